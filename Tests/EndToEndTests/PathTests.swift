import Isomer
import Testing

@testable import FixtureModels

/// Tests key paths: rules 5 to 7.
@Suite struct PathTests {
  private let least = Members([
    "place": "{\"geo\":{\"lat\":1.5,\"lon\":2.5}}", "file.name": "\"f\"",
  ])

  @Test("Paths are read and written into shared objects")
  func nested() throws {
    let document =
      "{\"place\":{\"geo\":{\"lat\":1.5,\"lon\":2.5},\"name\":\"p\"},\"file.name\":\"f\"}"
    let expected = Paths(
      latitude: 1.5, longitude: 2.5, placeName: "p", fileName: "f", firstImage: nil,
      secondImage: nil, image: nil, direction: nil, odd: nil)
    try expectRoundTrip(document, expected)
    try expectRoundTrip(
      "{\"file.name\":\"f\",\"place\":{\"name\":\"p\",\"x\":[{}],"
        + "\"geo\":{\"lon\":2.5,\"lat\":1.5}}}",
      expected, writes: document)
  }

  @Test("A dot in a key is not a path, and a path is not a key with a dot")
  func literalDots() throws {
    let error = try failure(
      Paths.self, least.with("file.name", nil).dropLast() + ",\"file\":{\"name\":\"f\"}}")
    #expect(error.code == .missingKey)
    #expect(error.path.components == [.key("file.name")])
    #expect(error.description.hasPrefix("file\\.name: the key \"file\\.name\" is missing"))
  }

  @Test("Quotes, backslashes and other letters in keys")
  func oddKeys() throws {
    let value = try Paths(json: least.with("a\\\"b\\\\c\u{e9}", "1"))
    #expect(value.odd == 1)
    let text = try value.jsonString()
    #expect(text.hasSuffix("\"file.name\":\"f\",\"a\\\"b\\\\c\u{e9}\":1}"))
    #expect(try Paths(json: text) == value)
    #expect(try Paths(json: least.with("a\\u0022b\\u005Cc\\u00e9", "2")).odd == 2)
  }

  @Test("An index reads one element and is written only with a key for writing")
  func indexes() throws {
    let images = "[{\"url\":\"0\"},{\"w\":1,\"url\":\"1\"},{\"url\":\"2\"}]"
    let value = try Paths(json: least.with("images", images))
    #expect(value.firstImage == "0")
    #expect(value.secondImage == "1")
    #expect(try value.jsonString().contains("\"second_image\":\"1\""))
    #expect(try !value.jsonString().contains("images"))
  }

  @Test(
    "A list that is too short or has null elements is read as missing",
    arguments: ["[]", "null", "[null]", "[{},null,{}]", "[{\"url\":null},{\"url\":null}]"])
  func shortLists(_ images: String) throws {
    let value = try Paths(json: least.with("images", images))
    #expect(value.firstImage == nil)
    #expect(value.secondImage == nil)
  }

  @Test("Invalid elements after the index are ignored")
  func furtherElements() throws {
    let value = try Paths(json: least.with("images", "[{\"url\":\"0\"},{},7,[\"x\"],{\"url\":1}]"))
    #expect(value.firstImage == "0")
  }

  @Test("A missing or null container is a missing value")
  func missingContainers() throws {
    for place in [nil, "null", "{}", "{\"geo\":null}", "{\"geo\":{}}", "{\"geo\":{\"lon\":1}}"] {
      let error = try failure(Paths.self, least.with("place", place))
      #expect(error.code == .missingKey)
      #expect(error.path == "place.geo.lat")
    }
    let value = try Enveloped(
      json: "{\"data\":{\"attributes\":{\"name\":\"n\",\"size\":null,\"tags\":null}}}")
    #expect(value == Enveloped(name: "n", width: nil, tags: []))
  }

  @Test("A container of another kind is an error")
  func wrongContainers() throws {
    try expectFailure(
      Paths.self, "{\"place\":|>7,\"file.name\":\"f\"}", .typeMismatch,
      "place: expected an object, found number 7")
    try expectFailure(
      Paths.self, "{\"place\":{\"geo\":|>[1,2]},\"file.name\":\"f\"}", .typeMismatch,
      "place.geo: expected an object, found an array")
    try expectFailure(
      Paths.self, "{\"images\":|>{\"url\":\"x\"}}", .typeMismatch,
      "images: expected an array, found an object")
    try expectFailure(
      Paths.self, "{\"images\":[{},|>\"x\"]}", .typeMismatch,
      "images[1]: expected an object, found string \"x\"")
    try expectFailure(
      NullOmitter.self, "{\"nested\":|>false}", .typeMismatch,
      "nested: expected an object, found false")
  }

  @Test("Errors in paths contain the whole path")
  func errors() throws {
    try expectFailure(
      Paths.self, "{\"place\":{\"geo\":{\"lat\":|>\"x\"}}}", .typeMismatch,
      "place.geo.lat: expected a number, found string \"x\"")
    try expectFailure(
      Paths.self, "{\"images\":[{\"url\":\"0\"},{\"url\":|>1}]}", .typeMismatch,
      "images[1].url: expected a string, found number 1")
    try expectFailure(
      Paths.self, "{\"file.name\":|>1}", .typeMismatch,
      "file\\.name: expected a string, found number 1")
  }

  @Test("The first of several keys is used, regardless of their order in the document")
  func alternatives() throws {
    for document in [
      "{\"a\":1,\"b\":2,\"c\":{\"d\":3},\"e\":4}", "{\"e\":4,\"c\":{\"d\":3},\"b\":2,\"a\":1}",
      "{\"a\":1}",
    ] {
      #expect(try Alternatives(json: document).value == 1)
    }
    #expect(try Alternatives(json: "{\"e\":4,\"c\":{\"d\":3},\"b\":2}").value == 2)
    #expect(try Alternatives(json: "{\"e\":4,\"c\":{\"d\":3}}").value == 3)
    #expect(try Alternatives(json: "{\"c\":{\"d\":3},\"e\":4}").value == 3)
    #expect(try Alternatives(json: "{\"c\":null,\"e\":4}").value == 4)
    try expectRoundTrip(
      "{\"c\":{\"d\":3}}", Alternatives(value: 3), writes: "{\"a\":3,\"count\":1}")
  }

  @Test("A null alternative is present unless null counts as missing")
  func nullAlternatives() throws {
    #expect(try failure(Alternatives.self, "{\"a\":null,\"b\":1}").path == "a")
    #expect(try failure(Alternatives.self, "{\"b\":1,\"a\":null}").path == "a")
    for document in [
      "{\"a\":1,\"note\":null,\"old_note\":\"o\"}", "{\"a\":1,\"old_note\":\"o\",\"note\":null}",
    ] {
      #expect(try Alternatives(json: document).note == "o")
    }
    for document in [
      "{\"a\":1,\"count\":null,\"old_count\":2}", "{\"a\":1,\"old_count\":2,\"count\":null}",
    ] {
      #expect(try Alternatives(json: document).count == 1)
    }
  }

  @Test("Unused alternatives are reported")
  func alternativesReport() throws {
    let first = try Alternatives.readWithReport(json: "{\"a\":1,\"b\":2,\"e\":3}").1
    #expect(first.entries(.alternativeIgnored).map(\.path) == ["b", "e"])
    let last = try Alternatives.readWithReport(json: "{\"e\":3,\"b\":2,\"a\":1}").1
    #expect(Set(last.entries(.alternativeIgnored).map(\.path)) == ["b", "e"])
    #expect(first.entries(.aliasUsed).isEmpty && last.entries(.aliasUsed).isEmpty)
    let only = try Alternatives.readWithReport(json: "{\"e\":3}").1
    #expect(only.withoutDefaults.entries.map { "\($0.kind) \($0.path)" } == ["aliasUsed e"])
  }

  @Test("An unused alternative can be invalid at any position")
  func invalidAlternatives() throws {
    #expect(try Alternatives(json: "{\"a\":1,\"b\":\"x\"}").value == 1)
    #expect(try Alternatives(json: "{\"b\":\"x\",\"a\":1}").value == 1)
  }

  @Test("If all of several keys are missing, an error names the first")
  func noAlternative() throws {
    try expectFailure(
      Alternatives.self, "|>{\"count\":2}", .missingKey, "a: the key \"a\" is missing")
    try expectFailure(
      Alternatives.self, "{\"c\":{\"d\":|>\"x\"}}", .typeMismatch,
      "c.d: expected an integer, found string \"x\"")
  }

  @Test("A key can be read by two properties, and be both a value and part of a path")
  func shared() throws {
    try expectRoundTrip(
      "{\"owner\":{\"login\":\"l\",\"age\":3},\"count\":2}",
      Shared(
        owner: Shared.Owner(login: "l", age: 3), ownerLogin: "l", count: 2, countAgain: 2))
    try expectFailure(
      Shared.self, "{\"owner\":|>[],\"count\":2}", .typeMismatch,
      "owner: expected an object, found an array")
  }

  @Test("under: prefixes all keys with a path")
  func under() throws {
    try expectRoundTrip(
      "{\"data\":{\"attributes\":{\"name\":\"n\",\"size\":{\"width\":3},\"tags\":[\"a\"]}}}",
      Enveloped(name: "n", width: 3, tags: ["a"]))
    let error = try failure(Enveloped.self, "{\"name\":\"n\"}")
    #expect(error.code == .missingKey)
    #expect(error.path == "data.attributes.name")
    try expectFailure(
      Enveloped.self, "{\"data\":{\"attributes\":|>1}}", .typeMismatch,
      "data.attributes: expected an object, found number 1")
  }

  @Test("A repeated container is merged, and the last value of each key is used")
  func containersTwice() throws {
    let value = try Paths(
      json: "{\"place\":{\"geo\":{\"lat\":1,\"lon\":2}},\"file.name\":\"f\","
        + "\"place\":{\"geo\":{\"lat\":3,\"lon\":4}}}")
    #expect(value.latitude == 3)
    #expect(value.longitude == 4)
  }
}
