/// The declarations that an annotation applies to.
enum AnnotationExtent: String {
  case declaration
  /// `@mapped file …`: every annotated type of the file.
  case file
  /// `@mapped target …`: every annotated type of the target.
  case target
}

/// An annotation and its comments.
struct PlacedAnnotation {
  var annotation: Annotation
  var extent: AnnotationExtent
  var first: TokenStream.Comment
  /// The last continuation line, or the only comment.
  var last: TokenStream.Comment

  var hasCodeBefore: Bool { !first.isFirstOnLine }
}

/// Finds and parses the annotations in the comments of a file.
struct AnnotationFinder {
  private let stream: TokenStream
  private(set) var annotations: [PlacedAnnotation] = []
  private(set) var problems: [Problem] = []
  /// The warnings that are reported only if the file contains annotations.
  private var doubts: [Problem] = []

  static func annotations(in stream: TokenStream) -> AnnotationFinder {
    var finder = AnnotationFinder(stream: stream)
    var index = 0
    while index < stream.comments.count { index = finder.read(index) }
    if !finder.annotations.isEmpty { finder.problems += finder.doubts }
    finder.findAttributes()
    return finder
  }

  /// Warns about `@mapped` as an attribute of a declaration.
  private mutating func findAttributes() {
    for index in stream.items.indices.dropLast()
    where stream.is(index, "@") && stream.is(index + 1, "mapped") {
      problems.append(
        Problem(
          .mappedAttribute, at: stream.items[index].range.start,
          fix: "write it in a comment: '// @mapped'", .warning))
    }
  }

  /// Reads a comment with its continuation lines, and returns the index of the next comment.
  private mutating func read(_ index: Int) -> Int {
    let comment = stream.comments[index]
    if !stream.mayBeAnnotation(comment) {
      if let marker = comment.token.buriedMarker(in: stream.bytes) {
        problems.append(Self.buried(at: marker))
        return index + 1
      }
      guard isAboveType(index) else { return index + 1 }
    }
    let text = CommentText(comment.token, in: stream.bytes)
    guard let marker = Marker(text) else { return index + 1 }
    if marker.certainty == .exact { return read(text, from: index) }
    let problem = Problem(
      .misspeltAnnotation, marker.text, at: text.place(marker.range).start,
      fix: "did you mean '@mapped'?", marker.certainty == .slip ? .error : .warning)
    if marker.certainty == .doubtful { doubts.append(problem) } else { problems.append(problem) }
    return index + 1
  }

  private static func buried(at offset: Int) -> Problem {
    Problem(.buriedAnnotation, at: offset, fix: "move it to the start of a comment", .warning)
  }

  /// Returns true if the comment is above a type and does not continue another, so that an annotation
  /// in it may lack its `@`.
  private func isAboveType(_ index: Int) -> Bool {
    let comment = stream.comments[index]
    return comment.isFirstOnLine && stream.isType(comment.position)
      && (index == 0 || !isContinuation(comment, of: stream.comments[index - 1]))
  }

  /// Reads an annotation with its continuation lines.
  ///
  /// While a bracket or string is open at the end of the text, the annotation is parsed again with
  /// 1, 2, 4, 8 … more lines, which takes linear time in total.
  private mutating func read(_ first: CommentText, from index: Int) -> Int {
    var text = first
    var lines = 1
    let isBlock = stream.comments[index].token.kind == .blockComment
    var parser = AnnotationParser(text, isBlock: isBlock)
    while let opening = parser.opening, let more = followingLines(index, lines, opening) {
      for line in more { text.append(line: stream.comments[line].token, in: stream.bytes) }
      lines += more.count
      parser = AnnotationParser(text, isBlock: isBlock)
    }
    parser.parse()
    let used = isBlock ? 1 : min(lines, parser.lineCount)
    problems += parser.problems
    if !isBlock { checkComma(parser, next: index + used) }
    for inner in parser.stream.comments where parser.stream.isAnnotation(inner) {
      problems.append(Self.buried(at: text.place(inner.token.range).start))
    }
    annotations.append(
      PlacedAnnotation(
        annotation: parser.annotation, extent: parser.extent, first: stream.comments[index],
        last: stream.comments[index + used - 1]))
    return index + used
  }

  /// Reports a comma at the end whose next line does not continue the annotation.
  private mutating func checkComma(_ parser: AnnotationParser, next: Int) {
    guard let comma = parser.trailingComma, next < stream.comments.count,
      isContinuation(stream.comments[next], of: stream.comments[next - 1]),
      !stream.isAnnotation(stream.comments[next])
    else { return }
    let fix = "add '@mapped' to the next line, or remove the ','"
    problems.append(Problem(.trailingComma, at: comma, fix: fix))
  }

  /// Returns up to `count` further `//` comments on consecutive lines.
  ///
  /// The start of another annotation ends them, except inside a string.
  private func followingLines(
    _ index: Int, _ count: Int, _ opening: AnnotationParser.Opening
  ) -> Range<Int>? {
    guard stream.comments[index].token.kind == .lineComment else { return nil }
    var end = index + count
    while end < stream.comments.count, end < index + 2 * count,
      isContinuation(stream.comments[end], of: stream.comments[end - 1]),
      opening == .string || !stream.isAnnotation(stream.comments[end])
    {
      end += 1
    }
    return end > index + count ? (index + count)..<end : nil
  }

  private func isContinuation(
    _ comment: TokenStream.Comment, of previous: TokenStream.Comment
  ) -> Bool {
    comment.token.kind == .lineComment && comment.isFirstOnLine
      && comment.line == previous.line + 1 && comment.position == previous.position
  }
}

/// The `@word` at the start of a comment, or `mapped` without the `@`.
private struct Marker {
  /// The range of the word and the `@`.
  var range: SourceRange
  var text: String
  var certainty: Certainty

  enum Certainty { case exact, slip, likely, doubtful }

  /// Returns nil unless the comment begins with `@mapped` or a similar word.
  init?(_ comment: CommentText) {
    let bytes = comment.bytes
    guard let start = bytes.firstIndex(where: { !CommentText.isBlank($0) }) else { return nil }
    let hasMark = bytes[start] == UInt8(ascii: "@")
    let first = hasMark ? start + 1 : start
    let name = Array(bytes[first...].prefix(while: MarkerSearch.continuesName))
    var end = first + name.count
    let isExact = name.elementsEqual(MarkerSearch.word.utf8)
    if hasMark, isExact {
      let hasColon = end < bytes.count && bytes[end] == UInt8(ascii: ":")
      certainty = hasColon ? .slip : .exact
      if hasColon { end += 1 }
    } else if hasMark, MarkerSearch.isSlip(name) {
      certainty = .slip
    } else if hasMark ? MarkerSearch.isWord(name) : isExact, comment.isAnnotation(after: end) {
      certainty = .likely
    } else if hasMark, MarkerSearch.isNearMiss(name) {
      certainty = .doubtful
    } else {
      return nil
    }
    range = SourceRange(start: start, end: end)
    text = String(decoding: bytes[range], as: UTF8.self)
  }
}

extension CommentText {
  /// Returns true if nothing follows, or an option with a value.
  fileprivate func isAnnotation(after end: Int) -> Bool {
    guard let next = bytes[end...].first(where: { !Self.isBlank($0) }) else { return true }
    return next != UInt8(ascii: "(") && Token.beginsOptions(bytes[end...])
  }
}

extension TokenStream {
  /// Returns true if the first byte after markers and spaces is `@`, without copying the comment.
  fileprivate func mayBeAnnotation(_ comment: Comment) -> Bool {
    bytes[comment.token.range].first { byte in
      byte != UInt8(ascii: "/") && byte != UInt8(ascii: "*") && !CommentText.isBlank(byte)
    } == UInt8(ascii: "@")
  }

  fileprivate func isAnnotation(_ comment: Comment) -> Bool {
    mayBeAnnotation(comment) && Marker(CommentText(comment.token, in: bytes)) != nil
  }

  /// Returns true if a type is declared at the item, which can be an attribute or a modifier.
  fileprivate func isType(_ index: Int) -> Bool {
    let words: [StaticString] = [
      "struct", "class", "enum", "final", "open", "public", "package", "indirect", "nonisolated",
    ]
    return words.contains { self.is(index, $0) }
      || index < count && bytes[items[index].range.start] == UInt8(ascii: "@")
  }
}
