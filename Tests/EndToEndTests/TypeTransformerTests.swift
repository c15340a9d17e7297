import Foundation
import Isomer
import Testing

@testable import FixtureModels

/// Tests transformers that apply to a type in the whole target.
@Suite struct TypeTransformerTests {
  private let least = Members(["plain": "\"90°\"", "needed": "null"])

  private func angle(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  private var expected: Angled {
    Angled(plain: angle(90), needed: nil)
  }

  @Test("In optionals and collections, in both directions")
  func everywhere() throws {
    try expectRoundTrip(
      least.text, expected,
      writes: #"{"plain":"90°","list":[],"initial":"1°","needed":null,"constant":"45°"}"#)
    var value = expected
    value.optional = angle(1)
    value.list = [angle(2), angle(3)]
    value.maybe = [angle(4), nil]
    value.unique = [angle(5)]
    value.byName = ["a": [angle(6), angle(7)], "b": []]
    value.initial = angle(8)
    value.safe = angle(9)
    value.needed = angle(10)
    value.deep = angle(11)
    let text = """
      {"plain":"90°","optional":"1°","list":["2°","3°"],"maybe":["4°",null],"unique":["5°"],\
      "byName":{"a":["6°","7°"],"b":[]},"initial":"8°","safe":"9°","needed":"10°",\
      "a":{"b":"11°"},"constant":"45°"}
      """
    let read = try Angled(json: text)
    #expect(read == value)
    #expect(try JSONValue(json: read.jsonString()) == JSONValue(json: text))
    #expect(try Angled(json: least.with("c", "\"12°\"")).deep == angle(12))
  }

  @Test("An error is located at the element, and recover replaces rejected values")
  func errors() throws {
    try EndToEndTests.expectFailure(
      Angled.self, #"{"plain":|>"x","needed":null}"#, .transformerFailed,
      "plain: expected an angle such as \"90°\", found string \"x\"")
    for (key, value, path) in [
      ("list", #"["1°","x"]"#, "list[1]"), ("maybe", #"[null,"x"]"#, "maybe[1]"),
      ("byName", #"{"a":["1°"],"b":["2°","x"]}"#, "byName.b[1]"), ("deep", "1", ""),
    ] where !path.isEmpty {
      let error = try failure(Angled.self, least.with(key, value))
      #expect(error.path.description == path && error.code == .transformerFailed)
    }
    #expect(try failure(Angled.self, least.with("list", "[90]")).code == .typeMismatch)
    #expect(try failure(Angled.self, least.with("list", "[null]")).path == "list[0]")
    #expect(try Angled(json: least.with("safe", "\"x\"")).safe == nil)
    var value = expected
    value.byName = ["a": [angle(1), angle(.nan)]]
    let error = #expect(throws: MappingError.self) { try value.json() }
    #expect(error?.path == "byName.a[1]")
  }

  @Test("Options for elements can be added")
  func elements() throws {
    let (value, report) = try Angled.readWithReport(
      json: least.with("lossy", #"["1°","x",2,"3°"]"#))
    #expect(value.lossy == [angle(1), angle(3)])
    #expect(report.withoutDefaults.entries.map(\.path) == ["lossy[1]", "lossy[2]"])
    let loose = try Angled(
      json: least.with("loose", #"{"a":["1°",null],"b":"2°","c":["x"],"d":null}"#))
    #expect(loose.loose == ["a": [angle(1)], "b": [angle(2)]])
    #expect(
      try loose.jsonString(.sortedKeys).contains(#""loose":{"a":["1°"],"b":["2°"]}"#))
  }

  @Test("A transformer of the property overrides it, separately for each direction")
  func own() throws {
    let value = try Angled(json: least.with("own", "2"))
    #expect(value.own == angle(180))
    #expect(try value.jsonString().contains(#""own":2"#))
    #expect(try failure(Angled.self, least.with("own", "\"90°\"")).code == .typeMismatch)
    let half = try Angled(json: least.with("half", "\"right\""))
    #expect(half.half == angle(90))
    #expect(try half.jsonString().contains(#""half":"90°""#))
  }

  @Test("Different transformers for reading and writing")
  func directions() throws {
    let value = try Weighed(json: #"{"plain":2,"list":[1],"read":1,"written":7}"#)
    #expect(value.plain == Weight(grams: 907.18474))
    #expect(value.read == Weight(grams: 453.59237))
    #expect(value.written == Weight(grams: 2000))
    #expect(
      try value.jsonString() == #"{"plain":0.90718474,"list":[0.45359237],"written":2}"#)
  }

  @Test("In generic models, classes, and models that contain a type of the same name")
  func models() throws {
    let text = #"{"first":"90°","weights":[1],"second":5}"#
    let pair = try AngledPair<Int>(json: text)
    #expect(
      pair
        == AngledPair(first: angle(90), weights: [Weight(grams: 453.59237)], second: 5))
    #expect(try pair.jsonString() == #"{"first":"90°","weights":[0.45359237],"second":5}"#)
    let sub = try AngledSub(json: #"{"base":"1°","more":["2°"]}"#)
    #expect(sub.base == angle(1) && sub.more == [angle(2)])
    #expect(try sub.jsonString() == #"{"base":"1°","more":["2°"]}"#)
    try expectRoundTrip(
      #"{"heading":{"name":"north"}}"#,
      Compass.Reading(heading: Compass.Angle(name: "north"), weight: nil))
  }
}
