import Foundation
import Isomer
import IsomerFoundation
import Testing

@testable import FixtureModels

/// Tests hooks and checks of all kinds of enums, and checks of associated values.
@Suite struct HookedEnumTests {
  // MARK: Hooks

  @Test("All four hooks of an enum with names")
  func names() throws {
    #expect(try Flavour(json: #""SWEET""#) == .sweet)
    #expect(try Flavour.sour.jsonString() == #""SWEET""#)
    #expect(try Flavour.salty.jsonString() == #""SALTY""#)
    try expectFailure(
      [Flavour].self, #"["sour", |>"Salty"]"#, .transformerFailed,
      #"[1]: found string "salty": too salty"#)
  }

  @Test("Hooks of an enum with integers")
  func integers() throws {
    try expectRoundTrip("1", Rank.low)
    #expect(try Rank(json: "2") == .low)
  }

  @Test("Hooks of a tagged enum and its fallback")
  func tagged() throws {
    #expect(try Tagged(json: #"{"type":"move","x":1,"y":2}"#) == .move(x: 2, y: 2))
    #expect(try Tagged.move(x: 1, y: 2).jsonString() == #"{"t":"move","x":1,"y":2,"v":1}"#)
    let other = try Tagged(json: #"{"t":"else","a":[1]}"#)
    #expect(other == .other(try JSONValue(json: #"{"t":"else","a":[1]}"#)))
    #expect(try other.jsonString() == #"{"t":"else","a":[1],"v":1}"#)
  }

  @Test("Hooks of an untagged enum")
  func untagged() throws {
    #expect(try Loose.number(2.6).jsonString() == "3")
    #expect(try Loose(json: "2.5") == .number(2.5))
  }

  // MARK: Checks of whole enums

  @Test("A whole enum is checked after its hook")
  func whole() throws {
    try expectFailure(
      Rank.self, "|>0", .checkFailed,
      "document: expected a value that '{ $0 != .none }' accepts, found number 0")
    try expectFailure(
      [Instruction].self, #"[|>{"t":"stop"}]"#, .checkFailed,
      "[0]: expected a value that '{ $0 != .stop }' accepts, found an object")
    try expectFailure(
      [String: Loose].self, #"{"a":|>"bad"}"#, .checkFailed,
      #"a: found string "bad": too salty"#)
    try expectFailure(
      Figure.self, #"|>{"pair":[1,[2]]}"#, .checkFailed,
      "document: expected a value that 'Figure.isSane' accepts, found an object")
  }

  // MARK: Checks of values

  @Test("Associated values are checked at their location")
  func values() throws {
    try expectRoundTrip(#"{"circle":{"radius":5}}"#, Figure.circle(radius: 5))
    try expectRoundTrip(#"{"named":"a"}"#, Figure.named("a"))
    try expectRoundTrip(#"{"pair":[1,[1]]}"#, Figure.pair(1, [1]))
    try expectRoundTrip(#""point""#, Figure.point)
    try expectFailure(
      [Figure].self, #"[{"circle":{"radius":|>101}}]"#, .checkFailed,
      "[0].circle.radius: expected a value within 0.0...100.0, found number 101")
    try expectFailure(
      Figure.self, #"{"named":|>"A"}"#, .checkFailed,
      #"named: expected text that matches '[a-z]+', found string "A""#)
    try expectFailure(
      Figure.self, #"{"pair":[1,|>[]]}"#, .checkFailed,
      "pair[1]: expected 1 to 2 elements, found 0 elements")
    try expectFailure(
      Tagged.self, #"{"t":"move","x":1,"y":|>4}"#, .checkFailed,
      "y: expected a value of at most 3, found number 4")
  }

  @Test("A check replaces a value; defaults are checked too")
  func replaced() throws {
    try expectRoundTrip(
      #"{"box":{"height":9}}"#, Figure.box(width: 1, height: 5),
      writes: #"{"box":{"width":1,"height":5}}"#)
    #expect(try Instruction(json: #"{"t":"wait"}"#) == .wait(3))
    try expectFailure(
      Instruction.self, #"{"t":"go","c":|>0}"#, .checkFailed,
      "c: expected a value of at least 1, found number 0")
  }

  @Test("In untagged enums, a failed check excludes the case")
  func attempts() throws {
    #expect(try Loose(json: "7") == .anything(7))
    #expect(try Loose(json: "4") == .number(4))
  }

  @Test("Generic enums can have checks")
  func generic() throws {
    let text = #"{"kind":"exact","value":|>10,"unit":"m"}"#
    try expectFailure(
      Measured<String>.self, text, .checkFailed,
      "value: expected a value within 0...9, found number 10")
    let read = try Measured<String>(json: #"{"kind":"text","text":"12"}"#)
    #expect(try read.jsonString() == #"{"kind":"text","text":"12"}"#)
    #expect(try failure(Measured<Int>.self, #"{"kind":"text","text":"x"}"#).path == "text")
  }

  // MARK: On demand

  @Test("Enums and models that contain them are validated on demand")
  func onDemand() throws {
    var box = Figure.box(width: 2, height: 8)
    try box.validate()
    #expect(box == .box(width: 2, height: 5))
    let error = try #require(throws: MappingError.self) {
      try Figure.box(width: 10, height: 1).validate()
    }
    #expect("\(error)" == "box.width: expected a value within 1...9, found number 10")
    var list = FigureList(shapes: [.point, .named("B")], first: nil, instruction: nil)
    #expect(throws: MappingError.self) { try list.validate() }
    list.shapes[1] = .box(width: 1, height: 9)
    try list.validate()
    #expect(list.shapes[1] == .box(width: 1, height: 5))
    list.instruction = .go(0)
    let inner = try #require(throws: MappingError.self) { try list.validate() }
    #expect(inner.path == "instruction.c")
    list.instruction = .stop
    #expect(throws: MappingError.self) { try list.validate() }
    #expect(throws: MappingError.self) { try Measured.exact(value: 10, unit: 1).validate() }
    try Measured<Int>.text("1").validate()
    #expect(throws: MappingError.self) {
      try Measured.exact(value: 1, unit: Figure.named("")).validate()
    }
  }
}
