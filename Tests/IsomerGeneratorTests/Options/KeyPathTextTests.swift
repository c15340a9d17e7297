import Testing

@testable import IsomerGenerator

struct KeyPathTextTests {
  @Test(
    arguments: [
      ("a", [.key("a")]),
      ("a.b", [.key("a"), .key("b")]),
      ("a[0].b", [.key("a"), .index(0), .key("b")]),
      ("a[0][12]", [.key("a"), .index(0), .index(12)]),
      ("a\\.b", [.key("a.b")]),
      ("a\\\\b", [.key("a\\b")]),
      ("a\\[0]", [.key("a[0]")]),
      ("users[].name", [.key("users"), .every, .key("name")]),
      ("é ü", [.key("é ü")]),
    ] as [(String, [KeyPathText.Component])])
  func parses(_ text: String, _ components: [KeyPathText.Component]) throws {
    #expect(try KeyPathText(parsing: text).components == components)
  }

  @Test(
    arguments: [
      ("", .empty), ("a.", .emptyKey), (".a", .emptyKey), ("a..b", .emptyKey),
      ("a[", .badIndex), ("a[x]", .badIndex), ("a[-1]", .badIndex), ("a[0]b", .badIndex),
      ("a[99999999999]", .badIndex), ("[0]", .startsWithIndex), ("a\\", .danglingEscape),
      ("a[0].", .emptyKey),
    ] as [(String, KeyPathText.Fault)])
  func refuses(_ text: String, _ fault: KeyPathText.Fault) {
    #expect(throws: fault) { try KeyPathText(parsing: text) }
  }

  @Test(arguments: ["a.b", "a[0].b", "a\\.b.c", "users[].name"])
  func printsWhatItParsed(_ text: String) throws {
    #expect(try KeyPathText(parsing: text).text == text)
  }

  @Test func onlyKeysCanBeWritten() throws {
    #expect(try KeyPathText(parsing: "a.b").isWritable)
    #expect(try !KeyPathText(parsing: "a[0]").isWritable)
    #expect(try !KeyPathText(parsing: "a[].b").isWritable)
  }
}
