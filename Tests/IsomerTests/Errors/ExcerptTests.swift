import Testing

@testable import Isomer

@Suite struct ExcerptTests {
  private func excerpt(_ text: [UInt8], _ range: Range<Int>? = nil) -> String {
    text.withUnsafeBytes { Excerpt(range ?? 0..<$0.count, of: $0).description }
  }

  @Test(arguments: [
    (#""x""#, #"string "x""#), (#""""#, #"string """#), ("12.5e3", "number 12.5e3"),
    ("true", "true"), ("null", "null"), ("{", "an object"), ("[1,2]", "an array"),
    ("", "the end of the document"), ("]", "']'"), ("tru", "'tru'"), ("01", "'01'"),
    ("é", "'é'"), ("\u{1}", "byte 0x01"), ("\"a\nb\"", #"string "a\u{a}b""#),
    (#""a\nb""#, #"string "a\nb""#),
  ])
  func `describes the value`(token: String, words: String) {
    #expect(excerpt(Array(token.utf8)) == words)
  }

  @Test func `an invalid byte is shown as a number`() {
    #expect(excerpt([0xFF]) == "byte 0xFF")
  }

  @Test func `long strings are truncated after a whole character`() {
    let exactly = String(repeating: "a", count: 40)
    #expect(excerpt(Array("\"\(exactly)\"".utf8)) == "string \"\(exactly)\"")
    #expect(excerpt(Array("\"\(exactly)b\"".utf8)) == "string \"\(exactly)\"…")
    let accents = String(repeating: "a", count: 39) + "éé"
    let shown = String(repeating: "a", count: 39)
    #expect(excerpt(Array("\"\(accents)\"".utf8)) == "string \"\(shown)\"…")
  }

  @Test func `long numbers are truncated`() {
    let digits = String(repeating: "1", count: 41)
    #expect(excerpt(Array(digits.utf8)) == "number " + digits.dropLast() + "…")
  }
}
