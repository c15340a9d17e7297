import IsomerGenerator
import IsomerSyntax
import Testing

@testable import IsomerCommands

/// Tests strategies for the keys of a whole target, which are written once.
struct KeyDefaultsTests {
  private static let coders = """
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    """

  private static let page = """
    // The pages of a shop.

    import Foundation

    struct Page: Codable {
      var pageID: Int
      var firstName: String
      var lastName: String
    }
    struct Plain: Codable { var name: String }
    enum Event: Codable { case picked(upBy: String) }
    struct PageID: Codable, RawRepresentable { var rawValue: String }
    enum State: String, Codable { case inProgress, done }
    enum Size: String, Codable { case small, large }
    """

  private static let item = """
    struct Item: Codable {
      var netPrice: Int
      var taxRate: Int
      enum CodingKeys: String, CodingKey { case netPrice, taxRate = "rate" }
    }
    struct Order: Codable {
      var orderID: Int
      var placedBy: String
    }
    """

  private func convert(
    _ files: KeyValuePairs<String, String>, isWhole: Bool = true
  ) throws -> [String] {
    var options = ConversionOptions()
    options.isWholeTarget = isWhole
    let sources = files.map { SourceFile(path: $0.key, text: $0.value) }
    let converted = try SourceConverter(sources, options).run().map(\.file)
    #expect(Generator(module: "M").understand(converted).reporter.diagnostics.isEmpty)
    #expect(
      try SourceConverter(converted, options).run().map(\.file.bytes) == converted.map(\.bytes))
    return converted.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test func areWrittenAtTheTopOfTheFirstConvertedFile() throws {
    let files = try convert([
      "A.swift": Self.coders, "B.swift": Self.page, "C.swift": Self.item,
    ])
    #expect(files[0] == Self.coders)
    #expect(
      files[1] == """
        // The pages of a shop.

        // @mapped target keys: .snake

        import Foundation
        import IsomerCodable

        // @mapped
        struct Page: MappedCodable {
          // @mapped key.read: "pageID"
          var pageID: Int
          var firstName: String
          var lastName: String
        }
        // @mapped
        struct Plain: MappedCodable { var name: String }
        // @mapped keys: .same
        enum Event: MappedCodable { case picked(/* @mapped key: "up_by" */ upBy: String) }
        // @mapped transparent
        struct PageID: MappedCodable, RawRepresentable { var rawValue: String }
        // @mapped keys: .same
        enum State: String, MappedCodable { case inProgress, done }
        // @mapped
        enum Size: String, MappedCodable { case small, large }
        """)
    #expect(
      files[2].hasPrefix(
        """
        import IsomerCodable

        // @mapped
        struct Item: MappedCodable {
          var netPrice: Int
          // @mapped key: "rate"
          var taxRate: Int
        """))
  }

  @Test func areWrittenForEachTypeOfOtherFiles() throws {
    let files = try convert(["A.swift": Self.coders, "B.swift": Self.page], isWhole: false)
    #expect(files[1].contains("// @mapped keys: .snake\nstruct Page"))
    // One type alone, and types that were mapped before, keep their own.
    let alone = try convert(["A.swift": Self.coders, "B.swift": Self.page])
    #expect(alone[1].contains("// @mapped keys: .snake\nstruct Page"))
    let mapped = "// @mapped\nstruct Old { var firstName: String }\n"
    let besides = try convert([
      "A.swift": mapped + Self.coders, "B.swift": Self.page, "C.swift": Self.item,
    ])
    #expect(besides[1].contains("// @mapped keys: .snake\nstruct Page"))
  }

  @Test func areInheritedBySubclasses() throws {
    let text = """
      class Base: Codable {
        var firstName: String
        var lastName: String
        enum CodingKeys: String, CodingKey { case firstName = "first_name", lastName = "last_name" }
        init() { firstName = ""; lastName = "" }
      }
      class Named: Base {
        var nickName: String
        enum CodingKeys: String, CodingKey { case nickName }
        required init(from decoder: any Decoder) throws {
          let c = try decoder.container(keyedBy: CodingKeys.self)
          nickName = try c.decode(String.self, forKey: .nickName)
          try super.init(from: decoder)
        }
        override func encode(to encoder: any Encoder) throws {
          var c = encoder.container(keyedBy: CodingKeys.self)
          try c.encode(nickName, forKey: .nickName)
          try super.encode(to: encoder)
        }
      }
      """
    let converted = try convert(["A.swift": text], isWhole: false)[0]
    #expect(converted.contains("// @mapped keys: .snake\nclass Base"))
    #expect(converted.contains("// @mapped key: \"nickName\"\n  var nickName"))
  }

  @Test func areThoseOfTheAnnotationsThatAreThere() throws {
    let model = "struct Page: Codable { var firstName: String, lastName: String }\n"
    let files = try convert([
      "A.swift": "// @mapped file keys: .snake\n\n" + model.replacing("Page", with: "Other"),
      "B.swift": model, "C.swift": "// @mapped target keys: .kebab, null: .write\n",
      "D.swift": "// @mapped file keys.read: .same\n\n" + model.replacing("Page", with: "Third"),
    ])
    #expect(files[0].contains("// @mapped keys: .same\nstruct Other"))
    #expect(files[1].contains("// @mapped keys: .same\nstruct Page"))
    #expect(files[3].contains("// @mapped keys: .same\nstruct Third"))
  }
}
