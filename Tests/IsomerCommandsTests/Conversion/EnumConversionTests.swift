import Testing

@Suite struct EnumConversionTests {
  @Test func convertsRawValues() throws {
    try expect(
      "public enum State: String, Codable, CaseIterable { case open, closed = \"CLOSED\" }",
      converts: """
        import IsomerCodable

        // @mapped
        public enum State: String, MappedCodable, CaseIterable { case open, closed = "CLOSED" }
        """)
  }

  @Test func convertsAssociatedValues() throws {
    try expect(
      """
      enum Event: Codable {
        case text(String), video(url: String, Int)
        enum CodingKeys: String, CodingKey { case text, video = "clip" }
        enum VideoCodingKeys: String, CodingKey { case url = "media_url", _1 }
      }
      """,
      converts: """
        import IsomerCodable

        // @mapped
        enum Event: MappedCodable {
          case text(/* @mapped key: "_0" */ String)
          // @mapped key: "clip"
          case video(/* @mapped key: "media_url" */ url: String, /* @mapped key: "_1" */ Int)
        }
        """)
  }

  @Test func keepsHandWrittenCode() throws {
    let conversion = try Conversion(
      """
      enum State: Decodable {
        case open, closed
        init(from decoder: Decoder) throws {
          self = try decoder.singleValueContainer().decode(Bool.self) ? .open : .closed
        }
      }
      """)
    #expect(conversion.marks == ["3: this code of an enum is not converted"])
    #expect(conversion.text.contains("enum State: Decodable {"))
    #expect(conversion.text.contains("singleValueContainer"))
    #expect(!conversion.text.contains("@mapped"))
  }

  @Test(arguments: ["case open, closed", "case open, other(Int)"])
  func leavesCasesThatAreWrittenAsObjects(_ cases: String) throws {
    let conversion = try Conversion("enum State: Codable { \(cases) }")
    #expect(conversion.marks.count == 1)
    #expect(conversion.text.hasSuffix("\nenum State: Codable { \(cases) }"))
  }

  @Test func convertsCasesThatAreOnlyRead() throws {
    let conversion = try Conversion("enum State: Decodable { case open, other(Int) }")
    #expect(conversion.marks == [])
    #expect(conversion.text.contains("enum State: MappedDecodable {"))
  }

  @Test(arguments: [
    "self = .init(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .other",
    "self = try State(rawValue: decoder.singleValueContainer().decode(String.self)) ?? .other",
    """
    let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        self = Self(rawValue: text) ?? .other
    """,
    "self = Self(rawValue: try String(from: decoder)) ?? .other",
  ])
  func convertsRawValuesWithADefault(_ code: String) throws {
    try expect(
      """
      enum State: String, Codable {
        case open = "OPEN"
        case other
        init(from decoder: any Decoder) throws {
          \(code)
        }
      }
      """,
      converts: """
        import IsomerCodable

        // @mapped
        enum State: String, MappedCodable {
          case open = "OPEN"
          // @mapped fallback
          case other
        }
        """)
  }

  @Test func givesTheCasesOfOneLineLinesOfTheirOwn() throws {
    let code = """
      init(from decoder: Decoder) throws {
            let raw = try decoder.singleValueContainer().decode(String.self)
            self = Kind(rawValue: raw) ?? .unknown
          }
      """
    try expect(
      """
      struct Hotel: Codable {
        var kind: Kind
        enum Kind: String, Codable { case hotel, hostel, unknown
          \(code)
        }
      }
      """,
      converts: """
        import IsomerCodable

        // @mapped
        struct Hotel: MappedCodable {
          var kind: Kind
          // @mapped
          enum Kind: String, MappedCodable {
            case hotel, hostel
            // @mapped fallback
            case unknown
          }
        }
        """)
  }

  @Test func convertsTextsWithADefault() throws {
    try expect(
      """
      enum Effort: Codable {
        case low, high, other(String)
        init(from decoder: Decoder) throws {
          let container = try decoder.singleValueContainer()
          let text = try container.decode(String.self)
          switch text {
          case "low", "minimal": self = .low
          case "high": self = .high
          default: self = .other(text)
          }
        }
        func encode(to encoder: Encoder) throws {
          var container = encoder.singleValueContainer()
          switch self {
          case .low: try container.encode("low")
          case .high: try container.encode("high")
          case .other(let text): try container.encode(text)
          }
        }
      }
      """,
      converts: """
        import IsomerCodable

        // @mapped
        enum Effort: MappedCodable {
          // @mapped key: ["low", "minimal"]
          case low
          case high
          // @mapped fallback
          case other(String)
        }
        """)
  }

  @Test func convertsTags() throws {
    try expect(
      """
      struct Card: Codable { var number: String }
      struct Bank: Codable { var iban: String }
      enum Source: Codable {
        case card(Card)
        case bank(Bank)

        private enum CodingKeys: String, CodingKey { case type = "object" }

        init(from decoder: Decoder) throws {
          let container = try decoder.container(keyedBy: CodingKeys.self)
          let type = try container.decode(String.self, forKey: .type)
          switch type {
          case "card": self = .card(try Card(from: decoder))
          case "bank_account": self = try .bank(.init(from: decoder))
          default: throw DecodingError.dataCorruptedError(
            forKey: .type, in: container, debugDescription: "unknown")
          }
        }

        func encode(to encoder: Encoder) throws {
          var container = encoder.container(keyedBy: CodingKeys.self)
          switch self {
          case .card(let card):
            try container.encode("card", forKey: .type)
            try card.encode(to: encoder)
          case .bank(let bank):
            try container.encode("bank_account", forKey: .type)
            try bank.encode(to: encoder)
          }
        }
      }
      """,
      converts: """
        import IsomerCodable

        // @mapped
        struct Card: MappedCodable { var number: String }
        // @mapped
        struct Bank: MappedCodable { var iban: String }
        // @mapped tag: "object"
        enum Source: MappedCodable {
          case card(Card)
          // @mapped key: "bank_account"
          case bank(Bank)
        }
        """)
  }

  @Test(arguments: [
    """
    let container = try decoder.singleValueContainer()
        if let value = try? container.decode(Int.self) { self = .number(value); return }
        if let value = try? container.decode(String.self) {
          self = .text(value)
          return
        }
        throw DecodingError.typeMismatch(
          Amount.self, .init(codingPath: [], debugDescription: "neither"))
    """,
    """
    let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
          self = .text(text)
        } else {
          let number = try container.decode(Int.self)
          self = .number(number)
        }
    """,
    """
    do {
          self = .number(try Int(from: decoder))
          return
        } catch {}
        self = .text(try String(from: decoder))
    """,
  ])
  func convertsValuesWithoutATag(_ code: String) throws {
    try expect(
      """
      enum Amount: Codable {
        case number(Int), text(String)
        init(from decoder: Decoder) throws {
          \(code)
        }
        func encode(to encoder: Encoder) throws {
          var container = encoder.singleValueContainer()
          switch self {
          case .number(let number): try container.encode(number)
          case .text(let text): try container.encode(text)
          }
        }
      }
      """,
      converts: """
        import IsomerCodable

        // @mapped untagged
        enum Amount: MappedCodable {
          case number(Int), text(String)
        }
        """)
  }

  @Test(arguments: [
    "let tag = try single.decode(Probe.self).type",
    "let probe = try single.decode(Probe.self)\n      let tag = probe.type",
  ])
  func readsTagsWithTypesOfTheInitialiser(_ tag: String) throws {
    try expect(
      """
      struct A: Codable { var type: String; var a: Int }
      struct B: Codable { var type: String; var b: Int }
      enum Either: Codable {
        case a(A)
        case b(B)

        init(from decoder: Decoder) throws {

          struct Probe: Decodable {
            let type: String
          }

          let single = try decoder.singleValueContainer()
          \(tag)
          switch tag {
          case "first": self = .a(try single.decode(A.self))
          case "b": self = .b(try single.decode(B.self))

          default:
            throw DecodingError.dataCorruptedError(in: single, debugDescription: "")
          }
        }

        func encode(to encoder: Encoder) throws {
          var single = encoder.singleValueContainer()
          switch self {
          case .a(let value): try single.encode(value)
          case .b(let value): try single.encode(value)
          }
        }
      }
      """,
      converts: """
        import IsomerCodable

        // @mapped
        struct A: MappedCodable { var type: String; var a: Int }
        // @mapped
        struct B: MappedCodable { var type: String; var b: Int }
        // @mapped tag: "type"
        enum Either: MappedCodable {
          // @mapped key: "first"
          case a(A)
          case b(B)
        }
        """)
  }

  @Test(arguments: [
    // The tag of the mapping would be in the document.
    ("var a: Int", "let type: String"), ("var type: String", "let type: String?"),
    ("var type: String", "let type: [String]"),
  ])
  func leavesTagsThatAreNotWrittenOrHaveOtherForms(_ member: String, _ tag: String) throws {
    let conversion = try Conversion(
      """
      struct A: Codable { \(member) }
      enum Either: Codable {
        case a(A)

        init(from decoder: Decoder) throws {
          struct Probe: Decodable { \(tag) }
          let single = try decoder.singleValueContainer()
          switch try single.decode(Probe.self).type {
          case "a": self = .a(try single.decode(A.self))
          default: throw DecodingError.dataCorruptedError(in: single, debugDescription: "")
          }
        }

        func encode(to encoder: Encoder) throws {
          switch self { case .a(let value): try value.encode(to: encoder) }
        }
      }
      """)
    #expect(!conversion.marks.isEmpty)
    #expect(conversion.text.contains("enum Either: Codable {"))
  }

  @Test func leavesValuesThatAreTriedInAnotherOrder() throws {
    let conversion = try Conversion(
      """
      struct A: Codable { var a: Int? }
      struct B: Codable { var b: Int? }
      enum Either: Codable {
        case a(A), b(B)
        init(from decoder: Decoder) throws {
          if let value = try? B(from: decoder) { self = .b(value) } else { self = .a(try A(from: decoder)) }
        }
      }
      """)
    #expect(conversion.marks == ["9: this code of an enum is not converted"])
    #expect(conversion.text.contains("enum Either: Codable {"))
  }

  @Test(arguments: [
    // The compiler writes an object.
    "init(from d: Decoder) throws { self = .a(try String(from: d)) }",
    // The error selects another case.
    """
    init(from d: Decoder) throws { do { self = .a(try String(from: d)) } catch { self = .b(1) } }
      func encode(to e: Encoder) throws {
        switch self { case .a(let x): try x.encode(to: e)
        case .b(let y): try y.encode(to: e) }
      }
    """,
    // The text that is written is not the one that is read.
    """
    enum CodingKeys: CodingKey { case type, value }
      init(from d: Decoder) throws {
        let c = try d.container(keyedBy: CodingKeys.self)
        switch try c.decode(String.self, forKey: .type) {
        case "A": self = .a(try String(from: d))
        default: self = .b(try Int(from: d))
        }
      }
      func encode(to e: Encoder) throws {
        var c = e.container(keyedBy: CodingKeys.self)
        switch self {
        case .a(let x): try c.encode("a", forKey: .type); try x.encode(to: e)
        case .b(let y): try y.encode(to: e)
        }
      }
    """,
  ])
  func leavesEnumsThatAreNotWrittenAsTheyAreRead(_ code: String) throws {
    let source = "enum Either: Codable {\n  case a(String), b(Int)\n  \(code)\n}"
    let conversion = try Conversion(source)
    #expect(!conversion.marks.isEmpty)
    #expect(!conversion.text.contains("@mapped"))
  }

  @Test func leavesRawValuesThatTheProgramGives() throws {
    let conversion = try Conversion(
      """
      enum Kind: RawRepresentable, Codable {
        case a, other
        var rawValue: String { "x" }
        init?(rawValue: String) { self = .a }
        init(from decoder: Decoder) throws {
          self = .init(rawValue: try String(from: decoder)) ?? .other
        }
      }
      """)
    #expect(!conversion.marks.isEmpty)
    #expect(!conversion.text.contains("@mapped"))
  }

  @Test("An enum that finds its cases for raw values by itself is left")
  func keepsOwnInitialisersOfRawValues() throws {
    let conversion = try Conversion(
      """
      enum Size: String, Codable {
        case small, large
        init?(rawValue: String) {
          self = rawValue.lowercased() == "small" ? .small : .large
        }
      }
      """)
    #expect(conversion.marks == ["3: this 'init(rawValue:)' of an enum is not converted"])
    #expect(conversion.text.contains("enum Size: String, Codable {"))
  }
}
