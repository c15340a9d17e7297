/// A Swift source file: its path and its bytes.
///
/// Positions are byte offsets into `bytes`; diagnostics convert them into lines and columns.
package struct SourceFile: Sendable, Equatable {
  /// The path as it was passed to the tool, which diagnostics print unchanged.
  package let path: String
  package let bytes: [UInt8]
  /// The offset of each line except the first; nil until the file is parsed, because most never
  /// are.
  private var lineStarts: [Int]?
  private var kept: KeptDeclarations?

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  package static func == (first: SourceFile, second: SourceFile) -> Bool {
    first.path == second.path && first.bytes == second.bytes
  }

  /// The declarations.
  package var parsed: ParsedFile {
    if let file = kept?.file { return file }
    let file = DeclarationParser.parse(self)
    kept?.file = file
    return file
  }

  /// The file, whose copies parse it only once, for a single thread.
  package var keepingDeclarations: SourceFile {
    var file = self
    file.kept = kept ?? KeptDeclarations()
    return file
  }

  /// Unchecked, because only a file for a single thread has one.
  private final class KeptDeclarations: @unchecked Sendable { var file: ParsedFile? }

  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The last component of the path, for example `Issue.swift`.
  package var name: String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// Returns the text of a range; invalid UTF-8 becomes U+FFFD.
  package func text(_ range: SourceRange) -> String {
    String(decoding: bytes[range.start..<range.end], as: UTF8.self)
  }

  /// The file with the offsets of its lines, which makes `location(at:)` fast.
  package var indexed: SourceFile {
    var file = self
    file.lineStarts = lineStarts ?? findLineStarts()
    return file
  }

  /// Returns the offsets after `\n`, `\r\n` or a lone `\r`.
  private func findLineStarts() -> [Int] {
    let returns = bytes.offsets(of: "\r").filter {
      $0 + 1 == bytes.count || bytes[$0 + 1] != UInt8(ascii: "\n")
    }
    return (bytes.offsets(of: "\n") + returns).map { $0 + 1 }.sorted()
  }

  /// Returns the line and column of a byte offset; an offset past the end counts as the end.
  package func location(at offset: Int) -> SourceLocation {
    let lineStarts = lineStarts ?? findLineStarts()
    let end = min(offset, bytes.count)
    // The number of lines after the first that begin at or before the offset.
    let lines = lineStarts.partition { $0 > end }
    let start = lines == 0 ? 0 : lineStarts[lines - 1]
    return SourceLocation(line: lines + 1, column: end - start + 1)
  }
}

/// A half-open range of byte offsets in a source file.
package struct SourceRange: Sendable, Equatable, Hashable {
  package var start: Int
  package var end: Int

  package init(start: Int, end: Int) {
    self.start = start
    self.end = end
  }

  package var count: Int { end - start }
}

/// A position in a file: line and column from 1, with columns in UTF-8 bytes.
package struct SourceLocation: Sendable, Equatable, Hashable, Comparable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
