import Isomer
import IsomerArchive
import IsomerFoundation
import Testing

/// Tests cases without a tag in enums with one, and structs with a tag of their own.
@Suite struct UntaggedCasesTests {
  private func message<Model: Readable>(_: Model.Type, _ document: String) -> String? {
    #expect(throws: MappingError.self) { try Model(json: document) }?.description
  }

  private func expectRoundTrip<Model: Readable & Writable & Equatable>(
    _ document: String, _ value: Model, line: Int = #line
  ) throws {
    let location = SourceLocation(fileID: #fileID, filePath: #filePath, line: line, column: 1)
    #expect(try Model(json: document) == value, sourceLocation: location)
    #expect(try value.jsonString() == document, sourceLocation: location)
  }

  @Test func `Cases without a tag are read after those with one`() throws {
    try expectRoundTrip(
      #"[{"kind":"dot"},{"kind":"move","by":3},{"lat":1,"lon":2},7]"#,
      [UntaggedForm.dot, .move(by: 3), .at(lat: 1, lon: 2), .number(7)])
    try expectRoundTrip(
      #"["dot",{"move":{"by":3}},7,[1]]"#,
      [UntaggedStep.dot, .move(by: 3), .number(7), .list([1])])
    try expectRoundTrip(#"["a",["x",1]]"#, [UntaggedName.a, .pair("x", 1)])
    try expectRoundTrip(
      #"[{"t":"stop"},{"t":"go","c":1},["x"],{"t":"x"},7]"#,
      [UntaggedOrder<[String]>.stop, .go(1), .other(["x"]), .rest(["t": "x"]), .rest(7)])
    #expect(try UntaggedForm(json: #"{"kind":"x","lat":1,"lon":2}"#) == .at(lat: 1, lon: 2))
  }

  @Test func `A case for a missing tag precedes those without one`() throws {
    try expectRoundTrip(
      #"[{"text":"a"},{"type":"link","url":"u"},7]"#,
      [UntaggedNote.plain(text: "a"), .link(url: "u"), .number(7)])
    #expect(message(UntaggedNote.self, #"{"url":"u"}"#)?.hasPrefix("text: ") == true)
  }

  @Test func `A fallback without values is read after all cases`() throws {
    let found = try [UntaggedOther](json: #"[{"t":"go"},7,{"t":"x"},[],"y",{"t":"other"}]"#)
    #expect(found == [.go, .number(7), .other, .other, .other, .other])
    #expect(try UntaggedOther.other.jsonString() == #"{"t":"other"}"#)
    let named = try [UntaggedOtherName](json: #"["go",7,"x",[],{"y":1}]"#)
    #expect(named == [.go, .number(7), .other, .other, .other])
  }

  @Test func `A known tag decides, and otherwise the nearest case is named`() {
    #expect(
      message(UntaggedForm.self, #"{"kind":"move","lat":1,"lon":2}"#)?
        .hasPrefix(#"by: the key "by" is missing"#) == true)
    #expect(
      message(UntaggedForm.self, #"{"kind":"x","lat":1}"#)?
        .hasPrefix(#"lon: the key "lon" is missing"#) == true)
    #expect(message(UntaggedForm.self, "true")?.contains("fits one of the cases") == true)
    #expect(message(UntaggedStep.self, #""other""#)?.contains("fits one of the cases") == true)
    for document in ["", "{", #"{"kind""#, "[1", #"{"kind":"move","by":}"#] {
      #expect(message(UntaggedForm.self, document) != nil)
      #expect(message(UntaggedStep.self, document) != nil)
    }
  }

  @Test func `A case without a tag is flattened`() throws {
    try expectRoundTrip(
      #"{"id":1,"kind":"dot"}"#, UntaggedHolder(id: 1, place: .dot))
    try expectRoundTrip(
      #"{"id":1,"lat":1,"lon":2,"o_kind":"dot"}"#,
      UntaggedHolder(id: 1, place: .at(lat: 1, lon: 2), other: .dot))
    var holder = UntaggedHolder(id: 1, place: .dot)
    try holder.update(json: #"{"id":2}"#)
    #expect(holder == UntaggedHolder(id: 2, place: .dot))
    try holder.update(json: #"{"lat":1,"lon":2}"#)
    #expect(holder.place == .at(lat: 1, lon: 2))
    #expect(message(UntaggedHolder.self, #"{"id":1,"lat":1}"#)?.hasPrefix("lon: ") == true)
  }

  @Test func `A case has the members of another enum or of a dictionary`() throws {
    try expectRoundTrip(
      #"[{"kind":"table","a":1},{"kind":"inner","type":"y","z":1},{"kind":"step","move":{"by":2}}]"#,
      [
        UntaggedOuter.table(["a": 1]), .inner(.y(z: 1)), .step(.move(by: 2)),
      ])
    try expectRoundTrip(#"{"kind":"step","dot":null}"#, UntaggedOuter.step(.dot))
  }

  @Test func `A case without a tag is archived`() throws {
    let forms = [UntaggedForm.at(lat: 1, lon: 2), .dot, .number(3)]
    #expect(try [UntaggedForm](archive: forms.archive()) == forms)
  }

  @Test func `A struct has a tag of its own`() throws {
    try expectRoundTrip(#"{"type":"Point","coordinates":[1]}"#, TaggedPoint(coordinates: [1]))
    try expectRoundTrip(
      #"{"meta":{"kind":"a","name":"n"},"x":1}"#, TaggedDeep(x: 1, name: "n"))
    #expect(try TaggedDeep(json: #"{"meta":{"kind":2},"x":1}"#) == TaggedDeep(x: 1))
    for (document, text) in [
      (#"{"coordinates":[1]}"#, #"type: the key "type" is missing"#),
      (#"{"type":"Line","coordinates":[1]}"#, #"type: expected "Point", found string "Line""#),
      (#"{"type":null,"coordinates":[1]}"#, #"type: the key "type" is missing"#),
    ] {
      #expect(message(TaggedPoint.self, document)?.hasPrefix(text) == true)
    }
    var deep = TaggedDeep(x: 1)
    try deep.update(json: #"{"x":2}"#)
    #expect(deep.x == 2)
    #expect(throws: MappingError.self) { try deep.update(json: #"{"meta":{"kind":"z"},"x":3}"#) }
    #expect(deep.x == 2)
    let point = TaggedPoint(coordinates: [1])
    #expect(try TaggedPoint(archive: point.archive()) == point)
    try expectRoundTrip(
      #"{"id":1,"type":"TaggedPlain","x":1}"#, TaggedWrap(id: 1, plain: TaggedPlain(x: 1)))
    try expectRoundTrip(#"{"id":1}"#, TaggedWrap(id: 1))
  }
}

// @mapped tag: "kind", version: 1
enum UntaggedForm: Equatable {
  case dot
  case move(by: Int)
  case at(lat: Int, lon: Int)  // @mapped untagged
  case number(Int)  // @mapped untagged
}

// @mapped
enum UntaggedStep: Equatable {
  case dot
  case move(by: Int)
  case number(Int)  // @mapped untagged
  case list([Int])  // @mapped untagged
}

// @mapped
enum UntaggedName: Equatable {
  case a, b
  case pair(String, Int)  // @mapped untagged
}

// @mapped tag: "t", content: "c"
enum UntaggedOrder<Other: Mappable & Equatable>: Equatable {
  case stop
  case go(Int)
  case other(Other)  // @mapped untagged
  case rest(JSONValue)  // @mapped fallback
}

// @mapped tag: "type"
enum UntaggedNote: Equatable {
  case plain(text: String)  // @mapped key: .missing
  case link(url: String)
  case number(Int)  // @mapped untagged
}

// @mapped tag: "t"
enum UntaggedOther: Equatable {
  case go
  case number(Int)  // @mapped untagged
  case other  // @mapped fallback
}

// @mapped
enum UntaggedOtherName: Equatable {
  case go
  case number(Int)  // @mapped untagged
  case other  // @mapped fallback
}

// @mapped tag: "kind"
enum UntaggedPlace: Equatable {
  case dot
  case at(lat: Int, lon: Int)  // @mapped untagged
}

// @mapped derive: .merge
struct UntaggedHolder: Equatable {
  var id: Int
  var place: UntaggedPlace  // @mapped flatten
  var other: UntaggedPlace?  // @mapped flatten: .prefix("o_")
}

// @mapped tag: "kind"
enum UntaggedOuter: Equatable {
  case table(
    _: [String: JSONValue]  // @mapped rest
  )
  case inner(
    _: UntaggedInner  // @mapped flatten
  )
  case step(
    _: UntaggedMove  // @mapped flatten
  )
}

// @mapped tag: "type"
enum UntaggedInner: Equatable { case x, y(z: Int) }

// @mapped
enum UntaggedMove: Equatable { case dot, move(by: Int) }

// @mapped tag: "type", key: "Point", version: 1
struct TaggedPoint: Equatable { var coordinates: [Int] }

// @mapped tag: "meta.kind", key: ["a", 2], derive: .merge
struct TaggedDeep: Equatable {
  var x: Int
  var name: String?  // @mapped key: "meta.name"
}

// @mapped tag: "type"
struct TaggedPlain: Equatable { var x: Int }

// @mapped
struct TaggedWrap: Equatable {
  var id: Int
  var plain: TaggedPlain?  // @mapped flatten
}
