import Isomer
import IsomerArchive
import IsomerFoundation
import Testing

/// Tests enums whose values have the tag as a property.
@Suite struct StoredTagTests {
  @Test func `A value that has the tag writes it`() throws {
    let document = """
      [{"id":1,"type":"note","text":"a"},{"type":"call","arguments":["b"]},\
      {"type":"plain","level":2},{"type":"end"},{"type":"x","y":1}]
      """
    let values = try [StoredItem](json: document)
    #expect(
      values == [
        .message(StoredMessage(id: 1, kind: .note, text: "a")), .call(StoredCall(arguments: ["b"])),
        .plain(StoredPlain(level: 2)), .end, .other(["type": "x", "y": 1]),
      ])
    #expect(try values.jsonString() == document)
    let object = try values[0].dictionary()
    #expect(object.count == 3)
    #expect(object["type"] as? String == "note")
    #expect(try StoredItem(dictionary: object) == values[0])
  }

  @Test func `Errors are those of the value`() throws {
    try expectFailure(
      StoredItem.self, #"|>{"type":"call"}"#, .missingKey,
      #"arguments: the key "arguments" is missing"#)
    try expectFailure(
      FlatStoredItem.self, #"|>{"arguments":[]}"#, .missingKey, #"type: the key "type" is missing"#)
  }

  @Test func `A strict enum knows the tag`() throws {
    let document = #"{"type":"list","items":[{"type":"call","arguments":[]}]}"#
    let value = try StrictStoredItem(json: document)
    #expect(try value.jsonString() == document)
    try expectFailure(
      StrictStoredItem.self, #"{"type":"call","arguments":[],|>"x":1}"#, .unknownKey,
      "x: unknown key")
  }

  @Test func `The tag has a path`() throws {
    let document = #"[{"meta":{"kind":"deep","size":1}},{"meta":{"kind":"other"},"level":2}]"#
    let values = try [StoredPath](json: document)
    #expect(values == [.deep(StoredDeep(kind: "deep", size: 1)), .other(StoredPlain(level: 2))])
    #expect(try values.jsonString() == document)
  }

  @Test func `The enum is flattened`() throws {
    let document = #"{"id":1,"type":"call","arguments":["a"]}"#
    let value = try StoredEnvelope(json: document)
    #expect(value.item == .call(StoredCall(arguments: ["a"])))
    #expect(try value.jsonString() == document)
  }

  @Test func `Archives contain the property`() throws {
    let values: [StoredItem] = [.call(StoredCall(arguments: ["a"])), .end]
    #expect(try [StoredItem](archive: values.archive()) == values)
  }
}
