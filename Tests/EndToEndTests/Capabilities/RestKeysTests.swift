import Isomer
import IsomerArchive
import IsomerFoundation
import Testing

func isRestTag(_ key: String) -> Bool { key.hasPrefix("#") }

// @mapped key.archive: "RestEntry", derive: [.changes, .equality]
struct RestEntry {
  var id: String
  // @mapped rest: .prefix("x-")
  var extensions: [String: JSONValue]
  // @mapped rest: .suffix("-own")
  var own: OrderedMap<Int>
  // @mapped rest: .matching(isRestTag)
  var tags: [String: String]
  // @mapped rest: .matching({ $0.contains(/^[#0-9]+$/) }), each: .string()
  var numbers: [Int: Int]
  // @mapped rest
  var others: [String: Bool]
}

// @mapped unknown: .error, under: "data"
struct RestSelected: Equatable {
  var id: Int
  // @mapped flatten
  var inner: RestPart
  // @mapped rest: .suffix("part")
  var parts: [String: Int]
  // @mapped rest: .matching({ $0.count == 1 })
  var letters: OrderedMap<Bool?>
}

// @mapped
// @mapped(short)
enum RestFigure: Equatable {
  // @mapped(short) key: "c"
  case circle(radius: Int, /* @mapped rest: .matching(Self.isSize) */ sizes: [String: Int])

  static func isSize(_ key: String) -> Bool { key.hasSuffix("size") }
}

// @mapped
struct RestBounded<Item> {
  // @mapped rest: .suffix("s"), skip: .read
  var written: [String: Item] = [:]
  // @mapped rest
  var others: [String: Item] = [:]
}

// @mapped derive: .merge
@MainActor
final class RestIsolated {
  var id = 0
  // @mapped rest: .matching(RestIsolated.isOwn)
  var own: [String: Int] = [:]
  init() {}
  nonisolated static func isOwn(_ key: String) -> Bool { key != "foreign" }
}

/// Tests unknown keys that are selected by a text after them, or by a function.
@Suite struct RestKeysTests {
  private let document = """
    {"12":"3","x-1":1,"x-own":2,"x-a-own":3,"id":"i","a-own":4,"#a-own":5,"#1":"t","o":true}
    """

  @Test func `Texts and functions tell properties apart`() throws {
    let entry = try RestEntry(json: document)
    let expected = RestEntry(
      id: "i", extensions: ["x-1": 1], own: ["x-own": 2, "x-a-own": 3, "a-own": 4, "#a-own": 5],
      tags: ["#1": "t"], numbers: [12: 3], others: ["o": true])
    #expect(entry == expected)
    let written = """
      {"id":"i","x-1":1,"x-own":2,"x-a-own":3,"a-own":4,"#a-own":5,"#1":"t","12":"3","o":true}
      """
    #expect(try entry.jsonString() == written)
    #expect(try RestEntry(archive: entry.archive()) == entry)
    let other = try RestEntry(dictionary: entry.dictionary())
    #expect(other.tags == entry.tags && other.numbers == entry.numbers && other.own.count == 4)
  }

  @Test func `Only keys that are read are written`() throws {
    let empty = RestEntry(id: "", extensions: [:], own: [:], tags: [:], numbers: [:], others: [:])
    var entry = empty
    entry.extensions = ["y": 1, "x-own": 3, "x-2": 4]
    entry.own = ["z": 3, "-own": 4]
    entry.tags = ["id": "s", "#-own": "t", "t": "u", "#": "v"]
    entry.numbers = [5: 6]
    entry.others = ["12": true, "#q": true, "x-": true, "q-own": true, "q": false]
    #expect(
      try entry.jsonString() == ##"{"id":"","x-2":4,"-own":4,"#":"v","5":"6","q":false}"##)
  }

  @Test func `Parts are chosen for a call`() throws {
    let entry = try RestEntry(json: document)
    #expect(
      try entry.jsonString(only: ["own", "tags", "others"])
        == ##"{"x-own":2,"x-a-own":3,"a-own":4,"#a-own":5,"#1":"t","o":true}"##)
    #expect(
      try entry.jsonString(except: ["own", "numbers", "extensions.x-1"])
        == ##"{"id":"i","#1":"t","o":true}"##)
    #expect(
      try entry.jsonString(only: ["own.a-own", "own.o", "tags.#1"]) == ##"{"a-own":4,"#1":"t"}"##)
    let selected = try RestSelected(json: #"{"data":{"x-part":1,"id":2,"a":true,"apart":1}}"#)
    #expect(try selected.jsonString(only: ["letters"]) == #"{"data":{"a":true}}"#)
    #expect(
      try selected.jsonString(except: ["letters", "inner"]) == #"{"data":{"id":2,"apart":1}}"#)
  }

  @Test func `Updates replace, add and remove members`() throws {
    let old = try RestEntry(json: document)
    var entry = old
    try entry.update(json: ##"{"12":null,"a-own":null,"#1":null,"#2":"u","b-own":7}"##)
    #expect(entry.own == ["x-own": 2, "x-a-own": 3, "#a-own": 5, "b-own": 7])
    #expect(entry.tags == ["#2": "u"] && entry.numbers.isEmpty)
    let changes = old.changes(to: entry)
    #expect(
      try changes.jsonString() == ##"{"b-own":7,"a-own":null,"#1":null,"#2":"u","12":null}"##)
    var other = old
    try other.apply(RestEntry.Changes(json: changes.json()))
    #expect(other == entry)
  }

  @Test func `Other keys are unknown, and those of a flattened model are known`() throws {
    let selected = try RestSelected(
      json: #"{"data":{"x-part":1,"id":2,"a":true,"b":null,"apart":1},"q":1}"#)
    #expect(selected.inner == RestPart(part: 1))
    #expect(selected.parts == ["apart": 1])
    #expect(selected.letters == ["a": true, "b": nil])
    #expect(
      try selected.jsonString()
        == #"{"data":{"id":2,"x-part":1,"apart":1,"a":true,"b":null}}"#)
    let error = #expect(throws: MappingError.self) {
      try RestSelected(json: #"{"data":{"x-part":1,"id":2,"ab":true}}"#)
    }
    #expect(error?.code == .unknownKey && error?.path == "data.ab")
  }

  @Test func `Cases, profiles, generic types and directions`() throws {
    let figure = RestFigure.circle(radius: 1, sizes: ["size": 2])
    #expect(try RestFigure(json: #"{"circle":{"radius":1,"size":2,"q":3}}"#) == figure)
    #expect(try figure.jsonString() == #"{"circle":{"radius":1,"size":2}}"#)
    #expect(try figure.jsonString(as: .short) == #"{"c":{"radius":1,"size":2}}"#)
    var generic = try RestBounded<Int>(json: #"{"as":1,"b":2}"#)
    #expect(generic.written.isEmpty && generic.others == ["b": 2])
    generic.written = ["bs": 3, "c": 4]
    generic.others["cs"] = 5
    #expect(try generic.jsonString() == #"{"bs":3,"b":2}"#)
  }

  @Test @MainActor func `Isolated classes`() throws {
    let isolated = try RestIsolated(json: #"{"id":1,"foreign":2,"a":3}"#)
    try isolated.update(json: #"{"b":4,"foreign":5}"#)
    #expect(isolated.own == ["a": 3, "b": 4])
    #expect(try isolated.jsonString() == #"{"id":1,"a":3,"b":4}"#)
  }

  @Test func `Keys that hash slowly are refused`() throws {
    let marks = String(repeating: "\u{301}", count: 40)
    for key in ["\(marks)-own", "#\(marks)"] {
      let error = #expect(throws: MappingError.self) {
        try RestEntry(json: "{\"id\":\"i\",\"\(key)\":1}")
      }
      #expect(error?.code == .invalidValue)
    }
  }
}
