/// A table in the dialect of GitHub's Markdown.
///
/// Source: GitHub Flavored Markdown Spec, 4.10 "Tables (extension)".
struct MarkdownTable {
  let heading: [String]
  private(set) var rows: [[String]] = []

  init(_ heading: [String]) { self.heading = heading }

  mutating func add(_ row: [String]) { rows.append(row) }

  var text: String {
    let line = heading.map { _ in "---" }
    return ([heading, line] + rows).map { row in
      "| " + row.map(Self.escaped).joined(separator: " | ") + " |"
    }.joined(separator: "\n")
  }

  /// Escapes what would end the cell; a line break is a space.
  private static func escaped(_ cell: String) -> String {
    cell.replacing("|", with: "\\|").split(whereSeparator: \.isNewline)
      .map(\.trimmingBlanks).joined(separator: " ")
  }

  /// Returns a text as code; the fence is longer than the backticks inside.
  static func code(_ text: String) -> String {
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    guard longest > 0 else { return text.isEmpty ? "" : "`\(text)`" }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence) \(text) \(fence)"
  }

  /// Returns texts as code, separated by commas.
  static func codes(_ texts: [String]) -> String { texts.map(code).joined(separator: ", ") }
}
