import Testing

@testable import IsomerCommands

@Suite struct SchemaEnumTests {
  @Test func listsNames() throws {
    let source = """
      // @mapped
      enum A: String {
        // @mapped key: ["open", "opened"]
        case open
        case closed
        // @mapped skip: .write
        case gone
      }
      """
    #expect(
      try SchemaText(source).of("A")
        == "{'type': 'string', 'enum': ['open', 'opened', 'closed', 'gone']}")
    #expect(
      try SchemaText(source, .write).of("A") == "{'type': 'string', 'enum': ['open', 'closed']}")
  }

  @Test func convertsToCases() throws {
    let numbers = SchemaText("// @mapped coerce\nenum A: Int { case ok = 200, one = 1 }")
    #expect(
      try numbers.of("A")
        == "{'anyOf': [{'type': 'integer', 'enum': [200, 1]}, {'type': 'string', 'pattern': '^[+]?0*200(?:[.]0+)?$'}, "
        + "{'type': 'string', 'pattern': '^[+]?0*1(?:[.]0+)?$'}, {'const': true}]}")
    let names = "// @mapped coerce: .case\nenum A: String { case on = \"On\", seven = \"7\" }"
    #expect(
      try SchemaText(names).of("A")
        == "{'anyOf': [{'type': 'string', 'enum': ['On', '7']}, {'type': 'string', 'pattern': '^[oO][nN]$'}, "
        + "{'type': 'integer', 'const': 7}, {'type': 'string', 'pattern': '^7$'}]}")
    #expect(try SchemaText(names, .write).of("A") == "{'type': 'string', 'enum': ['On', '7']}")
  }

  @Test func listsValuesOfAnyKind() throws {
    let source = """
      // @mapped
      enum A {
        // @mapped key: [true, "on", 1.5, 20...29]
        case on
        // @mapped key: .null
        case none
      }
      """
    #expect(
      try SchemaText(source).of("A")
        == "{'anyOf': [{'enum': [true, 'on', 1.5, null]}, "
        + "{'type': 'integer', 'minimum': 20, 'maximum': 29}]}")
    #expect(try SchemaText(source, .write).of("A") == "{'enum': [true, null]}")
  }

  @Test func describesAMissingTag() throws {
    let source = """
      // @mapped tag: "t"
      enum A {
        // @mapped key: [.missing, "a"]
        case a
        // @mapped key: true
        case b
      }
      """
    let reading = try SchemaText(source).of("A_a")
    #expect(
      reading.contains("{'t': {'anyOf': [{'type': 'string', 'const': 'a'}, {'type': 'null'}]}}"))
    #expect(!reading.contains("required"))
    #expect(try !SchemaText(source, .write).of("A_a").contains("'t'"))
    #expect(try SchemaText(source).of("A_b").contains("{'const': true}}, 'required': ['t']"))
  }

  @Test func describesCases() throws {
    let source = "// @mapped\nenum A: Int {\n  /// The first.\n  case first = 1\n  case second\n}"
    #expect(
      try SchemaText(source).of("A")
        == "{'oneOf': [{'type': 'integer', 'const': 1, 'description': 'The first.'}, {'type': 'integer', 'const': 2}]}"
    )
  }

  @Test func acceptsWhatAFallbackTakes() throws {
    #expect(
      try SchemaText("// @mapped\nenum A {\n  case a\n  // @mapped fallback\n  case b\n}").of("A")
        == "{'anyOf': [{'type': 'string', 'enum': ['a', 'b']}, {'type': 'string', "
        + "'description': 'Any other value reads as 'b'.'}]}")
    #expect(
      try SchemaText(
        "// @mapped\nenum A {\n  case a\n  // @mapped fallback\n  case b(JSONValue)\n}"
      )
      .of("A") == "{'anyOf': [{'type': 'string', 'const': 'a'}, {}]}")
  }

  private let cases = """
      case video(url: Bool, seconds: Bool = false)
      case text(Bool)
      case closed
    }
    """

  @Test func describesTheNameAsTheKey() throws {
    #expect(
      try SchemaText("// @mapped\nenum A {\n\(cases)", .write).of("A")
        == "{'anyOf': [{'type': 'string', 'const': 'closed'}, {'type': 'object', 'properties': {'video': "
        + "{'type': 'object', 'properties': {'url': {'type': 'boolean'}, "
        + "'seconds': {'type': 'boolean'}}, 'required': ['url', 'seconds']}}, "
        + "'required': ['video'], 'additionalProperties': false}, {'type': 'object', "
        + "'properties': {'text': {'type': 'boolean'}}, 'required': ['text'], "
        + "'additionalProperties': false}]}")
  }

  private let tagged = """
    // @mapped tag: "type"
    enum A {
      // @mapped key: ["video", "clip"]
      case video(url: Bool)
      case closed
    }
    """

  @Test func selectsByTag() throws {
    let schema = SchemaText(tagged, .read, .openAPI)
    #expect(
      try schema.of("A")
        == "{'oneOf': [{'$ref': '#/components/schemas/A_video'}, "
        + "{'$ref': '#/components/schemas/A_closed'}], 'discriminator': {'propertyName': 'type', "
        + "'mapping': {'video': '#/components/schemas/A_video', "
        + "'clip': '#/components/schemas/A_video', 'closed': '#/components/schemas/A_closed'}}}")
    #expect(
      try schema.of("A_video")
        == "{'type': 'object', 'properties': {'type': {'type': 'string', 'enum': ['video', 'clip']}, "
        + "'url': {'type': 'boolean'}}, 'required': ['type', 'url']}")
    #expect(
      try SchemaText(tagged, .write).of("A_video")
        == "{'type': 'object', 'properties': {'type': {'type': 'string', 'const': 'video'}, "
        + "'url': {'type': 'boolean'}}, 'required': ['type', 'url']}")
    #expect(try SchemaText(tagged).of("A").contains("discriminator") == false)
  }

  @Test func describesContentBesideTheTag() throws {
    let schema = SchemaText("// @mapped tag: \"t\", content: \"c\"\nenum A {\n\(cases)")
    #expect(
      try schema.of("A_text")
        == "{'type': 'object', 'properties': {'t': {'type': 'string', 'const': 'text'}, 'c': {'type': 'boolean'}}, "
        + "'required': ['t', 'c']}")
    #expect(
      try schema.of("A_closed")
        == "{'type': 'object', 'properties': {'t': {'type': 'string', 'const': 'closed'}, 'c': {'anyOf': "
        + "[{'type': 'null'}, {'type': 'object'}, {'type': 'array', 'maxItems': 0}]}}, "
        + "'required': ['t']}")
  }

  @Test func readsATagAtSeveralPaths() throws {
    let source = "// @mapped tag: [\"t\", \"kind\"]\nenum A {\n  case a\n}"
    #expect(
      try SchemaText(source).of("A_a")
        == "{'type': 'object', 'properties': {'t': {}, 'kind': {}}, 'allOf': [{'anyOf': "
        + "[{'type': 'object', 'required': ['t'], 'properties': {'t': {'type': 'string', 'const': 'a'}}}, "
        + "{'allOf': [{'type': 'object', 'required': ['kind'], 'properties': "
        + "{'kind': {'type': 'string', 'const': 'a'}}}, {'not': {'type': 'object', 'required': ['t'], "
        + "'properties': {'t': {'not': {'type': 'null'}}}}}]}]}]}")
    #expect(
      try SchemaText(source, .write).of("A_a")
        == "{'type': 'object', 'properties': {'t': {'type': 'string', 'const': 'a'}}, 'required': ['t']}"
    )
    #expect(try SchemaText(source, .read, .openAPI).of("A").contains("discriminator") == false)
  }

  @Test func acceptsAnyCaseOfAFunction() throws {
    let schema = SchemaText(
      "// @mapped tag: kind\nenum A {\n  case a(x: Bool)\n  case b(y: Bool)\n}")
    #expect(
      try schema.of("A")
        == "{'anyOf': [{'$ref': '#/$defs/A_a'}, {'$ref': '#/$defs/A_b'}], "
        + "'$comment': 'wider: 'kind' selects one of them'}")
    #expect(
      try schema.of("A_a")
        == "{'type': 'object', 'properties': {'x': {'type': 'boolean'}}, 'required': ['x']}")
  }

  @Test func describesTheTransformerOfACase() throws {
    let schema = SchemaText(
      """
      struct Pair: Transformer {
        func transform(_ x: Bool) -> (Bool, Bool) { (x, x) }
        func reverse(_ pair: (Bool, Bool)) -> Bool { pair.0 }
      }

      // @mapped
      enum A {
        // @mapped with: Pair()
        case a(Bool, Bool)
      }
      """, .write)
    #expect(
      try schema.of("A")
        == "{'type': 'object', 'properties': {'a': {'type': 'boolean'}}, 'required': ['a'], "
        + "'additionalProperties': false}")
  }

  @Test func triesUntaggedCases() throws {
    #expect(
      try SchemaText(
        "// @mapped untagged\nenum A {\n  case a(Bool)\n  case b(Bool, Bool)\n  case c\n}"
      )
      .of("A")
        == "{'anyOf': [{'type': 'boolean'}, {'type': 'array', 'prefixItems': [{'type': 'boolean'}, "
        + "{'type': 'boolean'}], 'minItems': 2, 'maxItems': 2}, {'type': 'string', 'const': 'c'}]}")
  }

  @Test func restrictsKeysOfDictionaries() throws {
    let schema = SchemaText(
      "// @mapped\nenum K: Int { case a = 3, b }\n// @mapped\nstruct A { var a: [K: Bool] }")
    #expect(
      try schema.property("a")
        == "{'type': 'object', 'additionalProperties': {'type': 'boolean'}, "
        + "'propertyNames': {'type': 'string', 'enum': ['3', '4']}}")
  }

  @Test func listsACaseOfSeveralConditionsOnce() throws {
    let source = """
      // @mapped tag: "t"
      enum A {
        case a
        #if os(Linux)
          case b(x: Bool)
        #else
          case b(x: Bool)
        #endif
      }
      """
    let branches = ["a", "b"].map { "{'$ref': '#/$defs/A_\($0)'}" }.joined(separator: ", ")
    #expect(try SchemaText(source, .write).of("A") == "{'oneOf': [\(branches)]}")
  }
}
