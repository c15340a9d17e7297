import Foundation
import IsomerSyntax
import Testing

@testable import IsomerGenerator

/// Tests that recorded documents are read as strictly as by the runtime.
@Suite struct SampleParserTests {
  @Test(
    "Invalid JSON is rejected at its location",
    arguments: [
      ("", "a value", 0), ("[1,]", "a value", 3), ("{\"a\":1,}", "a key", 7),
      ("{\"a\" 1}", "':'", 5), ("{a:1}", "a key", 1), ("[1 2]", "',' or ']'", 3),
      ("{\"a\":1 \"b\":2}", "',' or '}'", 7), ("01", "the end of the document", 1),
      ("1.", "a value", 0), (".5", "a value", 0), ("+1", "a value", 0), ("-", "a value", 0),
      ("1e", "a value", 0), ("tru", "a value", 0), ("nulll", "the end of the document", 4),
      ("\"a", "'\"'", 2), ("\"\u{1}\"", "an escape in place of a control character", 1),
      ("\"\\x\"", "an escape", 1), ("\"\\u12\"", "an escape", 1),
      ("\"\\ud800\"", "both halves of a surrogate pair", 1),
      ("\"\\ud800\\u0041\"", "the second half of a surrogate pair", 1),
      ("1 // x", "the end of the document", 2),
    ])
  func refusal(_ text: String, _ expected: String, _ offset: Int) {
    #expect(throws: SampleParser.Failure(expected: expected, offset: offset)) {
      try SampleParser.parse(Array(text.utf8))
    }
  }

  @Test("Invalid UTF-8 is rejected")
  func bytes() {
    #expect(throws: SampleParser.Failure(expected: "UTF-8", offset: 1)) {
      try SampleParser.parse([0x22, 0xFF, 0x22])
    }
  }

  @Test("Strings are unescaped and numbers keep their text")
  func scalars() throws {
    let text = #" ["a\n\u00e9\ud83d\ude00\/", -1.50e+2, true, false, null, {}] "#
    let elements = try #require(SampleParser.parse(Array(text.utf8)).elements)
    #expect(elements[0].string == "a\n\u{e9}\u{1F600}/")
    #expect(elements[1].description == "number -1.50e+2")
    #expect(
      elements.map(\.kind) == ["a string", "a number", "a Bool", "a Bool", "null", "an object"])
    #expect(elements.map(\.offset) == [2, 29, 39, 45, 52, 58])
  }

  @Test("A byte order mark is ignored, and the last of several equal keys is used")
  func oddities() throws {
    let text = "\u{FEFF}{\"a\":1,\"a\":2}"
    #expect(try SampleParser.parse(Array(text.utf8))["a"]?.description == "number 2")
  }

  @Test("The depth limit is that of the runtime", arguments: [(512, true), (513, false)])
  func levels(_ count: Int, _ isRead: Bool) {
    let text = String(repeating: "[", count: count) + String(repeating: "]", count: count)
    #expect(((try? SampleParser.parse(Array(text.utf8))) != nil) == isRead)
  }
}
