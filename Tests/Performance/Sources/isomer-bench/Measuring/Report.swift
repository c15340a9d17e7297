import Foundation

/// Formats results.
enum Report {
  /// Returns one line per result, for scripts.
  static func plain(_ results: [Figures]) -> String {
    results.map { result in
      let title = result.format.title(result.direction)
      let fields = [title, result.subject, result.engine.rawValue]
      return (fields + ["\(Int(result.median))", "\(result.bytes)"]).joined(separator: "\t")
    }.joined(separator: "\n")
  }

  /// Returns a table for each direction, with the ratio of the medians.
  static func table(_ results: [Figures]) -> String {
    var lines = ["medians of one process, interleaved; \(build) build"]
    for direction in Direction.allCases {
      let rows = results.filter { $0.direction == direction }
      if rows.isEmpty { continue }
      let isAboutReports = rows.contains { $0.engine == .report }
      lines += ["", isAboutReports ? reportHeading : heading(rows[0])]
      var names: [String] = []
      for row in rows where !names.contains(row.subject) { names.append(row.subject) }
      for name in names {
        let row = rows.filter { $0.subject == name }
        lines.append(isAboutReports ? reportLine(name, row) : line(name, row))
      }
    }
    return lines.joined(separator: "\n")
  }

  static var build: String {
    #if DEBUG
    "debug"
    #else
    "release"
    #endif
  }

  private static func heading(_ row: Figures) -> String {
    let title = row.format.title(row.direction)
    return cells([title, "KB", "Foundation ms", "Isomer ms", "MB/s", "times as fast"])
  }

  private static func line(_ name: String, _ rows: [Figures]) -> String {
    let foundation = rows.first { $0.engine == .foundation }
    let isomer = rows.first { $0.engine == .isomer }
    let size = (isomer ?? foundation).map { "\($0.bytes / 1000)" } ?? ""
    var ratio = ""
    if let foundation, let isomer { ratio = decimal(foundation.median / isomer.median, 1) }
    return cells([
      name, size, foundation.map(milliseconds) ?? "", isomer.map(milliseconds) ?? "",
      isomer.map { decimal($0.megabytesPerSecond, 0) } ?? "", ratio,
    ])
  }

  private static let reportHeading = cells([
    "decode", "KB", "without ms", "with report ms", "MB/s", "times as long",
  ])

  private static func reportLine(_ name: String, _ rows: [Figures]) -> String {
    let without = rows.first { $0.engine == .isomer }
    let with = rows.first { $0.engine == .report }
    var ratio = ""
    if let without, let with { ratio = decimal(with.median / without.median, 2) }
    return cells([
      name, with.map { "\($0.bytes / 1000)" } ?? "", without.map(milliseconds) ?? "",
      with.map(milliseconds) ?? "", with.map { decimal($0.megabytesPerSecond, 0) } ?? "", ratio,
    ])
  }

  private static func milliseconds(_ result: Figures) -> String { decimal(result.median / 1e6, 3) }

  static func decimal(_ number: Double, _ digits: Int) -> String {
    String(format: "%.\(digits)f", number)
  }

  /// Returns one line; all columns except the first are right-aligned.
  static func cells(_ texts: [String], widths: [Int] = [20, 8, 16, 12, 8, 15]) -> String {
    zip(texts, widths).enumerated().map { column, cell in
      let blanks = String(repeating: " ", count: max(1, cell.1 - cell.0.count))
      return column == 0 ? cell.0 + blanks : blanks + cell.0
    }.joined()
  }
}
