import IsomerSyntax
import Testing

@Suite struct SourceFileTests {
  @Test func names() {
    #expect(SourceFile(path: "a/b/Post.swift", text: "").name == "Post.swift")
  }

  @Test func locationsCountBytes() {
    let file = SourceFile(path: "A.swift", text: "é a\n\nb")
    let lines = LineTable(file.bytes)
    for offset in -1...10 {
      if offset >= 0 { #expect(file.location(at: offset) == lines.location(at: offset)) }
    }
    #expect(lines.location(at: 3) == SourceLocation(line: 1, column: 4))
    #expect(lines.location(at: 6) == SourceLocation(line: 3, column: 1))
  }
}
