import IsomerSyntax
import Testing

@Suite struct SourceFileTests {
  @Test func names() {
    #expect(SourceFile(path: "a/b/Post.swift", text: "").name == "Post.swift")
    #expect(SourceFile(path: "Post.swift", text: "").name == "Post.swift")
  }

  @Test func locationsCountBytes() {
    let file = SourceFile(path: "A.swift", text: "é a\n\nb")
    #expect(file.location(at: 3) == SourceLocation(line: 1, column: 4))
    #expect(file.location(at: 6) == SourceLocation(line: 3, column: 1))
    #expect(file.location(at: 10) == SourceLocation(line: 3, column: 2))
  }

  @Test func everyLineEndBeginsALine() {
    let file = SourceFile(path: "A.swift", text: "a\rb\r\nc\nd\r")
    let lines = (0...file.bytes.count).map { file.location(at: $0).line }
    #expect(lines == [1, 1, 2, 2, 2, 3, 3, 4, 4, 5])
  }

  @Test(arguments: ["", "a\0", "\0\0b\0\0"])
  func findsTextAfterZeroBytes(_ start: String) {
    let file = SourceFile(path: "A.swift", text: start + "xyz")
    #expect(file.mentions(anyOf: ["w", "yz"]))
    #expect(!file.mentions(anyOf: ["zy", "xyzz"]))
  }

  @Test func namesOfDeclaredTypes() {
    let text = "struct A: B {}\nfinal class C<D> {} // enum E\ntypealias é = G\nprotocol "
    let names = SourceFile(path: "A.swift", text: text).declaredTypeNames
    #expect(names == ["A", "C", "E", "é", ""])
  }
}
