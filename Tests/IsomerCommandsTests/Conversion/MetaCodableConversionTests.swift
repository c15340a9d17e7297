import Testing

@testable import IsomerCommands

/// The macros of MetaCodable.
@Suite struct MetaCodableConversionTests {
  @Test func convertsStruct() throws {
    try expect(
      """
      import MetaCodable

      /// A user.
      @Codable
      @MemberInit
      struct User: Hashable {
        @CodedAt("user", "name")
        var name: String
        @CodedIn("user")
        let age: Int
        @Default(1)
        @CodedAs("old", "older") let score: Int
        @Default(ifMissing: "x") let note: String?
        @IgnoreCoding
        var cache: Int = 0
        @IgnoreEncoding var secret: String
        @CodedAt
        let address: Address
        let plain: Int
      }

      @Codable @CodingKeys(.snake_case)
      struct Address {
        let cityName: String
        let zipCode: String
      }
      """,
      converts: """
        import MetaCodable
        import IsomerCodable

        /// A user.
        // @mapped
        @MemberInit
        struct User: Hashable, MappedCodable {
          // @mapped key: "user.name"
          var name: String
          // @mapped key: "user.age"
          let age: Int
          // @mapped default: 1, recover, alias: ["old", "older"]
          let score: Int
          // @mapped default: "x", null: .missing
          let note: String?
          // @mapped skip
          var cache: Int = 0
          // @mapped skip: .write
          var secret: String
          // @mapped flatten
          let address: Address
          let plain: Int
        }

        // @mapped keys: .snake
        struct Address: MappedCodable {
          let cityName: String
          let zipCode: String
        }
        """)
  }

  @Test func convertsEnums() throws {
    try expect(
      """
      @Codable
      @CodedAt("type")
      @ContentAt("content")
      enum Command {
        @CodedAs("load", "LOAD")
        case loadKey(key: String)
        case close
        @IgnoreCoding case never
      }

      @Codable @UnTagged enum Value { case a(x: Int), b(y: String) }

      @Codable enum Plain: String { case a }
      """,
      converts: """
        import IsomerCodable

        // @mapped tag: "type", content: "content"
        enum Command: MappedCodable {
          // @mapped key: ["load", "LOAD"]
          case loadKey(key: String)
          case close
          // @mapped skip
          case never
        }

        // @mapped untagged
        enum Value: MappedCodable { case a(x: Int), b(y: String) }

        // @mapped
        enum Plain: String, MappedCodable { case a }
        """)
  }

  @Test func convertsKeysOfValues() throws {
    try expect(
      """
      @Codable
      @CodedAt("type")
      @CodingKeys(.snake_case)
      enum Command {
        @CodedAs("load") case load(fileKey: String)
        case text(_ body: String)
        @CodingKeys(.kebab－case) case dumpToDisk(fileKey: String, rawValue: Int)
        case inner(Inner)
        case stop
      }
      @Codable struct Inner { var one: Int }
      @Codable enum Named { case text(_ body: String), number(Int), many(_ a: Int, b: Int) }
      """,
      converts: """
        import IsomerCodable

        // @mapped tag: "type"
        enum Command: MappedCodable {
          // @mapped key: "load"
          case load(/* @mapped key: "file_key" */ fileKey: String)
          case text(/* @mapped key: "body" */ _ body: String)
          case dumpToDisk(/* @mapped key: "file-key" */ fileKey: String, /* @mapped key: "raw-value" */ rawValue: Int)
          case inner(Inner)
          case stop
        }
        // @mapped
        struct Inner: MappedCodable { var one: Int }
        // @mapped
        enum Named: MappedCodable { case text(/* @mapped key: "body" */ _ body: String), number(Int), many(/* @mapped key: "a" */ _ a: Int, b: Int) }
        """)
  }

  @Test(arguments: [
    ("Decodable", "// @mapped skip: .write\nstruct A: MappedDecodable"),
    ("Encodable", "// @mapped skip: .read\nstruct A: MappedEncodable"),
  ])
  func convertsOneDirection(_ name: String, _ expected: String) throws {
    let conversion = try Conversion("@\(name) struct A { var x: Int }")
    #expect(conversion.text == "import IsomerCodable\n\n\(expected) { var x: Int }")
  }

  @Test(arguments: [
    "@CodedBy(ISO8601DateCoder()) var x: Int", "@CodedAt(name) var x: Int",
    "@Default(ifMissing: 1, forErrors: 2) var x: Int", "@IgnoreEncoding(if: isOff) var x: Int",
    "@CodedAt(\"\") var x: Int", "@CodedAs<Int>(1) var x: Int",
  ])
  func marksMacro(_ property: String) throws {
    let conversion = try Conversion("@Codable\nstruct A {\n  \(property)\n}")
    #expect(conversion.marks.count == 1)
    #expect(conversion.text.contains("@Codable\nstruct A {"))
    #expect(conversion.text.contains(property))
  }

  @Test(arguments: [
    "@Codable(commonStrategies: [.codedBy(.valueCoder())]) struct A { var x: Int }",
    "@Codable @CodingKeys(.other) struct A { var x: Int }",
    "@Codable enum A { case a(Int, b: Int) }", "@Codable enum A { case a(b: Int), c }",
    "@Codable enum A { @CodingKeys(.other) case a(b: Int) }",
    "@Codable struct A<T> { var x: Int }",
    "@Codable @Inherits(decodable: true, encodable: true) class A: B { var x = 1 }",
  ])
  func marksType(_ type: String) throws {
    let conversion = try Conversion(type)
    #expect(conversion.marks.count == 1)
    #expect(conversion.text.contains("@Codable"))
  }
}
