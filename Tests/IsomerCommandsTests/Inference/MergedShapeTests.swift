import Testing

@testable import IsomerCommands

@Suite struct MergedShapeTests {
  @Test func missingKeysAreOptionalAndNullIsWritten() throws {
    let text = try inferredModels(#"{"a":1,"b":null,"c":null}"#, #"{"b":2,"c":3,"d":"x"}"#)
    #expect(
      text == """
        // @mapped
        struct Root {
          var a: Int?
          var b: Int?  // @mapped null: .write
          var c: Int?  // @mapped null: .write
          var d: String?
        }

        """)
  }

  @Test func theTypeWritesNullIfAllOptionalsDo() throws {
    let text = try inferredModels(#"{"a":1,"b":null,"c":3}"#, #"{"a":1,"b":2,"c":null}"#)
    #expect(text.contains("// @mapped null: .write\nstruct Root {\n  var a: Int\n  var b: Int?\n"))
  }

  @Test func keysThatAreBothMissingAndNullAreOptional() throws {
    #expect(
      try inferredProperties(#"{"a":null,"b":1}"#, #"{"b":2}"#, #"{"a":1,"b":1}"#).first
        == "a: Int?")
  }

  @Test func elementsOfAllArraysHaveOneType() throws {
    #expect(
      try inferredProperties(#"{"tags":[{"a":1},{"b":2}]}"#, #"{"tags":[{"a":2.5}]}"#)
        == ["tags: [Tag]", "a: Double?", "b: Int?"])
  }

  @Test func sameAndSimilarObjectsHaveOneType() throws {
    let user = #"{"id":1,"login":"a","url":"https://a.b","type":"x","admin":true}"#
    let other = #"{"id":1,"login":"a","url":"https://a.b","type":"x","admin":true,"name":"n"}"#
    #expect(
      try inferredProperties(#"{"user":\#(user),"owner":\#(user),"sender":\#(other)}"#) == [
        "user: User", "owner: User", "sender: User", "id: Int", "login: String", "url: URL",
        "type: String", "admin: Bool", "name: String?",
      ])
  }

  @Test func differentKindsPreventOneType() throws {
    let first = #"{"id":1,"name":"a","at":"2015-09-25T07:00:00Z"}"#
    let second = #"{"id":1,"name":"a","at":7}"#
    #expect(
      try inferredProperties(#"{"a":{"item":\#(first)},"b":{"item":\#(second)}}"#).filter {
        $0.contains("item") || $0.contains("at")
      } == ["item: AItem", "item: BItem", "at: Date", "at: Int"])
  }

  @Test func typesRecurThroughArraysOnly() throws {
    #expect(
      try inferredProperties(
        #"{"id":1,"text":"a","replies":[{"id":2,"text":"b","replies":[]}]}"#)
        == ["id: Int", "text: String", "replies: [Root]"])
    #expect(
      try inferredProperties(#"{"id":1,"a":2,"next":{"id":2,"a":2,"next":{"id":3,"a":2}}}"#)
        .filter { $0.contains("next") } == ["next: Next", "next: Next2"])
  }

  @Test func repeatedKeysCountOnce() throws {
    #expect(try inferredProperties(#"[{"a":1,"a":2},{}]"#) == ["a: Int?"])
  }

  @Test func linesAreDocuments() throws {
    let text = try inferredModels("{\"a\":1}\r\n\n  \n{\"b\":2}\n", isLines: true)
    #expect(text.contains("var a: Int?") && text.contains("var b: Int?"))
  }
}
