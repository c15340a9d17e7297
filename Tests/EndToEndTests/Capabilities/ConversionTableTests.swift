import Foundation
import Isomer
import Testing

// @mapped coerce
enum ConvertedCode: Int { case ok = 7, failed = 1 }

// @mapped coerce: .case
enum ConvertedName: String { case seven = "7", yes, other = "true" }

// @mapped coerce
struct ConversionTable {
  var int: Int?
  var double: Double?
  var decimal: Decimal?
  var bool: Bool?
  var string: String?
  var date: Date?
  var code: ConvertedCode?
  var name: ConvertedName?
}

/// Compares the table of conversions in the guide with the conversions.
@Suite struct ConversionTableTests {
  private static let columns = [
    ("int", "`Int`"), ("double", "`Double`"), ("decimal", "`Decimal`"), ("bool", "`Bool`"),
    ("string", "`String`"), ("date", "`Date`"), ("code", "enum of 7 and 1"),
    ("name", "enum of \"7\", \"yes\", \"true\", `.case`"),
  ]

  private static let values = [
    "true", "0", "1", "7", "7.0", "1.5", "\"7\"", "\"7.0\"", "\"1.5\"", "\"true\"", "\"YES\"",
    "\"yes\"", "\"2015-09-25T07:00:00Z\"", "null",
  ]

  private func cell(_ key: String, _ value: String) -> String {
    guard let table = try? ConversionTable(json: "{\"\(key)\":\(value)}"),
      let text = try? table.jsonString()
    else { return "error" }
    let written = text.dropFirst("{\"\(key)\":".count).dropLast()
    return written.isEmpty ? "nil" : "`\(written)`"
  }

  @Test("The guide's table of conversions is what the conversions give")
  func table() throws {
    let columns = Self.columns
    let head = "| from | \(columns.map(\.1).joined(separator: " | ")) |"
    let rule = String(repeating: "|---", count: columns.count + 1) + "|"
    let rows = Self.values.map { value in
      "| `\(value)` | \(columns.map { cell($0.0, value) }.joined(separator: " | ")) |"
    }
    let table = ([head, rule] + rows).joined(separator: "\n")
    let guide = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/Isomer/Isomer.docc/Conversions.md").standardized
    let page = try String(contentsOf: guide, encoding: .utf8)
    let start = try #require(page.range(of: "| from |")?.lowerBound)
    let end = page.range(of: "\n\n", range: start..<page.endIndex)?.lowerBound ?? page.endIndex
    if ProcessInfo.processInfo.environment["ISOMER_RECORD"] != nil {
      try page.replacingCharacters(in: start..<end, with: table)
        .write(to: guide, atomically: true, encoding: .utf8)
    } else {
      #expect(page[start..<end] == table, "record it with ISOMER_RECORD=1")
    }
  }
}
