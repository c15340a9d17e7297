import IsomerSyntax
import Testing

@Suite struct SourceFileTests {
  @Test func names() {
    #expect(SourceFile(path: "a/b/Post.swift", text: "").name == "Post.swift")
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
}
