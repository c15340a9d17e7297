import Testing

@testable import IsomerCommands

/// The statements of `init(from:)` and `encode(to:)`.
@Suite struct DecodingConversionTests {
  /// Returns the property of a struct `A` with an initialiser that contains a statement.
  private func property(_ property: String, _ statement: String) throws -> String? {
    let conversion = try Conversion(
      """
      struct A: Decodable {
        \(property)
        init(from decoder: any Decoder) throws {
          let c = try decoder.container(keyedBy: CodingKeys.self)
          \(statement)
        }
      }
      """)
    guard conversion.marks.isEmpty else { return nil }
    let prefix = "import IsomerCodable\n\n// @mapped skip: .write\nstruct A: MappedDecodable {\n"
    #expect(conversion.text.hasPrefix(prefix))
    #expect(conversion.text.hasSuffix("\n}"))
    return conversion.text.dropFirst(prefix.count).dropLast(2)
      .replacing("\n", with: "").replacing("  ", with: " ").trimmingBlanks
  }

  @Test(arguments: [
    ("var x: Int", "x = try c.decode(Int.self, forKey: .x)", "var x: Int"),
    ("var x: Int?", "self.x = try c.decodeIfPresent(Int.self, forKey: .x)", "var x: Int?"),
    ("var x: Int?", "x = try c.decode(Int?.self, forKey: .x)", "// @mapped required var x: Int?"),
    (
      "var x: Int?", "x = try c.decode(Int.self, forKey: .x)",
      "// @mapped required, nonNull var x: Int?"
    ),
    (
      "var x: [Int]", "x = try c.decodeIfPresent([Int].self, forKey: .x) ?? []",
      "// @mapped default: [] var x: [Int]"
    ),
    ("var x = 3", "x = try c.decodeIfPresent(Int.self, forKey: .x) ?? 3", "var x = 3"),
    (
      "var x: Int?", "x = try c.decodeIfPresent(Int.self, forKey: .x) ?? 3",
      "// @mapped default: 3, null: .absent var x: Int?"
    ),
    ("var x: Int?", "x = try? c.decode(Int.self, forKey: .x)", "// @mapped recover var x: Int?"),
    (
      "var x: Int", "x = (try? c.decode(Int.self, forKey: CodingKeys.x)) ?? max(1, 2)",
      "// @mapped default: max(1, 2), recover var x: Int"
    ),
    ("var x: Bool", "x = false", "// @mapped skip var x: Bool = false"),
    ("var x: Int?", "x = nil", "// @mapped skip var x: Int?"),
    ("var x: Int?", "", "// @mapped skip var x: Int?"),
    ("let x = 1", "", "let x = 1"),
  ])
  func convertsStatement(_ declaration: String, _ statement: String, _ expected: String) throws {
    #expect(try property(declaration, statement) == expected)
  }

  @Test(arguments: [
    ("var x: URL", "x = URL(string: try c.decode(String.self, forKey: .x))!"),
    ("var x: Int", "x = try c.decode(Int.self, forKey: .x) + 1"),
    ("var x: Double", "x = Double(try c.decode(Int.self, forKey: .x))"),
    ("var x: Int", "x = try! c.decode(Int.self, forKey: .x)"),
    ("var x: Int", "let y = try c.decode(Int.self, forKey: .x)\n    x = y"),
    ("var x: Int", "if true { x = try c.decode(Int.self, forKey: .x) } else { x = 1 }"),
    ("var x: Int", "do { x = try c.decode(Int.self, forKey: .x) }\n    catch { x = 1 }"),
    ("var x: Int", "x = try c.decode(Int.self, forKey: .other)"),
    ("var x: Int", "x = try d.decode(Int.self, forKey: .x)"),
    ("let x: Int", "x = 1"),
    ("var x: Int?", "x = try? c.decodeIfPresent(Int.self, forKey: .x) ?? 3"),
    ("var x: Int", "x = try c.decodeIfPresent(Int.self, forKey: .x) ?? c.count"),
    ("var x: Int", "x = try c.decode(Int.self, forKey: .x); print(x)"),
    ("var x: Int", "#if DEBUG\n    x = 1\n    #endif"),
    ("var x: Int", "var list = try decoder.unkeyedContainer()\n    x = try list.decode(Int.self)"),
  ])
  func keepsStatement(_ declaration: String, _ statement: String) throws {
    let source = """
      struct A: Decodable {
        \(declaration)
        init(from decoder: any Decoder) throws {
          let c = try decoder.container(keyedBy: CodingKeys.self)
          \(statement)
        }
      }
      """
    let conversion = try Conversion(source)
    #expect(conversion.marks.count == 1)
    #expect(conversion.text.contains("struct A: Decodable {"))
    // Without the comments, the source is unchanged.
    let kept = conversion.text.split(separator: "\n").filter { !$0.trimmingBlanks.hasPrefix("//") }
    let lines = source.split(separator: "\n")
    #expect(
      kept.map(\.trimmingBlanks).joined(separator: " ")
        == lines.map(\.trimmingBlanks).joined(separator: " "))
  }

  @Test func convertsNestedContainers() throws {
    try expect(
      """
      struct A: Codable {
        var city: String
        var lat: Double?

        enum CodingKeys: String, CodingKey { case address }
        enum AddressKeys: String, CodingKey { case city, position = "pos" }
        enum PositionKeys: String, CodingKey { case lat }

        init(from decoder: Decoder) throws {
          let root = try decoder.container(keyedBy: CodingKeys.self)
          let address = try root.nestedContainer(keyedBy: AddressKeys.self, forKey: .address)
          let position = try address.nestedContainer(
            keyedBy: PositionKeys.self, forKey: .position)
          city = try address.decode(String.self, forKey: .city)
          lat = try position.decodeIfPresent(Double.self, forKey: .lat)
        }

        func encode(to encoder: Encoder) throws {
          var root = encoder.container(keyedBy: CodingKeys.self)
          var address = root.nestedContainer(keyedBy: AddressKeys.self, forKey: .address)
          try address.encode(city, forKey: .city)
          var position = address.nestedContainer(keyedBy: PositionKeys.self, forKey: .position)
          try position.encodeIfPresent(lat, forKey: .lat)
        }
      }
      """,
      converts: """
        import IsomerCodable

        // @mapped
        struct A: MappedCodable {
          // @mapped key: "address.city"
          var city: String
          // @mapped key: "address.pos.lat"
          var lat: Double?
        }
        """)
  }

  @Test func convertsDifferentKeysOfTheDirections() throws {
    try expect(
      """
      struct A: Codable {
        var a: Int
        var b: String?
        var c: Int
        var both: String { "\\(a)\\(c)" }
        enum CodingKeys: String, CodingKey { case a = "A", old, b, c, both }
        init(from decoder: Decoder) throws {
          let root = try decoder.container(keyedBy: CodingKeys.self)
          a = try root.decode(Int.self, forKey: .old)
          b = try root.decodeIfPresent(String.self, forKey: .b)
          c = try root.decode(Int.self, forKey: .c)
        }
        func encode(to encoder: Encoder) throws {
          var root = encoder.container(keyedBy: CodingKeys.self)
          try root.encode(self.a, forKey: .a)
          try root.encode(b, forKey: .b)
          try root.encode(both, forKey: .both)
        }
      }
      """,
      converts: """
        import IsomerCodable

        // @mapped
        struct A: MappedCodable {
          // @mapped key.read: "old", key.write: "A"
          var a: Int
          // @mapped null: .write
          var b: String?
          // @mapped skip: .write
          var c: Int
          // @mapped
          var both: String { "\\(a)\\(c)" }
        }
        """)
  }

  @Test func keepsOtherCodeOfEncode() throws {
    let conversion = try Conversion(
      """
      struct A: Encodable {
        var a: Int
        enum CodingKeys: String, CodingKey { case a = "A" }
        func encode(to encoder: Encoder) throws {
          var root = encoder.container(keyedBy: CodingKeys.self)
          try root.encode(a * 2, forKey: .a)
        }
      }
      """)
    #expect(conversion.marks == ["6: this code of 'encode(to:)' is not converted"])
    #expect(!conversion.text.contains("@mapped"))
  }
}
