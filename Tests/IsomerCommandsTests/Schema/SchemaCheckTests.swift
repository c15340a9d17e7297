import Testing

@testable import IsomerCommands

@Suite struct SchemaCheckTests {
  private func schema(
    _ check: String, _ type: String, _ direction: SchemaDirection = .read
  ) throws -> String {
    try SchemaText(
      "// @mapped\nstruct A {\n  // @mapped check: \(check)\n  var a: \(type)\n}", direction
    ).property("a")
  }

  @Test func limitsNumbers() throws {
    #expect(
      try schema("1...10", "UInt8")
        == "{'type': 'integer', 'minimum': 1, 'maximum': 10, 'format': 'uint8'}")
    #expect(try schema("-9...999", "UInt8").contains("'minimum': 0, 'maximum': 255"))
    #expect(try schema("..<2.5", "Decimal").contains("'exclusiveMaximum': 2.5"))
    #expect(
      try schema("1...10", "Int?")
        == "{'type': ['integer', 'null'], 'minimum': 1, 'maximum': 10, 'format': 'int64'}")
    #expect(
      try schema("0.5...", "Double") == "{'type': 'number', 'minimum': 0.5, 'format': 'double'}")
    // An upper bound replaces that of the type.
    #expect(
      try schema("..<10", "UInt8")
        == "{'type': 'integer', 'minimum': 0, 'exclusiveMaximum': 10, 'format': 'uint8'}")
    // The range of the type is no bound.
    #expect(
      try schema("0...9223372036854775807", "Int")
        == "{'type': 'integer', 'minimum': 0, 'format': 'int64'}")
    #expect(
      try schema("-2147483648...7", "Int32")
        == "{'type': 'integer', 'maximum': 7, 'format': 'int32'}")
    #expect(try schema("A.limits", "Int").hasSuffix("'$comment': 'wider: the check 'A.limits''}"))
  }

  @Test func countsElements() throws {
    #expect(
      try schema(".count(1..<4)", "[Bool]")
        == "{'type': 'array', 'items': {'type': 'boolean'}, 'minItems': 1, 'maxItems': 3}")
    #expect(
      try schema(".count(2...)", "[String: Bool]?").contains("'minProperties': 2"))
    #expect(
      try schema(".count(2...)", "Set<Int>").contains("'uniqueItems': true"))
    #expect(
      try schema(".count(2...)", "Set<String>").hasSuffix("'wider: the check '.count(2...)''}"))
  }

  @Test func countsCharacters() throws {
    #expect(try schema(".count(1...)", "String") == "{'type': 'string', 'minLength': 1}")
    #expect(
      try schema(".count(...3)", "String?")
        == "{'type': ['string', 'null'], 'maxLength': 3, "
        + "'$comment': 'narrower: characters of several code points are counted as one'}")
    #expect(try schema(".count(3)", "String").contains("'minLength': 3, 'maxLength': 3, 'pattern'"))
  }

  @Test func translatesPatterns() throws {
    #expect(
      try schema(".matches(\"[A-Z]+\")", "String")
        == "{'type': 'string', 'pattern': '^(?:[A-Z]+)$'}")
    #expect(
      try schema(".matches(\"é\")", "String")
        == "{'type': 'string', '$comment': 'wider: the check '.matches(\\'é\\')''}")
  }

  @Test func describesNoChecksOfWrittenValues() throws {
    #expect(
      try schema(".count(1..<4)", "[Bool]", .write)
        == "{'type': 'array', 'items': {'type': 'boolean'}}")
  }

  @Test func describesOnlyTheOwnKindOfConvertedValues() throws {
    let schema = SchemaText(
      "// @mapped\nstruct A {\n  // @mapped coerce, check: .count(2...)\n  var a: [Bool]\n}")
    #expect(
      try schema.property("a")
        == "{'type': 'array', 'items': {'type': 'boolean'}, 'minItems': 2, "
        + "'$comment': 'narrower: values of other kinds are converted and checked'}")
  }

  @Test func countsTheElementsThatATransformerReads() throws {
    let schema = SchemaText(
      """
      // @mapped for: Coin, with: CoinTransformer()
      protocol CoinMapping {}
      struct CoinTransformer: Transformer {
        func transform(_ input: Int) -> Coin { Coin(value: input) }
        func reverse(_ output: Coin) -> Int { output.value }
      }
      struct Coin { var value: Int }
      // @mapped
      struct A {
        // @mapped check: .count(...2)
        var a: [Coin]
      }
      """)
    #expect(try schema.property("a").hasSuffix("'format': 'int64'}, 'maxItems': 2}"))
  }

  @Test(arguments: [
    ("[a-z]+\\d{2,}", "^(?:[a-z]+[0-9]{2,})$", true), ("a|(b?c)*", "^(?:a|(?:b?c)*)$", false),
    ("^\\w.$", "^(?:[A-Za-z0-9_][ -~])$", true), ("[^a\\-]", "^(?:[ -,.-`b-~])$", true),
    ("a\\.b\\-", "^(?:a\\.b\\-)$", false), ("(?:x+?)", "^(?:(?:x+?))$", false),
  ])
  func translates(_ source: String, _ pattern: String, _ isNarrower: Bool) {
    let translation = RegexTranslation(source)
    #expect(translation?.pattern == pattern)
    #expect(translation?.isNarrower == isNarrower)
  }

  @Test(arguments: ["a++", "\\bx", "(?=a)", "\\p{L}", "[a--b]", "é", "(a", "a{x}", "[[a]]", "\\1"])
  func refuses(_ source: String) { #expect(RegexTranslation(source) == nil) }
}
