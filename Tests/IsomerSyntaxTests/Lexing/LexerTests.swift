import IsomerSyntax
import Testing

@Suite struct LexerTests {
  @Test func wordsAndPunctuation() {
    #expect(
      lexemes("let `if`: [Int] = x.y; $0") == [
        "identifier let", "identifier `if`", "punctuation :", "punctuation [", "identifier Int",
        "punctuation ]", "operator =", "identifier x", "punctuation .", "identifier y",
        "punctuation ;", "dollarIdentifier $0",
      ])
  }

  @Test func quotedIdentifiersHoldBlanksButNoLineEnd() {
    #expect(lexemes("`a b.c`") == ["identifier `a b.c`"])
    #expect(lexemes("`a\n") == ["unknown `", "identifier a", "newline"])
    #expect(lexemes("``") == ["unknown ``"])
  }

  @Test func unicode() {
    #expect(lexemes("größe ≤ 名") == ["identifier größe", "operator ≤", "identifier 名"])
    #expect(lexemes("a — b") == ["identifier a", "unknown —", "identifier b"])
  }

  @Test func numbers() {
    #expect(
      lexemes("1 0x1F 0b10 1_000 1.5 1e10 1.5e-3 0x1p-3 1.foo 1..<2") == [
        "integer 1", "integer 0x1F", "integer 0b10", "integer 1_000", "float 1.5", "float 1e10",
        "float 1.5e-3", "float 0x1p-3", "integer 1", "punctuation .", "identifier foo",
        "integer 1", "operator ..<", "integer 2",
      ])
  }

  @Test func operators() {
    #expect(lexemes("a ?? b") == ["identifier a", "operator ??", "identifier b"])
    #expect(
      lexemes("Int??=x").map { $0 } == [
        "identifier Int", "operator ?", "operator ?", "operator =", "identifier x",
      ])
    #expect(lexemes("() -> A").last == "identifier A")
    #expect(
      lexemes("a +/* c */b") == [
        "identifier a", "operator +", "blockComment /* c */", "identifier b",
      ])
  }

  @Test func lineEnds() {
    #expect(
      lexemes("a\r\nb\rc\n") == [
        "identifier a", "newline", "identifier b", "newline", "identifier c", "newline",
      ])
  }

  @Test func shebangStandsOnlyAtTheStart() {
    #expect(lexemes("#!/bin/sh\na") == ["shebang #!/bin/sh", "newline", "identifier a"])
    #expect(lexemes("a\n#!") == ["identifier a", "newline", "pound #", "operator !"])
  }

  @Test func directives() {
    #expect(
      lexemes("#if A\n#selector(a)") == [
        "pound #if", "identifier A", "newline", "pound #selector", "punctuation (", "identifier a",
        "punctuation )",
      ])
  }

  @Test func comments() {
    #expect(
      lexemes("a // b\n/// c\n/* d /* e */ f */ g") == [
        "identifier a", "lineComment // b", "newline", "lineComment /// c", "newline",
        "blockComment /* d /* e */ f */", "identifier g",
      ])
    #expect(lexemes("/* a /* b */") == ["blockComment /* a /* b */"])
  }
}
