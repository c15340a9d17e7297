/// The text of one comment, or of several consecutive line comments, without their markers.
///
/// The text of an annotation is lexed as Swift source. Each segment records its offset in the file:
///
///     file   // @mapped with: .map([⏎   //   "a": .b⏎   // ])
///     text    @mapped with: .map([⏎       "a": .b⏎      ])
///
/// Spaces replace the markers of all lines except the first, so that multi-line expressions keep
/// their columns. Every line has the same number of spaces as the second line, because indentation
/// is significant in multi-line string literals.
struct CommentText: Sendable {
  private(set) var bytes: [UInt8] = []
  /// The start of each segment, in the text and in the file.
  private var stretches: [(text: Int, file: Int)] = []
  /// The number of bytes up to the end of the marker in the second line.
  private var indentation: Int?

  init(_ comment: Token, in source: [UInt8]) {
    if comment.kind == .lineComment {
      append(line: comment, in: source)
    } else {
      append(block: comment, in: source)
    }
  }

  /// Appends the text of a line comment as a new line.
  mutating func append(line comment: Token, in source: [UInt8]) {
    var start = comment.range.start + 2
    if start < comment.range.end, source[start] == UInt8(ascii: "/") { start += 1 }
    if !stretches.isEmpty {
      bytes.append(UInt8(ascii: "\n"))
      let lineBreak = source[..<comment.range.start].lastIndex(of: UInt8(ascii: "\n")) ?? -1
      indent(start - lineBreak - 1)
    }
    append(SourceRange(start: start, end: comment.range.end), in: source)
  }

  private mutating func append(block comment: Token, in source: [UInt8]) {
    var range = SourceRange(start: comment.range.start + 2, end: comment.range.end)
    let isClosed =
      range.count >= 2 && source[range.end - 2] == UInt8(ascii: "*")
      && source[range.end - 1] == UInt8(ascii: "/")
    if isClosed { range.end -= 2 }
    if range.count > 0, source[range.start] == UInt8(ascii: "*") { range.start += 1 }
    let lines = Self.lines(range, in: source)
    let firsts = lines.map { line in source[line].firstIndex { !Self.isBlank($0) } }
    // Each further line is blank or begins with a decorative `*`.
    let isDecorated = firsts.dropFirst().allSatisfy { first in
      first.map { source[$0] == UInt8(ascii: "*") } ?? true
    }
    for (index, line) in lines.enumerated() {
      var text = line
      if isDecorated, index > 0, let star = firsts[index] {
        text.start = star + 1
        indent(text.start - line.start)
      }
      append(text, in: source)
    }
  }

  private mutating func indent(_ width: Int) {
    let width = indentation ?? width
    indentation = width
    bytes += repeatElement(UInt8(ascii: " "), count: width)
  }

  private mutating func append(_ range: SourceRange, in source: [UInt8]) {
    stretches.append((bytes.count, range.start))
    bytes += source[range]
  }

  /// Returns the range in the file of a range in the text.
  func place(_ range: SourceRange) -> SourceRange {
    let start = place(range.start)
    return SourceRange(start: start, end: range.count == 0 ? start : place(range.end - 1) + 1)
  }

  private func place(_ offset: Int) -> Int {
    let stretch = stretches[max(1, stretches.partition { $0.text > offset }) - 1]
    return stretch.file + offset - stretch.text
  }
}

extension CommentText {
  /// Returns the lines of a block comment, including their line breaks.
  private static func lines(_ range: SourceRange, in source: [UInt8]) -> [SourceRange] {
    var lines: [SourceRange] = []
    var start = range.start
    for index in range.start..<range.end where source[index] == UInt8(ascii: "\n") {
      lines.append(SourceRange(start: start, end: index + 1))
      start = index + 1
    }
    return lines + [SourceRange(start: start, end: range.end)]
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
      || byte == UInt8(ascii: "\r")
  }
}
