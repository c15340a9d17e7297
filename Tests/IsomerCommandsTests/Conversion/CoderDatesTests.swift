import IsomerGenerator
import IsomerSyntax
import Testing

@testable import IsomerCommands

/// Tests the dates of types whose coders have a strategy for them.
@Suite struct CoderDatesTests {
  private static let models = """
    struct Page: Codable {
      var at: [Date]?
    }
    struct Plain: Codable { var id: Int }

    """

  /// Returns the annotation for all dates, or none, and the number of notes about dates.
  private func annotation(
    _ coders: String, models: String = models, _ options: ConversionOptions = ConversionOptions()
  ) throws -> (text: String?, notes: Int) {
    let files = [
      SourceFile(path: "A.swift", text: models), SourceFile(path: "B.swift", text: coders),
    ]
    let converted = try SourceConverter(files, options).run()
    let errors = Generator(module: "Models").understand(converted.map(\.file)).reporter.diagnostics
    #expect(errors.map(\.rendered) == [])
    let again = try SourceConverter(converted.map(\.file), options).run()
    #expect(again.map(\.file.bytes) == converted.map(\.file.bytes))
    let text = String(decoding: converted[0].file.bytes, as: UTF8.self)
    let lines = text.split(separator: "\n").filter { $0.contains("for: Date") }
    #expect(lines.count < 2)
    #expect(lines.isEmpty || text.contains("\nprotocol DateMapping {}\n"))
    let notes = converted.flatMap(\.notes).count { $0.text.contains("RFC 3339") }
    return (lines.first.map(String.init), notes)
  }

  @Test(arguments: [
    (".iso8601", nil), (".deferredToDate", ".secondsSince2001"),
    (".secondsSince1970", ".secondsSince1970"),
    (".millisecondsSince1970", ".millisecondsSince1970"),
  ])
  func findsPlainStrategies(_ strategy: String, _ transformer: String?) throws {
    let found = try annotation(
      """
      let decoder = JSONDecoder()
      decoder.dateDecodingStrategy = \(strategy)
      let encoder = JSONEncoder()
      encoder.dateEncodingStrategy = \(strategy)
      """)
    #expect(found.text == transformer.map { "// @mapped for: Date, with: \($0)" })
    #expect(found.notes == 0)
  }

  @Test func takesCodersWithoutAStrategyForThoseOfFoundation() throws {
    let found = try annotation("let decoder = JSONDecoder()\n")
    #expect(found.text == "// @mapped for: Date, with: .secondsSince2001")
  }

  @Test func distinguishesTheDirections() throws {
    let found = try annotation(
      """
      let decoder = JSONDecoder()
      decoder.dateDecodingStrategy = .iso8601
      let encoder = JSONEncoder()
      encoder.dateEncodingStrategy = .secondsSince1970
      """)
    #expect(
      found.text == "// @mapped for: Date, with.read: .rfc3339, with.write: .secondsSince1970")
  }

  @Test(arguments: [
    "", "let a = JSONDecoder()\na.dateDecodingStrategy = .custom { _ in Date() }\n",
    "let a = JSONDecoder()\na.dateDecodingStrategy = .formatted(formatter)\n",
    "let a = JSONDecoder()\na.dateDecodingStrategy = strategy\n",
    "let a = JSONDecoder()\nlet b = JSONDecoder()\na.dateDecodingStrategy = .secondsSince1970\n",
    "let a = JSONDecoder()\nlet b = JSONDecoder()\na.dateDecodingStrategy = .secondsSince1970\n"
      + "b.dateDecodingStrategy = .iso8601\n",
  ])
  func leavesOthersToTheUser(_ coders: String) throws {
    let found = try annotation(coders)
    #expect(found.text == nil)
    #expect(found.notes == 1)
  }

  @Test func takesTheTransformerOfTheUser() throws {
    var options = ConversionOptions()
    options.dates = ".day"
    let coders = "let a = JSONDecoder()\na.dateDecodingStrategy = .custom { _ in Date() }\n"
    let found = try annotation(coders, options)
    #expect(found.text == "// @mapped for: Date, with: .day")
    let plain = try annotation(coders, models: "struct Plain: Codable { var id: Int }\n", options)
    #expect(plain.text == nil)
    let decided = """
      // @mapped for: Date, with: .secondsSince1970
      protocol DateMapping {}

      """
    let kept = try annotation(coders, models: Self.models + decided, options)
    #expect(kept.text == "// @mapped for: Date, with: .secondsSince1970")
  }
}
