import IsomerSyntax

/// The check for mapped types with code that `isomer convert` did not convert.
package enum ConversionChecks {
  /// The beginning of the comments at such code.
  package static let marker = "isomer-convert:"
  package static let id = Message.notConverted("").id

  static func run(_ files: [ParsedFile], _ reporter: Reporter) {
    for file in files {
      for offset in file.file.bytes.offsets(of: "// \(marker)") {
        guard let type = file.types.compactMap({ $0.innermost(at: offset, in: file.file) }).first,
          type.isMapped
        else { continue }
        reporter.report(
          .notConverted(type.name.text), in: file.file, at: SourceRange(start: offset, end: offset),
          notes: ["convert it, and remove the comment"])
      }
    }
  }
}

extension TypeDeclaration {
  /// Returns the innermost type at an offset, which can be in a comment above the type.
  fileprivate func innermost(at offset: Int, in file: SourceFile) -> TypeDeclaration? {
    if let nested = types.lazy.compactMap({ $0.innermost(at: offset, in: file) }).first {
      return nested
    }
    guard offset < range.end else { return nil }
    guard offset < range.start else { return self }
    let above = file.bytes[offset..<range.start].split(separator: UInt8(ascii: "\n"))
    let isAbove = above.allSatisfy { line in
      let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      return text.isEmpty || text.starts(with: "//".utf8) || text.starts(with: "@".utf8)
    }
    return isAbove ? self : nil
  }
}
