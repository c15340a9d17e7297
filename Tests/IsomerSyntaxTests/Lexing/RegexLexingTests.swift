import Testing

@Suite struct RegexLexingTests {
  @Test(arguments: [
    "= /a/", "(/a b/", ", /[(]/", "return /a\\/b/", ": /(a)/", "!= /x/", "in /\"/",
    "try? /\"/", "try! /^ a/", "!/\\(/", "unsafe /a/", "x /a/", "}\n  /a/", "= / a/",
    "= /[[(]]/", "= /a\\ /",
  ])
  func bareLiterals(_ text: String) {
    #expect(lexemes(text).last?.hasPrefix("regex /") == true)
  }

  @Test(arguments: [
    "a / b / c", "a/b/c", "x[0] / 2 / y", "f() / g() / h", "1 / 2 / 3", "x! / y / z",
  ])
  func divisions(_ text: String) {
    #expect(!lexemes(text).contains { $0.hasPrefix("regex") })
  }

  @Test(arguments: [
    "reduce(1, /)", "f(/, 2) + g(/)", "= /a", "= /a /", "(/ a/", "(/a /", "= /x// c", "a\n  /% b /",
    "func /(a) /",
    "a /^ b/", "1 /^ b/", "(/a)/",
  ])
  func operators(_ text: String) {
    #expect(!lexemes(text).contains { $0.hasPrefix("regex") })
  }

  @Test func extendedLiterals() {
    #expect(lexemes("#/a/b/#") == ["regex #/a/b/#"])
    #expect(lexemes("##/a/#b/##") == ["regex ##/a/#b/##"])
    #expect(lexemes("#/\n a\n/#") == ["regex #/\n a\n/#"])
    #expect(lexemes("#/a\nb") == ["unterminatedRegex #/a", "newline", "identifier b"])
  }
}
