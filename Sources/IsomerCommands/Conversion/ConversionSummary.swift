import IsomerSyntax

/// The report of a conversion for standard error.
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
    let types = converted.map(\.types.count).reduce(0, +)
    let left = converted.map(\.left.count).reduce(0, +)
    let bridged = converted.map(\.bridged.count).reduce(0, +)
    let severity = left == 0 ? "remark" : "warning"
    var summary = "\(severity): \(count(types, "type")) converted, \(left) left as they were"
    if bridged > 0 { summary += ", \(bridged) of them used through '.codable()'" }
    return lines + [summary]
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
