import IsomerGenerator
import IsomerSyntax
import Testing

@testable import IsomerCommands

/// Tests the keys of types whose coders convert keys.
@Suite struct CoderKeysTests {
  private static let models = """
    struct Page: Codable {
      let pageID: Int
      let createdAt: Int
      let imageUrl: String?
      let iso31661: String
      var items: [LineItem]
      var left: Left

      enum CodingKeys: String, CodingKey {
        case pageID = "pageId"
        case createdAt, imageUrl, items, left
        case iso31661 = "iso31661"
      }
    }
    struct LineItem: Codable {
      var unitPrice: Double
      var taxRate: Double

      init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        unitPrice = try container.decode(Double.self, forKey: .price)
        taxRate = try container.decode(Double.self, forKey: .taxRate)
      }
      func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(unitPrice, forKey: .price)
        try container.encode(taxRate, forKey: .taxRate)
      }
      enum Keys: String, CodingKey { case price = "netPrice", taxRate }
    }
    enum Event: Codable {
      case pickedUp(byName: String)
    }
    struct Left: Codable {
      var isOpen: Bool
      init(from decoder: Decoder) throws { isOpen = try unheardOf(decoder, 1) + 2 > 3 }
    }

    """

  private static let both = """
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    """

  /// Returns the annotations of the converted models, with the lines after them.
  private func annotations(
    _ coders: String, _ options: ConversionOptions = ConversionOptions()
  ) throws -> [String] {
    let file = SourceFile(path: "A.swift", text: Self.models + coders)
    let converted = try SourceConverter([file], options).run()
    let errors = Generator(module: "Models").understand(converted.map(\.file)).reporter.diagnostics
    #expect(errors.map(\.rendered).filter { !$0.contains("unconverted") } == [])
    let lines = String(decoding: converted[0].file.bytes, as: UTF8.self).split(separator: "\n")
      .map { $0.trimmingPrefix { $0 == " " } }
    return zip(lines, lines.dropFirst()).filter { $0.0.hasPrefix("// @mapped") }.map {
      "\($0.dropFirst(3)) ~ \($1)"
    }
  }

  @Test func areThoseOfDocuments() throws {
    let found = try annotations(Self.both)
    #expect(
      found == [
        "@mapped keys: .snake ~ struct Page: MappedCodable {",
        "@mapped ~ struct LineItem: MappedCodable {",
        "@mapped key: \"net_price\" ~ var unitPrice: Double",
        "@mapped key: \"tax_rate\" ~ var taxRate: Double",
        "@mapped ~ enum Event: MappedCodable {",
        "@mapped key: \"picked_up\" ~ case pickedUp(/* @mapped key: \"by_name\" */ byName: String)",
        "@mapped with: .codable(keys: .snake) ~ struct Left: Codable {",
      ])
  }

  @Test func areThoseOfOneDirection() throws {
    let coders = """
      let decoder = JSONDecoder()
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      let encoder = JSONEncoder()
      """
    let found = try annotations(coders)
    #expect(found.first == "@mapped keys.read: .snake ~ struct Page: MappedCodable {")
    #expect(
      found.contains(
        "@mapped key.read: \"net_price\", key.write: \"netPrice\" ~ var unitPrice: Double"))
    #expect(
      found.contains(
        "@mapped with.read: .codable(keys: .snake), with.write: .codable() ~ struct Left: Codable {"
      ))
    #expect(!found.contains { $0.contains("enum Event") })
  }

  @Test func ofAnEnumWithOneDirectionAreThoseOfItsCoders() throws {
    let text = """
      enum Event: Encodable { case pickedUp(byName: String) }
      let decoder = JSONDecoder()
      let encoder = JSONEncoder()
      encoder.keyEncodingStrategy = .convertToSnakeCase
      """
    let converted = try SourceConverter([SourceFile(path: "A.swift", text: text)]).run()[0]
    let result = String(decoding: converted.file.bytes, as: UTF8.self)
    #expect(result.contains("/* @mapped key: \"by_name\" */ byName: String"))
  }

  @Test func areNotConvertedIfOneDecoderHasNoStrategy() throws {
    let found = try annotations(Self.both + "\nlet other = JSONDecoder()")
    #expect(found.first == "@mapped keys.write: .snake ~ struct Page: MappedCodable {")
    #expect(try annotations("let decoder = JSONDecoder()").first?.hasPrefix("@mapped ~") == true)
  }

  @Test func areThoseOfRecordedDocumentsIfTheStrategyCannotMakeThem() throws {
    var options = ConversionOptions()
    options.documents.add(document: Array(#"{"pages":[{"iso_3166_1":"DE","page_id":1}]}"#.utf8))
    options.documents.add(document: Array("not JSON".utf8))
    let found = try annotations(Self.both, options)
    #expect(
      found.contains(#"@mapped key.read: "iso_3166_1", alias: "iso31661" ~ let iso31661: String"#))
    // Two keys become the same coding key.
    options.documents.add(document: Array(#"{"iso_31661":"DE"}"#.utf8))
    #expect(try !annotations(Self.both, options).contains { $0.contains("let iso31661") })
  }

  @Test func areThoseThatAreAskedFor() throws {
    var options = ConversionOptions()
    options.keys = .same
    #expect(try annotations(Self.both, options).first?.hasPrefix("@mapped ~") == true)
    options.keys = .snake
    #expect(try annotations("", options).first?.hasPrefix("@mapped keys: .snake ~") == true)
  }
}
