import Isomer
import Testing

@testable import FixtureModels

/// Tests enums by raw value, name and key, and their fallbacks.
@Suite struct EnumTests {
  private let members = Members([
    "suit": "\"hearts\"", "priority": "2", "visibility": "\"public_read\"", "media": "\"video\"",
    "status": "\"inactive\"", "kind": "\"pull_request\"", "bySuit": "{}", "byPriority": "{}",
    "byVisibility": "{}",
  ])

  private func code(_ key: String, _ value: String) throws -> MappingError.Code {
    let error = try failure(EnumHolder.self, members.with(key, value))
    #expect(error.path.description == key)
    return error.code
  }

  @Test("Enums of all kinds are read, written and read again")
  func all() throws {
    try expectRoundTrip(
      members.text,
      EnumHolder(
        suit: .hearts, priority: .normal, visibility: .publicRead, media: .video,
        status: .inactive, kind: .pullRequest))
  }

  @Test(
    "Integer raw values, explicit and implicit",
    arguments: [("1", .low), ("2", .normal), ("10", .high), ("11", .urgent)]
      as [(String, Priority)])
  func integers(_ text: String, _ priority: Priority) throws {
    try expectRoundTrip(text, priority)
  }

  @Test("Cases without a raw type are mapped by name through the key strategy")
  func names() throws {
    try expectRoundTrip("\"members_only\"", Visibility.membersOnly)
    #expect(try failure(Visibility.self, "\"membersOnly\"").code == .invalidValue)
  }

  @Test("A case can have several names; the first is written")
  func severalNames() throws {
    try expectRoundTrip("\"clip\"", Media.video, writes: "\"video\"")
    try expectRoundTrip("\"still\"", Media.image)
    #expect(try failure(Media.self, "\"image\"").code == .invalidValue)
  }

  @Test("An unknown value is an error that lists the known ones")
  func unknown() throws {
    try expectFailure(
      Suit.self, "|>\"stars\"", .invalidValue,
      "document: expected one of \"clubs\", \"DIAMONDS\", \"hearts\", \"spades\", "
        + "found string \"stars\"")
    try expectFailure(
      Priority.self, " |>3", .invalidValue, "document: expected one of 1, 2, 10, 11, found number 3"
    )
    #expect(try code("suit", "\"diamonds\"") == .invalidValue)
    #expect(try code("suit", "\"Clubs\"") == .invalidValue)
    #expect(try code("suit", "1") == .typeMismatch)
    #expect(try code("suit", "null") == .typeMismatch)
    #expect(try code("priority", "\"1\"") == .typeMismatch)
    #expect(try code("priority", "1.0") == .typeMismatch)
    #expect(try code("visibility", "true") == .typeMismatch)
  }

  @Test("Escapes in the text of an enum")
  func escapes() throws {
    #expect(try Suit(json: "\"\\u0063lubs\"") == .clubs)
  }

  @Test("A fallback case represents unknown values of its kind")
  func fallback() throws {
    try expectRoundTrip("\"gone\"", Status.unknown, writes: "\"unknown\"")
    try expectRoundTrip("500", Answer.unknown, writes: "-1")
    try expectRoundTrip("404", Answer.missing)
    #expect(try failure(Status.self, "7").code == .typeMismatch)
    #expect(try failure(Answer.self, "\"200\"").code == .typeMismatch)
    #expect(try code("status", "null") == .typeMismatch)
  }

  @Test(
    "A fallback with an associated value stores the unknown value and writes it back",
    arguments: ["\"discussion\"", "7", "{\"a\":[1,null]}", "null", "\"pull request\\n\"", "1.5"])
  func fallbackValue(_ text: String) throws {
    try expectRoundTrip(text, Kind.other(JSONValue(json: text)))
  }

  @Test("An associated value of text stores only text")
  func fallbackText() throws {
    try expectRoundTrip("\"red\"", Colour.red)
    try expectRoundTrip("\"mauve\"", Colour.other("mauve"))
    try expectRoundTrip("\"a\\\"b\u{e9}\"", Colour.other("a\"b\u{e9}"))
    #expect(try failure(Colour.self, "7").code == .typeMismatch)
  }

  @Test("Enums in collections, with defaults, recover and lossy elements")
  func everywhere() throws {
    let document = """
      {"main":"teal","answer":404,"list":["red","pink"],"suits":["spades"],"size":"large",\
      "sizes":["small","large"]}
      """
    try expectRoundTrip(
      document,
      Palette(
        main: .other("teal"), answer: .missing, list: [.red, .other("pink")], suits: [.spades],
        size: .large, sizes: [.small, .large]))
    let loose = "{\"main\":\"red\",\"answer\":null,\"size\":\"huge\",\"sizes\":[\"x\",\"small\",1]}"
    #expect(
      try Palette(json: loose) == Palette(main: .red, answer: nil, size: .medium, sizes: [.small]))
    #expect(try failure(Palette.self, "{\"main\":\"red\",\"suits\":[\"x\"]}").path == "suits[0]")
  }
}
