import Foundation
import Isomer
import IsomerArchive
import IsomerFoundation
import Testing

struct Uppercased: Transformer {
  func transform(_ text: String) -> String { text.uppercased() }
  func reverse(_ text: String) -> String { text.lowercased() }
}

// @mapped version: 1
struct TimesOfVisits: Equatable {
  // @mapped each: .secondsSince1970
  var list: [Date]?
  // @mapped each: .secondsSince1970, elements: [.lossy, .wrap]
  var unique: Set<Date>?
  // @mapped each: .secondsSince1970, elements: [.compact, .wrap]
  var byName: [String: [Date?]]?
  // @mapped each: .secondsSince1970, key: "visits[].time", skip: .write
  var projected: [Date?]?
  // @mapped each.read: Uppercased(), check: .count(...2), recover: []
  var read: [String] = []
  // @mapped each.write: Uppercased()
  var written: [String] = []
  // @mapped each: .millisecondsSince1970, elements: .compact
  var dense: [Date]?
}

// @mapped derive: .merge
final class LiveTimes {
  // @mapped each: .secondsSince1970
  var list: [Date]?
  // @mapped with: .pairs()
  var names: [Int: String] = [:]
  init() {}
}

// @mapped
struct GridPoint: Hashable { var x: Int }

// @mapped
struct KeyedUser: Equatable {
  var id: String
  var age: Int
}

// @mapped
struct KeyedColumn: Equatable {
  // @mapped skip: .documents
  var name = ""
  var type: String
}

// @mapped version: 1
struct KeyedCollections: Equatable {
  // @mapped with: .pairs()
  var names: [GridPoint: String]?
  // @mapped with: .keyed(by: \.id)
  var users: [String: KeyedUser]?
  // @mapped with: .keyed(by: \.name)
  var columns: [KeyedColumn]?
}

/// Tests transformers of elements, and dictionaries and lists in other forms.
@Suite struct ElementTransformerTests {
  private func date(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }

  @Test("Elements are transformed in lists, sets, dictionaries and optionals of them")
  func elements() throws {
    let text = #"{"list":[0,1.5],"unique":[7],"byName":{"a":[0,null]},"read":[],"written":[]}"#
    let value = try TimesOfVisits(json: text)
    #expect(
      value
        == TimesOfVisits(
          list: [date(0), date(1.5)], unique: [date(7)], byName: ["a": [date(0), nil]]))
    #expect(try value.jsonString() == text)
    try expectFailure(
      TimesOfVisits.self, #"{"list":[0,|>"x"]}"#, .typeMismatch,
      "list[1]: expected a number, found string \"x\"")
    #expect(try failure(TimesOfVisits.self, #"{"byName":{"a":[0,true]}}"#).path == "byName.a[1]")
  }

  @Test("The rules for elements apply to transformed elements")
  func rules() throws {
    let value = try TimesOfVisits(json: #"{"unique":[0,"x"],"byName":{"a":1},"dense":[1000,null]}"#)
    #expect(
      value
        == TimesOfVisits(unique: [date(0)], byName: ["a": [date(1)]], dense: [date(1)]))
    #expect(try TimesOfVisits(json: #"{"unique":3}"#).unique == [date(3)])
    #expect(try failure(TimesOfVisits.self, #"{"dense":[1000,"x"]}"#).path == "dense[1]")
    let (_, report) = try TimesOfVisits.readWithReport(json: #"{"unique":[0,"x"]}"#)
    #expect(report.entries(.elementSkipped).map(\.path.description) == ["unique[1]"])
  }

  @Test("Projections transform what they collect")
  func projections() throws {
    let value = try TimesOfVisits(json: #"{"visits":[{"time":1},{},{"time":null}]}"#)
    #expect(value.projected == [date(1), nil, nil])
    #expect(
      try failure(TimesOfVisits.self, #"{"visits":[{"time":"x"}]}"#).path == "visits[0].time")
  }

  @Test("A transformer can be that of one direction, with checks and recovery")
  func directions() throws {
    let value = try TimesOfVisits(json: #"{"read":["a","b"],"written":["C"]}"#)
    #expect(value.read == ["A", "B"])
    #expect(value.written == ["C"])
    #expect(try value.jsonString() == #"{"read":["A","B"],"written":["c"]}"#)
    #expect(try TimesOfVisits(json: #"{"read":[1]}"#).read == [])
    #expect(try TimesOfVisits(json: #"{"read":["a","b","c"]}"#).read == [])
  }

  @Test("Updates replace transformed lists, archives contain their values")
  func routes() throws {
    let live = LiveTimes()
    try live.update(json: #"{"list":[7],"names":[[1,"one"]]}"#)
    #expect(live.list == [date(7)])
    #expect(live.names == [1: "one"])
    let value = try TimesOfVisits(dictionary: ["list": [0, 1.5], "unique": 7])
    #expect(value == TimesOfVisits(list: [date(0), date(1.5)], unique: [date(7)]))
    #expect(try TimesOfVisits(archive: value.archive()) == value)
  }

  @Test("Pairs are read as a dictionary with keys of any type; a repeated key is located")
  func pairs() throws {
    let text = #"{"names":[[{"x":1},"a"]]}"#
    let value = try KeyedCollections(json: text)
    #expect(value.names == [GridPoint(x: 1): "a"])
    #expect(try value.jsonString() == text)
    #expect(try KeyedCollections(archive: value.archive()) == value)
    try expectFailure(
      KeyedCollections.self, #"{"names":[[{"x":1},"a"],[|>{"x":1},"b"]]}"#, .transformerFailed,
      "names[1][0]: expected a key that is not repeated, found an object")
    for (pair, path) in [
      ("[]", "names[0]"), (#"[{"x":1}]"#, "names[0]"), (#"[{"x":1},"a",2]"#, "names[0]"),
      (#"[{"x":1},2]"#, "names[0][1]"), (#"[{"y":1},"a"]"#, "names[0][0].x"), ("7", "names[0]"),
    ] {
      #expect(try failure(KeyedCollections.self, "{\"names\":[\(pair)]}").path.description == path)
    }
  }

  @Test("A list is read as a dictionary by a property of its elements")
  func keyedElements() throws {
    let text = #"{"users":[{"id":"a","age":1}]}"#
    let value = try KeyedCollections(json: text)
    #expect(value.users == ["a": KeyedUser(id: "a", age: 1)])
    #expect(try value.jsonString() == text)
    #expect(try KeyedCollections(json: #"{"users":[]}"#).users == [:])
    #expect(
      try failure(KeyedCollections.self, #"{"users":[{"id":"a","age":1},{"id":"a","age":2}]}"#)
        .path == "users[1]")
    #expect(try failure(KeyedCollections.self, #"{"users":[{"id":"a"}]}"#).path == "users[0].age")
    let wrong = KeyedCollections(users: ["a": KeyedUser(id: "b", age: 1)])
    #expect(throws: MappingError.self) { try wrong.jsonString() }
    let marks = "a" + String(repeating: "\u{301}", count: 40)
    #expect(
      try failure(KeyedCollections.self, "{\"users\":[{\"id\":\"\(marks)\",\"age\":1}]}").path
        == "users[0]")
  }

  @Test("An object is read as a list in the document's order, whose elements contain the keys")
  func keyedLists() throws {
    let text = #"{"columns":{"z":{"type":"int"},"a":{"type":"text"}}}"#
    let value = try KeyedCollections(json: text)
    #expect(
      value.columns == [KeyedColumn(name: "z", type: "int"), KeyedColumn(name: "a", type: "text")])
    #expect(try value.jsonString() == text)
    #expect(try KeyedCollections(archive: value.archive()) == value)
    #expect(
      try KeyedCollections(dictionary: ["columns": ["k": ["type": "t"]]])
        == KeyedCollections(columns: [KeyedColumn(name: "k", type: "t")]))
    let error = try failure(
      KeyedCollections.self, #"{"columns":{"z":{"type":"i"},"z":{"type":"t"}}}"#)
    #expect(error.code == .duplicateKey)
    #expect(error.path == "columns.z")
    let twice = KeyedCollections(
      columns: [value.columns?[0], value.columns?[0]].compactMap(\.self))
    #expect(throws: MappingError.self) { try twice.jsonString() }
  }
}
