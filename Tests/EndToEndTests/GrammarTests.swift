import Isomer
import Testing

@testable import FixtureModels

/// Rule 9: tests that typed models accept RFC 8259 and nothing else.
@Suite struct GrammarTests {
  @Test(
    "No trailing commas, comments, single quotes, bare words or missing marks",
    arguments: [
      "{\"title\":\"t\",}", "{,\"title\":\"t\"}", "{\"title\":\"t\"/**/}",
      "// c\n{\"title\":\"t\"}",
      "{'title':'t'}", "{title:\"t\"}", "{\"title\" \"t\"}", "{\"title\":}", "{\"title\"}",
      "{\"title\":\"t\" \"pages\":1}", "{\"title\":\"t\",,\"pages\":1}", "{\"title\":\"t\"", "{",
      "\"title\":\"t\"}", "{\"title\":\"t\"]", "{\"title\"=\"t\"}", "", " ", "{\"title\":\"t\"}}",
      "{\"title\":\"t\"} x", "{\"title\":\"t\"}{}", "{\"title\":\"t\",\"pages\":+1}",
      "{\"title\":\"t\",\"pages\":01}", "{\"title\":\"t\",\"pages\":-}",
      "{\"title\":\"t\",\"pages\":1.}", "{\"title\":\"t\",\"pages\":.5}",
      "{\"title\":\"t\",\"pages\":1e}", "{\"title\":\"t\",\"pages\":0x1}",
      "{\"title\":\"t\",\"pages\":NaN}", "{\"title\":\"t\",\"pages\":Infinity}",
      "{\"title\":\"t\",\"pages\":nul}", "{\"title\":\"t\",\"pages\":nulll}",
      "{\"title\":\"t\",\"pages\":None}", "{\"title\":\"t\"}\u{0}", "{\"title\":\"t\"}\u{a0}",
      "{\u{b}\"title\":\"t\"}", "\u{feff}\u{feff}{\"title\":\"t\"}", "{\"title\":\"t\"}\u{feff}",
    ])
  func refused(_ document: String) throws {
    #expect(throws: MappingError.self) { try Book(json: document) }
    // An array without elements is valid.
    guard document.contains(where: { !$0.isWhitespace }) else { return }
    #expect(throws: MappingError.self) { try [Book](json: "[\(document)]") }
  }

  @Test(
    "Strings have valid escapes, no lone surrogates and no raw control characters",
    arguments: [
      "\\x", "\\u12", "\\u12G4", "\\ud800", "\\udc00", "\\ud800\\ud800", "\\ud800x",
      "\\udc00\\ud800", "\n", "\t", "\u{0}", "\u{1f}", "\\", "\\U0041", "\\'",
    ])
  func strings(_ text: String) throws {
    #expect(throws: MappingError.self) { try Book(json: "{\"title\":\"\(text)\"}") }
    #expect(throws: MappingError.self) { try Book(json: "{\"title\":\"t\",\"\(text)\":1}") }
    #expect(throws: MappingError.self) { try Book(json: "{\"title\":\"t\",\"x\":\"\(text)\"}") }
  }

  @Test("All escapes are read, and written where necessary")
  func escapes() throws {
    try expectRoundTrip(
      #"{"title":"\"\\\/\b\f\n\r\t\u0041\u00e9\u20AC\ud83d\ude00\u0000"}"#,
      Book(title: "\"\\/\u{8}\u{c}\n\r\tA\u{e9}\u{20ac}\u{1f600}\u{0}", pages: nil),
      writes: #"{"title":"\"\\/\b\f\n\r\tA"# + "\u{e9}\u{20ac}\u{1f600}" + #"\u0000"}"#)
  }

  @Test(
    "UTF-8 is validated",
    arguments: [
      [0x80], [0xC0, 0xAF], [0xC3], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
      [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF8], [0xFF], [0xE2, 0x82],
    ] as [[UInt8]])
  func invalidUTF8(_ bytes: [UInt8]) throws {
    for (head, tail) in [
      ("{\"title\":\"a", "\"}"), ("{\"title\":\"t\",\"x", "\":1}"),
      ("{\"title\":\"t\",\"x\":\"", "\"}"),
    ] {
      let document = Array(head.utf8) + bytes + Array(tail.utf8)
      let error = try #require(#expect(throws: MappingError.self) { try Book(json: document) })
      #expect(error.code == .invalidUTF8)
    }
  }

  @Test("A leading byte order mark and surrounding whitespace are accepted")
  func mark() throws {
    #expect(try Book(json: "\u{feff} {\"title\" :\n\"t\"\t}\r\n").title == "t")
  }

  @Test("The default depth limit is 512, and can be changed by an option")
  func depth() throws {
    func tree(_ levels: Int) -> String {
      String(repeating: "{\"name\":\"\",\"children\":[", count: levels)
        + String(repeating: "]}", count: levels)
    }
    func lists(_ levels: Int) -> String {
      "{\"title\":\"t\",\"x\":" + String(repeating: "[", count: levels)
        + String(repeating: "]", count: levels) + "}"
    }
    let value = try Tree(json: tree(256))
    #expect(try Tree(json: value.jsonString()) == value)
    let error = try failure(Tree.self, tree(257))
    #expect(error.code == .depthLimit)
    #expect(error.reason == "arrays and objects are nested deeper than 512 levels")
    #expect(try Book(json: lists(511)).title == "t")
    #expect(try failure(Book.self, lists(512)).code == .depthLimit)
    #expect(try failure(Book.self, lists(100_000)).code == .depthLimit)
    #expect(try Tree(json: tree(257), options: ReadingOptions(depthLimit: 514)).name == "")
    #expect(throws: MappingError.self) {
      try Tree(json: tree(2), options: ReadingOptions(depthLimit: 3))
    }
  }

  @Test("Depth is counted from the root, through flattened models and hooks")
  func depthElsewhere() throws {
    let limit = ReadingOptions(depthLimit: 2)
    let flat = "{\"title\":\"t\",\"createdBy\":\"c\",\"meta\":{\"revision\":7}}"
    #expect(try Document(json: flat, options: limit).audit.revision == 7)
    let error = try #require(
      #expect(throws: MappingError.self) {
        try Document(json: flat.dropLast() + ",\"x\":[[1]]}", options: limit)
      })
    #expect(error.code == .depthLimit)
    #expect(error.path == "x[0]")
  }
}
