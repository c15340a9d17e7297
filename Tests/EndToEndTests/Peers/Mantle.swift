import Foundation
import Isomer

/// The behaviours of Mantle that `Seeds/MantleTests` does not assert.
enum Mantle: Peer {
  static let name = "Mantle"
  static let suites = "MantleTests (more of them in Tests/EndToEndTests/Seeds)"

  @PeerCases static var cases: [PeerCase] {
    reads("a key path is restored", Record.self, #"{"id":"7","meta":{"size":5}}"#)
    reads(
      "null for an optional property is nil", Record.self, #"{"id":"7","meta":{"size":null}}"#,
      writes: #"{"id":"7"}"#)
    refuses(
      "a path through a value that is no object", Record.self, #"{"id":"7","meta":"x"}"#,
      "meta: expected an object")
    shows(
      "a path across an array is a list",
      try Crossing(json: #"{"users":[{"name":"a"},{"name":"b"}]}"#).names, #"["a", "b"]"#)
    reads(
      "several key paths are one property", Spanning.self, #"{"nested":{"location":3},"length":4}"#)
    refuses(
      "a property with several key paths is incomplete", Spanning.self, #"{"length":4}"#,
      "expected a location and a length")
    reads(
      "a URL and a UUID need no transformer", Implicit.self,
      #"{"url":"a://b","uuid":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F","flag":true}"#)
    refuses("an invalid URL is an error", Implicit.self, #"{"url":"a b"}"#, "url: expected a URL")
    reads(
      "a number and a Boolean are converted", Converted.self, #"{"flag":1}"#,
      writes: #"{"flag":true}"#)
    refuses(
      "a value of another type is an error", Record.self, #"{"id":7}"#,
      "id: expected a string, found number 7")
    reads("any value of a property of any type", Untyped.self, #"{"any":{"a":[null,1]}}"#)
    refuses("a transformer refuses a value", Mapped.self, #"{"state":"x"}"#, "state: expected")
    reads(
      "a map of values has a default", Mapped.self, #"{"state":"open","level":"unheard"}"#,
      writes: #"{"state":"open","level":"low"}"#)
    refusesToWrite("a transformer refuses to write", Refusing(value: 13), "value: ")
    reads(
      "a list has a transformer of its elements", Listed.self,
      #"{"links":["a://b"],"numbers":["1","2"]}"#)
    reads("dates and numbers in formats", Formatted.self, #"{"day":"2020-01-02","count":"1,234"}"#)
    refuses(
      "the reason of a formatter is shown", Formatted.self, #"{"day":"x","count":"1"}"#,
      "day: expected a date in the format yyyy-MM-dd")
    refuses("a model refuses what it reads", Validated.self, #"{"name":""}"#, "name: expected")
    shows("a validation replaces a value", try Validated(json: #"{"name":" a "}"#).name, "a")
    refuses("no class is found for a document", Chosen.self, #"{"x":1}"#, "expected")
    reads("the keys determine the class", [Chosen].self, #"[{"wheels":4},{"sails":2}]"#)
    shows(
      "only some properties are written", try Record(id: "7", size: 5).jsonString(only: ["size"]),
      #"{"meta":{"size":5}}"#)
    shows(
      "all properties but some are written",
      try Record(id: "7", size: 5).jsonString(except: ["size"]),
      #"{"id":"7"}"#)
    shows(
      "a part of a nested model is written", try Wider.Chosen().jsonString(only: ["user.name"]),
      #"{"user":{"name":"a"}}"#)
    reads("a recursive model", Recursive.self, #"{"name":"a","users":[{"name":"b","users":[]}]}"#)
    shows(
      "two models are merged by a rule of each property", merged(),
      #"Merged(name: "new", note: Optional("old"))"#)
    shows("models with the same values are equal", Pair(a: 1, b: 2) == Pair(a: 1, b: 3), "true")
    shows("a description excludes a property", Pair(a: 1, b: 2).description, "Pair(a: 1)")
  }

  private static func merged() -> Merged {
    var old = Merged(name: "old", note: "old")
    old.merge(Merged(name: "new", note: "new"))
    return old
  }
}
