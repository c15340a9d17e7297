import Isomer
import IsomerArchive
import IsomerFoundation
import Testing

// @mapped key.archive: "RestScores", derive: [.changes, .equality]
struct RestScores {
  var player: String
  // @mapped rest
  var scores: [String: Int]
}

// @mapped
enum RestLevel: String { case low, high }

// @mapped
struct RestPoint: Equatable {
  // @mapped check: 0...9
  var x: Int
}

// @mapped
struct RestKeyed: Equatable {
  // @mapped rest: .prefix("1")
  var ones: [Int: String]
  // @mapped rest
  var levels: [RestLevel: RestPoint]
}

// @mapped key.archive: "RestOperation", derive: [.changes, .equality]
struct RestOperation {
  var id: String
  // @mapped rest: .prefix("x-")
  var extensions: [String: JSONValue]
  // @mapped rest: .prefix("x-own-")
  var own: OrderedMap<Int>
  // @mapped rest
  var points: OrderedMap<RestPoint>
}

// @mapped
struct RestPart: Equatable {
  // @mapped key: "x-part"
  var part: Int
  // @mapped key: "meta.size"
  var size: Int?
}

// @mapped unknown: .error
struct RestClosed: Equatable {
  var id: Int
  // @mapped flatten
  var inner: RestPart
  // @mapped rest: .prefix("x-")
  var extensions: [String: Bool?]
}

// @mapped under: "data"
struct RestEnvelope: Equatable {
  var id: Int
  // @mapped flatten
  var inner: RestPart
  // @mapped rest, check: .count(...2)
  var others: [String: Int]
}

// @mapped
// @mapped(short)
struct RestProfiled: Equatable {
  var id: Int
  // @mapped rest
  // @mapped(short) rest: .prefix("s")
  var others: OrderedMap<String>
}

// @mapped tag: "kind"
protocol RestAnimal {}

// @mapped key: "cat"
struct RestCat: RestAnimal, Equatable { var lives: Int }

struct RestColour: Equatable { var text: String }

// @mapped for: RestColour, with: .custom(read: { (x: String) in RestColour(text: x) }, write: { $0.text })
private protocol RestColourMapping {}

// @mapped derive: [.changes, .equality]
struct RestPalette {
  // @mapped rest: .prefix("c")
  var colours: [String: RestColour]
  // @mapped rest: .prefix("n"), each: .string()
  var numbers: [String: Int]
  // @mapped rest: .prefix("f"), coerce: .words(["on": true])
  var flags: [String: Bool?]
}

// @mapped
struct RestZoo {
  // @mapped rest
  var animals: [String: any RestAnimal]
}

// @mapped coerce
struct RestLoose {
  // @mapped rest
  var numbers: OrderedMap<Int>
}

// @mapped derive: .merge
final class RestBox {
  var id = 0
  // @mapped rest, secret
  var others: [String: Int] = [:]
  init() {}
}

// @mapped
struct RestGeneric<Item> {
  // @mapped rest
  var items: [String: Item]
}

// @mapped
enum RestShape: Equatable {
  case circle(radius: Int, /* @mapped rest */ others: [String: Int])
}

// @mapped
struct RestDirections: Equatable {
  // @mapped rest: .prefix("r-"), skip: .write
  var read: [String: Int] = [:]
  // @mapped rest: .prefix("w-"), skip: .read
  var written: [String: Int] = [:]
  // @mapped rest
  var others: [String: Int] = [:]
}

/// Tests unknown members of a type, of several properties, and in order.
@Suite struct RestTests {
  private let operation = try? RestOperation(
    json: #"{"z":{"x":1},"x-b":[1],"id":"i","x-own-z":1,"x-own-a":2,"a":{"x":2},"x-a":null}"#)

  private func message<Model: Readable>(_ type: Model.Type, _ json: String) -> String? {
    #expect(throws: MappingError.self) { try Model(json: json) }?.description
  }

  @Test func `Values have a type`() throws {
    let scores = try RestScores(json: #"{"b":2,"player":"p","a":1}"#)
    #expect(scores == RestScores(player: "p", scores: ["a": 1, "b": 2]))
    #expect(try scores.jsonString() == #"{"player":"p","a":1,"b":2}"#)
    #expect(try RestScores(archive: scores.archive()) == scores)
    #expect(try RestScores(dictionary: ["player": "p", "a": 1, "b": 2]) == scores)
    #expect(
      message(RestScores.self, #"{"player":"p","a":1,"x":"y"}"#)
        == #"x: expected an integer, found string "y" (line 1, column 25, byte 24)"#)
    let colliding = RestScores(player: "p", scores: ["player": 1, "a": 2])
    #expect(try colliding.jsonString() == #"{"player":"p","a":2}"#)
  }

  @Test func `All invalid values are reported`() throws {
    let error = #expect(throws: MappingError.self) {
      try RestScores(json: #"{"a":"1","player":2,"b":null,"c":3}"#)
    }
    #expect(error?.all.map(\.path.description) == ["a", "player", "b"])
  }

  @Test func `Keys are those of dictionaries`() throws {
    let keyed = try RestKeyed(json: #"{"high":{"x":2},"12":"a","1":"b","low":{"x":1}}"#)
    #expect(keyed.ones == [1: "b", 12: "a"])
    #expect(keyed.levels == [.low: RestPoint(x: 1), .high: RestPoint(x: 2)])
    #expect(try keyed.jsonString() == #"{"1":"b","12":"a","high":{"x":2},"low":{"x":1}}"#)
    #expect(
      message(RestKeyed.self, #"{"1a":"b"}"#)
        == #"1a: expected an integer as the key, found string "1a" (line 1, column 2, byte 1)"#)
    #expect(
      message(RestKeyed.self, #"{"lowest":{"x":1}}"#)
        == #"lowest: expected one of "low", "high", found string "lowest" (line 1, column 2, byte 1)"#
    )
    #expect(
      message(RestKeyed.self, #"{"low":{"x":10}}"#)
        == "low.x: expected a value within 0...9, found number 10 (line 1, column 13, byte 12)")
  }

  @Test func `The longest text tells properties apart, and order is kept`() throws {
    let operation = try #require(operation)
    #expect(operation.extensions == ["x-b": [1], "x-a": nil])
    #expect(operation.own == ["x-own-z": 1, "x-own-a": 2])
    #expect(operation.points == ["z": RestPoint(x: 1), "a": RestPoint(x: 2)])
    #expect(
      try operation.jsonString()
        == #"{"id":"i","x-a":null,"x-b":[1],"x-own-z":1,"x-own-a":2,"z":{"x":1},"a":{"x":2}}"#)
    #expect(try RestOperation(archive: operation.archive()) == operation)
    var other = operation
    other.extensions["y"] = 1
    other.own["x-1"] = 5
    other.points = ["x-no": RestPoint(x: 1), "id": RestPoint(x: 3)]
    #expect(
      try other.jsonString() == #"{"id":"i","x-a":null,"x-b":[1],"x-own-z":1,"x-own-a":2}"#)
  }

  @Test func `Parts are chosen for a call`() throws {
    let operation = try #require(operation)
    #expect(try operation.jsonString(only: ["extensions"]) == #"{"x-a":null,"x-b":[1]}"#)
    #expect(try operation.jsonString(only: ["points"]) == #"{"z":{"x":1},"a":{"x":2}}"#)
    #expect(
      try operation.jsonString(except: ["own", "id"])
        == #"{"x-a":null,"x-b":[1],"z":{"x":1},"a":{"x":2}}"#)
    #expect(
      try operation.jsonString(except: ["extensions.x-b", "points.a", "own"])
        == #"{"id":"i","x-a":null,"z":{"x":1}}"#)
    #expect(
      try operation.jsonString(only: ["extensions.x-b", "points.x-a", "own.x-a", "points.a"])
        == #"{"x-b":[1],"a":{"x":2}}"#)
  }

  @Test func `Updates replace, add and remove members`() throws {
    var operation = try #require(operation)
    let old = operation
    try operation.update(
      json: """
        {"z":null,"x-b":null,"q":{"x":9},"x-own-z":7,"x-own-a":null,"x-own-n":3,"a":null,
        "a":{"x":5}}
        """)
    #expect(
      try operation.jsonString()
        == #"{"id":"i","x-a":null,"x-own-z":7,"x-own-n":3,"a":{"x":5},"q":{"x":9}}"#)
    let changes = old.changes(to: operation)
    #expect(
      try changes.jsonString()
        == #"{"x-b":null,"x-own-z":7,"x-own-n":3,"x-own-a":null,"a":{"x":5},"q":{"x":9},"z":null}"#)
    var (first, second) = (old, old)
    try first.apply(changes)
    try second.apply(RestOperation.Changes(json: changes.json()))
    #expect(first == operation)
    #expect(second == operation)
    let before = operation
    #expect(throws: MappingError.self) { try operation.update(json: #"{"r":{"x":1},"s":{}}"#) }
    #expect(operation == before)
  }

  @Test func `Classes are updated, and values can be secret`() throws {
    let box = try RestBox(json: #"{"id":1,"a":1}"#)
    try box.update(json: #"{"b":2,"a":null}"#)
    #expect(box.others == ["b": 2])
    let error = #expect(throws: MappingError.self) { try box.update(json: #"{"b":"s3cret"}"#) }
    #expect(error?.description.contains("s3cret") == false)
    #expect(box.others == ["b": 2])
  }

  @Test func `Other keys are unknown`() throws {
    let document = #"{"id":1,"x-part":2,"x-a":true,"meta":{"size":3},"x-b":null}"#
    let closed = try RestClosed(json: document)
    #expect(closed.extensions == ["x-a": true, "x-b": nil])
    #expect(closed.inner == RestPart(part: 2, size: 3))
    #expect(
      try closed.jsonString()
        == #"{"id":1,"x-part":2,"meta":{"size":3},"x-a":true,"x-b":null}"#)
    let unknown = #expect(throws: MappingError.self) {
      try RestClosed(json: #"{"id":1,"x-part":2,"y":1}"#)
    }
    #expect(unknown?.code == .unknownKey && unknown?.path == "y")
    let repeated = #expect(throws: MappingError.self) {
      try RestClosed(json: #"{"id":1,"x-part":2,"x-part":1}"#)
    }
    #expect(repeated?.code == .duplicateKey)
  }

  @Test func `Members below a path, beside a flattened model, with a check`() throws {
    let document = #"{"data":{"x-part":1,"id":2,"b":3},"o":1}"#
    let envelope = try RestEnvelope(json: document)
    #expect(envelope.others == ["b": 3])
    #expect(try envelope.jsonString() == #"{"data":{"id":2,"x-part":1,"b":3}}"#)
    #expect(throws: MappingError.self) {
      try RestEnvelope(json: #"{"data":{"x-part":1,"id":2,"a":1,"b":2,"c":3}}"#)
    }
  }

  @Test func `Profiles choose other members`() throws {
    let document = #"{"id":1,"b":"2","s":"3","a":"4"}"#
    let all = try RestProfiled(json: document)
    #expect(try all.jsonString() == document)
    #expect(try RestProfiled(json: document, as: .short).others == ["s": "3"])
    #expect(try all.jsonString(as: .short) == #"{"id":1,"s":"3"}"#)
  }

  @Test func `Values are converted`() throws {
    let palette = try RestPalette(json: #"{"ca":"red","na":"12","fa":"on","fb":null,"fc":0}"#)
    #expect(palette.colours == ["ca": RestColour(text: "red")])
    #expect(palette.numbers == ["na": 12])
    #expect(palette.flags == ["fa": true, "fb": nil, "fc": false])
    #expect(
      try palette.jsonString() == #"{"ca":"red","na":"12","fa":true,"fb":null,"fc":false}"#)
    var other = palette
    try other.update(json: #"{"ca":null,"cb":"blue","na":"13","fa":null}"#)
    let changes = try RestPalette.Changes(json: palette.changes(to: other).json())
    var changed = palette
    changed.apply(changes)
    #expect(changed == other)
    let zoo = try RestZoo(json: #"{"a":{"kind":"cat","lives":9}}"#)
    #expect(try RestLoose(json: #"{"b":"1","a":2.0}"#).numbers == ["b": 1, "a": 2])
    #expect(zoo.animals["a"] as? RestCat == RestCat(lives: 9))
    #expect(try zoo.jsonString() == #"{"a":{"kind":"cat","lives":9}}"#)
  }

  @Test func `Generic types, cases and directions`() throws {
    let generic = try RestGeneric<RestPoint>(json: #"{"p":{"x":1}}"#)
    #expect(generic.items == ["p": RestPoint(x: 1)])
    #expect(try generic.jsonString() == #"{"p":{"x":1}}"#)
    let shape = try RestShape(json: #"{"circle":{"radius":1,"q":2}}"#)
    #expect(shape == .circle(radius: 1, others: ["q": 2]))
    #expect(try shape.jsonString() == #"{"circle":{"radius":1,"q":2}}"#)
    var directions = try RestDirections(json: #"{"r-a":1,"w-a":2,"o":3}"#)
    #expect(directions == RestDirections(read: ["r-a": 1], others: ["o": 3]))
    directions.written = ["w-b": 4]
    directions.others["r-b"] = 5
    #expect(try directions.jsonString() == #"{"w-b":4,"o":3}"#)
  }

  @Test func `Checks of the values run on demand`() throws {
    var operation = try #require(operation)
    operation.points["a"]?.x = 10
    let error = #expect(throws: MappingError.self) { try operation.validated() }
    #expect(error?.path == "a.x")
  }

  @Test func `Keys that hash slowly are refused`() throws {
    let marks = String(repeating: "\u{301}", count: 40)
    for key in [marks, "x-\(marks)", "x-own-\(marks)"] {
      let error = #expect(throws: MappingError.self) {
        try RestOperation(json: "{\"id\":\"i\",\"\(key)\":{\"x\":1}}")
      }
      #expect(error?.code == .invalidValue)
    }
  }

  @Test func `Many members are removed at once`() throws {
    let count = 20_000
    let members = (0..<count).map { "\"k\($0)\":{\"x\":1}" }.joined(separator: ",")
    var operation = try RestOperation(json: "{\"id\":\"i\",\(members)}")
    #expect(operation.points.count == count)
    let removed = (0..<count).map { "\"k\($0)\":null" }.joined(separator: ",")
    try operation.update(json: "{\(members),\(removed)}")
    #expect(operation.points.isEmpty)
  }
}
