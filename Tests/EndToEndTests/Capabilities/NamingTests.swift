import Isomer
import IsomerArchive
import IsomerFoundation
import Testing

// @mapped keys.read: .snake, keys.write: .pascal, version: 1, derive: .merge
struct DirectedNames: Equatable {
  var firstName: String
  var lastName: String?
  // @mapped key: "id"
  var userID = 0
  // @mapped keys: .kebab
  var ownName: Int?
  // @mapped keys.write: .same
  var otherName: Int?
}

// @mapped keys: .snake, cases: .same
enum NamedEvent: Equatable {
  case firstServe(ballSpeed: Int)
  // @mapped keys: .kebab
  case secondServe(ballSpeed: Int, topSpin: Bool? = nil)
  case doubleFault
}

// @mapped cases.read: .snake, cases.write: .kebab
enum DirectedCases: Equatable {
  case longName
  // @mapped key: "s"
  case short
}

// @mapped tag: "type", cases: .pascal
enum TaggedNames: Equatable {
  case wideSlice(topSpeed: Int)
  // @mapped keys: .snake
  case lob(topSpeed: Int)
}

// @mapped cases: .kebab
enum NamedKind: String {
  case firstKind, other = "x"
}

// @mapped under.read: "data.from", under.write: "to", unknown: .error, version: 1, derive: .merge
struct MovedModel: Equatable {
  var a: Int
  // @mapped key: "b.c"
  var b: Int?
}

// @mapped under.read: "pages[0]"
struct ReadUnder: Equatable {
  var a: Int
  // @mapped flatten
  var inner: Inner?
  // @mapped rest
  var others: [String: JSONValue] = [:]

  // @mapped
  struct Inner: Equatable { var x: Int }
}

// @mapped under.write: "data"
struct WrittenUnder: Equatable {
  var a: Int
  // @mapped rest
  var others: [String: JSONValue] = [:]
}

// @mapped keys: .codingKeys, version: 1, derive: .merge
struct CodedUser: Equatable {
  var name: String
  var age: Int?
  var isCached = false
  // @mapped key: "note"
  var note: String?
  // @mapped keys: .upper
  var code: String?

  private enum CodingKeys: String, CodingKey {
    case name = "full name"
    case age
  }
}

// @mapped keys.read: .codingKeys
struct ReadCoded: Equatable {
  var firstName = ""
  var lastName = ""
}
extension ReadCoded {
  enum CodingKeys: CodingKey { case firstName }
}

// @mapped keys: .codingKeys
class CodedBase {
  var id = 0
  enum CodingKeys: String, CodingKey { case id = "ID" }
  init() {}
}

// @mapped
final class CodedChild: CodedBase {
  var name = ""
  enum CodingKeys: String, CodingKey { case name = "NAME" }
}

// @mapped unknown: .error, version: 1, derive: .merge
struct EmptyKey: Equatable {
  var a: Int
  // @mapped key: ""
  var b: Int
}

// @mapped under: "u"
struct EmptyKeyUnder: Equatable {
  // @mapped key: "", check: 1...
  var b: Int
  // @mapped rest
  var others: [String: JSONValue] = [:]
}

// @mapped
struct EmptyKeyFlat: Equatable {
  // @mapped flatten: .prefix("p")
  var inner: EmptyKeyUnder.Inner
}

extension EmptyKeyUnder {
  // @mapped
  struct Inner: Equatable {
    // @mapped key: ""
    var b: Int
  }
}

/// Tests names of keys at each level and for each direction.
@Suite struct NamingTests {
  @Test func `Names differ for reading and writing`() throws {
    let value = try DirectedNames(
      json: #"{"first_name":"A","last_name":"B","id":1,"own-name":2,"other_name":3}"#)
    #expect(
      value == DirectedNames(firstName: "A", lastName: "B", userID: 1, ownName: 2, otherName: 3))
    #expect(
      try value.jsonString()
        == #"{"FirstName":"A","LastName":"B","id":1,"own-name":2,"otherName":3}"#)
    #expect(try value.dictionary()["FirstName"] as? String == "A")
    #expect(try DirectedNames(archive: value.archive()) == value)
    try expectFailure(
      DirectedNames.self, #"|>{"FirstName":"A"}"#, .missingKey,
      "first_name: the key \"first_name\" is missing")
    var other = value
    try other.update(json: #"{"last_name":"C","LastName":"D"}"#)
    #expect(other.lastName == "C")
  }

  @Test(arguments: [
    (#"{"firstServe":{"ball_speed":1}}"#, NamedEvent.firstServe(ballSpeed: 1)),
    (
      #"{"secondServe":{"ball-speed":2,"top-spin":true}}"#,
      .secondServe(ballSpeed: 2, topSpin: true)
    ),
    (#""doubleFault""#, .doubleFault),
  ])
  func `Names of cases differ from those of values`(_ text: String, _ event: NamedEvent) throws {
    try expectRoundTrip(text, event)
  }

  @Test func `Names of cases differ for reading and writing`() throws {
    #expect(try [DirectedCases](json: #"["long_name","s"]"#) == [.longName, .short])
    #expect(try [DirectedCases.longName, .short].jsonString() == #"["long-name","s"]"#)
    #expect(throws: MappingError.self) { try DirectedCases(json: #""long-name""#) }
    #expect(try [DirectedCases: Int](json: #"{"long_name":1}"#) == [.longName: 1])
    #expect(try [DirectedCases.longName: 1].jsonString() == #"{"long-name":1}"#)
  }

  @Test func `Names of tags and raw values`() throws {
    try expectRoundTrip(#"{"type":"WideSlice","topSpeed":1}"#, TaggedNames.wideSlice(topSpeed: 1))
    try expectRoundTrip(#"{"type":"Lob","top_speed":1}"#, TaggedNames.lob(topSpeed: 1))
    #expect(try [NamedKind](json: #"["first-kind","x"]"#) == [.firstKind, .other])
  }

  @Test func `A model is read from one object and written to another`() throws {
    let value = try MovedModel(json: #"{"data":{"from":{"a":1,"b":{"c":2}}}}"#)
    #expect(value == MovedModel(a: 1, b: 2))
    #expect(try value.jsonString() == #"{"to":{"a":1,"b":{"c":2}}}"#)
    #expect(try value.jsonString(only: ["b"]) == #"{"to":{"b":{"c":2}}}"#)
    #expect(try MovedModel(archive: value.archive()) == value)
    try expectFailure(
      MovedModel.self, #"{"data":{"from":{"a":1,|>"x":2}}}"#, .unknownKey,
      "data.from.x: unknown key")
    #expect(try failure(MovedModel.self, #"{"to":{"a":1}}"#).path == "data.from.a")
    var other = value
    try other.update(json: #"{"data":{"from":{"a":5}}}"#)
    #expect(other == MovedModel(a: 5, b: 2))
  }

  @Test func `A container of one direction, with flattened and unknown keys`() throws {
    let value = try ReadUnder(json: #"{"pages":[{"a":1,"x":2,"y":3}],"z":4}"#)
    #expect(value == ReadUnder(a: 1, inner: .init(x: 2), others: ["y": 3]))
    #expect(try value.jsonString() == #"{"a":1,"x":2,"y":3}"#)
    #expect(try value.jsonString(only: ["inner"]) == #"{"x":2}"#)
    #expect(try value.jsonString(only: ["others"]) == #"{"y":3}"#)
    let written = try WrittenUnder(json: #"{"a":1,"b":2}"#)
    #expect(written == WrittenUnder(a: 1, others: ["b": 2]))
    #expect(try written.jsonString() == #"{"data":{"a":1,"b":2}}"#)
    #expect(try written.jsonString(only: ["others"]) == #"{"data":{"b":2}}"#)
  }

  @Test func `CodingKeys name the keys, and leave out other properties`() throws {
    let value = CodedUser(name: "A", age: 1, isCached: true, note: "n", code: "c")
    let text = #"{"full name":"A","age":1,"note":"n","CODE":"c"}"#
    #expect(try value.jsonString() == text)
    let found = try CodedUser(json: #"{"full name":"A","age":1,"isCached":true,"note":"n"}"#)
    #expect(found == CodedUser(name: "A", age: 1, isCached: false, note: "n"))
    // Archives contain what documents leave out.
    #expect(try CodedUser(archive: value.archive()) == value)
    var other = value
    try other.update(json: #"{"full name":"B"}"#)
    #expect(other.name == "B" && other.isCached)
    #expect(try failure(CodedUser.self, #"{"name":"A"}"#).path == "full name")
  }

  @Test func `A key can be empty`() throws {
    let value = EmptyKey(a: 1, b: 2)
    try expectRoundTrip(#"{"a":1,"":2}"#, value)
    #expect(try EmptyKey(dictionary: value.dictionary()) == value)
    #expect(try EmptyKey(archive: value.archive()) == value)
    #expect(try value.jsonString(only: ["b"]) == #"{"":2}"#)
    #expect(try value.jsonString(except: ["b"]) == #"{"a":1}"#)
    var other = value
    try other.update(json: #"{"":3}"#)
    #expect(other.b == 3)
    try expectFailure(
      EmptyKey.self, #"|>{"a":1}"#, .missingKey, #"[""]: the key "" is missing"#)
    try expectFailure(
      EmptyKey.self, #"{"a":1,"":|>"x"}"#, .typeMismatch,
      #"[""]: expected an integer, found string "x""#)
    try expectRoundTrip(#"{"u":{"":2,"c":4}}"#, EmptyKeyUnder(b: 2, others: ["c": 4]))
    try expectFailure(
      EmptyKeyUnder.self, #"{"u":|>{}}"#, .missingKey, #"u[""]: the key "" is missing"#)
    try expectRoundTrip(#"{"p":2}"#, EmptyKeyFlat(inner: .init(b: 2)))
  }

  @Test func `CodingKeys of one direction, and of classes`() throws {
    let value = try ReadCoded(json: #"{"firstName":"A","lastName":"B"}"#)
    #expect(value == ReadCoded(firstName: "A"))
    #expect(try value.jsonString() == #"{"firstName":"A","lastName":""}"#)
    let child = try CodedChild(json: #"{"ID":1,"NAME":"n"}"#)
    #expect(try child.jsonString() == #"{"ID":1,"NAME":"n"}"#)
  }
}
