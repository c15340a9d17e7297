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
      "// @mapped required, null: .error var x: Int?"
    ),
    (
      "var x: [Int]", "x = try c.decodeIfPresent([Int].self, forKey: .x) ?? []",
      "// @mapped default: [] var x: [Int]"
    ),
    ("var x = 3", "x = try c.decodeIfPresent(Int.self, forKey: .x) ?? 3", "var x = 3"),
    (
      "var x: Int?", "x = try c.decodeIfPresent(Int.self, forKey: .x) ?? 3",
      "// @mapped default: 3, null: .missing var x: Int?"
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
    ("var x: Int", "let y = try c.decode(Int.self, forKey: .x)\n    x = y", "var x: Int"),
    (
      "var x: Int", "let y = try c.decodeIfPresent(Int.self, forKey: .x)\n    x = y ?? 1",
      "// @mapped default: 1 var x: Int"
    ),
    (
      "var x: Int", "let y = try? c.decode(Int.self, forKey: .x)\n    x = y ?? 1",
      "// @mapped default: 1, recover var x: Int"
    ),
    (
      "var x: Int", "let y = try c.decodeIfPresent(Int.self, forKey: .x) ?? 2\n    x = y",
      "// @mapped default: 2 var x: Int"
    ),
    (
      "var x: Int",
      "if let y = try c.decodeIfPresent(Int.self, forKey: .x) { x = y } else { x = 1 }",
      "// @mapped default: 1 var x: Int"
    ),
    (
      "var x = 4", "if let y = try c.decodeIfPresent(Int.self, forKey: .x) { x = y }", "var x = 4"
    ),
    (
      "var x: Int?", "if let y = try? c.decode(Int.self, forKey: .x) { x = y } else { x = nil }",
      "// @mapped recover var x: Int?"
    ),
    (
      "var x: Int", "do { x = try c.decode(Int.self, forKey: .x) }\n    catch { x = 1 }",
      "// @mapped default: 1, recover var x: Int"
    ),
    (
      "var x: Int?",
      "do { x = try c.decodeIfPresent(Int.self, forKey: .x) } catch { x = nil }",
      "// @mapped recover var x: Int?"
    ),
    (
      "var x: Int",
      "guard let y = try c.decodeIfPresent(Int.self, forKey: .x) else { throw E() }\n    x = y",
      "var x: Int"
    ),
    (
      "var x: Int?",
      "guard let y = try? c.decode(Int.self, forKey: .x) else { throw E() }\n    x = y",
      "// @mapped required, null: .error var x: Int?"
    ),
    (
      "var x: Int", "x = try c.decode(Int.self, forKey: .x) + 1",
      "// @mapped with.read: .codable(reading: { try $0.decode(Int.self, forKey: $1) + 1 }) var x: Int"
    ),
    (
      "var x: Double", "x = Double(try c.decode(Int.self, forKey: .x))",
      "// @mapped with.read: .codable(reading: { try Double($0.decode(Int.self, forKey: $1)) })"
        + " var x: Double"
    ),
    (
      "var x: Kind", "let y = try c.decode(String.self, forKey: .x)\n    x = Kind(y) ?? .other",
      "// @mapped with.read: .codable(reading: { try Kind(($0.decode(String.self, forKey: $1))) ?? .other })"
        + " var x: Kind"
    ),
    (
      "var x: URL?",
      "let y = try c.decodeIfPresent(String.self, forKey: .x)\n    x = y.flatMap { URL(string: $0) }",
      "// @mapped with.read: .codable(reading: { container, key -> URL? in"
        + " try (container.decodeIfPresent(String.self, forKey: key)).flatMap {"
        + " URL(string: $0) } }) var x: URL?"
    ),
    (
      "var x: Int", "x = try c.decodeIfPresent(Int.self, forKey: .x).map { $0 * 2 } ?? 7",
      "// @mapped default: 7, with.read: .codable(reading: { try $0.decodeIfPresent(Int.self, forKey: $1).map { $0 * 2 } ?? 7 }) var x: Int"
    ),
    (
      "var x: [A.Part?]", "x = try c.decode([Part?].self, forKey: .x)", "var x: [A.Part?]"
    ),
    (
      "var x: A.Part?", "x = try? c.decode(Self.Part.self, forKey: .x)",
      "// @mapped recover var x: A.Part?"
    ),
  ])
  func convertsStatement(_ declaration: String, _ statement: String, _ expected: String) throws {
    #expect(try property(declaration, statement) == expected)
  }

  @Test(arguments: [
    ("var x: URL", "x = URL(string: try c.decode(String.self, forKey: .x))!"),
    ("var x: Int", "x = try c.decode(Int.self, forKey: .x) + decoder.codingPath.count"),
    ("var x: Double", "x = Double(try c.decode(Int.self, forKey: .x), by: self)"),
    ("var x: Int", "x = try c.decode(Int.self, forKey: .x) + c.decode(Int.self, forKey: .z)"),
    ("var x: Int", "x = try Int(c.decode(String.self, forKey: .x))!"),
    ("var x: Int", "x = try doubled(c.decode(Int.self, forKey: .x))"),
    ("var x: Int", "x = (try? c.decode(Int.self, forKey: .x)).map { $0 + 1 } ?? 1"),
    ("var x: String", "x = try String(describing: c.decodeIfPresent(Int.self, forKey: .x))"),
    ("var x: Int", "x = try [1].map { try c.decode(Int.self, forKey: .x) + $0 }[0]"),
    ("var x: String", "x = try \"\\(c.decode(Int.self, forKey: .x))\""),
    (
      "var x: Int",
      "guard let y = Int(try c.decode(String.self, forKey: .x)) else { throw E() }; x = y"
    ),
    (
      "var x: Int",
      "let y = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self); x = y"
    ),
    ("var x: Int", "x = try! c.decode(Int.self, forKey: .x)"),
    (
      "var x: Int",
      "let y = try c.decode(Int.self, forKey: .x)\n    x = y + decoder.codingPath.count"
    ),
    ("var x: Int?", "let y = try c.decode(Int.self, forKey: .x)"),
    ("var x: Part", "x = try c.decode(BA.Part.self, forKey: .x)"),
    (
      "var x: Int",
      "guard let y = try c.decodeIfPresent(Int.self, forKey: .x) else { print(1); throw E() }; x = y"
    ),
    (
      "var x: Int",
      "guard let y = try c.decodeIfPresent(Int.self, forKey: .x) else { x = 1; return }"
    ),
    ("var x: Int", "if let y = try? c.decodeIfPresent(Int.self, forKey: .x) { x = y ?? 1 }"),
    ("var x: Int?", "do { x = try c.decodeIfPresent(Int.self, forKey: .x) } catch { x = 1 }"),
    ("var x: Int", "do { x = try c.decode(Int.self, forKey: .x) } catch is E { x = 1 }"),
    ("var x: Int", "if true { x = try c.decode(Int.self, forKey: .x) } else { x = 1 }"),
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
        func doubled(_ value: Int) -> Int { value * 2 }
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

  @Test func convertsCallsOfOtherInitialisers() throws {
    try expect(
      """
      struct A: Decodable {
        var x: Int
        var y: String?
        var z = true

        init(x: Int, y: String?, z: Bool) {
          self.x = x
          self.y = y
          self.z = z
        }

        init(from decoder: any Decoder) throws {
          let c = try decoder.container(keyedBy: CodingKeys.self)
          let y = try c.decodeIfPresent(String.self, forKey: .y)
          try self.init(
            x: c.decode(Int.self, forKey: .x), y: y,
            z: c.decodeIfPresent(Bool.self, forKey: .z) ?? true)
        }
      }

      struct B: Decodable {
        let x: Int
        var y = 1
      }

      extension B {
        init(from decoder: any Decoder) throws {
          let c = try decoder.container(keyedBy: CodingKeys.self)
          self.init(x: try c.decode(Int.self, forKey: .x))
        }
      }
      """,
      converts: """
        import IsomerCodable

        // @mapped skip: .write
        struct A: MappedDecodable {
          var x: Int
          var y: String?
          var z = true

          init(x: Int, y: String?, z: Bool) {
            self.x = x
            self.y = y
            self.z = z
          }
        }

        // @mapped skip: .write
        struct B: MappedDecodable {
          let x: Int
          // @mapped skip
          var y = 1
        }

        extension B {
        }
        """)
  }

  @Test(arguments: [
    "init(x: Int) { self.x = x + 1 }", "init(x: Int) { self.x = x; print(x) }",
    "init?(x: Int) { self.x = x }", "init(x y: Int, _ z: Int = 1) { x = y }",
  ])
  func keepsCallsOfInitialisersWithOtherCode(_ initialiser: String) throws {
    let conversion = try Conversion(
      """
      struct A: Decodable {
        var x: Int
        \(initialiser)
        init(from decoder: any Decoder) throws {
          let c = try decoder.container(keyedBy: CodingKeys.self)
          self.init(x: try c.decode(Int.self, forKey: .x))
        }
      }
      """)
    #expect(conversion.marks == ["6: this code of 'init(from:)' is not converted"])
  }

  @Test func convertsKeysThatAreStringLiterals() throws {
    try expect(
      """
      struct Key: CodingKey, ExpressibleByStringLiteral {
        var stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init(stringLiteral: String) { stringValue = stringLiteral }
        init?(intValue: Int) { nil }
      }

      struct A: Codable {
        var id: Int
        var userName: String?

        init(from decoder: any Decoder) throws {
          let values = try decoder.container(keyedBy: Key.self)
          self.id = try values.decode(Int.self, forKey: "id")
          self.userName = try values.decodeIfPresent(String.self, forKey: "user-name")
        }

        func encode(to encoder: any Encoder) throws {
          var values = encoder.container(keyedBy: Key.self)
          try values.encode(id, forKey: "id")
          try values.encodeIfPresent(userName, forKey: "user-name")
        }
      }
      """,
      converts: """
        import IsomerCodable

        struct Key: CodingKey, ExpressibleByStringLiteral {
          var stringValue: String
          var intValue: Int? { nil }
          init(stringValue: String) { self.stringValue = stringValue }
          init(stringLiteral: String) { stringValue = stringLiteral }
          init?(intValue: Int) { nil }
        }

        // @mapped
        struct A: MappedCodable {
          var id: Int
          // @mapped key: "user-name"
          var userName: String?
        }
        """)
  }

  @Test(arguments: [
    ("var x: [Int] = []", "if !x.isEmpty { try c.encode(x, forKey: .x) }", "omit: .empty"),
    ("var x: [Int] = []", "if x.count > 0 { try c.encode(self.x, forKey: .x) }", "omit: .empty"),
    ("var x: Bool = false", "if x { try c.encode(x, forKey: .x) }", "omit: .default"),
    ("var x: Bool = true", "if !self.x { try c.encode(x, forKey: .x) }", "omit: .default"),
    ("var x: Int = 3", "if x != 3 { try c.encode(x, forKey: .x) }", "omit: .default"),
    ("var x: Int?", "if let x { try c.encode(x, forKey: .x) }", ""),
    ("var x: Int?", "if let y = self.x { try c.encode(y, forKey: .x) }", ""),
    ("var x: Bool = true", "if x { try c.encode(x, forKey: .x) }", nil),
    ("var x: Int = 3", "if x != 4 { try c.encode(x, forKey: .x) }", nil),
    ("var x: Int?", "if x != nil { try c.encode(x, forKey: .x) }", nil),
    ("var x: Range<Int>", "if !x.isEmpty { try c.encode(x, forKey: .x) }", nil),
    ("var x: [Int]", "if !x.isEmpty { try c.encode(x, forKey: .x) }", nil),
    ("var x: [Int] = []", "if !x.isEmpty { try c.encode(x, forKey: .x) } else { f() }", nil),
    ("var x: [Int] = []", "if !x.isEmpty, f() { try c.encode(x, forKey: .x) }", nil),
  ])
  func convertsConditionalWriting(
    _ declaration: String, _ statement: String, _ options: String?
  ) throws {
    let isOptional = declaration.hasSuffix("?")
    let type = declaration.dropFirst(7).prefix { $0 != "=" && $0 != "?" }.trimmingBlanks
    let initial = declaration.split(separator: "= ").last.map { isOptional ? "" : " ?? \($0)" }
    let reading =
      isOptional || declaration.contains("=") ? "decodeIfPresent" : "decode"
    let conversion = try Conversion(
      """
      struct A: Codable {
        \(declaration)

        init(from decoder: any Decoder) throws {
          let c = try decoder.container(keyedBy: CodingKeys.self)
          x = try c.\(reading)(\(type).self, forKey: .x)\(reading == "decode" ? "" : initial ?? "")
        }

        func encode(to encoder: any Encoder) throws {
          var c = encoder.container(keyedBy: CodingKeys.self)
          \(statement)
        }
      }
      """)
    #expect(conversion.marks.isEmpty == (options != nil), "\(conversion.marks)")
    guard let options, !options.isEmpty else { return }
    #expect(conversion.text.contains("// @mapped \(options)\n"))
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
        var d: Int?
        var both: String { "\\(a)\\(c)" }
        enum CodingKeys: String, CodingKey { case a = "A", old, b, c, d, both }
        init(from decoder: Decoder) throws {
          let root = try decoder.container(keyedBy: CodingKeys.self)
          a = try root.decode(Int.self, forKey: .old)
          b = try root.decodeIfPresent(String.self, forKey: .b)
          c = try root.decode(Int.self, forKey: .c)
          d = try root.decodeIfPresent(Int.self, forKey: .d) ?? 3
        }
        func encode(to encoder: Encoder) throws {
          var root = encoder.container(keyedBy: CodingKeys.self)
          try root.encode(self.a, forKey: .a)
          try root.encode(b, forKey: .b)
          try root.encode(d, forKey: .d)
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
          // @mapped default: 3, null: [.missing, .write]
          var d: Int?
          // @mapped
          var both: String { "\\(a)\\(c)" }
        }
        """)
  }

  @Test func convertsExpressionsInEncode() throws {
    try expect(
      """
      extension KeyedDecodingContainer {
        func decodeDay(forKey key: Key) throws -> UUID { try decode(UUID.self, forKey: key) }
        func decodeList<T: Decodable>(forKey key: Key) throws -> [T] {
          try decodeIfPresent([T].self, forKey: key) ?? []
        }
      }
      extension KeyedEncodingContainer {
        mutating func encodeDay(_ day: UUID, forKey key: Key) throws { try encode(day, forKey: key) }
      }
      struct A: Codable {
        var day: UUID
        var link: URL?
        var size: Int
        var name: String?
        var list: [Int]

        init(from decoder: Decoder) throws {
          let c = try decoder.container(keyedBy: CodingKeys.self)
          day = try c.decodeDay(forKey: .day)
          link = try c.decodeIfPresent(URL.self, forKey: .link)
          size = try Int(c.decode(Double.self, forKey: .size))
          name = try c.decodeIfPresent(String.self, forKey: .name)
          list = try c.decodeList(forKey: .list)
        }

        func encode(to encoder: Encoder) throws {
          var c = encoder.container(keyedBy: CodingKeys.self)
          try c.encodeDay(day, forKey: .day)
          try c.encodeIfPresent(link?.absoluteString, forKey: .link)
          try c.encode(Double(size), forKey: .size)
          if let name { try c.encode(name.uppercased(), forKey: .name) }
          try c.encode(list, forKey: .list)
        }
      }
      """,
      converts: """
        import IsomerCodable

        extension KeyedDecodingContainer {
          func decodeDay(forKey key: Key) throws -> UUID { try decode(UUID.self, forKey: key) }
          func decodeList<T: Decodable>(forKey key: Key) throws -> [T] {
            try decodeIfPresent([T].self, forKey: key) ?? []
          }
        }
        extension KeyedEncodingContainer {
          mutating func encodeDay(_ day: UUID, forKey key: Key) throws { try encode(day, forKey: key) }
        }
        // @mapped
        struct A: MappedCodable {
          // @mapped with: .codable(reading: { try $0.decodeDay(forKey: $1) }, writing: { try $0.encodeDay($1, forKey: $2) })
          var day: UUID
          // @mapped with.write: .codable(reading: { container, key -> URL in try container.decode(URL.self, forKey: key) }, writing: { try $0.encodeIfPresent($1.absoluteString, forKey: $2) })
          var link: URL?
          // @mapped with: .codable(reading: { try Int($0.decode(Double.self, forKey: $1)) }, writing: { try $0.encode(Double($1), forKey: $2) })
          var size: Int
          // @mapped with.write: .codable(reading: { container, key -> String in try container.decode(String.self, forKey: key) }, writing: { try $0.encode($1.uppercased(), forKey: $2) })
          var name: String?
          // @mapped default: [], with.read: .codable(reading: { try $0.decodeList(forKey: $1) })
          var list: [Int]
        }
        """)
  }

  @Test func keepsMethodsInEncode() throws {
    let conversion = try Conversion(
      """
      struct A: Codable {
        var a: Int
        func text(_ value: Int) -> String { "" }
        func encode(to encoder: Encoder) throws {
          var root = encoder.container(keyedBy: CodingKeys.self)
          try root.encode(text(a), forKey: .a)
        }
      }
      """)
    #expect(conversion.marks == ["6: this code of 'encode(to:)' is not converted"])
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
