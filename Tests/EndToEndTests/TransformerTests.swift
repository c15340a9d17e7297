import Foundation
import Isomer
import Testing

@testable import FixtureModels

/// Tests transformers of properties in both directions.
@Suite struct TransformerTests {
  private let least = Members([
    "origin": "\"1.5,2\"", "seconds": "1.5", "shout": "\"a\"", "words": "\"x y\"",
  ])

  private var expected: Transformed {
    Transformed(
      origin: Point(x: 1.5, y: 2), target: nil, seconds: Date(timeIntervalSince1970: 1.5),
      milliseconds: nil, day: nil, shout: "A", words: ["x", "y"], safe: nil,
      fallback: Point(x: 0, y: 0))
  }

  private func expectFailure(_ key: String, _ value: String) throws -> MappingError {
    let error = try failure(Transformed.self, least.with(key, value))
    #expect(error.path.description == key)
    return error
  }

  @Test("User-defined transformers, transformers of the runtime, and closures")
  func all() throws {
    try expectRoundTrip(
      least.text, expected,
      writes: "{\"origin\":\"1.5,2.0\",\"seconds\":1.5,\"shout\":\"A\",\"words\":\"x y\","
        + "\"fallback\":\"0.0,0.0\"}")
    var full = expected
    full.target = Point(x: -1, y: 0)
    full.milliseconds = Date(timeIntervalSince1970: 1_443_164_400.5)
    full.day = Date(timeIntervalSince1970: 1_443_139_200)
    full.safe = Point(x: 3, y: 4)
    full.fallback = Point(x: 5, y: 6)
    try expectRoundTrip(
      """
      {"origin":"1.5,2.0","target":"-1.0,0.0","seconds":1.5,"milliseconds":1443164400500,\
      "day":"2015-09-25","shout":"A","words":"x y","safe":"3.0,4.0","fallback":"5.0,6.0"}
      """, full)
  }

  @Test("The error of a transformer is the reason, located at the value")
  func errors() throws {
    try EndToEndTests.expectFailure(
      Transformed.self, "{\"origin\":|>\"1;2\"}", .transformerFailed,
      "origin: found string \"1;2\": a point is 'x,y'")
    #expect(try expectFailure("target", "\"\"").reason == "a point is 'x,y'")
    #expect(try expectFailure("fallback", "\"\"").code == .transformerFailed)
  }

  @Test("Transformers do not receive values of another kind")
  func wrongKind() throws {
    for key in ["origin", "target", "shout", "words", "fallback"] {
      #expect(try expectFailure(key, "1").code == .typeMismatch)
    }
    for key in ["origin", "seconds", "shout", "words"] {
      #expect(try expectFailure(key, "null").code == .typeMismatch)
    }
    #expect(try expectFailure("seconds", "\"1\"").code == .typeMismatch)
    #expect(try expectFailure("day", "1").code == .typeMismatch)
    let day = try expectFailure("day", "\"2015-02-30\"")
    #expect(day.code == .transformerFailed)
    #expect(day.expected == "a date in the format yyyy-MM-dd")
    #expect(day.found == "string \"2015-02-30\"")
  }

  @Test("recover and default replace values that a transformer rejects or does not receive")
  func recovering() throws {
    #expect(try Transformed(json: least.with("safe", "\"x\"")).safe == nil)
    #expect(try Transformed(json: least.with("safe", "[1]")).safe == nil)
    #expect(try Transformed(json: least.with("fallback", "null")).fallback == Point(x: 0, y: 0))
  }

  @Test("A transformer error while writing names the property and yields no document")
  func writingErrors() throws {
    var value = expected
    value.safe = Point(x: .infinity, y: 0)
    let error = try #require(#expect(throws: MappingError.self) { try value.json() })
    #expect(error.code == .transformerFailed)
    #expect(error.path == "safe")
    #expect(error.reason == "a point is 'x,y'")
    #expect(throws: MappingError.self) { try [value].jsonString() }
    let nested = try #require(#expect(throws: MappingError.self) { try [[value]].jsonString() })
    #expect(nested.path == "[0][0].safe")
  }

  @Test("A one-way transformer is combined with the plain type or another transformer")
  func oneWay() throws {
    let value = try Transformed(json: least.with("shout", "\"abc\""))
    #expect(value.shout == "ABC")
    #expect(try value.jsonString().contains("\"shout\":\"ABC\""))
    let both = try Represented(json: "{\"code\":\"aBc\",\"length\":\"four\"}")
    #expect(both == Represented(code: "ABC", length: 4))
    #expect(try both.jsonString() == "{\"code\":\"abc\"}")
  }

  @Test("Each date has its own representation")
  func dates() throws {
    try expectRoundTrip(
      "{\"text\":\"2015-09-25T07:00:00Z\",\"long\":\"September 25, 2015\"}",
      Represented(
        text: Date(timeIntervalSince1970: 1_443_164_400),
        long: Date(timeIntervalSince1970: 1_443_164_400)))
    for text in ["September 37, 2015", "september", "2015-09-25", ""] {
      #expect(throws: MappingError.self) { try Represented(json: "{\"long\":\"\(text)\"}") }
    }
  }

  @Test("Seconds and milliseconds, with fraction, negative and large")
  func epochs() throws {
    for (text, seconds) in [("0", 0), ("-1.25", -1.25), ("4102444800.125", 4_102_444_800.125)]
      as [(String, Double)]
    {
      let value = try Transformed(json: least.with("seconds", text))
      #expect(value.seconds == Date(timeIntervalSince1970: seconds))
      #expect(try value.jsonString().contains("\"seconds\":\(text),"))
    }
    for (text, seconds) in [("0", 0), ("-1500", -1.5), ("1443164400123", 1_443_164_400.123)]
      as [(String, Double)]
    {
      let value = try Transformed(json: least.with("milliseconds", text))
      #expect(value.milliseconds == Date(timeIntervalSince1970: seconds))
      #expect(try value.jsonString().contains("\"milliseconds\":\(text),"))
    }
  }

  @Test("Data as hexadecimal digits or base64, URLs and UUIDs by name")
  func dataAndNames() throws {
    try expectRoundTrip(
      "{\"hex\":\"00ff\",\"base64\":\"AP8=\",\"url\":\"https://a.b/c\","
        + "\"uuid\":\"E621E1F8-C36C-495A-93FC-0C247A3E6E5F\"}",
      Represented(
        hex: Data([0, 255]), base64: Data([0, 255]), url: URL(string: "https://a.b/c"),
        uuid: UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")))
    #expect(try Represented(json: "{\"hex\":\"00FF\"}").hex == Data([0, 255]))
    for text in ["0", "0g", "0 ", "00f"] {
      #expect(try failure(Represented.self, "{\"hex\":\"\(text)\"}").path == "hex")
    }
  }

  @Test("A number as text")
  func numberAsText() throws {
    try expectRoundTrip("{\"number\":\"-42\"}", Represented(number: -42))
    #expect(try failure(Represented.self, "{\"number\":\"x\"}").code == .transformerFailed)
    #expect(try failure(Represented.self, "{\"number\":42}").code == .typeMismatch)
  }

  @Test("Booleans in all common forms, as digits, and as two words")
  func bools() throws {
    for text in ["true", "1", "-3", "1.0", "\"YES\"", "\"True\"", "\"1\""] {
      try expectRoundTrip(
        "{\"loose\":\(text)}", Represented(loose: true), writes: "{\"loose\":true}")
    }
    for text in ["false", "0", "0.0", "\"NO\"", "\"FALSE\"", "\"0\""] {
      try expectRoundTrip(
        "{\"loose\":\(text)}", Represented(loose: false), writes: "{\"loose\":false}")
    }
    #expect(try failure(Represented.self, "{\"loose\":\"maybe\"}").code == .transformerFailed)
    try expectRoundTrip(
      "{\"digit\":1,\"word\":\"N\"}", Represented(digit: true, word: false))
    #expect(try failure(Represented.self, "{\"digit\":2}").path == "digit")
    #expect(try failure(Represented.self, "{\"word\":\"n\"}").path == "word")
  }

  @Test("Types with manual conformances in generated models")
  func handwritten() throws {
    let half = Fraction(numerator: 1, denominator: 2)
    let third = Fraction(numerator: 1, denominator: 3)
    try expectRoundTrip(
      "{\"butter\":\"1/2\",\"sugar\":\"1/3\",\"steps\":[\"1/2\"],\"byName\":{\"a\":\"1/3\"}}",
      Recipe(butter: half, sugar: third, steps: [half], byName: ["a": third]))
    #expect(try Recipe(json: "{\"butter\":\"1/2\",\"salt\":\"x\"}").salt == nil)
    try EndToEndTests.expectFailure(
      Recipe.self, "{\"butter\":\"1/2\",\"steps\":[\"1/3\",|>\"1/0\"]}", .invalidValue,
      "steps[1]: expected a fraction such as \"1/2\", found string \"1/0\"")
    let error = try #require(
      #expect(throws: MappingError.self) {
        try Recipe(butter: Fraction(numerator: 1, denominator: 0)).jsonString()
      })
    #expect(error.path == "butter")
    #expect(error.reason == "a fraction needs a denominator")
  }
}
