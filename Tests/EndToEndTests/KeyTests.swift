import Foundation
import Isomer
import Testing

@testable import FixtureModels

/// Tests the keys of properties.
@Suite struct KeyTests {
  @Test("Strategies convert names to keys at build time, including acronyms")
  func strategies() throws {
    try expectRoundTrip(
      "{\"image_url\":\"i\",\"html_url_string\":\"h\",\"sha256_hash\":\"s\",\"a\":1}",
      SnakeKeys(imageURL: "i", htmlURLString: "h", sha256Hash: "s", a: 1))
    try expectRoundTrip(
      "{\"image-url\":\"i\",\"user-id\":1}", KebabKeys(imageURL: "i", userID: 1))
    try expectRoundTrip("{\"imageUrl\":\"i\",\"userId\":1}", CamelKeys(imageURL: "i", userID: 1))
    try expectRoundTrip("{\"ImageUrl\":\"i\",\"UserId\":1}", PascalKeys(imageURL: "i", userID: 1))
    try expectRoundTrip(
      "{\"IMAGE_URL\":\"i\",\"USER_ID\":1}", ScreamingSnakeKeys(imageURL: "i", userID: 1))
    try expectRoundTrip(
      "{\"IMAGE-URL\":\"i\",\"USER-ID\":1}", ScreamingKebabKeys(imageURL: "i", userID: 1))
    try expectRoundTrip("{\"imageurl\":\"i\",\"userid\":1}", LowerKeys(imageURL: "i", userID: 1))
    try expectRoundTrip("{\"IMAGEURL\":\"i\",\"USERID\":1}", UpperKeys(imageURL: "i", userID: 1))
  }

  @Test("A key with other spelling is a different key")
  func exactKeys() throws {
    #expect(try failure(KebabKeys.self, "{\"imageURL\":\"i\",\"user-id\":1}").path == "image-url")
    #expect(try failure(LowerKeys.self, "{\"imageURL\":\"i\",\"userid\":1}").path == "imageurl")
  }

  @Test("Without options, every stored property is mapped by its name")
  func identity() throws {
    try expectRoundTrip("{\"title\":\"t\",\"pages\":3}", Book(title: "t", pages: 3))
  }

  @Test("Only annotated properties are mapped in explicit types and types without annotations")
  func explicit() throws {
    try expectRoundTrip(
      "{\"name\":\"n\",\"cached\":9,\"note\":\"x\"}", Partly(json: "{\"name\":\"n\"}"),
      writes: "{\"name\":\"n\"}")
    #expect(try Partly(json: "{\"name\":\"n\",\"cached\":9}").cached == 0)
    try expectRoundTrip(
      "{\"user_name\":\"u\",\"cached\":7}", Explicit(userName: "u"), writes: "{\"user_name\":\"u\"}"
    )
  }

  @Test("An explicit key overrides the strategy")
  func rename() throws {
    let issue = try Issue(json: issueDocument)
    #expect(issue.isLocked)
    #expect(issue.htmlURL.absoluteString == "https://example.org/1")
    #expect(try issue.jsonString() == issueDocument)
    #expect(try Issue(json: issue.jsonString()) == issue)
  }

  @Test("Reserved words and names of the generated code can be keys")
  func reserved() throws {
    try expectRoundTrip(
      "{\"default\":1,\"self\":\"s\",\"class\":true,\"reader\":2,\"writer\":3,\"partial\":4,"
        + "\"key\":5,\"index\":6,\"init\":7}",
      Reserved(
        default: 1, self: "s", class: true, reader: 2, writer: 3, partial: 4, key: 5, index: 6,
        init: 7))
  }

  @Test("A key can depend on the direction, and a property can support one direction")
  func directions() throws {
    let document = """
      {"readOnly":1,"writeOnly":2,"neither":"x","both":3,"old":"o","place":{"code":4},\
      "list":[1,8]}
      """
    let value = try Directions(json: document)
    #expect(
      value
        == Directions(readOnly: 1, writeOnly: 5, both: nil, renamed: "o", moved: 4, second: 8))
    #expect(try value.jsonString() == "{\"writeOnly\":5,\"new\":\"o\",\"code\":4}")
    #expect(try failure(Directions.self, "{\"readOnly\":1,\"new\":\"o\"}").path == "old")
  }

  @Test("One-way types conform to one protocol")
  func oneWay() throws {
    #expect(try Incoming(json: "{\"id\":1}").id == 1)
    #expect(!((Incoming.self as Any) is any Writable.Type))
    #expect(try Outgoing(id: 2).jsonString() == "{\"id\":2,\"type\":\"out\"}")
    #expect(!((Outgoing.self as Any) is any Readable.Type))
  }

  @Test("Constants and computed properties are written; constants are never read")
  func written() throws {
    let value = try Written(
      json: "{\"kind\":\"written\",\"first\":\"a\",\"last\":\"b\",\"full\":\"ignored\"}")
    #expect(value.observations == 0)
    let text =
      "{\"kind\":\"written\",\"first\":\"a\",\"last\":\"b\",\"full\":\"a b\","
      + "\"first_upper\":\"A\",\"observed\":0}"
    #expect(try value.jsonString() == text)
    #expect(try Written(json: text).jsonString() == text)
  }

  @Test("A computed property with a setter is read")
  func computedSetter() throws {
    let value = try Written(json: "{\"first_upper\":\"ZOE\",\"first\":\"a\",\"last\":\"b\"}")
    #expect(value.first == "zoe")
  }

  @Test("Another value for a constant is reported and not an error")
  func constantDiffers() throws {
    let document = "{\"first\":\"a\",\"last\":\"b\",\"kind\":\"other\"}"
    let (value, report) = try Written.readWithReport(json: document)
    #expect(value.kind == "written")
    #expect(report.entries(.constantDiffers).map(\.path) == ["kind"])
    #expect(try Written(json: "{\"first\":\"a\",\"last\":\"b\",\"kind\":[1,2]}").kind == "written")
  }

  @Test("Neither the constant's value nor its absence is reported")
  func constantAgrees() throws {
    let document = "{\"kind\":\"written\",\"first\":\"a\",\"last\":\"b\"}"
    #expect(try Written.readWithReport(json: document).1.withoutDefaults.isEmpty)
    #expect(
      try Written.readWithReport(json: "{\"first\":\"a\",\"last\":\"b\"}").1.withoutDefaults.isEmpty
    )
  }

  @Test("Output is in declaration order, regardless of the input")
  func order() throws {
    try expectRoundTrip(
      "{\"reader\":2,\"init\":7,\"class\":true,\"index\":6,\"default\":1,\"key\":5,"
        + "\"partial\":4,\"writer\":3}",
      Reserved(
        default: 1, self: nil, class: true, reader: 2, writer: 3, partial: 4, key: 5, index: 6,
        init: 7),
      writes: "{\"default\":1,\"class\":true,\"reader\":2,\"writer\":3,\"partial\":4,\"key\":5,"
        + "\"index\":6,\"init\":7}")
  }

  @Test("Sorted and pretty are writing options")
  func writerOptions() throws {
    let value = KebabKeys(imageURL: "i", userID: 1)
    #expect(
      try Shared(json: "{\"owner\":{\"login\":\"l\",\"age\":1},\"count\":2}").jsonString(
        .sortedKeys) == "{\"count\":2,\"owner\":{\"age\":1,\"login\":\"l\"}}")
    #expect(
      try value.jsonString(.pretty) == "{\n  \"image-url\": \"i\",\n  \"user-id\": 1\n}")
    #expect(try Array(value.json()) == value.jsonBytes())
    #expect(try String(decoding: value.json(), as: UTF8.self) == value.jsonString())
  }

  @Test("Keys can be escaped in the document")
  func escapedKeys() throws {
    #expect(
      try KebabKeys(json: "{\"\\u0069mage\\u002durl\":\"i\",\"user\\u002Did\":1}")
        == KebabKeys(imageURL: "i", userID: 1))
  }
}
