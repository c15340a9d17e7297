import Isomer
import Testing

@testable import FixtureModels

/// What nil writes: by the property, by the type, by the file, by the call.
@Suite struct NullTests {
  /// Row 25.
  @Test("Nil is left out by default, and a container that gets no member with it")
  func omitted() throws {
    try expectRoundTrip("{}", NullOmitter(), writes: "{\"b\":null}")
    try expectRoundTrip(
      "{\"nested\":{\"c\":1}}", NullOmitter(c: 1), writes: "{\"b\":null,\"nested\":{\"c\":1}}")
  }

  /// Row 25.
  @Test("A call may ask for null where nobody says otherwise")
  func byCall() throws {
    let text = "{\"a\":null,\"b\":null,\"nested\":{\"c\":null}}"
    try expectRoundTrip("{}", NullOmitter(), writes: text, .null(.write))
    #expect(try NullOmitter().jsonString([.null(.write), .sortedKeys]) == text)
    #expect(
      try NullOmitter(a: 1).jsonString([.pretty, .null(.write)]) == """
        {
          "a": 1,
          "b": null,
          "nested": {
            "c": null
          }
        }
        """)
  }

  /// Row 25.
  @Test("A type may write null")
  func byType() throws {
    try expectRoundTrip("{}", NullWriter(), writes: "{\"a\":null,\"nested\":{\"c\":null}}")
    try expectRoundTrip(
      "{\"nested\":null,\"b\":2}", NullWriter(b: 2),
      writes: "{\"a\":null,\"b\":2,\"nested\":{\"c\":null}}")
  }

  /// Row 26.
  @Test("A property has the last word against its type and the call")
  func byProperty() throws {
    #expect(
      try NullWriter().jsonString(.null(.write)) == "{\"a\":null,\"nested\":{\"c\":null}}")
    #expect(try NullOmitter().jsonString(.null(.omit)) == "{\"b\":null}")
  }

  /// Rows 8 and 25.
  @Test("A file's default holds for its types")
  func byFile() throws {
    try expectRoundTrip(
      "{\"full-name\":\"a\"}", FromFile(fullName: "a", nickName: nil),
      writes: "{\"full-name\":\"a\",\"nick-name\":null}")
    try expectRoundTrip(
      "{\"fullName\":\"a\",\"nickName\":\"b\"}", NotFromFile(fullName: "a", nickName: "b"))
    #expect(
      try NotFromFile(fullName: "a", nickName: nil).jsonString()
        == "{\"fullName\":\"a\",\"nickName\":null}")
  }
}
