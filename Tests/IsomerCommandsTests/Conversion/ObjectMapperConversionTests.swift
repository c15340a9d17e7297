import Testing

@testable import IsomerCommands

/// The mappings of ObjectMapper.
@Suite struct ObjectMapperConversionTests {
  @Test func convertsMappableClass() throws {
    try expect(
      """
      import ObjectMapper

      class User: NSObject, Mappable {
        var name: String?
        var age = 0
        var city: String?
        var born: Date?
        var seen: [Date] = []
        var days: [String: Date]!
        var page: URL?
        var friend: User?
        var cache: Int?

        required init?(map: Map) {}

        // The keys of the API.
        func mapping(map: Map) {
          name <- map["user_name"]
          age <- map["age"]
          self.city <- map["address.city"]
          born <- (map["born"], DateTransform())
          seen <- (map["seen"], DateTransform(unit: .milliseconds))
          days <- (map["days"], CustomDateFormatTransform(formatString: "yyyy-MM-dd"))
          page <- (map["page"], URLTransform())
          friend <- map["friend"]
        }
      }
      """,
      converts: """
        import ObjectMapper
        import IsomerFoundation

        // @mapped
        class User: NSObject {
          // @mapped key: "user_name"
          var name: String?
          var age = 0
          // @mapped key: "address.city"
          var city: String?
          // @mapped with: .secondsSince1970
          var born: Date?
          // @mapped with: .array(of: .millisecondsSince1970)
          var seen: [Date] = []
          // @mapped with: .dictionary(of: .dateFormat("yyyy-MM-dd", timeZone: .current))
          var days: [String: Date]!
          var page: URL?
          var friend: User?
          // @mapped skip
          var cache: Int?

          // The keys of the API.
        }
        """)
  }

  @Test func reportsUnusedImport() throws {
    let conversion = try Conversion(
      "import ObjectMapper\n\nstruct A: Mappable {\n  mutating func mapping(map: Map) {}\n}")
    #expect(conversion.notes == ["1: the converted types do not need 'ObjectMapper' any more"])
  }

  @Test func convertsImmutableStruct() throws {
    try expect(
      """
      struct User: ImmutableMappable {
        let id: Int
        let name: String?
        let score: Double
        let born: Date
        init(map: Map) throws {
          id = try map.value("id")
          name = try? map.value("user.name")
          score = (try? map.value("score")) ?? 1.5
          born = try map.value("born", using: ISO8601DateTransform())
        }
      }
      """,
      converts: """
        // @mapped skip: .write
        struct User {
          let id: Int
          // @mapped key: "user.name", recover
          let name: String?
          // @mapped default: 1.5, recover
          let score: Double
          let born: Date
        }
        """)
  }

  @Test func convertsBothDirectionsOfImmutableType() throws {
    try expect(
      """
      struct User {
        let id: Int
        var name: String?
      }

      extension User: ImmutableMappable {
        init(map: Map) throws {
          id = try map.value("old_id")
          name = try? map.value("name")
        }
        mutating func mapping(map: Map) {
          id >>> map["id"]
          name >>> map["name"]
        }
      }
      """,
      converts: """
        // @mapped
        struct User {
          // @mapped key.read: "old_id"
          let id: Int
          // @mapped recover
          var name: String?
        }

        extension User {
        }
        """)
  }

  @Test(arguments: [
    (#"map["a.b"]"#, #"key: "a.b""#),
    (#"map["a.b", nested: false]"#, #"key: "a\\.b""#),
    (#"map["a->b", delimiter: "->"]"#, #"key: "a.b""#),
    (#"map["a.b", nested: true]"#, #"key: "a.b""#),
    (#"map["a.0.b"]"#, #"key: "a[0].b", skip: .write"#),
    (#"map["x"]"#, nil),
  ])
  func convertsPath(_ path: String, _ options: String?) throws {
    let conversion = try Conversion(Self.source("x <- \(path)"))
    #expect(conversion.marks == [])
    let annotation = options.map { "  // @mapped \($0)\n" } ?? ""
    #expect(
      conversion.text == "// @mapped\nstruct A {\n\(annotation)  var x: Int?\n}")
  }

  @Test(arguments: [
    #"x <- (map["x"], TransformOf<Int, String>(fromJSON: { Int($0!) }, toJSON: { String($0!) }))"#,
    #"x <- (map["x"], DateTransform(unit: unit))"#,
    #"if map.mappingType == .fromJSON { x <- map["x"] }"#,
    #"y <- map["x"]"#,
    #"x <- map[key]"#,
    #"x <- map["x", nested: isNested]"#,
    #"x = map["x"].currentValue as? Int"#,
    #"x <- map[""]"#,
    #"x <- map["a..b"]"#,
  ])
  func keepsStatement(_ statement: String) throws {
    let conversion = try Conversion(Self.source(statement))
    #expect(
      conversion.marks.map { $0.drop { $0 != "t" } } == [
        "this code of 'mapping(map:)' is not converted"
      ])
    #expect(conversion.text.contains(statement))
    #expect(conversion.text.contains("struct A: Mappable {"))
    #expect(!conversion.text.contains("@mapped"))
  }

  @Test func leavesATypeWithOtherCode() throws {
    let conversion = try Conversion(
      """
      class A: Mappable {
        var x: Int?
        var y: Int?
        required init?(map: Map) {}
        func mapping(map: Map) {
          x <- map["X"]; y = map.JSON.count
        }
        static func objectForMapping(map: Map) -> BaseMappable? { nil }
      }
      """)
    #expect(conversion.marks.count == 2)
    #expect(conversion.text.contains("class A: Mappable {"))
    #expect(conversion.text.contains("x <- map[\"X\"]; "))
    #expect(!conversion.text.contains("@mapped"))
    #expect(conversion.notes == [])
  }

  @Test func keepsAnInitialiserAsAWhole() throws {
    let conversion = try Conversion(
      """
      struct A: ImmutableMappable {
        let x: Int
        let y: Int
        init(map: Map) throws {
          x = try map.value("X")
          y = x * 2
        }
      }
      """)
    #expect(conversion.marks == ["6: this code of 'init(map:)' is not converted"])
    #expect(conversion.text.contains("struct A: ImmutableMappable {\n  let x: Int"))
    #expect(conversion.text.contains("x = try map.value"))
  }

  private static func source(_ statement: String) -> String {
    """
    struct A: Mappable {
      var x: Int?
      init?(map: Map) {}
      mutating func mapping(map: Map) {
        \(statement)
      }
    }
    """
  }

  @Test func keepsOtherCodeAfterReading() throws {
    try expect(
      """
      import ObjectMapper

      final class User: Mappable {
        var name: String?
        var title = ""

        required init?(map: Map) {}

        func mapping(map: Map) {
          name <- map["name"]
          // The title of the page.
          title = (name ?? "") + "!"
          if title.isEmpty {
            title = "none"
          }
        }
      }
      """,
      converts: """
        import ObjectMapper

        // @mapped after.read: User.mapping
        final class User {
          var name: String?
          // @mapped skip
          var title = ""

          func mapping() {
            // The title of the page.
            title = (name ?? "") + "!"
            if title.isEmpty {
              title = "none"
            }
          }
        }
        """)
  }

  @Test func leavesOtherCodeThatRunsOnWriting() throws {
    let conversion = try Conversion(
      """
      final class User: ImmutableMappable {
        var name: String
        required init(map: Map) throws { name = try map.value("name") }
        func mapping(map: Map) {
          name >>> map["name"]
          log(name)
        }
      }
      """)
    #expect(!conversion.marks.isEmpty)
    #expect(!conversion.text.contains("@mapped"))
  }

  @Test(arguments: [
    "title = \"a\"\n    name <- map[\"name\"]", "title = map.JSON[\"title\"] as? String ?? \"\"",
    "if map.mappingType == .fromJSON { title = \"a\" }",
  ])
  func leavesOtherCode(_ code: String) throws {
    let conversion = try Conversion(
      """
      final class User: Mappable {
        var name: String?
        var title = ""
        required init?(map: Map) {}
        func mapping(map: Map) {
          \(code)
        }
      }
      """)
    #expect(!conversion.marks.isEmpty)
    #expect(!conversion.text.contains("@mapped"))
  }
}
