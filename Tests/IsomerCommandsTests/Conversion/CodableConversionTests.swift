import Testing

@Suite struct CodableConversionTests {
  @Test func convertsKeys() throws {
    try expect(
      """
      import Foundation

      /// A user.
      public struct User: Codable, Hashable {
        public let name: String
        var age: Int

        enum CodingKeys: String, CodingKey {
          case name = "user_name"
          case age
        }
      }
      """,
      converts: """
        import Foundation
        import IsomerCodable

        /// A user.
        // @mapped
        public struct User: MappedCodable, Hashable {
          // @mapped key: "user_name"
          public let name: String
          var age: Int
        }
        """)
  }

  @Test func convertsKeysThatFollowAStrategy() throws {
    try expect(
      """
      struct Issue: Decodable {
        var htmlURL: String
        var createdAt: String
        var id: Int
        private enum CodingKeys: String, CodingKey {
          case id, htmlURL = "html_url", createdAt = "created_at"
        }
      }
      """,
      converts: """
        import IsomerCodable

        // @mapped keys: .snake, skip: .write
        struct Issue: MappedDecodable {
          var htmlURL: String
          var createdAt: String
          var id: Int
        }
        """)
  }

  @Test func skipsPropertiesWithoutKeys() throws {
    try expect(
      """
      struct Note: Codable {
        var text: String
        var isOpen = false
        enum CodingKeys: String, CodingKey { case text = "a.b" }
      }
      """,
      converts: """
        import IsomerCodable

        // @mapped
        struct Note: MappedCodable {
          // @mapped key: "a\\\\.b"
          var text: String
          // @mapped skip
          var isOpen = false
        }
        """)
  }

  @Test func splitsDeclarationsOfSeveralNames() throws {
    try expect(
      """
      struct Point: Codable {
        let x, y: Double
        let left: Int, right: Int
        enum CodingKeys: String, CodingKey { case x = "X", y, left, right = "R" }
      }
      """,
      converts: """
        import IsomerCodable

        // @mapped
        struct Point: MappedCodable {
          // @mapped key: "X"
          let x: Double
          let y: Double
          let left: Int
          // @mapped key: "R"
          let right: Int
        }
        """)
  }

  @Test func convertsTypesOnOneLine() throws {
    try expect(
      "struct A: Codable { var a: Int; var b: Int; enum CodingKeys: String, CodingKey { case a, b = \"B\" } }",
      converts: """
        import IsomerCodable

        // @mapped
        struct A: MappedCodable { var a: Int; 
          // @mapped key: "B"
          var b: Int;  }
        """)
  }

  @Test func convertsExtensionsAndNestedTypes() throws {
    try expect(
      """
      struct Outer {
        struct Inner {
          var id: Int
        }
      }

      extension Outer.Inner: Decodable {
        enum CodingKeys: String, CodingKey { case id = "ID" }

        init(from decoder: Decoder) throws {
          let values = try decoder.container(keyedBy: CodingKeys.self)
          self.id = try values.decode(Int.self, forKey: .id)
        }
      }
      """,
      converts: """
        import IsomerCodable

        struct Outer {
          // @mapped skip: .write
          struct Inner {
            // @mapped key: "ID"
            var id: Int
          }
        }

        extension Outer.Inner: MappedDecodable {
        }
        """)
  }

  @Test func addsInitialisersToClasses() throws {
    try expect(
      """
      public final class Box: NSObject, Codable {
        public let id: Int
        var name: String?

        public required init(from decoder: any Decoder) throws {
          let container = try decoder.container(keyedBy: CodingKeys.self)
          id = try container.decode(Int.self, forKey: .id)
          name = try container.decodeIfPresent(String.self, forKey: .name)
        }
      }
      """,
      converts: """
        import IsomerCodable

        // @mapped
        public final class Box: NSObject, MappedCodable {
          public let id: Int
          var name: String?

          public init(id: Int) {
            self.id = id
          }
        }
        """)
  }

  @Test func keepsUsedKeys() throws {
    let conversion = try Conversion(
      """
      struct A: Codable {
        var a: Int
        enum CodingKeys: String, CodingKey { case a = "A" }
        static let first = CodingKeys.a.rawValue
      }
      """)
    #expect(
      conversion.text == """
        import IsomerCodable

        // @mapped keys: .codingKeys
        struct A: MappedCodable {
          var a: Int
          enum CodingKeys: String, CodingKey { case a = "A" }
          static let first = CodingKeys.a.rawValue
        }
        """)
    #expect(conversion.marks == [])
    #expect(conversion.notes == ["7: 'CodingKeys' is used here, so it is kept"])
  }

  @Test func keepsKeysWithOtherMembers() throws {
    let conversion = try Conversion(
      """
      struct A: Codable {
        var a: Int
        enum CodingKeys: String, CodingKey {
          case a = "A"
          var isFirst: Bool { true }
        }
      }
      """)
    #expect(conversion.text.contains("var isFirst"))
    #expect(conversion.text.contains("// @mapped keys: .codingKeys\nstruct A: MappedCodable"))
    #expect(conversion.marks == [])
  }

  @Test func marksTypesThatTheGeneratorRejects() throws {
    let source = """
      struct A: Codable {
        private var a: Int
        enum CodingKeys: String, CodingKey { case a = "A" }
      }
      struct B: Codable { var b: Int }
      """
    let conversion = try Conversion(source)
    let reason =
      "'A' is not converted: property 'a' is inaccessible to generated code due to 'private' "
      + "protection level; see '--widen'"
    #expect(
      conversion.text == """
        import IsomerCodable

        // isomer-convert: \(reason)
        struct A: Codable {
          private var a: Int
          enum CodingKeys: String, CodingKey { case a = "A" }
        }
        // @mapped
        struct B: MappedCodable { var b: Int }
        """)
    #expect(conversion.marks == ["3: \(reason)"])
  }

  @Test func keepsNilForAMissingKeyAndTheFormOfDictionaries() throws {
    try expect(
      """
      struct A: Codable {
        var level: Int? = 5
        var name: String? = nil
        var counts: [Kind: Int]
        var lists: [[Kind: Int]]?
        var aliased: Counts
        var plain: [String: Int]
        var named: [Named: Int]
      }
      typealias Counts = [Kind: Int]
      enum Kind: String, Codable { case small }
      enum Named: String, Codable, CodingKeyRepresentable { case a }
      """,
      converts: """
        import IsomerCodable

        // @mapped
        struct A: MappedCodable {
          // @mapped default: nil
          var level: Int? = 5
          var name: String? = nil
          // @mapped with: .codable()
          var counts: [Kind: Int]
          // @mapped with: .codable()
          var lists: [[Kind: Int]]?
          // @mapped with: .codable()
          var aliased: Counts
          var plain: [String: Int]
          var named: [Named: Int]
        }
        typealias Counts = [Kind: Int]
        // @mapped
        enum Kind: String, MappedCodable { case small }
        // @mapped
        enum Named: String, MappedCodable, CodingKeyRepresentable { case a }
        """)
  }

  @Test(arguments: [
    """
    struct A: Codable {
      var counts: [Kind: Int]
      init(from decoder: Decoder) throws { counts = try [Kind: Int](from: decoder) }
      func encode(to encoder: Encoder) throws { try counts.encode(to: encoder) }
    }
    """,
    """
    enum A: Codable {
      case counts([Kind: Int])
      case name(String)
      init(from decoder: Decoder) throws {
        let c = try decoder.singleValueContainer()
        if let value = try? c.decode([Kind: Int].self) { self = .counts(value); return }
        self = .name(try c.decode(String.self))
      }
      func encode(to encoder: Encoder) throws {
        var c = encoder.singleValueContainer()
        switch self {
        case .counts(let value): try c.encode(value)
        case .name(let value): try c.encode(value)
        }
      }
    }
    """,
  ])
  func leavesDictionariesThatAreWholeValues(_ text: String) throws {
    let conversion = try Conversion(text + "\nenum Kind: String, Codable { case small }")
    #expect(
      conversion.marks.map { $0.drop { $0 != ":" } } == [": the dictionary is coded as an array"])
  }

  @Test func reportsRemovedComments() throws {
    let conversion = try Conversion(
      """
      struct A: Codable {
        var at: Int
        enum CodingKeys: String, CodingKey {
          case at = "A"  // since version 2
        }
      }
      """)
    #expect(!conversion.text.contains("version 2"))
    #expect(conversion.notes == ["7: a comment was removed with its code: // since version 2"])
  }

  @Test func keepsTheConformanceOfGenericTypes() throws {
    let plain = try Conversion("struct Page<T: Codable>: Codable { var items: [T] }")
    #expect(plain.text == "// @mapped\nstruct Page<T: Codable>: Codable { var items: [T] }")
    let keys = try Conversion(
      """
      struct Page<T: Codable>: Codable {
        var items: [T]
        enum CodingKeys: String, CodingKey { case items = "list" }
      }
      """)
    #expect(keys.marks == [])
    #expect(keys.notes.count == 1)
    #expect(keys.text.contains("// @mapped keys: .codingKeys\nstruct Page<T: Codable>: Codable {"))
    #expect(keys.text.contains("enum CodingKeys"))
  }

  @Test func leavesOtherCodeUnchanged() throws {
    let source = """
      struct A: Equatable { var a: Int }
      // @mapped
      struct B: Codable {
        var b: Int
        enum CodingKeys: String, CodingKey { case b }
      }
      protocol C: Codable {}
      """
    #expect(try Conversion(source).text == source)
  }
}
