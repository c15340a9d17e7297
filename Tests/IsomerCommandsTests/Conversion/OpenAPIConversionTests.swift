import Testing

/// The code that swift-openapi-generator writes.
@Suite struct OpenAPIConversionTests {
  @Test func triesTheSchemas() throws {
    try expect(
      """
      struct Part: Codable { var url: String }
      enum Content: Codable {
        case text(Swift.String)
        case parts([Part])
        case other(Part)

        init(from decoder: any Swift.Decoder) throws {
          var errors: [any Swift.Error] = []
          do {
            self = .text(try decoder.decodeFromSingleValueContainer())
            return
          } catch {
            errors.append(error)
          }
          do {
            self = .parts(try decoder.decodeFromSingleValueContainer())
            return
          } catch {
            errors.append(error)
          }
          do {
            self = .other(try .init(from: decoder))
            return
          } catch {
            errors.append(error)
          }
          throw Swift.DecodingError.failedToDecodeOneOfSchema(
            type: Self.self,
            codingPath: decoder.codingPath,
            errors: errors
          )
        }

        func encode(to encoder: any Swift.Encoder) throws {
          switch self {
          case let .text(value):
            try encoder.encodeToSingleValueContainer(value)
          case let .parts(value):
            try encoder.encodeToSingleValueContainer(value)
          case let .other(value):
            try value.encode(to: encoder)
          }
        }
      }
      """,
      converts: """
        import IsomerCodable

        // @mapped
        struct Part: MappedCodable { var url: String }
        // @mapped untagged
        enum Content: MappedCodable {
          case text(Swift.String)
          case parts([Part])
          case other(Part)
        }
        """)
  }

  @Test func storesAdditionalProperties() throws {
    try expect(
      """
      struct Labels: Codable {
        var id: Swift.Int?
        var additionalProperties: [String: Swift.String]
        init(id: Swift.Int? = nil, additionalProperties: [String: Swift.String] = .init()) {
          self.id = id
          self.additionalProperties = additionalProperties
        }
        enum CodingKeys: String, CodingKey { case id }
        init(from decoder: any Swift.Decoder) throws {
          let container = try decoder.container(keyedBy: CodingKeys.self)
          self.id = try container.decodeIfPresent(Swift.Int.self, forKey: .id)
          additionalProperties = try decoder.decodeAdditionalProperties(knownKeys: ["id"])
        }
        func encode(to encoder: any Swift.Encoder) throws {
          var container = encoder.container(keyedBy: CodingKeys.self)
          try container.encodeIfPresent(self.id, forKey: .id)
          try encoder.encodeAdditionalProperties(additionalProperties)
        }
      }
      """,
      converts: """
        import IsomerCodable

        // @mapped
        struct Labels: MappedCodable {
          var id: Swift.Int?
          // @mapped rest
          var additionalProperties: [String: Swift.String]
          init(id: Swift.Int? = nil, additionalProperties: [String: Swift.String] = .init()) {
            self.id = id
            self.additionalProperties = additionalProperties
          }
        }
        """)
  }

  @Test func refusesAdditionalProperties() throws {
    try expect(
      """
      struct Format: Codable {
        var kind: Swift.String
        enum CodingKeys: String, CodingKey { case kind = "type" }
        init(from decoder: any Swift.Decoder) throws {
          let container = try decoder.container(keyedBy: CodingKeys.self)
          self.kind = try container.decode(Swift.String.self, forKey: .kind)
          try decoder.ensureNoAdditionalProperties(knownKeys: ["type"])
        }
      }
      """,
      converts: """
        import IsomerCodable

        // @mapped unknown: .error
        struct Format: MappedCodable {
          // @mapped key: "type"
          var kind: Swift.String
        }
        """)
  }

  @Test(arguments: [
    // A key that is neither a property's nor stored.
    ("try decoder.decodeAdditionalProperties(knownKeys: [\"a\"])", "[String: String]"),
    ("try decoder.decodeAdditionalProperties(knownKeys: keys)", "[String: String]"),
    // An object of any values.
    ("try decoder.decodeAdditionalProperties(knownKeys: [])", "OpenAPIObjectContainer"),
  ])
  func leavesOtherKeys(_ value: String, _ type: String) throws {
    let conversion = try Conversion(
      """
      struct Labels: Decodable {
        var others: \(type)
        init(from decoder: any Decoder) throws {
          others = \(value)
        }
      }
      """)
    #expect(!conversion.marks.isEmpty)
    #expect(!conversion.text.contains("@mapped"))
  }
}
