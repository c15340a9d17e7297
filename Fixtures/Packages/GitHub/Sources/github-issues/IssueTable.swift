import Foundation

/// A table of issues: number, state, title, author, labels, day of the last change.
struct IssueTable {
  var issues: [Issue]

  private static let heading = ["#", "state", "title", "author", "labels", "updated"]
  /// The maximum width of a column; longer texts are truncated.
  private static let widest = 48

  var text: String {
    let rows = [Self.heading] + issues.map(Self.cells)
    let widths = Self.heading.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    var lines = rows.map { Self.line($0, widths) }
    lines.insert(widths.map { String(repeating: "─", count: $0) }.joined(separator: "  "), at: 1)
    return lines.joined(separator: "\n")
  }

  private static func cells(_ issue: Issue) -> [String] {
    let labels = issue.labels.map(\.name).joined(separator: ", ")
    let day = issue.updatedAt.formatted(.iso8601.year().month().day())
    return ["\(issue.number)", name(issue), issue.title, issue.author.login, labels, day].map(cut)
  }

  private static func name(_ issue: Issue) -> String {
    let state =
      switch issue.state {
      case .open: "open"
      case .closed: "closed"
      case .other(let name): name
      }
    return issue.lockReason == nil ? state : state + ", locked"
  }

  private static func cut(_ text: String) -> String {
    text.count <= widest ? text : text.prefix(widest - 1) + "…"
  }

  /// Returns a line whose first cell is aligned right and the others left.
  private static func line(_ cells: [String], _ widths: [Int]) -> String {
    let padded = zip(cells, widths).enumerated().map { column, cell in
      let blanks = String(repeating: " ", count: cell.1 - cell.0.count)
      return column == 0 ? blanks + cell.0 : cell.0 + blanks
    }
    return padded.joined(separator: "  ").replacing(#/ +$/#, with: "")
  }
}
