/// An annotation and the position of its comment.
struct PlacedAnnotation: Sendable {
  var annotation: Annotation
  /// True for `@mapped file …`.
  var isOfFile: Bool
  /// True for `/* @mapped … */`.
  var isBlock: Bool
  /// The index of the item after the comment.
  var position: Int
  /// The line on which the comment begins.
  var line: Int
  var hasCodeBefore: Bool
  /// True if code follows on the line on which the comment ends.
  var hasCodeAfter: Bool
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
    return finder
  }

  /// Reads a comment with its continuation lines, and returns the index of the next comment.
  private mutating func read(_ index: Int) -> Int {
    let comment = stream.comments[index]
    guard Self.mayBeAnnotation(comment.token, in: stream) else {
      if let marker = comment.token.buriedMarker(in: stream.bytes) {
        problems.append(.buriedAnnotation.at(marker))
      } else if let marker = bareMarker(index) {
        problems.append(.misspeltAnnotation("mapped", .warning).at(marker))
      }
      return index + 1
    }
    let text = CommentText(comment.token, in: stream.bytes)
    guard let marker = Marker(text) else { return index + 1 }
    let place = text.place(marker.range).start
    switch marker.certainty {
    case .exact: return read(text, from: index)
    case .slip: problems.append(.misspeltAnnotation(marker.text, .error).at(place))
    case .likely: problems.append(.misspeltAnnotation(marker.text, .warning).at(place))
    case .doubtful: doubts.append(.misspeltAnnotation(marker.text, .warning).at(place))
    }
    return index + 1
  }

  /// Returns the offset of `mapped` without `@` in a comment above a type.
  ///
  /// The comment contains nothing else, or options, and does not continue a sentence.
  private func bareMarker(_ index: Int) -> Int? {
    let comment = stream.comments[index]
    guard comment.isFirstOnLine, stream.isType(comment.position),
      index == 0 || !isContinuation(comment, of: stream.comments[index - 1])
    else { return nil }
    let text = CommentText(comment.token, in: stream.bytes)
    guard let start = text.bytes.firstIndex(where: { !CommentText.isBlank($0) }) else { return nil }
    let name = text.bytes[start...].prefix(while: MarkerSearch.continuesName)
    guard name.elementsEqual(MarkerSearch.word.utf8), text.isAnnotation(after: name.endIndex) else {
      return nil
    }
    return text.place(SourceRange(start: start, end: name.endIndex)).start
  }

  /// Returns true if the first byte after markers and spaces is `@`, without copying the comment.
  private static func mayBeAnnotation(_ comment: Token, in stream: TokenStream) -> Bool {
    stream.bytes[comment.range].first { byte in
      byte != UInt8(ascii: "/") && byte != UInt8(ascii: "*") && !CommentText.isBlank(byte)
    } == UInt8(ascii: "@")
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
    for inner in parser.stream.comments where Self.isAnnotation(inner, in: parser.stream) {
      problems.append(.buriedAnnotation.at(text.place(inner.token.range).start))
    }
    place(parser, from: index, to: index + used - 1)
    return index + used
  }

  /// Reports a comma at the end whose next line does not continue the annotation.
  private mutating func checkComma(_ parser: AnnotationParser, next: Int) {
    guard let comma = parser.trailingComma, next < stream.comments.count,
      isContinuation(stream.comments[next], of: stream.comments[next - 1]),
      !Self.isAnnotation(stream.comments[next], in: stream)
    else { return }
    problems.append(.trailingComma.at(comma))
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
      opening == .string || !Self.isAnnotation(stream.comments[end], in: stream)
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

  private static func isAnnotation(_ comment: TokenStream.Comment, in stream: TokenStream) -> Bool {
    mayBeAnnotation(comment.token, in: stream)
      && Marker(CommentText(comment.token, in: stream.bytes)) != nil
  }

  private mutating func place(_ parser: AnnotationParser, from first: Int, to last: Int) {
    let comment = stream.comments[first]
    let end = stream.comments[last]
    let next = stream.items.indices.contains(end.position) ? stream.items[end.position] : nil
    annotations.append(
      PlacedAnnotation(
        annotation: parser.annotation, isOfFile: parser.isOfFile,
        isBlock: comment.token.kind == .blockComment, position: end.position,
        line: comment.line, hasCodeBefore: !comment.isFirstOnLine,
        hasCodeAfter: next.map { $0.line == end.lastLine } ?? false))
  }
}

/// The `@word` at the start of a comment.
private struct Marker {
  /// The range of the `@` and the word.
  var range: SourceRange
  var text: String
  var certainty: Certainty

  enum Certainty { case exact, slip, likely, doubtful }

  /// Returns nil unless the comment begins with `@mapped` or a similar word.
  init?(_ comment: CommentText) {
    let bytes = comment.bytes
    guard let start = bytes.firstIndex(where: { !CommentText.isBlank($0) }),
      bytes[start] == UInt8(ascii: "@")
    else { return nil }
    let name = Array(bytes[(start + 1)...].prefix(while: MarkerSearch.continuesName))
    var end = start + 1 + name.count
    if name.elementsEqual(MarkerSearch.word.utf8) {
      let hasColon = end < bytes.count && bytes[end] == UInt8(ascii: ":")
      certainty = hasColon ? .slip : .exact
      if hasColon { end += 1 }
    } else if MarkerSearch.isSlip(name) {
      certainty = .slip
    } else if MarkerSearch.isWord(name), comment.isAnnotation(after: end) {
      certainty = .likely
    } else if MarkerSearch.isNearMiss(name) {
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
  /// Returns true if a type is declared at the item, which can be an attribute or a modifier.
  fileprivate func isType(_ index: Int) -> Bool {
    let words: [StaticString] = [
      "struct", "class", "enum", "final", "open", "public", "package", "indirect", "nonisolated",
    ]
    return words.contains { self.is(index, $0) }
      || index < count && bytes[items[index].range.start] == UInt8(ascii: "@")
  }
}
