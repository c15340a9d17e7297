import Foundation
import Isomer
import Testing

@testable import FixtureModels

/// Tests enums with the values in a key beside the tag.
@Suite struct ContentCaseTests {
  @Test("Content is an object, a value or an array")
  func forms() throws {
    try expectRoundTrip(#"{"t":"move","c":{"x":1,"y":2}}"#, Command.move(x: 1, y: 2))
    try expectRoundTrip(#"{"t":"say","c":"hi"}"#, Command.say("hi"))
    try expectRoundTrip(#"{"t":"jump","c":[1,2.5]}"#, Command.jump(1, 2.5))
    try expectRoundTrip(
      #"{"t":"model","c":{"latitude":1,"longitude":2}}"#,
      Command.model(Coordinates(latitude: 1, longitude: 2)))
    try expectRoundTrip(
      #"{"t":"nested","c":[{"t":"stop"},{"t":"nested","c":[]}]}"#,
      Command.nested([.stop, .nested([])]))
  }

  @Test(
    "Tag and content are read in any order and among other keys",
    arguments: [
      #"{"c":{"x":1},"t":"move"}"#, #"{"a":[{}],"t":"move","b":{"c":1},"c":{"x":1,"z":0},"d":1}"#,
      #" { "c" : { "x" : 1 } , "e" : 1 , "t" : "move" } "#, #"{"t":"move","c":{"x":1},"c":7}"#,
    ])
  func order(_ text: String) throws {
    try expectRoundTrip(
      text, Command.move(x: 1), writes: #"{"t":"move","c":{"x":1,"y":0}}"#)
    #expect(try [Command](json: "[\(text),\(text)]") == [.move(x: 1), .move(x: 1)])
  }

  @Test(
    "A case without values has no content or empty content",
    arguments: [
      #"{"t":"stop"}"#, #"{"t":"stop","c":null}"#, #"{"c":{},"t":"stop"}"#, #"{"c":[],"t":"stop"}"#,
      #"{"t":"stop","c":{"reason":1},"x":2}"#,
    ])
  func bare(_ text: String) throws {
    try expectRoundTrip(text, Command.stop, writes: #"{"t":"stop"}"#)
    #expect(try failure(Command.self, #"{"t":"stop","c":"x"}"#).code == .typeMismatch)
  }

  @Test("Missing content is nil or the default")
  func missing() throws {
    for content in ["", #","c":null"#] {
      try expectRoundTrip(
        "{\"t\":\"wait\"\(content)}", Command.wait(nil), writes: #"{"t":"wait"}"#)
      try expectRoundTrip(
        "{\"t\":\"repeated\"\(content)}", Command.repeated(2), writes: #"{"t":"repeated","c":2}"#)
    }
    try expectRoundTrip(
      #"{"t":"wait","c":100}"#, Command.wait(Date(timeIntervalSince1970: 100)))
    try expectFailure(
      [Command].self, #"[|>{"t":"say","x":1}]"#, .missingKey,
      #"[0].c: the key "c" is missing"#)
    try expectFailure(
      [Command].self, #"[{"t":"move","c":|>null}]"#, .typeMismatch,
      "[0].c: expected an object, found null")
  }

  @Test("Errors are located at the tag or in the content")
  func errors() throws {
    try expectFailure(
      Command.self, #"{"c":{},"t":|>"fly"}"#, .unknownTag,
      #"t: expected one of "move", "say", "jump", "wait", "repeated", "model", "nested", "stop", "#
        + #"found string "fly""#)
    try expectFailure(
      [Command].self, #"[{"t":"nested","c":[{"c":|>7,"t":"say"}]}]"#, .typeMismatch,
      "[0].c[0].c: expected a string, found number 7")
    try expectFailure(
      Command.self, #"{"t":"jump","c":|>[1]}"#, .invalidValue,
      "c: expected an array of 2 values, found an array")
    #expect(try failure(Command.self, #"{"c":1}"#).path.description == "t")
  }

  @Test("Tag and content can have paths with a common prefix")
  func paths() throws {
    try expectRoundTrip(
      #"{"data":{"kind":"number","body":{"value":7}}}"#, Wrapped.number(7))
    try expectRoundTrip(
      #"{"data":{"body":{"value":{"name":"n"}},"kind":"named"}}"#, Wrapped.named(name: "n"),
      writes: #"{"data":{"kind":"named","body":{"value":{"name":"n"}}}}"#)
    try expectRoundTrip(#"{"data":{"kind":"nothing"}}"#, Wrapped.nothing)
    try expectRoundTrip(
      #"{"data":{"kind":"nothing","body":null}}"#, Wrapped.nothing,
      writes: #"{"data":{"kind":"nothing"}}"#)
    try expectFailure(
      [Wrapped].self, #"[{"data":|>{"kind":"number"}}]"#, .missingKey,
      #"[0].data.body.value: the key "value" is missing"#)
    try expectFailure(
      [Wrapped].self, #"[{"data":{"kind":"number","body":|>{}}}]"#, .missingKey,
      #"[0].data.body.value: the key "value" is missing"#)
    try expectRoundTrip(
      #"{"head":{"kind":"plain"},"body":{"text":"t"}}"#, Letter.plain(text: "t"))
    try expectRoundTrip(#"{"head":{"kind":"empty"}}"#, Letter.empty)
  }

  @Test(
    "A fallback stores unknown values",
    arguments: [#"{"data":{"kind":"x","body":1},"y":2}"#, #"{"data":7}"#, "{}", "7"])
  func kept(_ text: String) throws {
    try expectRoundTrip(text, Wrapped.other(JSONValue(json: text)))
  }

  @Test("The option for unknown keys applies around and in the content")
  func policy() throws {
    for (text, path) in [
      (#"{"x":1,"data":{"kind":"number","body":{"value":7}}}"#, "x"),
      (#"{"data":{"kind":"number","x":1,"body":{"value":7}}}"#, "data.x"),
      (#"{"data":{"kind":"nothing","body":{"x":7}}}"#, "data.body.x"),
      (#"{"data":{"kind":"nothing","body":{"value":{"x":7}}}}"#, "data.body.value.x"),
      (#"{"data":{"kind":"named","body":{"value":{"name":"n","x":7}}}}"#, "data.body.value.x"),
    ] {
      let error = try failure(Wrapped.self, text)
      #expect(error.code == .unknownKey)
      #expect(error.path.description == path)
    }
    #expect(
      try failure(Wrapped.self, #"{"data":{"kind":"number","kind":"x"}}"#).code == .duplicateKey)
    let (letter, report) = try Letter.readWithReport(
      json: #"{"a":1,"body":{"text":"t","b":2},"head":{"c":3,"kind":"plain"}}"#)
    #expect(letter == .plain(text: "t"))
    #expect(report.entries.map(\.path.description) == ["a", "body.b", "head.c"])
  }

  // @mapped tag: "t", content: "c"
  enum NonNullContent: Equatable {
    case one(Int = 4 /* @mapped null: .error */)
  }

  @Test("Missing content is the default, also if null is an error")
  func nonNullDefault() throws {
    #expect(try NonNullContent(json: #"{"t":"one"}"#) == .one(4))
    try expectRoundTrip(#"{"t":"one","c":5}"#, NonNullContent.one(5))
    #expect(throws: MappingError.self) { try NonNullContent(json: #"{"t":"one","c":null}"#) }
  }
}
