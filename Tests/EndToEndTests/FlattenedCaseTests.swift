import Isomer
import Testing

@testable import FixtureModels

/// Tests unknown keys and fallbacks of enums whose keys are in the object of a model;
/// `Tests/Tools/UnknownKeys` tests all combinations.
@Suite struct FlattenedCaseTests {
  @Test(
    arguments: [
      (#"{"id":1,"method":"add","params":{"x":1,|>"zz":2}}"#, "params.zz"),
      (#"{"id":1,|>"zz":2,"method":"add","params":{"x":1}}"#, "zz"),
      (#"{"method":"ping","params":{|>"x":1}}"#, "params.x"),
      (#"{"method":"list","params":{"cursor":"a",|>"x":1}}"#, "params.x"),
      (#"{|>"zz":1,"method":"other","params":1}"#, "zz"),
    ])
  func `a strict model rejects unknown keys inside of the cases`(
    _ marked: String, _ path: String
  ) throws {
    try expectFailure(Request.self, marked, .unknownKey, "\(path): unknown key")
  }

  @Test(
    arguments: [
      #"{"id":1,"method":"add","params":{"x":1,"y":2}}"#, #"{"method":"ping"}"#,
      #"{"method":"free","params":{"x":1,"zz":2}}"#,
      #"{"id":7,"method":"new","params":[1,{"a":2}]}"#,
      #"{"id":7,"method":"new"}"#, #"{"id":7}"#,
    ])
  func `a request is written as it was read`(_ document: String) throws {
    try expectRoundTrip(document, try Request(json: document))
  }

  @Test func `nil and omitted values of the content are left out`() throws {
    try expectRoundTrip(#"{"method":"list"}"#, Call.list(nil))
    try expectRoundTrip(
      #"{"method":"list","params":{"cursor":"a"}}"#, Call.list(CallPage(cursor: "a")))
    try expectRoundTrip(#"{"method":"list","params":null}"#, Call.list(nil), [.null(.write)])
    try expectRoundTrip(
      #"{"method":"list","params":null}"#, Call.list(nil), writes: #"{"method":"list"}"#)
    try expectRoundTrip(#"{"method":"page","params":null}"#, Call.next(nil))
    try expectRoundTrip(
      #"{"method":"page"}"#, Call.next(nil), writes: #"{"method":"page","params":null}"#)
    try expectRoundTrip(#"{"method":"sum"}"#, Call.sum([]))
    try expectRoundTrip(#"{"rpc":{"method":"list"}}"#, DeepCall.list(nil))
    try expectRoundTrip(#"{"rpc":{"method":"list","data":{"params":1}}}"#, DeepCall.list(1))
  }

  @Test(
    arguments: [
      (#"{"id":1,"text":"a"}"#, Body.text("a")), (#"{"id":1,"new":[2]}"#, .other(["new": [2]])),
      (#"{"id":1,"a":1,"b":{"c":2}}"#, .other(["a": 1, "b": ["c": 2]])),
      (#"{"id":1}"#, .other([:])),
    ] as [(String, Body)])
  func `a fallback stores the keys that the model does not have`(
    _ document: String, _ body: Body
  ) throws {
    try expectRoundTrip(document, BodyMessage(id: 1, body: body))
  }

  @Test func `a known case is read between unknown keys`() throws {
    try expectRoundTrip(
      #"{"a":1,"text":"b","id":1,"c":2}"#, BodyMessage(id: 1, body: .text("b")),
      writes: #"{"id":1,"text":"b"}"#)
  }

  @Test func `a fallback does not write keys of the model`() throws {
    let message = BodyMessage(id: 1, body: .other(["id": 2, "new": 3]))
    #expect(try message.jsonString() == #"{"id":1,"new":3}"#)
    let request = Request(id: 1, call: .other(["method": "m", "id": 2, "zz": 3]))
    #expect(try request.jsonString() == #"{"id":1,"method":"m"}"#)
  }

  @Test func `an optional fallback with a prefix is updated`() throws {
    var occasion = try Occasion(json: #"{"id":1,"on_type":"week","on_first":2,"first":3}"#)
    #expect(occasion.kind == .other(["type": "week", "first": 2]))
    #expect(try occasion.jsonString() == #"{"id":1,"on_type":"week","on_first":2}"#)
    _ = try occasion.update(json: #"{"id":2}"#)
    #expect(occasion.kind == .other(["type": "week", "first": 2]))
    _ = try occasion.update(json: #"{"on_type":"day","on_number":4}"#)
    #expect(occasion.kind == .day(number: 4))
    #expect(try Occasion(json: #"{"id":1}"#).kind == nil)
  }

  @Test func `the default of a file applies to models beside a tag and in another model`() throws {
    try expectRoundTrip(#"{"type":"page","cursor":"a"}"#, Entry.page(CallPage(cursor: "a")))
    try expectFailure(
      Entry.self, #"{"type":"page","cursor":"a",|>"zz":1}"#, .unknownKey, "zz: unknown key")
    let numbered = NumberedPage(number: 1, page: CallPage(cursor: "a"), end: 2)
    try expectRoundTrip(
      #"{"type":"numbered","number":1,"cursor":"a","range":{"end":2}}"#, Entry.numbered(numbered))
    try expectFailure(
      Entry.self, #"{"type":"numbered","number":1,"cursor":"a","range":{|>"zz":2}}"#, .unknownKey,
      "range.zz: unknown key")
  }

  @Test func `rest stores unknown keys despite the default of a file`() throws {
    try expectRoundTrip(
      #"{"a":{"b":1},"zz":2}"#, KeepingByDefault(b: 1, others: ["zz": 2]))
    try expectFailure(
      KeepingByDefault.self, #"{"a":{|>"zz":1}}"#, .unknownKey, "a.zz: unknown key")
  }
}
