import Foundation
import Isomer
import Testing

@testable import FixtureModels

/// Tests enums with associated values whose case is the only key of an object.
@Suite struct KeyedCaseTests {
  private let url = URL(string: "https://a.b/c")

  @Test("Labelled values are an object, a single value is itself, several values are an array")
  func forms() throws {
    try expectRoundTrip(
      #"{"video":{"media_url":"https://a.b/c","seconds":2.5}}"#,
      Clip.video(url: #require(url), seconds: 2.5))
    try expectRoundTrip(#"{"text":"x"}"#, Clip.text("x"))
    try expectRoundTrip("{\"position\":[1,-2.5]}", Clip.position(1, -2.5))
    try expectRoundTrip("{\"note\":[null,[1,2]]}", Clip.note(nil, [1, 2]))
  }

  @Test("A case without values is its name, and is also read as a key")
  func bare() throws {
    try expectRoundTrip("\"removed\"", Clip.removed)
    try expectRoundTrip("\"shut\"", Clip.closed)
    for text in [
      #"{"removed":null}"#, #"{"removed":{}}"#, #"{"removed":[]}"#, #" { "removed" : {"a":[1]} } "#,
      #""rem\u006fved""#, #"{"rem\u006fved":null}"#,
    ] {
      try expectRoundTrip(text, Clip.removed, writes: "\"removed\"")
    }
  }

  @Test("All keys of a case are read, the first is written; Swift defaults apply")
  func keysAndDefaults() throws {
    try expectRoundTrip(
      #"{"clip":{"media_url":"https://a.b/c","seconds":null,"other":1}}"#,
      Clip.video(url: #require(url)),
      writes: #"{"video":{"media_url":"https://a.b/c","seconds":0}}"#)
  }

  @Test("A value that matches no case is an error that lists the cases")
  func unknown() throws {
    let expected =
      #"expected "removed" or "shut", or an object with "video", "clip", "text", "position" or "note""#
    try expectFailure(
      [Clip].self, #"["removed",{|>"film":{}}]"#, .unknownTag,
      #"[1].film: \#(expected), found string "film""#)
    try expectFailure(
      [Clip].self, #"[|>"closed"]"#, .unknownTag,
      #"[0]: \#(expected), found string "closed""#)
    try expectFailure(
      [Clip].self, "[|>7]", .unknownTag, "[0]: \(expected), found number 7")
    try expectFailure(
      [Clip].self, "[|>{}]", .unknownTag, "[0]: \(expected), found an object")
    try expectFailure(
      [Clip].self, #"[|>"text"]"#, .unknownTag, #"[0]: \#(expected), found string "text""#)
  }

  @Test("A second key beside the case is an error")
  func otherKey() throws {
    try expectFailure(
      [Clip].self, #"[{"text":"x",|>"video":{}}]"#, .invalidValue,
      #"[0].video: expected no other key beside the case, found string "video""#)
  }

  @Test("Errors in a case contain its name")
  func inside() throws {
    try expectFailure(
      [Clip].self, #"[{"video":{"media_url":|>7}}]"#, .typeMismatch,
      "[0].video.media_url: expected a string, found number 7")
    try expectFailure(
      [Clip].self, #"[{"video":|>{}}]"#, .missingKey,
      #"[0].video.media_url: the key "media_url" is missing"#)
    try expectFailure(
      Clip.self, #"{"removed":|>7}"#, .typeMismatch,
      "removed: expected an object, found number 7")
    try expectFailure(
      Clip.self, #"{"removed":[|>7]}"#, .invalidValue,
      "removed[0]: expected no values, found number 7")
  }

  @Test("An array has exactly as many values as the case", arguments: ["[]", "[1]", "[1,2,3]"])
  func counts(_ list: String) throws {
    try expectFailure(
      Clip.self, "{\"position\":|>\(list)}", .invalidValue,
      "position: expected an array of 2 values, found an array")
  }

  // MARK: Options on values

  private func address(_ values: String) -> String { "{\"home_address\":{\(values)}}" }

  @Test("Options of properties apply to associated values")
  func words() throws {
    try expectRoundTrip(
      address(#""street_name":"s","zip_code":"1","country":"FR","floor":2,"door_code":"x""#),
      Delivery.homeAddress(
        streetName: "s", zipCode: "1", country: "FR", floor: 2, doorCode: "x"))
    // An alias, a coerced value, a default, a recovered value, and nil in both directions.
    try expectRoundTrip(
      address(#""street_name":"s","zip":12345,"floor":"high""#),
      Delivery.homeAddress(
        streetName: "s", zipCode: "12345", country: "DE", floor: nil, doorCode: nil),
      writes: address(#""street_name":"s","zip_code":"12345","country":"DE","floor":null"#))
  }

  @Test("Values at paths, flattened values and transformed values")
  func places() throws {
    try expectRoundTrip(
      #"{"pick_up":{"place":{"id":1,"name":"n"},"note":null}}"#,
      Delivery.pickUp(1, name: "n", note: nil))
    try expectRoundTrip(
      #"{"drone":{"latitude":1.5,"longitude":2,"altitude":3}}"#,
      Delivery.drone(Coordinates(latitude: 1.5, longitude: 2), altitude: 3))
    try expectRoundTrip(
      "{\"express\":100}", Delivery.express(Date(timeIntervalSince1970: 100)))
    try expectRoundTrip(
      "{\"slots\":[100,\"2\"]}", Delivery.slots(Date(timeIntervalSince1970: 100), 2),
      writes: "{\"slots\":[100,2]}")
  }

  @Test("Defaults replace null and invalid values")
  func defaults() throws {
    try expectRoundTrip(
      "{\"slots\":[100,null]}", Delivery.slots(Date(timeIntervalSince1970: 100), 1),
      writes: "{\"slots\":[100,1]}")
    try expectRoundTrip(
      "{\"later\":{}}", Delivery.later(days: 7), writes: "{\"later\":{\"days\":7}}")
    try expectRoundTrip(
      "{\"later\":{\"days\":\"x\"}}", Delivery.later(days: 7), writes: "{\"later\":{\"days\":7}}")
    try expectRoundTrip("{\"someday\":[]}", Delivery.someday(30), writes: "{\"someday\":30}")
    try expectRoundTrip("{\"someday\":null}", Delivery.someday(30), writes: "{\"someday\":30}")
    #expect(
      try failure(Delivery.self, #"{"pick_up":{"place":{"id":1,"name":"n"}}}"#).code == .missingKey)
  }

  @Test("The enum's option for unknown keys applies to values; recovered values are reported")
  func policy() throws {
    let (value, report) = try Delivery.readWithReport(
      json: #"{"later":{"days":"x","weeks":1,"days":"y"}}"#)
    #expect(value == .later(days: 7))
    #expect(report.entries(.unknownKey).map(\.path.description) == ["later.weeks"])
    #expect(report.entries(.duplicateKey).map(\.path.description) == ["later.days"])
    #expect(report.entries(.valueRecovered).count == 2)
    #expect(try failure(Severity.self, #"{"detail":{"code":1,"x":2}}"#).code == .unknownKey)
    #expect(try failure(Severity.self, #"{"none":{"x":2}}"#).path.description == "none.x")
    #expect(try Severity(json: #"{"none":{}}"#) == .none)
  }

  // MARK: Fallbacks

  @Test(
    "A fallback stores any value that matches no case",
    arguments: ["{\"sticker\":{\"id\":[1,null]}}", "\"wave\"", "7", "{}", "null", "[]"])
  func kept(_ text: String) throws {
    try expectRoundTrip(text, Reaction.other(JSONValue(json: text)))
  }

  @Test("A fallback does not accept known cases with invalid values")
  func keptNot() throws {
    try expectRoundTrip("{\"emoji\":\"x\"}", Reaction.emoji("x"))
    #expect(try failure(Reaction.self, "{\"emoji\":7}").path.description == "emoji")
    #expect(try failure(Reaction.self, "{\"comment\":{\"author\":\"a\"}}").code == .missingKey)
    #expect(try failure(Reaction.self, "{\"emoji\":\"x\",\"y\":1}").code == .invalidValue)
  }

  @Test("A fallback without values accepts unknown names")
  func dropped() throws {
    try expectRoundTrip("\"gone\"", Severity.unknown, writes: "\"unknown\"")
    try expectRoundTrip(#"{"gone":{"a":1},"b":2}"#, Severity.unknown, writes: "\"unknown\"")
    try expectRoundTrip("\"none\"", Severity.none)
    try expectRoundTrip("{\"level\":3}", Severity.level(3))
    #expect(try failure(Severity.self, "7").code == .unknownTag)
    #expect(try failure(Severity.self, "{}").code == .unknownTag)
  }

  // MARK: In other types

  @Test("Values can contain the enum itself")
  func recursive() throws {
    try expectRoundTrip(
      #"{"sum":{"left":{"number":1},"right":{"negation":{"list":[{"number":2},{"list":[]}]}}}}"#,
      Formula.sum(
        left: .number(1), right: .negation(.list([.number(2), .list([])]))))
  }

  @Test("A document up to the depth limit is read; a deeper one fails")
  func deep() throws {
    func text(_ count: Int) -> String {
      String(repeating: "{\"negation\":", count: count) + "{\"number\":1}"
        + String(repeating: "}", count: count)
    }
    #expect(try Formula(json: text(100)).jsonString() == text(100))
    #expect(try failure(Formula.self, text(600)).code == .depthLimit)
  }

  @Test("A generic enum is read and written like its arguments")
  func generic() throws {
    try expectRoundTrip("{\"success\":[1]}", Outcome<[Int], String>.success([1]))
    try expectRoundTrip(
      #"{"failure":{"error":"x","retries":2}}"#,
      Outcome<Int, String>.failure(error: "x", retries: 2))
    try expectRoundTrip(
      #"{"failure":{"error":null}}"#, Outcome<Int, Int?>.failure(error: nil),
      writes: #"{"failure":{"error":null,"retries":0}}"#)
    try expectRoundTrip("{\"both\":[1,\"a\"]}", Outcome<Int, String>.both(1, "a"))
  }

  @Test("They can be used at all supported locations")
  func everywhere() throws {
    try expectRoundTrip(
      #"{"first":{"text":"a"},"pinned":"removed","attachments":["shut",{"text":"b"}],"#
        + #""byName":{"x":{"emoji":"y"}},"lossy":[{"text":"c"}],"recovered":{"text":"d"},"#
        + #""outcome":{"success":1},"scope":{"members":{"of":{"id":1}}}}"#,
      Conversation(
        first: .text("a"), pinned: .removed, attachments: [.closed, .text("b")],
        byName: ["x": .emoji("y")], lossy: [.text("c")], recovered: .text("d"),
        outcome: .success(1), scope: .members(of: .init(id: 1))))
  }

  @Test("An element that a lossy list omits is reported once, without other notes")
  func lossy() throws {
    let (thread, report) = try Conversation.readWithReport(
      json:
        #"{"first":"removed","lossy":[{"film":1},"removed",{"text":7}],"recovered":{"text":[]},"#
        + #""scope":{"team":{"id":2}}}"#)
    #expect(thread.lossy == [.removed])
    #expect(thread.recovered == .removed)
    #expect(thread.scope == .team(.init(id: 2)))
    #expect(
      report.withoutDefaults.entries.map { "\($0.kind) \($0.path)" }
        == ["elementSkipped lossy[0]", "elementSkipped lossy[2]", "valueRecovered recovered"])
    #expect(report.withoutDefaults.entries.first?.error?.code == .unknownTag)
  }
}
