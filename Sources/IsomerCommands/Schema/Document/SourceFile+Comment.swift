import IsomerSyntax

extension SourceFile {
  /// Returns the documentation comment of the declaration whose name is at an offset, without markers.
  func comment(before offset: Int) -> String? {
    let lines = String(decoding: bytes.prefix(offset), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    var found: [String] = []
    var isInBlock = false
    for line in lines.reversed() {
      let line = line.trimmingBlanks
      if isInBlock || line.hasSuffix("*/") {
        guard isInBlock || line.hasPrefix("/*") || line.hasPrefix("*") else { break }
        isInBlock = !line.hasPrefix("/*")
        let isDocumentation = line.hasPrefix("/**")
        found.insert(Self.withoutMarkers(line), at: 0)
        if !isInBlock, !isDocumentation { found = [] }
      } else if line.hasPrefix("///") {
        found.insert(line.dropFirst(3).trimmingBlanks, at: 0)
      } else if !line.hasPrefix("//"), !line.hasPrefix("@") {
        break
      }
    }
    return Self.paragraphs(found)
  }

  private static func withoutMarkers(_ line: String) -> String {
    var line = line[...]
    if line.hasSuffix("*/") { line = line.dropLast(2) }
    for marker in ["/**", "/*", "*"] where line.hasPrefix(marker) {
      return line.dropFirst(marker.count).trimmingBlanks
    }
    return line.trimmingBlanks
  }

  /// Joins the lines of each paragraph, without annotations.
  private static func paragraphs(_ lines: [String]) -> String? {
    let lines = lines.filter { !$0.hasPrefix("@mapped") }
    let paragraphs = lines.split(separator: "").map { $0.joined(separator: " ") }
    return paragraphs.isEmpty ? nil : paragraphs.joined(separator: "\n\n")
  }
}
