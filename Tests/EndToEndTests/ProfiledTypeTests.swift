import Foundation
import Isomer
import Testing

@testable import FixtureModels

/// Tests profiles of enums, hierarchies and clusters.
@Suite struct ProfiledTypeTests {
  @Test("Names of cases, also as dictionary keys")
  func names() throws {
    let text = #"{"mood":"partlyCloudy","levels":{"1":"sunny","2":"sunny"}}"#
    let loud = #"{"mood":"PARTLY_CLOUDY","levels":{"1":"BRIGHT","20":"BRIGHT"}}"#
    let day = try ProfiledDay(json: text)
    #expect(day == ProfiledDay(mood: .partlyCloudy, levels: [.low: .sunny, .high: .sunny]))
    #expect(try ProfiledDay(json: loud, as: .loud) == day)
    #expect(
      try day.jsonString(.sortedKeys)
        == #"{"levels":{"1":"sunny","2":"sunny"},"mood":"partlyCloudy"}"#)
    #expect(try JSONValue(json: day.jsonString(as: .loud)) == JSONValue(json: loud))
    #expect(try ProfiledMood(json: #""SUNNY""#, as: .loud) == .sunny)
    #expect(try ProfiledMood(json: #""fog""#, as: .loud) == .unknown)
    #expect(throws: MappingError.self) { try ProfiledMood(json: #""fog""#) }
    #expect(throws: MappingError.self) { try ProfiledLevel(json: "2", as: .loud) }
    let keyed: [ProfiledMood: Int] = [.partlyCloudy: 1]
    #expect(
      try keyed.jsonString(.profile(ProfiledMood.MappedProfile.loud)) == #"{"PARTLY_CLOUDY":1}"#)
    #expect(
      try [ProfiledMood: Int](
        json: #"{"PARTLY_CLOUDY":1}"#, options: .profile(ProfiledMood.MappedProfile.loud))
        == keyed)
  }

  @Test("Cases with values in another form for each profile")
  func values() throws {
    let events: [ProfiledEvent] = [
      .video(url: "u", seconds: 3), .plainText(text: "t"), .closed,
    ]
    let plain = """
      [{"type":"video","url":"u","seconds":3},{"type":"plainText","text":"t"},{"type":"closed"}]
      """
    let outside = #"[{"clip":{"url":"u","seconds":3}},{"plain-text":{"text":"t"}},"closed"]"#
    let beside = """
      [{"kind":"video","value":{"link":"u","seconds":3}},\
      {"kind":"plainText","value":{"text":"t"}},{"kind":"closed"}]
      """
    #expect(try events.jsonString() == plain)
    #expect(try [ProfiledEvent](json: plain) == events)
    #expect(try events.jsonString(as: .outside) == outside)
    #expect(try [ProfiledEvent](json: outside, as: .outside) == events)
    #expect(try events.jsonString(as: .beside) == beside)
    #expect(try [ProfiledEvent](json: beside, as: .beside) == events)
    #expect(throws: MappingError.self) { try [ProfiledEvent](json: plain, as: .outside) }
    #expect(throws: MappingError.self) {
      try ProfiledEvent(json: #"{"kind":"closed","odd":1}"#, as: .beside)
    }
  }

  @Test("Hooks and checks of an enum")
  func rules() throws {
    #expect(try ProfiledKnob(json: #"{"volume":0}"#) == .volume(0))
    #expect(try ProfiledKnob(json: #"{"volume":11}"#) == .volume(11))
    #expect(throws: MappingError.self) { try ProfiledKnob(json: #"{"volume":-1}"#) }
    #expect(throws: MappingError.self) { try ProfiledKnob(json: #"{"volume":0}"#, as: .strict) }
    #expect(throws: MappingError.self) { try ProfiledKnob(json: #"{"volume":11}"#, as: .strict) }
    #expect(try ProfiledKnob(json: #"{"volume":10}"#, as: .strict) == .off)
    #expect(try ProfiledKnob.off.jsonString() == #""off""#)
    #expect(try ProfiledKnob.off.jsonString(as: .strict) == #"{"volume":1}"#)
    // On demand, the checks without a profile run.
    #expect(throws: Never.self) { try ProfiledKnob.volume(0).validated() }
    #expect(throws: MappingError.self) { try ProfiledKnob.volume(-1).validated() }
  }

  @Test("A generic enum")
  func generic() throws {
    let sizes: [ProfiledSize<Int>] = [.exact(1), .between(low: 1, high: 2)]
    #expect(try sizes.jsonString() == #"[1,{"low":1,"high":2}]"#)
    #expect(try [ProfiledSize<Int>](json: #"[1,{"low":1,"high":2}]"#) == sizes)
    let named = #"[{"exact":1},{"between":{"low":1,"high":2}}]"#
    #expect(try sizes.jsonString(as: .named) == named)
    #expect(try [ProfiledSize<Int>](json: named, as: .named) == sizes)
  }

  // MARK: Classes

  @Test("A profile applies to the whole hierarchy")
  func hierarchy() throws {
    let plain = """
      [{"type":"text","id":1,"sender":"a","body":"b"},{"type":"ProfiledCall","id":2,"seconds":3},\
      {"type":"ProfiledGroupCall","id":4,"seconds":5,"people":["c"]}]
      """
    let compact = """
      [{"t":"x","ID":1,"b":"b"},{"t":"ProfiledCall","ID":2,"SECONDS":3},\
      {"t":"ProfiledGroupCall","ID":4,"SECONDS":5,"PEOPLE":["c"]}]
      """
    let messages = try [ProfiledMessage](json: plain)
    #expect(try messages.jsonString() == plain)
    #expect(try messages.jsonString(as: .compact) == compact)
    let read = try [ProfiledMessage](json: compact, as: .compact)
    #expect(
      read.map { "\(type(of: $0))" } == ["ProfiledText", "ProfiledCall", "ProfiledGroupCall"])
    #expect(try read.jsonString(as: .compact) == compact)
    #expect(read[0].sender == nil)
    #expect(throws: MappingError.self) { try [ProfiledMessage](json: plain, as: .compact) }
    // The subclass itself, and a check that a profile overrides.
    #expect(try ProfiledText(json: #"{"ID":1,"b":"x"}"#, as: .compact).body == "x")
    let long = String(repeating: "x", count: 21)
    #expect(throws: MappingError.self) {
      try ProfiledText(json: #"{"ID":1,"b":"\#(long)"}"#, as: .compact)
    }
  }

  @Test("A profile of a subclass only")
  func subclass() throws {
    let text = #"{"type":"ProfiledGroupCall","id":1,"seconds":2,"Who":["a"]}"#
    let call = try ProfiledGroupCall(json: text, as: .detailed)
    #expect(call.people == ["a"])
    #expect(try call.jsonString(as: .detailed) == text)
    // The other classes use their own mapping.
    let other = try ProfiledMessage(json: #"{"type":"text","id":1,"body":"b"}"#, as: .detailed)
    #expect((other as? ProfiledText)?.body == "b")
    #expect(try ProfiledMessage(json: text, as: .detailed) is ProfiledGroupCall)
  }

  @Test("The subtypes of a protocol use its profile")
  func protocolCluster() throws {
    let plain =
      #"{"shapes":[{"kind":"ProfiledCircle","radius":1},{"kind":"square","side":2}],"messages":[]}"#
    let compact =
      #"{"shapes":[{"k":"ProfiledCircle","radius":1},{"k":"s","SIDE":2}],"messages":[{"t":"x","ID":1,"b":"c"}]}"#
    var drawing = try ProfiledDrawing(json: plain)
    #expect(drawing.shapes.map { $0 as? ProfiledSquare } == [nil, ProfiledSquare(side: 2)])
    #expect(try drawing.jsonString() == plain)
    drawing = try ProfiledDrawing(json: compact, as: .compact)
    #expect(drawing.messages.count == 1)
    #expect(try drawing.jsonString(as: .compact) == compact)
    #expect(
      try AnyProfiledShape(json: #"{"k":"s","SIDE":2}"#, as: .compact).value is ProfiledSquare)
    #expect(throws: MappingError.self) {
      try AnyProfiledShape(json: #"{"kind":"square","side":2}"#, as: .compact)
    }
  }
}
