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

  /// Returns the annotation for all dates, or none, and the reasons for leaving types.
  private func annotation(
    _ coders: String, models: String = models, _ options: ConversionOptions = ConversionOptions()
  ) throws -> (text: String?, reasons: [String]) {
    let files = [
      SourceFile(path: "A.swift", text: models), SourceFile(path: "B.swift", text: coders),
    ]
    let converted = try SourceConverter(files, options).run()
    let errors = Generator(module: "Models").understand(converted.map(\.file)).reporter.diagnostics
    #expect(errors.filter { $0.message.id != ConversionChecks.id }.map(\.rendered) == [])
    let again = try SourceConverter(converted.map(\.file), options).run()
    #expect(again.map(\.file.bytes) == converted.map(\.file.bytes))
    let text = String(decoding: converted[0].file.bytes, as: UTF8.self)
    let lines = text.split(separator: "\n").filter { $0.contains("for: Date") }
    #expect(lines.count < 2)
    #expect(lines.isEmpty || text.contains("\nprotocol DateMapping {}\n"))
    return (lines.first.map(String.init), converted.flatMap(\.types).compactMap(\.reason))
  }

  @Test(arguments: [
    (".deferredToDate", ".secondsSince2001"),
    (".secondsSince1970", ".secondsSince1970"),
    (".millisecondsSince1970", ".millisecondsSince1970"),
  ])
  func findsPlainStrategies(_ strategy: String, _ transformer: String) throws {
    let found = try annotation(
      """
      let decoder = JSONDecoder()
      decoder.dateDecodingStrategy = \(strategy)
      let encoder = JSONEncoder()
      encoder.dateEncodingStrategy = \(strategy)
      """)
    #expect(found.text == "// @mapped for: Date, with: \(transformer)")
    #expect(found.reasons == [])
  }

  @Test func writesDatesWithoutFractionsForISO8601() throws {
    let found = try annotation(
      "let encoder = JSONEncoder()\nencoder.dateEncodingStrategy = .iso8601\n")
    #expect(
      found.text
        == "// @mapped for: Date, with.read: .rfc3339, with.write: .rfc3339(fractionDigits: 0, rounding: .down)"
    )
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
    ("", "there are no coders"),
    (
      "let a = JSONDecoder()\na.dateDecodingStrategy = .custom { _ in Date() }\n",
      "'dateDecodingStrategy' is not a constant in 'B.swift'"
    ),
    (
      "let a = JSONDecoder()\na.dateDecodingStrategy = .formatted(formatter)\n",
      "'dateDecodingStrategy' is not a constant in 'B.swift'"
    ),
    (
      "let a = JSONDecoder()\na.dateDecodingStrategy = strategy\n",
      "'dateDecodingStrategy' is not a constant in 'B.swift'"
    ),
    (
      "let a = JSONDecoder()\nlet b = JSONDecoder()\na.dateDecodingStrategy = .secondsSince1970\n",
      "the coders differ in 'dateDecodingStrategy'"
    ),
    (
      "let a = JSONDecoder()\nlet b = JSONDecoder()\na.dateDecodingStrategy = .secondsSince1970\n"
        + "b.dateDecodingStrategy = .iso8601\n", "the coders differ in 'dateDecodingStrategy'"
    ),
  ])
  func leavesOthersToTheUser(_ coders: String, _ reason: String) throws {
    let found = try annotation(coders)
    #expect(found.text == nil)
    #expect(found.reasons == ["the form of dates is unknown: \(reason); see '--dates'"])
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

  @Test func `types of MetaCodable depend on the coders too`() throws {
    let coders = "let a = JSONDecoder()\na.dateDecodingStrategy = .custom { _ in Date() }\n"
    let models = "import MetaCodable\n@Codable struct Page { var at: Date }\n"
    let reason = "'dateDecodingStrategy' is not a constant in 'B.swift'"
    #expect(
      try annotation(coders, models: models).reasons
        == ["the form of dates is unknown: \(reason); see '--dates'"])
  }
}
