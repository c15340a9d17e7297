import IsomerSyntax

/// The report of a conversion.
package enum ConversionSummary {
  /// Returns a line for each remark: `path:line:column: warning: text`.
  package static func lines(of converted: [ConvertedSource]) -> [String] {
    var lines: [String] = []
    for source in converted {
      let remarks = source.marks.map { ("warning", $0) } + source.notes.map { ("note", $0) }
      for (kind, remark) in remarks.sorted(by: { $0.1.location < $1.1.location }) {
        let place = "\(source.file.path):\(remark.location.line):\(remark.location.column)"
        lines.append("\(place): \(kind): \(remark.text)")
      }
    }
    return lines
  }

  /// Returns the numbers of types: `2 types converted, 1 left as they were`.
  package static func counts(of converted: [ConvertedSource]) -> String {
    let types = converted.flatMap(\.types)
    let left = types.filter { $0.reason != nil }
    let used = left.count(where: \.isUsedThroughCodable)
    let whole = types.count - left.count
    let noun = whole == 1 ? "type" : "types"
    var summary = "\(whole) \(noun) converted, \(left.count) left as they were"
    if used > 0 { summary += ", \(used) of them used through '.codable()'" }
    return summary
  }

  /// Returns the numbers, a table in Markdown of the types with what is done with each, and one of
  /// the reasons for leaving types.
  package static func plan(of converted: [ConvertedSource]) -> String {
    var types = MarkdownTable(["type", "place", "result", "why"])
    var reasons: [String: Int] = [:]
    for source in converted {
      for type in source.types {
        let left = type.isUsedThroughCodable ? "left, used through `.codable()`" : "left"
        let place = "\(source.file.path):\(type.line)"
        types.add([type.path, place, type.reason == nil ? "converted" : left, type.reason ?? ""])
        if let reason = type.reason { reasons[kind(of: reason), default: 0] += 1 }
      }
    }
    let widened = converted.flatMap(\.notes).count { $0.text.hasSuffix(Widening.remark) }
    var text = counts(of: converted)
    if widened > 0 { text += "; 'private' removed: \(widened)" }
    text += "\n\n\(types.text)\n"
    guard !reasons.isEmpty else { return text }
    var frequent = MarkdownTable(["reason", "types"])
    let sorted = reasons.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    for (reason, count) in sorted { frequent.add([reason, "\(count)"]) }
    return "\(text)\n\(frequent.text)\n"
  }

  /// Returns a reason without the names in it.
  private static func kind(of reason: String) -> String {
    reason.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .map { $0.offset.isMultiple(of: 2) ? String($0.element) : "'…'" }.joined()
  }
}
