import Foundation
import Isomer
import Testing

@testable import FixtureModels

/// Tests enums with the tag beside the values.
@Suite struct TaggedCaseTests {
  private let url = URL(string: "https://a.b/c")

  @Test("Labelled values and the members of a model are beside the tag")
  func forms() throws {
    try expectRoundTrip(
      #"{"type":"video","media_url":"https://a.b/c","seconds":2.5}"#,
      Activity.video(url: #require(url), seconds: 2.5))
    try expectRoundTrip(
      #"{"type":"text","body":"b","author":"a"}"#,
      Activity.text(.init(body: "b", author: "a")))
    try expectRoundTrip(
      #"{"type":"link","href":"https://a.b/c"}"#, Activity.link(#require(url)))
    try expectRoundTrip(#"{"type":7,"values":[1,2]}"#, Activity.numbered([1, 2]))
    try expectRoundTrip(#"{"type":"closed"}"#, Activity.closed)
    try expectRoundTrip(
      #"{"type":"place","latitude":1,"longitude":2}"#,
      Activity.place(Coordinate(latitude: 1, longitude: 2)))
    try expectRoundTrip(
      #"{"a":[1],"type":"open","b":null}"#,
      Activity.open(members: ["a": .array([.int(1)]), "b": .null]),
      writes: #"{"type":"open","a":[1],"b":null}"#)
    try expectRoundTrip(
      #"{"type":"repost","of":{"type":"repost","of":{"type":"closed"}}}"#,
      Activity.repost(of: .repost(of: .closed)))
  }

  @Test(
    "The tag can be at any position, and the first of two is used",
    arguments: [
      #"{"body":"b","type":"text"}"#, #"{"author":null,"body":"b","x":{"type":1},"type":"text"}"#,
      #" { "body" : "b" , "\u0074ype" : "t\u0065xt" } "#,
      #"{"type":"text","body":"b","type":"video"}"#, #"{"body":"b","type":"text","type":7}"#,
    ])
  func anywhere(_ text: String) throws {
    try expectRoundTrip(
      text, Activity.text(.init(body: "b")), writes: #"{"type":"text","body":"b"}"#)
    #expect(try [Activity](json: "[\(text), \(text)]").count == 2)
  }

  @Test("All tags are read, the first is written; Swift defaults apply")
  func keys() throws {
    try expectRoundTrip(
      #"{"media_url":"https://a.b/c","type":"clip"}"#, Activity.video(url: #require(url)),
      writes: #"{"type":"video","media_url":"https://a.b/c","seconds":0}"#)
  }

  @Test("An unknown tag is an error at the tag, a missing one at the object")
  func wrongTags() throws {
    let expected =
      #"expected one of "video", "clip", "text", "link", 7, "closed", "place", "open", "repost""#
    try expectFailure(
      [Activity].self, #"[{"x":[1],"type":|>"film"}]"#, .unknownTag,
      #"[0].type: \#(expected), found string "film""#)
    try expectFailure(
      [Activity].self, #"[{"type":|>"7","values":[]}]"#, .unknownTag,
      #"[0].type: \#(expected), found string "7""#)
    try expectFailure(
      [Activity].self, #"[{"type":|>7.0,"values":[]}]"#, .unknownTag,
      "[0].type: \(expected), found number 7.0")
    for object in ["{}", #"{"body":"b"}"#, #"{"type":null}"#] {
      try expectFailure(
        [Activity].self, "[|>\(object)]", .missingKey, #"[0].type: the key "type" is missing"#)
    }
    try expectFailure(
      [Activity].self, #"[|>"closed"]"#, .typeMismatch,
      #"[0]: expected an object, found string "closed""#)
  }

  @Test("Errors after the tag have the same location as in other models")
  func inside() throws {
    try expectFailure(
      [Activity].self, #"[{"type":"video","media_url":|>7}]"#, .typeMismatch,
      "[0].media_url: expected a string, found number 7")
    try expectFailure(
      [Activity].self, #"[|>{"type":"text"}]"#, .missingKey,
      #"[0].body: the key "body" is missing"#)
    try expectFailure(
      Activity.self, #"{"type":"repost","of":{"of":1,"type":|>"x"}}"#, .unknownTag,
      #"of.type: expected one of "video", "clip", "text", "link", 7, "closed", "place", "open", "repost", "#
        + #"found string "x""#)
  }

  // MARK: Fallbacks

  @Test(
    "A fallback stores the whole value, with or without a tag",
    arguments: [
      #"{"type":"new_reply","id":[1,{"a":null}]}"#, #"{"id":1}"#, #"{"type":null}"#,
      #"{"type":{"a":1}}"#, "[1]", "\"x\"", "null",
    ])
  func kept(_ text: String) throws {
    try expectRoundTrip(text, Notice.other(JSONValue(json: text)))
  }

  @Test("Names and labels use the key strategy of the enum")
  func strategy() throws {
    try expectRoundTrip(
      #"{"type":"new_follower","user_name":"u"}"#, Notice.newFollower(userName: "u"))
    #expect(try failure(Notice.self, #"{"type":"new_like"}"#).path.description == "id")
  }

  @Test("A fallback without values accepts unknown tags, but not missing ones")
  func dropped() throws {
    try expectRoundTrip(
      #"{"kind":"gone","x":1}"#, Strictness.unknown, writes: #"{"kind":"unknown"}"#)
    #expect(try Strictness(json: #"{"kind":[]}"#) == .unknown)
    #expect(try failure(Strictness.self, "{}").code == .missingKey)
    #expect(try failure(Strictness.self, "7").code == .typeMismatch)
  }

  // MARK: Unknown keys

  @Test("A strict enum accepts only its tag and values")
  func strict() throws {
    try expectRoundTrip(#"{"kind":"simple"}"#, Strictness.simple)
    try expectRoundTrip(
      #"{"kind":"sized","width":1,"height":2}"#, Strictness.sized(width: 1, height: 2))
    try expectRoundTrip(
      #"{"kind":"model","latitude":1,"longitude":2}"#,
      Strictness.model(Coordinates(latitude: 1, longitude: 2)))
    for (text, path) in [
      (#"{"kind":"simple","x":1}"#, "x"), (#"{"x":1,"kind":"sized","width":1,"height":2}"#, "x"),
      (#"{"latitude":1,"longitude":2,"kind":"model","y":1}"#, "y"),
    ] {
      let error = try failure(Strictness.self, text)
      #expect(error.code == .unknownKey)
      #expect(error.path.description == path)
    }
    for text in [
      #"{"kind":"simple","kind":"simple"}"#,
      #"{"kind":"sized","width":1,"height":2,"kind":"x"}"#,
      #"{"kind":"model","latitude":1,"longitude":2,"kind":"x"}"#,
    ] {
      #expect(try failure(Strictness.self, text).code == .duplicateKey, "\(text)")
    }
  }

  @Test("A tag at a path shares its object with values")
  func paths() throws {
    try expectRoundTrip(#"{"meta":{"type":"ping","id":3}}"#, Packet.ping(id: 3))
    try expectRoundTrip(
      #"{"meta":{"type":"data","id":3},"bytes":[1]}"#, Packet.data(.init(id: 3, bytes: [1])))
    try expectRoundTrip(#"{"meta":{"type":"end"}}"#, Packet.end)
    try expectRoundTrip(
      #"{"bytes":[],"meta":{"id":3,"type":"data"}}"#, Packet.data(.init(id: 3, bytes: [])),
      writes: #"{"meta":{"type":"data","id":3},"bytes":[]}"#)
    try expectFailure(
      [Packet].self, #"[{"meta":{"type":|>"x"}}]"#, .unknownTag,
      #"[0].meta.type: expected one of "ping", "data", "end", found string "x""#)
    try expectFailure(
      [Packet].self, #"[{"meta":|>{"id":1}}]"#, .missingKey,
      #"[0].meta.type: the key "type" is missing"#)
    try expectFailure(
      Packet.self, #"{"meta":|>"x"}"#, .typeMismatch,
      #"meta: expected an object, found string "x""#)
  }

  @Test("Unknown keys are reported; the tag is not one of them")
  func reported() throws {
    for (text, unknown) in [
      (#"{"a":1,"meta":{"id":1,"type":"ping","b":2}}"#, ["a", "meta.b"]),
      (#"{"meta":{"type":"end","b":2},"c":3}"#, ["meta.b", "c"]),
      (#"{"meta":{"type":"data","id":1},"bytes":[],"d":3}"#, ["d"]),
    ] {
      let (_, report) = try Packet.readWithReport(json: text)
      #expect(report.entries.map(\.path.description) == unknown)
      #expect(report.entries.allSatisfy { $0.kind == .unknownKey })
    }
  }

  // MARK: Kinds of enums

  @Test("Raw values can be tags")
  func rawValues() throws {
    try expectRoundTrip(#"{"level":0}"#, Verbosity.quiet)
    try expectRoundTrip(#"{"level":5}"#, Verbosity.loud)
    #expect(try failure(Verbosity.self, #"{"level":1}"#).code == .unknownTag)
    #expect(try failure(Verbosity.self, "5").code == .typeMismatch)
  }

  @Test("An enum can support one direction")
  func oneWay() throws {
    #expect(try Received(json: #"{"x":1,"t":"a"}"#) == .a(x: 1))
    #expect(try Received(json: #"{"t":"b"}"#) == .b)
    #expect(try Sent.a(x: 1).jsonString() == #"{"t":"a","x":1}"#)
    #expect(try Sent.b.jsonString() == #"{"t":"b"}"#)
  }

  @Test("The conditions of cases are repeated")
  func conditions() throws {
    try expectRoundTrip(#"{"t":"common","x":1}"#, Platform.common(x: 1))
    #if os(Linux)
    try expectRoundTrip(#"{"t":"special","pid":2}"#, Platform.special(pid: 2))
    #else
    try expectRoundTrip(#"{"t":"special","bundle":"b"}"#, Platform.special(bundle: "b"))
    #endif
    #expect(try failure(Platform.self, #"{"t":"never"}"#).code == .unknownTag)
  }

  @Test("A generic enum can have a tag")
  func generic() throws {
    try expectRoundTrip(
      #"{"state":"done","contents":[1],"etag":"e"}"#,
      Loading<[Int]>.done(contents: [1], etag: "e"))
    try expectRoundTrip(#"{"state":"pending"}"#, Loading<String>.pending)
  }

  @Test("Values can have the names that generated code uses")
  func oddNames() throws {
    try expectRoundTrip(
      #"{"tag":"default","reader":1,"writer":2,"start":3,"value":4,"key":5,"partial":6}"#,
      OddNames.default(reader: 1, writer: 2, start: 3, value: 4, key: 5, partial: 6))
    try expectRoundTrip(
      #"{"tag":"begin","container":1,"in":2}"#, OddNames.start(container: 1, in: 2))
  }

  // MARK: Hostile documents

  @Test("Tags that are always last are read at any depth")
  func nestedTags() throws {
    let depth = 500
    let padding = String(repeating: " ", count: 100_000)
    let text =
      String(repeating: "{\"of\":", count: depth) + "{\(padding)\"type\":\"closed\"}"
      + String(repeating: ",\"type\":\"repost\"}", count: depth)
    let short = text.filter { $0 != " " }
    #expect(try Activity(json: text).jsonString().count == short.count)
    #expect(try Activity(json: short).jsonString().count == short.count)
  }

  @Test("A generic enum writes no key twice")
  func surplus() throws {
    let text = #"{"type":"some","content":1,"more":[2]}"#
    let surplus = try Surplus<Int>(json: text)
    #expect(surplus == .some(content: 1, extra: ["more": [2]]))
    #expect(try surplus.jsonString() == text)
    let taken = Surplus.some(content: 1, extra: ["type": "x", "content": 3, "a": 4])
    #expect(try taken.jsonString() == #"{"type":"some","content":1,"a":4}"#)
  }
}
