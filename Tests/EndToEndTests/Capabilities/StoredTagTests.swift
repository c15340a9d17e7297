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

  @Test func `A value that has the tag keeps or refuses other keys`() throws {
    let document = #"[{"type":"open","size":1,"x":[2]},{"type":"closed"}]"#
    let values = try [StoredKeeping](json: document)
    #expect(values[0] == .open(StoredOpen(size: 1, others: ["x": [2]])))
    #expect(try values.jsonString() == document)
    #expect(try StoredKeeping(dictionary: values[0].dictionary()) == values[0])
    try expectFailure(
      StoredKeeping.self, #"{"type":"closed",|>"x":1}"#, .unknownKey, "x: unknown key")
  }

  @Test func `A value beside the tag of a function keeps other keys`() throws {
    let document = #"[{"a":1},{"type":"open","size":2,"rooms":3}]"#
    let values = try [StoredSorting](json: document)
    #expect(values[0] == .room(StoredRoom(others: ["a": 1])))
    #expect(try values.jsonString() == document)
  }

  @Test func `An ordered map stores the tag of an unknown subtype`() throws {
    let document = #"{"kind":"x","b":1,"a":2}"#
    let source = try #require(
      try StoredSourceBox(json: #"{"source":\#(document)}"#).source as? StoredUnknown)
    #expect(source.others["kind"] == "x")
    #expect(try source.jsonString() == document)
    #expect(try StoredOrdered(json: document).jsonString() == document)
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

  private func expectRefusal(
    _ value: some Writable, _ words: String, at location: SourceLocation = #_sourceLocation
  ) {
    let error = #expect(throws: MappingError.self, sourceLocation: location) {
      try value.jsonString()
    }
    #expect(error?.description.contains(words) == true, sourceLocation: location)
  }

  @Test func `A value with the tag of another case is not written`() throws {
    expectRefusal(
      [StoredItem.end, .call(StoredCall(type: "message", arguments: []))],
      #"[1]: case 'call' has a value with the tag "message""#)
    expectRefusal(
      StoredPath.deep(StoredDeep(kind: "other", size: 1)),
      #"case 'deep' has a value with the tag "other""#)
    expectRefusal(
      BoxedStoredItem.call(StoredCallBox(call: StoredCall(type: "", arguments: []))),
      #"case 'call' has a value with the tag """#)
    let number = { StoredNumber(kind: $0, isOn: true) }
    expectRefusal(StoredNumbered.one(number(2)), "case 'one' has a value with the tag 2")
    #expect(throws: MappingError.self) {
      try StoredItem.call(StoredCall(type: "call\n", arguments: [])).dictionary()
    }
    // Each key of a case is a tag of it.
    for kind in 0...4 {
      let values: [StoredNumbered] = [.one(number(kind)), .more(number(kind))]
      for (value, keys) in zip(values, [[1], [2, 3]]) {
        let text = try? value.jsonString()
        #expect((text != nil) == keys.contains(kind))
        if let text { #expect(try StoredNumbered(json: text) == value) }
        #expect(((try? value.dictionary()) != nil) == keys.contains(kind))
      }
    }
  }

  @Test func `A transparent value shares the object of the tag`() throws {
    let document = """
      [{"type":"call","arguments":["b"]},{"type":"plain","level":2},{"type":"outer","level":3}]
      """
    let values = try [BoxedStoredItem](json: document)
    let plain = { StoredPlainBox(plain: StoredPlain(level: $0)) }
    #expect(
      values == [
        .call(StoredCallBox(call: StoredCall(arguments: ["b"]))), .plain(plain(2)),
        .outer(StoredOuterBox(box: plain(3))),
      ])
    #expect(try values.jsonString() == document)
    #expect(try BoxedStoredItem(dictionary: values[2].dictionary()) == values[2])
    try expectRoundTrip(
      #"{"type":"outer","level":3}"#, StrictBoxedStoredItem.outer(StoredOuterBox(box: plain(3))))
    try expectFailure(
      StrictBoxedStoredItem.self, #"{"type":"outer","level":3,|>"x":1}"#, .unknownKey,
      "x: unknown key")
  }
}
