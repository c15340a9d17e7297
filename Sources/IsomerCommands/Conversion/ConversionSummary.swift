import IsomerSyntax

/// The report of a conversion.
package enum ConversionSummary {
  /// Returns a line for each remark, `path:line:column: warning: text`, and one with the counts.
  package static func lines(of converted: [ConvertedSource]) -> [String] {
    var lines: [String] = []
    for source in converted {
      let remarks = source.marks.map { ("warning", $0) } + source.notes.map { ("note", $0) }
      for (kind, remark) in remarks.sorted(by: { $0.1.location < $1.1.location }) {
        let place = "\(source.file.path):\(remark.location.line):\(remark.location.column)"
        lines.append("\(place): \(kind): \(remark.text)")
      }
    }
    return lines + [counts(of: converted)]
  }

  private static func counts(of converted: [ConvertedSource]) -> String {
    let types = converted.flatMap(\.types)
    let left = types.filter { $0.reason != nil }
    let used = left.count(where: \.isUsedThroughCodable)
    let whole = types.count - left.count
    let noun = whole == 1 ? "type" : "types"
    var summary = left.isEmpty ? "remark: " : "warning: "
    summary += "\(whole) \(noun) converted, \(left.count) left as they were"
    if used > 0 { summary += ", \(used) of them used through '.codable()'" }
    return summary
  }

  /// Returns a table in Markdown of the types and what is done with each.
  package static func plan(of converted: [ConvertedSource]) -> String {
    var lines = ["| type | place | result | why |", "|---|---|---|---|"]
    for source in converted {
      for type in source.types {
        let result =
          type.reason == nil
          ? "converted" : type.isUsedThroughCodable ? "left, used through `.codable()`" : "left"
        let reason = type.reason?.replacing("|", with: "\\|") ?? ""
        lines.append(
          "| \(type.path) | \(source.file.path):\(type.line) | \(result) | \(reason) |")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
