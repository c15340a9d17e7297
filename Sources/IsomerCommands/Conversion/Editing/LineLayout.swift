import IsomerSyntax

/// The lines around a range of a source.
struct LineLayout {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private func lineStart(_ offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return start
  }

  /// Returns the offset after the line break that ends the line.
  private func lineEnd(_ offset: Int) -> Int {
    var end = offset
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    return min(end + 1, bytes.count)
  }

  /// Returns the text of the line that contains an offset, without spaces at its ends.
  private func line(at offset: Int) -> String {
    let start = lineStart(offset)
    return String(decoding: bytes[start..<lineEnd(offset)], as: UTF8.self).trimmingBlanks
  }

  /// Returns the spaces and tabs at the beginning of the line.
  func indentation(at offset: Int) -> String {
    let start = lineStart(offset)
    return String(decoding: bytes[start...].prefix { Self.isBlank($0) }, as: UTF8.self)
  }

  /// Returns the indentation of a declaration, also of one that follows an opening brace on its line.
  func memberIndentation(at offset: Int) -> String {
    indentation(at: offset) + (isFirstOnLine(offset) ? "" : "  ")
  }

  func isFirstOnLine(_ offset: Int) -> Bool {
    bytes[lineStart(offset)..<offset].allSatisfy(Self.isBlank)
  }

  /// Returns the text that makes a line of text precede the code at an offset.
  func ownLine(_ text: String, at offset: Int) -> String {
    let indentation = indentation(at: offset)
    guard isFirstOnLine(offset) else { return "\n\(indentation)  \(text)\n\(indentation)  " }
    return "\(text)\n\(indentation)"
  }

  /// Returns true if the previous lines of comments contain a text.
  func isPreceded(by text: String, at offset: Int) -> Bool {
    guard isFirstOnLine(offset) else { return false }
    var start = lineStart(offset)
    while start > 0 {
      let line = line(at: start - 1)
      guard line.hasPrefix("//") else { return false }
      if line.contains(text) { return true }
      start = lineStart(start - 1)
    }
    return false
  }

  /// Returns the offset of the first of the lines of comments directly before a declaration.
  func blockStart(_ offset: Int) -> Int {
    var start = lineStart(offset)
    while start > 0, ["//", "*", "/*"].contains(where: line(at: start - 1).hasPrefix) {
      start = lineStart(start - 1)
    }
    return start
  }

  /// Returns the imports of modules that a file lacks, with their offset: after its other imports, or
  /// before the comments of its first declaration.
  func importText(
    _ modules: Set<String>, besides imports: [ImportDeclaration], before first: Int, start: Int
  ) -> (text: String, offset: Int)? {
    let missing = modules.subtracting(imports.map(\.module)).sorted()
    guard !missing.isEmpty else { return nil }
    let text = missing.map { "import \($0)" }.joined(separator: "\n")
    if let last = imports.last(where: \.conditions.isEmpty) { return ("\n" + text, last.range.end) }
    return (text + "\n\n", max(blockStart(first), start))
  }

  /// Returns the lines of declarations that are removed, with their documentation comments and the
  /// blank lines that would be left over.
  ///
  /// A declaration that shares its lines with other code is removed without them.
  func lines(of declarations: [SourceRange]) -> [SourceRange] {
    var merged: [SourceRange] = []
    for range in declarations.map(wholeLines).sorted(by: { $0.start < $1.start }) {
      if let last = merged.last, range.start <= last.end {
        merged[merged.count - 1].end = max(last.end, range.end)
      } else {
        merged.append(range)
      }
    }
    return merged.map(withLeftoverBlankLine)
  }

  /// Returns the lines of a declaration, or its range if other code is on its lines.
  private func wholeLines(_ range: SourceRange) -> SourceRange {
    var end = range.end
    while end < bytes.count, Self.isBlank(bytes[end]) { end += 1 }
    let endsLine =
      end == bytes.count || bytes[end] == UInt8(ascii: "\n") || bytes[end] == UInt8(ascii: "\r")
    guard isFirstOnLine(range.start), endsLine else { return range }
    var start = lineStart(range.start)
    while start > 0, line(at: start - 1).hasPrefix("///") { start = lineStart(start - 1) }
    return SourceRange(start: start, end: lineEnd(end))
  }

  private func withLeftoverBlankLine(_ range: SourceRange) -> SourceRange {
    guard range.start == lineStart(range.start), range.start > 0 else { return range }
    var range = range
    let next = range.end < bytes.count ? line(at: range.end) : "}"
    let previous = line(at: range.start - 1)
    if previous.isEmpty, next.isEmpty || next.hasPrefix("}") {
      range.start = lineStart(range.start - 1)
    } else if next.isEmpty, previous.hasSuffix("{") {
      range.end = lineEnd(range.end)
    }
    return range
  }
}
