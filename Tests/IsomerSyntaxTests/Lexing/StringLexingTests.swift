import Testing

@Suite struct StringLexingTests {
  @Test(arguments: [
    #""""#, #""a""#, #""a\"b""#, ##"#"a"b"#"##, ##"#"""#"##, ##"#"\#(1)"#"##,
    ####"###"a"##"###"####,
    "\"\"\"\n a \"\" b\n \"\"\"", "#\"\"\"\n\"\"\"\n\"\"\"#", #""\(a)""#, #""\(f("x", (1)))""#,
    #""\("\("\("deep")")")""#, #""\(a /* ) */)""#, "\"\"\"\n\\(f(\n1\n))\n\"\"\"", #""\(/"/)""#,
    ##""\(#"raw " \#("in")"#)""##, #""\(`a)b`)""#, ##""\(#/"/#)""##,
  ])
  func oneLiteralIsOneToken(_ text: String) {
    #expect(lexemes(text) == ["string " + text])
  }

  @Test func anUnclosedLiteralEndsWithItsLine() {
    #expect(lexemes("\"a\nb") == ["unterminatedString \"a", "newline", "identifier b"])
    #expect(lexemes("\"\\(a\nb") == ["unterminatedString \"\\(a", "newline", "identifier b"])
    #expect(lexemes("\"\\(\"a\nb") == ["unterminatedString \"\\(\"a", "newline", "identifier b"])
    #expect(lexemes("\"a\\\nb") == ["unterminatedString \"a\\", "newline", "identifier b"])
    #expect(lexemes("#\"a\"") == ["unterminatedString #\"a\""])
  }

  @Test func anUnclosedInnerLiteralLeavesTheOuterOneOpen() {
    let text = "\"\"\"\n\\(\"a\n)\n\"\"\""
    #expect(lexemes(text) == ["string " + text])
  }

  @Test func anUnclosedMultilineLiteralTakesTheRest() {
    #expect(lexemes("\"\"\"\na\nb") == ["unterminatedString \"\"\"\na\nb"])
  }
}
