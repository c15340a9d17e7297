import IsomerGenerator
import IsomerSyntax
import Testing

@testable import IsomerCommands

/// Tests the conversion of types whose declarations are in several files, or depend on each other.
@Suite struct ProgramConversionTests {
  /// Returns the converted texts of files.
  private func texts(_ texts: String...) throws -> [String] {
    let files = texts.enumerated().map { SourceFile(path: "\($0).swift", text: $1) }
    let converted = try SourceConverter(files).run()
    let errors = Generator(module: "Models").understand(converted.map(\.file)).reporter.diagnostics
    #expect(errors.map(\.rendered) == [])
    let again = try SourceConverter(converted.map(\.file)).run()
    #expect(again.map(\.file.bytes) == converted.map(\.file.bytes))
    return converted.map { String(decoding: $0.file.bytes, as: UTF8.self) }
  }

  @Test func widensTypesAndPropertiesIfAsked() throws {
    let text = """
      public struct Page: Codable {
        private let id: Int
        private(set) var items: [Item]
        fileprivate struct Item: Codable { private var name: Name }
        private enum Name: String, Codable { case a }
      }
      """
    let file = SourceFile(path: "A.swift", text: text)
    let narrow = try SourceConverter([file]).run()[0]
    #expect(narrow.types.allSatisfy { $0.reason?.hasSuffix("; see '--widen'") ?? false })
    var options = ConversionOptions()
    options.widens = true
    let converted = try SourceConverter([file], options).run()[0]
    #expect(converted.notes.count == 4)
    #expect(converted.notes.allSatisfy { $0.text.hasSuffix("so that generated code can use this") })
    #expect(
      String(decoding: converted.file.bytes, as: UTF8.self) == """
        import IsomerCodable

        // @mapped
        public struct Page: MappedCodable {
          let id: Int
          private(set) var items: [Item]
          // @mapped
          struct Item: MappedCodable { var name: Name }
          // @mapped
          enum Name: String, MappedCodable { case a }
        }
        """)
  }

  @Test func doesNotWidenATypeThatTwoFilesDeclare() throws {
    var options = ConversionOptions()
    options.widens = true
    let files = ["A", "B"].map {
      SourceFile(path: "\($0).swift", text: "private struct Item: Codable { var id: Int }\n")
    }
    let converted = try SourceConverter(files, options).run()
    #expect(converted.allSatisfy { !$0.isConverted })
  }

  @Test func leavesTypesOfObjectMapperThatContainALeftOne() throws {
    let text = """
      class Address: Mappable {
        var city: String?
        required init?(map: Map) {}
        func mapping(map: Map) { city <- map["city"]; log(map) }
      }
      """
    let user = """
      class User: Mappable {
        var address: [Address]?
        required init?(map: Map) {}
        func mapping(map: Map) { address <- map["address"] }
      }
      """
    let files = [text, user].enumerated().map { SourceFile(path: "\($0).swift", text: $1) }
    let converted = try SourceConverter(files).run()
    #expect(
      converted[1].types.map(\.reason) == [
        "'User' is not converted: it contains 'Address', which is not converted"
      ])
  }

  @Test func annotatesEnumsThatTheOtherLibraryDoesNotMap() throws {
    let converted = try texts(
      """
      struct Shop: Mappable {
        var state: State?
        init?(map: Map) {}
        mutating func mapping(map: Map) { state <- map["state"] }
      }
      """, "enum State: String { case open, closed }\n")
    #expect(
      converted == [
        "// @mapped\nstruct Shop {\n  var state: State?\n}",
        "// @mapped\nenum State: String { case open, closed }\n",
      ])
  }

  @Test func importsTheModuleOfTheTransformer() throws {
    let converted = try texts(
      "struct A {\n  var counts: [Kind: Int]\n}\n", "extension A: Codable {}\n",
      "enum Kind: String, Codable { case a }\n")
    let expected =
      "import IsomerCodable\n\n// @mapped\nstruct A {\n"
      + "  // @mapped with: .codable()\n  var counts: [Kind: Int]\n}\n"
    #expect(converted[0] == expected)
  }

  @Test func convertsATypeWhoseCodeIsInOtherFiles() throws {
    let converted = try texts(
      "struct User {\n  var name: String\n  var age: Int\n}\n",
      """
      extension User: Decodable {
        init(from decoder: Decoder) throws {
          let values = try decoder.container(keyedBy: CodingKeys.self)
          name = try values.decode(String.self, forKey: .name)
          age = try values.decodeIfPresent(Int.self, forKey: .age) ?? 0
        }
      }
      """,
      "extension User {\n  enum CodingKeys: String, CodingKey { case name = \"NAME\", age }\n}\n")
    #expect(
      converted == [
        """
        // @mapped skip: .write
        struct User {
          // @mapped key: "NAME"
          var name: String
          // @mapped default: 0
          var age: Int
        }

        """,
        """
        import IsomerCodable

        extension User: MappedDecodable {
        }
        """,
        "extension User {\n}\n",
      ])
  }

  @Test(arguments: [
    "protocol Resource: Codable {}", "typealias Resource = Codable & Sendable",
    "protocol Base: Sendable, Decodable, Encodable {}\nprotocol Resource: Base {}",
  ])
  func convertsATypeThatIsCodableThroughAProtocol(_ declaration: String) throws {
    let converted = try texts("struct User: Resource { var id: Int }", declaration)
    #expect(
      converted[0] == """
        import IsomerCodable

        // @mapped
        struct User: Resource, MappedCodable { var id: Int }
        """)
    #expect(converted[1] == declaration)
  }

  @Test func convertsTheClassesOfAHierarchyTogether() throws {
    let base = """
      class Base: Codable {
        var id: Int
        init(id: Int) { self.id = id }
      }
      """
    let sub = """
      final class Sub: Base {
        var name = ""
        enum CodingKeys: String, CodingKey { case name = "NAME" }
        required init(from decoder: Decoder) throws {
          let values = try decoder.container(keyedBy: CodingKeys.self)
          name = try values.decode(String.self, forKey: .name)
          try super.init(from: decoder)
        }
        override func encode(to encoder: Encoder) throws {
          try super.encode(to: encoder)
          var values = encoder.container(keyedBy: CodingKeys.self)
          try values.encode(name, forKey: .name)
        }
      }
      """
    let converted = try texts(base, sub)
    #expect(converted[0].contains("// @mapped\nclass Base: MappedCodable {"))
    #expect(converted[1].contains("// @mapped\nfinal class Sub: Base {"))
    #expect(!converted[1].contains("init(from"))
    let left = try texts(base, sub.replacing("name = try", with: "name = mangled(self) + try"))
    #expect(
      left[0].hasPrefix(
        "// isomer-convert: 'Base' is not converted: 'Sub', a class of the same hierarchy, is not"))
    #expect(left[0].hasSuffix(base))
    #expect(left[1].contains("final class Sub: Base {"))
  }

  @Test func readsTypesThatAreLeftThroughCodable() throws {
    let converted = try texts(
      "struct User: Codable { var kind: Kind; var all: [Kind?]; var page: Page<Int> }",
      """
      struct Kind: Codable {
        var name: String
        init(from decoder: Decoder) throws { name = "\\(decoder.codingPath)" }
      }
      """,
      """
      struct Page<T: Codable>: Codable {
        var items: [T]
        init(from decoder: Decoder) throws { items = try read(decoder) }
      }
      """)
    #expect(converted[0].contains("// @mapped\nstruct User: MappedCodable {"))
    #expect(
      converted[1].hasPrefix(
        "import IsomerCodable\n\n// @mapped with: .codable()\nstruct Kind: Codable"))
    #expect(
      converted[2].hasSuffix("\n// @mapped for: Page, with: .codable()\nprotocol PageMapping {}\n"))
  }

  @Test func readsTypesWithNamesOfTheRuntimeThroughCodable() throws {
    let converted = try texts(
      "struct User: Codable { var fields: [String: Value] }\n",
      """
      enum Value: Codable {
        case null
        init(from decoder: Decoder) throws { self = try read(decoder) }
      }
      """)
    #expect(
      converted[1].hasPrefix(
        "import IsomerCodable\n\n// @mapped with: .codable()\nenum Value: Codable {"))
  }

  @Test func keepsTheCodingKeysOfTypesThatAreReadThroughCodable() throws {
    let converted = try texts(
      """
      struct User: Codable { var hotel: Hotel }
      struct Hotel: Codable {
        var id: String
        enum CodingKeys: String, CodingKey { case id = "hotel_id" }
        init(from decoder: Decoder) throws { id = "\\(decoder.codingPath)" }
      }
      """)
    #expect(converted[0].contains("// @mapped with: .codable()\nstruct Hotel: Codable {"))
  }

  @Test func readsTypesOfOtherModulesThroughCodable() throws {
    let converted = try texts(
      "import Foundation\nstruct User: Codable { var locale: Locale?; var at: UUID; var tags: Set<URL> }\n"
    )
    #expect(
      converted[0] == """
        import Foundation
        import IsomerCodable
        // @mapped
        struct User: MappedCodable { var locale: Locale?; var at: UUID; var tags: Set<URL> }

        // @mapped for: Locale, with: .codable()
        protocol LocaleMapping {}

        """)
  }

  @Test func convertsTypesThatAreOneValue() throws {
    let converted = try texts(
      """
      struct Level: RawRepresentable, Codable { var rawValue: String }
      struct ID: Codable {
        var text: String
        init(from decoder: Decoder) throws {
          let container = try decoder.singleValueContainer()
          text = try container.decode(String.self)
        }
        func encode(to encoder: Encoder) throws { try text.encode(to: encoder) }
      }
      """)
    #expect(converted[0].contains("// @mapped transparent\nstruct Level: RawRepresentable, Mapped"))
    #expect(
      converted[0].hasSuffix(
        "// @mapped transparent\nstruct ID: MappedCodable {\n  var text: String\n}"))
  }

  @Test func flattensPropertiesThatAreDecodedFromTheWholeObject() throws {
    let converted = try texts(
      """
      struct Address: Codable { var city: String }
      struct User: Codable {
        var id: Int
        var address: Address
        enum CodingKeys: String, CodingKey { case id }
        init(from decoder: Decoder) throws {
          let values = try decoder.container(keyedBy: CodingKeys.self)
          id = try values.decode(Int.self, forKey: .id)
          address = try Address(from: decoder)
        }
        func encode(to encoder: Encoder) throws {
          var values = encoder.container(keyedBy: CodingKeys.self)
          try values.encode(id, forKey: .id)
          try address.encode(to: encoder)
        }
      }
      """)
    #expect(
      converted[0].hasSuffix(
        """
        // @mapped
        struct User: MappedCodable {
          var id: Int
          // @mapped flatten
          var address: Address
        }
        """))
  }

  @Test func leavesTypesThatALeftOneOfObjectMapperContains() throws {
    let order = """
      struct Order: Mappable {
        var item: Item?
        init?(map: Map) {}
        mutating func mapping(map: Map) { item <- map[key] }
      }
      """
    let item = """
      struct Item: Mappable {
        var name: String?
        init?(map: Map) {}
        mutating func mapping(map: Map) { name <- map["name"] }
      }
      """
    let converted = try texts(order, item)
    let reason = "'Item' is not converted: 'Order', which is not converted, contains it"
    #expect(converted[1] == "// isomer-convert: \(reason)\n" + item)
    #expect(try texts(item)[0].hasPrefix("// @mapped\nstruct Item {"))
  }

  @Test func findsTypesOfOtherModulesBehindAliases() throws {
    let converted = try texts(
      """
      enum API {}
      extension API {
        typealias Address = Core.Address
        typealias ID = Swift.String
        typealias Own = Item
      }
      struct Item: Codable { var id: API.ID; var address: API.Address?; var own: [API.Own] }
      """)
    #expect(
      converted[0] == """
        import IsomerCodable

        enum API {}
        extension API {
          typealias Address = Core.Address
          typealias ID = Swift.String
          typealias Own = Item
        }
        // @mapped
        struct Item: MappedCodable { var id: API.ID; var address: API.Address?; var own: [API.Own] }
        // @mapped for: API.Address, with: .codable()
        protocol APIAddressMapping {}

        """)
  }

  @Test func namesAliasesInTypesByTheirPaths() throws {
    let converted = try texts(
      "enum API { struct Item: Codable { var address: Address? } }\n",
      "extension API.Item { typealias Address = Core.Address }\n")
    #expect(converted[0].contains("\n// @mapped for: API.Item.Address, with: .codable()\n"))
  }

  @Test func listsWhatIsDoneWithEachType() throws {
    let file = SourceFile(
      path: "A.swift",
      text: """
        struct User: Codable { var kind: Kind }
        struct Kind: Codable {
          var name: String
          init(from decoder: Decoder) throws { name = "a" + "b" + decode(decoder) }
        }
        @Generated struct Other: Codable {}
        func load(_ data: Data) throws -> Int {
          struct Reply: Error, Foundation.Decodable { var count: Int }
          return try JSONDecoder().decode(Reply.self, from: data).count
        }
        struct Page: RemoteModel { init(from decoder: any Decoder) throws {} }
        """)
    let converted = try SourceConverter([file]).run()
    #expect(
      ConversionSummary.plan(of: converted) == """
        1 type converted, 4 left as they were, 1 of them used through '.codable()'

        | type | place | result | why |
        | --- | --- | --- | --- |
        | User | A.swift:1 | converted |  |
        | Kind | A.swift:2 | left, used through `.codable()` | this code of 'init(from:)' is not converted |
        | Other | A.swift:6 | left | the macro '@Generated' may contain code for coders |
        | Reply | A.swift:8 | left | types in functions cannot be mapped |
        | Page | A.swift:11 | left | its conformance to 'Codable' is not in the converted files |

        | reason | types |
        | --- | --- |
        | its conformance to '…' is not in the converted files | 1 |
        | the macro '…' may contain code for coders | 1 |
        | this code of '…' is not converted | 1 |
        | types in functions cannot be mapped | 1 |

        """)
  }

  @Test func annotatesKeysThatDifferFromCodingKeysThatAreKept() throws {
    let converted = try texts(
      """
      struct A: Decodable {
        var a: Int
        var b: Int
        enum CodingKeys: String, CodingKey { case a = "A", b = "B" }
        static let all = CodingKeys.a
        init(from decoder: Decoder) throws {
          let values = try decoder.container(keyedBy: CodingKeys.self)
          a = try values.decode(Int.self, forKey: .b)
          b = try values.decode(Int.self, forKey: .b)
        }
      }
      """)
    #expect(converted[0].contains("// @mapped keys: .codingKeys, skip: .write\nstruct A:"))
    #expect(converted[0].contains("  // @mapped key: \"B\"\n  var a: Int\n  var b: Int"))
  }

  @Test func leavesClassesThatCodeASuperclassOfAnotherModule() throws {
    let converted = try texts(
      """
      final class A: Other, Codable {
        var a = 1
        enum CodingKeys: CodingKey { case a }
        required init(from decoder: Decoder) throws {
          a = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .a)
          try super.init(from: decoder)
        }
      }
      """)
    #expect(!converted[0].contains("@mapped"))
  }

  @Test func leavesTypesWithMacros() throws {
    let source = "@Generated struct User: Codable { var id: Int }"
    #expect(
      try texts(source) == [
        "// isomer-convert: the macro '@Generated' may contain code for coders\n" + source
      ])
  }
}

extension ProgramConversionTests {
  @Test func insertsInitialisersThatCallThatOfTheSuperclass() throws {
    let person = """
      class Person: Codable {
        var id: Int
        var name: String
        init(id: Int, name: String, note: String = "") {
          self.id = id
          self.name = name
        }
      }
      """
    let others = """
      class Customer: Person {
        var mail: String
        enum CodingKeys: String, CodingKey { case mail }
        required init(from decoder: Decoder) throws {
          let container = try decoder.container(keyedBy: CodingKeys.self)
          mail = try container.decode(String.self, forKey: .mail)
          try super.init(from: decoder)
        }
      }
      final class Member: Customer {
        var level: Int
        enum CodingKeys: String, CodingKey { case level }
        required init(from decoder: Decoder) throws {
          let container = try decoder.container(keyedBy: CodingKeys.self)
          level = try container.decode(Int.self, forKey: .level)
          try super.init(from: decoder)
        }
      }
      """
    let converted = try texts(person, others)
    #expect(
      converted[1].contains(
        """
          init(id: Int, name: String, mail: String) {
            self.mail = mail
            super.init(id: id, name: name)
          }
        """))
    #expect(
      converted[1].contains(
        """
          init(id: Int, name: String, mail: String, level: Int) {
            self.level = level
            super.init(id: id, name: name, mail: mail)
          }
        """))
  }
}
