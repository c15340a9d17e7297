import Testing

@testable import Isomer

@Suite struct RedactionTests {
  @Test(
    "Only the kind of a value is shown",
    arguments: [
      ("\"abc\"", "string <redacted>"), ("-12.5e3", "number <redacted>"), ("true", "<redacted>"),
      ("false", "<redacted>"), ("null", "null"), ("{\"a\":1}", "an object"), ("[1]", "an array"),
      ("abc", "<redacted>"), ("012", "<redacted>"), ("\u{1}", "<redacted>"),
      ("", "the end of the document"),
    ])
  func kinds(_ text: String, _ redacted: String) {
    let bytes = Array(text.utf8)
    bytes.withUnsafeBytes {
      #expect(Excerpt(0..<$0.count, of: $0).redacted == redacted)
    }
  }

  @Test("The reason is removed because it can repeat the value; the expectation is retained")
  func details() {
    var details = FailureDetails()
    details.expected = "a number"
    details.reason = "it is 4711"
    details.conceal()
    #expect(details.isSecret)
    #expect(details.reason == nil)
    #expect(details.expected == "a number")
  }
}
