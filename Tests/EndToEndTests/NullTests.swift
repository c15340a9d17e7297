import Isomer
import Testing

@testable import FixtureModels

/// Tests how nil is written: by the property, the type, the file and the call.
@Suite struct NullTests {
  @Test("By default, nil and containers without members are omitted")
  func omitted() throws {
    try expectRoundTrip("{}", NullOmitter(), writes: "{\"b\":null}")
    try expectRoundTrip(
      "{\"nested\":{\"c\":1}}", NullOmitter(c: 1), writes: "{\"b\":null,\"nested\":{\"c\":1}}")
  }

  @Test("A call can write null if nothing else is specified")
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

  @Test("A type can write null")
  func byType() throws {
    try expectRoundTrip("{}", NullWriter(), writes: "{\"a\":null,\"nested\":{\"c\":null}}")
    try expectRoundTrip(
      "{\"nested\":null,\"b\":2}", NullWriter(b: 2),
      writes: "{\"a\":null,\"b\":2,\"nested\":{\"c\":null}}")
  }

  @Test("A property overrides its type and the call")
  func byProperty() throws {
    #expect(
      try NullWriter().jsonString(.null(.write)) == "{\"a\":null,\"nested\":{\"c\":null}}")
    #expect(try NullOmitter().jsonString(.null(.omit)) == "{\"b\":null}")
  }

  @Test("The option of a file applies to its types")
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
