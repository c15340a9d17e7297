import IsomerSyntax
import Testing

@testable import IsomerGenerator

struct PastingTests {
  private func printed(
    _ prefix: String, _ text: String, _ suffix: String = "", line: Int = 7, column: Int
  ) -> String {
    let expression = PastedExpression(
      text: text, path: "dir/X \"1\".swift", location: SourceLocation(line: line, column: column),
      shape: .member("a"))
    let printer = CodePrinter()
    printer.block("do") { $0.pasted(prefix, expression, suffix) }
    return printer.text
  }

  @Test func `code that fits before an expression is printed on its line`() {
    #expect(
      printed("x = f(", ".a", ", Int.self)", column: 9) == #"""
        do {
          #sourceLocation(file: "dir/X \"1\".swift", line: 7)
          x = f(.a, Int.self)
          #sourceLocation()
        }

        """#)
  }

  @Test func `code that does not fit is printed above, so the expression keeps its location`() {
    #expect(
      printed("partial.x = try reader.f(", ".a", ")", column: 6) == #"""
        do {
          #sourceLocation(file: "dir/X \"1\".swift", line: 6)
          partial.x = try reader
          .f(.a)
          #sourceLocation()
        }

        """#)
  }

  @Test func `every line of an expression keeps its location`() {
    #expect(
      printed("x =", "f(\n    // é\n  1)", " + y", column: 5) == #"""
        do {
          #sourceLocation(file: "dir/X \"1\".swift", line: 7)
        x = f(
            // é
          1) + y
          #sourceLocation()
        }

        """#)
  }

  @Test func `nothing is printed above the first line of a file`() {
    #expect(
      printed("let value =", "1", line: 1, column: 5) == #"""
        do {
          #sourceLocation(file: "dir/X \"1\".swift", line: 1)
        let value = 1
          #sourceLocation()
        }

        """#)
  }

  @Test(arguments: [
    ("x.y = try a.b.f(", 16, "", "x.y = try a.b.f("),
    ("x.y = try a.b.f(", 15, "x.y =", "try a.b.f("),
    ("x.y = try a.b.f(", 9, "x.y = try a", ".b.f("),
    ("x.y = try a.b.f(", 4, "x.y = try a.b", ".f("),
    ("x.y = try a.b.f(", 2, "x.y = try a.b.f(", ""),
    ("x.é = try é.f(", 8, "x.é = try é", ".f("),
    ("x =", 4, "", "x = "), ("a.b: C =", 8, "a.b: C", "= "), ("x =", 1, "x =", ""),
    ("a.b() ??", 8, "a", ".b() ?? "), ("a.b() ??", 4, "a.b()", "?? "),
    ("f(of: g, by:", 8, "f(of:", "g, by: "), ("f(of: g, by: .h", 12, "f(of:", "g, by: .h"),
    ("return f(g", 5, "return f(g", ""), ("return a.f(g", 5, "return a", ".f(g"),
    ("a.f(B.self, ", 12, "", "a.f(B.self, "), ("a.f(B.self,", 11, "a", ".f(B.self, "),
    ("a.f(B.self,", 10, "a.f(B.self,", ""), ("f(\"a.b c\", by:", 7, "f(\"a.b c\", by:", ""),
    ("value", 5, "", "value"),
  ])
  func `lines break where Swift allows it`(
    _ prefix: String, _ room: Int, _ above: String, _ beside: String
  ) {
    let head = PastedHead(prefix, room: room)
    #expect(head.above == above)
    #expect(head.beside == beside)
  }
}
