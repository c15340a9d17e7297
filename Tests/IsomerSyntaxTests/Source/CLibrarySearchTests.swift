import Testing

@testable import IsomerSyntax

@Suite struct CLibrarySearchTests {
  @Test(arguments: [("a\nb", true), ("ab", false), ("", false), ("é\n", true)])
  func includes(_ text: String, _ isFound: Bool) { #expect(text.includes("\n") == isFound) }

  @Test(arguments: [("", true), ("abba", true), ("abc", false), ("é", false), ("a\0", false)])
  func consists(_ text: String, _ isPlain: Bool) {
    #expect(text.consists(of: "ab") == isPlain)
  }

  @Test(arguments: [
    ("", "", ""), ("word", "word", ""), ("a b c", "a", "b c"), (" a", "", "a"), ("a:", "a", ""),
    ("é😀:ö", "é😀", "ö"),
  ])
  func divided(_ text: String, _ before: String, _ after: String) {
    #expect(text.divided(at: " :") == (before, after))
  }

  @Test func countsTheFirstCharacters() {
    #expect("  a ".count(of: " ") == 2)
    #expect("a".count(of: " ") == 0)
    #expect("".count(of: " ") == 0)
  }

  @Test func findsTheLastPosition() {
    #expect("A.Ö.c".lastIndex(of: ".").map { String("A.Ö.c"[$0...]) } == ".c")
    #expect("A".lastIndex(of: ".") == nil)
  }
}
