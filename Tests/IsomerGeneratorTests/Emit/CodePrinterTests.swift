import IsomerSyntax
import Testing

@testable import IsomerGenerator

struct CodePrinterTests {
  @Test func indentsBlocks() {
    let printer = CodePrinter()
    printer.block("func f()") { $0.block("if x") { $0.line("a\n\nb") } }
    #expect(printer.text == "func f() {\n  if x {\n    a\n\n    b\n  }\n}\n")
  }

  @Test func repeatsConditionsOutermostFirst() {
    let printer = CodePrinter()
    printer.conditional(["A", "!(B)"]) { $0.line("x") }
    #expect(printer.text == "#if A\n#if !(B)\nx\n#endif\n#endif\n")
  }

  @Test(arguments: [
    ("plain", "\"plain\""), ("a\"b\\c", "\"a\\\"b\\\\c\""), ("\n\t\r\0", "\"\\n\\t\\r\\u{0}\""),
    ("\u{1}", "\"\\u{1}\""), ("é", "\"é\""), ("\u{202E}", "\"\\u{202e}\""),
    ("\\(x)", "\"\\\\(x)\""),
  ])
  func escapesSwiftStrings(_ text: String, _ literal: String) {
    #expect(SwiftLiteral.string(text) == literal)
  }

  @Test(arguments: [("a\"b", "\"a\\\"b\""), ("\u{1}\n", "\"\\u0001\\n\""), ("é/", "\"é/\"")])
  func escapesJSONStrings(_ text: String, _ literal: String) {
    #expect(JSONLiteral.string(text) == literal)
  }

  @Test(arguments: [
    ("value.a = 1", "(unsafe value.a) = 1"),
    ("f(&self.`a`, $0.a.b)", "f(&(unsafe self.`a`), (unsafe $0.a).b)"),
    ("self.a = partial.a ?? other.a", "(unsafe self.a) = partial.a ?? (unsafe other.a)"),
    ("value.b.a = value", "(unsafe value.b.a) = value"),
    ("(unsafe value.a) = 1", "(unsafe value.a) = 1"),
    ("case .a: b.a()", "case .a: b.a()"), ("b.c.a", "b.c.a"), ("value.ab", "value.ab"),
  ])
  func marksUnsafeMembers(_ code: String, _ marked: String) {
    #expect(code.marking(["a"]) == marked)
  }
}
