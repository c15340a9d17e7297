import Foundation
import Isomer
import IsomerFoundation
import Testing

@testable import FixtureModels

@Suite struct ProfiledUpdateTests {
  private static func state() throws -> DeskState {
    try DeskState(
      json: """
        {"number":1,"title_text":"t","level":5,"owner":{"name":"o","mail":"m"},"author":"a",
         "knobs":[{"id":1,"value":1,"name":"x"},{"id":2,"value":2}],"other":1}
        """)
  }

  @Test func `An update uses the keys of its profile`() throws {
    var state = try Self.state()
    try state.update(
      json: #"{"panel":{"t":"T","titleText":"no","owner":{"mail":null},"by":"b"}}"#, as: .wire)
    #expect(state.titleText == "T")
    #expect(state.owner == DeskOwner(name: "o", mail: nil))
    #expect(state.stamp == DeskStamp(author: "b"))
    #expect(state.number == 1 && state.level == 5 && state.touches == 2)
    #expect(state.extra == ["other": 1, "titleText": "no"])
    try state.update(json: #"{"title_text":"u","t":"v"}"#)
    #expect(state.titleText == "u")
    #expect(state.extra["t"] == "v")
  }

  @Test func `Null is replaced by the default of the profile`() throws {
    var state = try Self.state()
    try state.update(json: #"{"panel":{"level":null}}"#, as: .wire)
    #expect(state.level == 7)
    try state.update(json: #"{"level":null}"#, as: .brief)
    #expect(state.level == 3)
  }

  @Test func `Elements are found by identity at the path of the profile`() throws {
    var state = try Self.state()
    try state.update(
      json: #"{"panel":{"all":{"knobs":[{"v":9,"meta":{"id":2}},{"meta":{"id":3}}]}}}"#, as: .wire)
    #expect(
      state.knobs == [
        DeskKnob(id: 1, value: 1, name: "x"), DeskKnob(id: 2, value: 9), DeskKnob(id: 3),
      ])
    try state.update(json: #"{"knobs":[{"id":3,"value":4}]}"#)
    #expect(state.knobs[2] == DeskKnob(id: 3, value: 4))
    #expect(state.knobs.count == 3)
  }

  @Test func `Properties that a profile skips are unchanged`() throws {
    var state = try Self.state()
    try state.update(json: #"{"head":"h","owner":{"name":"p"},"title_text":"no"}"#, as: .brief)
    #expect(state.titleText == "h")
    #expect(state.owner?.name == "o")
    var report = DeskReport(text: "t")
    let error = #expect(throws: MappingError.self) { try report.update(json: "{}", as: .wire) }
    #expect(error?.description.contains("wire") == true)
    try report.update(json: #"{"text":"u"}"#)
    #expect(report.text == "u")
  }

  @Test func `A constant gets a new value under each mapping`() throws {
    var state = try Self.state()
    try state.update(json: #"{"panel":{"number":2}}"#, as: .wire)
    #expect(state.number == 2 && state.titleText == "t" && state.touches == 2)
    try state.update(json: #"{"number":3}"#)
    #expect(state.number == 3 && state.extra == ["other": 1])
    var seat = DeskSeat(row: 1, seat: "a")
    try seat.update(json: #"{"AT":"b"}"#, as: .wire)
    #expect(seat.row == 1 && seat.seat == "b")
    try seat.update(json: #"{"row":2}"#)
    #expect(seat.row == 2 && seat.seat == "b")
  }

  @Test func `A failed update changes nothing and reports the location`() throws {
    var state = try Self.state()
    let before = state
    for (text, path) in [
      (#"{"panel":{"level":9,"t":""}}"#, "panel.t"), (#"{"panel":{"t":"x","level":-1}}"#, ""),
      (#"{"panel":{"t":"x","by":2}}"#, "panel.by"),
    ] {
      let error = #expect(throws: MappingError.self) { try state.update(json: text, as: .wire) }
      #expect(error?.path.description == path)
      #expect(state == before)
    }
    // The check of the profile does not apply to the type's own mapping.
    try state.update(json: #"{"title_text":""}"#)
    #expect(state.titleText == "")
  }

  @Test func `All update functions support the profile`() throws {
    var state = try Self.state()
    try state.update(json: Data(#"{"panel":{"t":"1"}}"#.utf8), as: .wire)
    #expect(state.titleText == "1")
    try state.update(json: #"{"d":[{"panel":{"t":"2"}}]}"#, at: "d[0]", as: .wire)
    #expect(state.titleText == "2")
    try state.update(json: Data(#"{"d":{"panel":{"t":"3"}}}"#.utf8), at: "d", as: .wire)
    #expect(state.titleText == "3")
    try state.update(dictionary: ["panel": ["t": "4"]], as: .wire)
    #expect(state.titleText == "4")
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["panel": ["t": "5"]], format: .binary, options: 0)
    try state.update(propertyList: list, as: .wire)
    #expect(state.titleText == "5")
    try state.update(json: #"{"panel":{"t":"6"}}"#, options: .profile(DeskState.MappedProfile.wire))
    #expect(state.titleText == "6")
  }

  @Test func `A generic type is updated and written under its profile`() throws {
    var slot = try DeskSlot<Int>(json: #"{"content":1,"note":"n","x":1}"#)
    try slot.update(json: #"{"CONTENT":2,"y":2}"#, as: .wire)
    #expect(slot == DeskSlot(content: 2, note: "n", extra: ["x": 1, "y": 2]))
    try slot.update(json: #"{"note":null}"#)
    #expect(slot == DeskSlot(content: 2, note: nil, extra: ["x": 1, "y": 2]))
    #expect(try slot.jsonString(as: .wire, .sortedKeys) == #"{"CONTENT":2,"x":1,"y":2}"#)
  }

  @Test func `The rest property omits the model's own keys under each profile`() throws {
    let slot = DeskSlot(content: 1, note: "n", extra: ["NOTE": "mine", "note": "theirs", "x": 1])
    #expect(try slot.jsonString(as: .wire) == #"{"CONTENT":1,"NOTE":"n","note":"theirs","x":1}"#)
    #expect(try slot.jsonString() == #"{"content":1,"note":"n","NOTE":"mine","x":1}"#)
  }

  @Test func `An object keeps its identity, and its values if the update fails`() throws {
    let log = DeskLog(id: 1)
    try log.update(json: #"{"LINES":["a","b","c","d"]}"#, as: .wire)
    #expect(log.lines.count == 4)
    let error = #expect(throws: MappingError.self) {
      try log.update(json: #"{"lines":["a","b","c","d"]}"#)
    }
    #expect(error?.code == .checkFailed)
    try log.update(dictionary: ["LINES": ["z"]], as: .wire)
    #expect(log.lines == ["z"])
    #expect(throws: MappingError.self) { try log.update(json: #"{"LINES":[1]}"#, as: .wire) }
    #expect(log.lines == ["z"])
  }

  @Test func `A hierarchy is updated by class and by profile`() throws {
    let top = try DeskPart(
      json: """
        {"kind":"part","name":"top","parts":[{"kind":"dial","name":"d","range":2.5,"colour":"red"}]}
        """)
    let dial = try #require(top.parts.first as? DeskDial)
    try top.update(
      json: #"{"PARTS":[{"k":"dial","NAME":"d","R":3.5,"COLOUR":"blue"}]}"#, as: .wire)
    #expect(top.parts.first === dial)
    #expect(dial.range == 3.5 && dial.colour == "red")
    try (dial as DeskPart).update(json: #"{"colour":"blue","R":1}"#)
    #expect(dial.colour == "blue" && dial.range == 3.5)
    let wrong = #expect(throws: MappingError.self) {
      try dial.update(json: #"{"k":"?"}"#, as: .wire)
    }
    #expect(wrong?.code == .unknownTag)
  }
}
