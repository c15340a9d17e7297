/// Parses `@mapped(profile) word, word: value` in the text of a comment.
struct AnnotationParser {
  /// An open bracket or string at the end of a line, which continues the annotation on the next
  /// line.
  enum Opening { case bracket, string }

  let text: CommentText
  let stream: TokenStream
  /// The construct that is open at the end of the text.
  private(set) var opening: Opening?
  /// The number of lines that the annotation spans.
  private(set) var lineCount = 1
  private(set) var extent = AnnotationExtent.declaration
  private(set) var annotation: Annotation
  var problems: [Problem] = []
  var position = 2
  /// The end of the annotation; in line comments, the first line break outside brackets.
  private(set) var end: Int

  /// Finds the end of the annotation; the text must begin with its marker.
  init(_ text: CommentText, isBlock: Bool) {
    self.text = text
    stream = TokenStream(text.bytes)
    end = stream.count
    let marker = text.place(stream.range(0..<min(2, stream.count)))
    annotation = Annotation(range: marker, profiles: [], options: [])
    if !isBlock { findEnd() }
  }

  private mutating func findEnd() {
    var index = 0
    while index < stream.count {
      if index > 0, stream.items[index].isAfterNewline { break }
      if stream.isOpening(index), !stream.isClosed(index) {
        opening = .bracket
        index = stream.count
      } else {
        if isOpenString(index) { opening = .string }
        index = stream.after(index)
      }
    }
    end = min(index, stream.count)
    lineCount = end > 0 ? stream.lastLine(end - 1) : 1
  }

  private func isOpenString(_ index: Int) -> Bool {
    guard stream.kind(index) == .unterminatedString else { return false }
    return stream.text(index).drop { $0 == "#" }.hasPrefix("\"\"\"")
  }

  mutating func parse() {
    parseProfiles()
    parseExtent()
    while position < end {
      let before = position
      if let option = parseOption() { annotation.options.append(option) }
      if position == before { position = stream.after(position) }
    }
  }

  /// Parses `(twitter, facebook)`.
  private mutating func parseProfiles() {
    guard stream.is(position, "(") else { return }
    let start = position
    position = min(end, stream.after(start))
    guard stream.isClosed(start) else { return report(unclosed: start) }
    let profiles = stream.elements((start + 1)..<(position - 1))
    if profiles.isEmpty {
      report(.emptyProfileList, at: start, fix: "name a profile, or remove the parentheses")
    }
    if let first = profiles.first, stream.is(first.lowerBound + 1, ":") {
      let words = stream.text(stream.range((start + 1)..<(position - 1)))
      return report(.expectedProfile, words, at: first.lowerBound, fix: "write '@mapped \(words)'")
    }
    for profile in profiles {
      guard profile.count == 1, stream.isIdentifier(profile.lowerBound) else {
        report(.expectedProfile, stream.text(stream.range(profile)), at: profile.lowerBound)
        continue
      }
      annotation.profiles.append(name(at: profile.lowerBound))
    }
  }

  /// Parses `file` or `target`, unless a colon or dot follows it.
  private mutating func parseExtent() {
    guard position < end, !stream.is(position + 1, ":"), !stream.is(position + 1, "."),
      let found = AnnotationExtent(rawValue: stream.text(position)), found != .declaration
    else { return }
    extent = found
    position += 1
    if position < end, stream.is(position, ",") { position += 1 }
  }

  /// The offset of a comma at the end of the annotation.
  var trailingComma: Int? {
    guard end > 2, stream.is(end - 1, ",") else { return nil }
    return text.place(stream.items[end - 1].range).start
  }

  /// Returns the name at an index, with its range in the file.
  func name(at index: Int) -> Name {
    let name = stream.name(index)
    return Name(name.text, text.place(name.range))
  }

  mutating func report(
    _ problem: ProblemText, _ word: String = "", at index: Int, fix: String? = nil
  ) {
    let range =
      stream.items.indices.contains(index)
      ? stream.items[index].range
      : SourceRange(start: max(0, stream.bytes.count - 1), end: stream.bytes.count)
    problems.append(Problem(problem, word, at: text.place(range).start, fix: fix))
  }

  mutating func report(unclosed index: Int) {
    let bracket = stream.text(index)
    let partner = bracket == "(" ? ")" : bracket == "[" ? "]" : "}"
    report(.unclosedBracket, bracket, at: index, fix: "insert '\(partner)'")
  }
}
