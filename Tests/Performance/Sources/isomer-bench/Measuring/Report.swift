import Foundation

/// Prints results.
enum Report {
  /// One line a result, for scripts.
  static func plain(_ results: [Figures]) -> String {
    results.map { result in
      let fields = [result.direction.rawValue, result.subject, result.engine.rawValue]
      return (fields + ["\(Int(result.median))", "\(result.bytes)"]).joined(separator: "\t")
    }.joined(separator: "\n")
  }

  /// A table for each direction, with the ratio of the medians.
  static func table(_ results: [Figures]) -> String {
    var lines = ["medians of one process, interleaved; \(build) build"]
    for direction in Direction.allCases {
      let rows = results.filter { $0.direction == direction }
      if rows.isEmpty { continue }
      lines += ["", heading(direction)]
      for name in Subject.names where rows.contains(where: { $0.subject == name }) {
        lines.append(line(name, rows.filter { $0.subject == name }))
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

  private static func heading(_ direction: Direction) -> String {
    let foundation = direction == .decode ? "JSONDecoder" : "JSONEncoder"
    return cells([
      direction.rawValue, "KB", foundation + " ms", "Isomer ms", "MB/s", "times as fast",
    ])
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

  private static func milliseconds(_ result: Figures) -> String { decimal(result.median / 1e6, 3) }

  static func decimal(_ number: Double, _ digits: Int) -> String {
    String(format: "%.\(digits)f", number)
  }

  /// One line; all columns but the first are flush right.
  static func cells(_ texts: [String], widths: [Int] = [14, 8, 16, 12, 8, 15]) -> String {
    zip(texts, widths).enumerated().map { column, cell in
      let blanks = String(repeating: " ", count: max(1, cell.1 - cell.0.count))
      return column == 0 ? cell.0 + blanks : blanks + cell.0
    }.joined()
  }
}
