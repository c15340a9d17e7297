import Testing

@testable import IsomerCommands

@Suite struct SchemaTypeTests {
  private func read(_ declaration: String, _ options: String = "") throws -> String {
    try SchemaText("// @mapped\nstruct A {\n  // @mapped \(options)\n  \(declaration)\n}")
      .property("a")
  }

  private func written(_ declaration: String, _ options: String = "") throws -> String {
    try SchemaText("// @mapped\nstruct A {\n  // @mapped \(options)\n  \(declaration)\n}", .write)
      .property("a")
  }

  /// The range of a type is described by its format; formats of 8 and 16 bits are known to few programs.
  @Test(arguments: [
    ("Int", "'type': 'integer', 'format': 'int64'"),
    ("Int64", "'type': 'integer', 'format': 'int64'"),
    ("Int32", "'type': 'integer', 'format': 'int32'"),
    ("Int16", "'type': 'integer', 'minimum': -32768, 'maximum': 32767, 'format': 'int16'"),
    ("UInt8", "'type': 'integer', 'minimum': 0, 'maximum': 255, 'format': 'uint8'"),
    ("UInt32", "'type': 'integer', 'minimum': 0, 'format': 'uint32'"),
    ("UInt", "'type': 'integer', 'minimum': 0, 'format': 'uint64'"),
    ("Int128", "'type': 'integer', 'format': 'int128'"),
    ("UInt128", "'type': 'integer', 'minimum': 0, 'format': 'uint128'"),
    ("Float16", "'type': 'number', 'minimum': -65504, 'maximum': 65504, 'format': 'half'"),
    ("Float", "'type': 'number', 'format': 'float'"),
    ("Double", "'type': 'number', 'format': 'double'"),
    ("CGFloat", "'type': 'number', 'format': 'double'"),
  ])
  func describesNumbers(_ type: String, _ expected: String) throws {
    #expect(try read("var a: \(type)", "key: \"a\"") == "{\(expected)}")
    #expect(try written("var a: \(type)", "key: \"a\"") == "{\(expected)}")
  }

  @Test func combinesAlternativesOnce() throws {
    #expect(
      try read("var a: Double?", "with: .emptyAsNil(.nonFinite)")
        == "{'anyOf': [{'type': 'number', 'format': 'double'}, {'type': 'string', 'enum': "
        + "['-Infinity', 'Infinity', 'NaN']}, {'type': 'string', 'const': ''}, {'type': 'null'}]}")
    #expect(
      try read("var a: [Bool]", "elements: [.wrap, .lossy]").hasPrefix(
        "{'anyOf': [{'type': 'array'"))
  }

  @Test func nestsCollections() throws {
    #expect(
      try read("var a: [String: [Bool?]]", "key: \"a\"")
        == "{'type': 'object', 'additionalProperties': {'type': 'array', "
        + "'items': {'type': ['boolean', 'null']}}}")
    #expect(
      try read("var a: [UInt8: Set<Bool>]", "key: \"a\"")
        == "{'type': 'object', 'additionalProperties': {'type': 'array', "
        + "'items': {'type': 'boolean'}}, 'propertyNames': {'pattern': "
        + "'^(?:(?:[0-9]|[1-9][0-9]|1[0-9]{2}|2[0-4][0-9]|25[0-5]))$'}}")
  }

  @Test(arguments: ["[3 of Bool]", "InlineArray<3, Bool>", "Swift::InlineArray<3, Swift.Bool>"])
  func `counts the elements of inline arrays`(type: String) throws {
    let expected =
      "{'type': 'array', 'items': {'type': 'boolean'}, 'minItems': 3, 'maxItems': 3}"
    #expect(try read("var a: \(type)", "key: \"a\"") == expected)
    #expect(try written("var a: \(type)", "key: \"a\"") == expected)
  }

  @Test func appliesTheRulesOfElements() throws {
    #expect(
      try read("var a: [Bool]", "elements: .compact")
        == "{'type': 'array', 'items': {'type': ['boolean', 'null']}}")
    #expect(
      try read("var a: [Bool]", "elements: .lossy")
        == "{'type': 'array', 'items': {'anyOf': [{'type': 'boolean'}, "
        + "{'description': 'Any other value is left out.'}]}}")
    #expect(
      try read("var a: [Bool]", "elements: .wrap")
        == "{'anyOf': [{'type': 'array', 'items': {'type': 'boolean'}}, {'type': 'boolean', "
        + "'not': {'type': ['array', 'null']}}]}")
    #expect(
      try written("var a: [Bool]", "elements: .wrap")
        == "{'type': 'array', 'items': {'type': 'boolean'}}")
  }

  @Test func converts() throws {
    #expect(try read("var a: String", "coerce") == "{'type': ['string', 'number', 'boolean']}")
    #expect(
      try read("var a: UInt8", "coerce").hasSuffix(
        "{'type': 'string', 'pattern': '^(?:[+]?0*(?:[0-9]|[1-9][0-9]|1[0-9]{2}|2[0-4][0-9]"
          + "|25[0-5])|-0*(?:[0-0]))(?:[.]0+)?$'}, {'type': 'boolean'}]}"
          .replacing("[0-0]", with: "0")))
    #expect(
      try read("var a: Decimal", "coerce").contains(
        "{'type': 'string', 'pattern': '^-?(?:0|[1-9][0-9]{0,19})(?:[.][0-9]{1,15})?"))
    #expect(
      try read("var a: [Bool]", "coerce: .words([\"on\": true])").hasSuffix(
        "'FALSE', 'NO', '0']}, {'type': 'string', 'const': 'on'}]}}"))
    #expect(try written("var a: String", "coerce") == "{'type': 'string'}")
  }

  @Test func saysThatOtherTypesAreUnknown() throws {
    let schema = SchemaText("// @mapped\nstruct A { var a: Elsewhere }")
    #expect(
      try schema.property("a")
        == "{'$comment': 'wider: 'Elsewhere' is not mapped by annotations of this target'}")
  }

  @Test func describesTransformers() throws {
    #expect(try read("var a: Bool", "with: .zeroOne") == "{'type': 'integer', 'enum': [0, 1]}")
    #expect(
      try read("var a: Bool", "with: .boolean(true: \"Y\", false: \"N\")")
        == "{'type': 'string', 'enum': ['Y', 'N']}")
    #expect(
      try read("var a: [Data]", "with: .array(of: .hex)")
        == "{'type': 'array', 'items': {'type': 'string', 'pattern': '^(?:[0-9A-Fa-f]{2})*$'}}")
    #expect(
      try read("var a: Date", "with: .string(of: Int.self).then(.secondsSince1970)")
        .hasPrefix("{'type': 'string', 'pattern': '^(?:[+]?0*(?:[0-9]|"))
    #expect(
      try read("var a: Int?", "with: .reading { (text: String) in text.count }, skip: .write")
        == "{'type': ['string', 'null'], '$comment': 'wider: "
        + "'.reading {(text: String) in text.count}' can reject it'}")
  }

  @Test func describesRangesAndWideNumbers() throws {
    #expect(
      try written("var a: ClosedRange<UInt8>", "key: \"a\"")
        == "{'type': 'array', 'items': {'type': 'integer', 'minimum': 0, 'maximum': 255, "
        + "'format': 'uint8'}, 'minItems': 2, 'maxItems': 2, "
        + "'$comment': 'wider: the lower bound must not be above the upper one'}")
    #expect(
      try read("var a: [Bool: Bool]", "key: \"a\"")
        == "{'type': 'object', 'additionalProperties': {'type': 'boolean'}, "
        + "'propertyNames': {'type': 'string', 'enum': ['true', 'false']}}")
  }

  @Test func describesFormsOfDatesDurationsAndBytes() throws {
    #expect(
      try read("var a: Duration", "with: .milliseconds")
        .hasSuffix("'format': 'double', 'description': 'Milliseconds.'}"))
    #expect(
      try written("var a: Duration", "with: .iso8601") == written("var a: Duration", "key: \"a\""))
    #expect(
      try written("var a: Duration", "with: .protobuf")
        == "{'type': 'string', 'pattern': '^-?0*[0-9]{1,12}(?:[.][0-9]{1,9})?s$'}")
    #expect(
      try read("var a: Date", "with: .day").hasPrefix(
        "{'type': 'string', 'format': 'date', 'pattern': '^(?:[0-9]{4}-"))
    #expect(
      try written("var a: Date", "with: .rfc3339(timeZone: .gmt)")
        == "{'type': 'string', 'format': 'date-time'}")
    #expect(
      try written("var a: [UInt8]", "with: .base64url").hasPrefix("{'type': 'string', 'pattern': "))
    let day = try read("var a: Date", "with: .day")
    let several = "with: .anyOf(.day, .rfc3339)"
    #expect(try read("var a: Date", several) == "{'anyOf': [\(day), {'$ref': '#/$defs/Date'}]}")
    #expect(try written("var a: Date", several) == written("var a: Date", "with: .day"))
    #expect(
      try read("var a: Bool?", "with: .emptyAsNil()").contains("{'type': 'string', 'const': ''}"))
    #expect(
      try read("var a: Double", "with: .nonFinite(nan: \"nan\")")
        .hasSuffix("{'type': 'string', 'enum': ['-Infinity', 'Infinity', 'nan']}]}"))
  }

  @Test func listsTheKeysOfValueMaps() throws {
    let open = "with: .map([\"high\": 3, \"low\": 1], default: 0, reverseDefault: \"none\")"
    #expect(
      try read("var a: Int", open)
        == "{'anyOf': [{'type': 'string', 'enum': ['high', 'low']}, {'type': 'string'}]}")
    #expect(
      try written("var a: Int", open)
        == "{'anyOf': [{'type': 'string', 'enum': ['high', 'low']}, {'type': 'string', 'const': 'none'}]}"
    )
    #expect(
      try read("var a: Bool", "with: .map([\"y\": true, nil: false])") == "{'enum': ['y', null]}")
  }

  @Test func findsTheTypesOfDeclaredTransformers() throws {
    let source = """
      struct Total: Transformer {
        func transform(_ input: [Bool]) -> Point { Point() }
        func reverse(_ output: Point) -> Bool { true }
      }
      extension ForwardTransformer where Self == Total {
        static var total: Self { Self() }
      }
      // @mapped
      struct A {
        // @mapped with: Total()
        var a: Point
        // @mapped with: .total
        var b: Point?
      }
      """
    #expect(
      try SchemaText(source).property("a") == "{'type': 'array', 'items': {'type': 'boolean'}}")
    #expect(
      try SchemaText(source).property("b")
        == "{'type': ['array', 'null'], 'items': {'type': 'boolean'}}")
    #expect(try SchemaText(source, .write).property("a") == "{'type': 'boolean'}")
  }

  @Test func appliesTransformersOfTypes() throws {
    let schema = SchemaText(
      """
      // @mapped for: Date, with: .millisecondsSince1970
      protocol DateShape {}
      // @mapped
      struct A { var a: [Date?] }
      """)
    #expect(
      try schema.property("a").contains("'items': {'type': ['number', 'null'], 'format'"))
  }
}
