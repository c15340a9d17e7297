import IsomerSyntax

/// The check for mapped types with code that `isomer convert` did not convert.
package enum ConversionChecks {
  /// The beginning of the comments at such code.
  package static let marker = "isomer-convert:"
  package static let id = Message(.notConverted, "").id

  static func run(_ files: [ParsedFile], _ reporter: Reporter) {
    for file in files {
      let offsets = file.file.bytes.offsets(of: "// \(marker)")
      guard !offsets.isEmpty else { continue }
      let types = file.allTypes
      for offset in offsets {
        let below = types.first { $0.range.start > offset }
        let type =
          below.flatMap { $0.isBelow(offset, in: file.file) ? $0 : nil }
          ?? types.last { $0.range.start <= offset && offset < $0.range.end }
        guard let type, type.isMapped, !type.hasTransformer
        else { continue }
        reporter.report(
          Message(.notConverted, type.name.text), in: file.file,
          at: SourceRange(start: offset, end: offset),
          notes: ["convert it, and remove the comment"])
      }
    }
  }
}

extension TypeDeclaration {
  /// Returns true if a comment at an offset is above the type.
  fileprivate func isBelow(_ offset: Int, in file: SourceFile) -> Bool {
    let above = file.bytes[offset..<range.start].split(separator: UInt8(ascii: "\n"))
    return above.allSatisfy { line in
      let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      return text.isEmpty || text.starts(with: "//".utf8) || text.starts(with: "@".utf8)
    }
  }
}
