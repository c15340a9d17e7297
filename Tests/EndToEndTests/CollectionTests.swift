import Foundation
import Isomer
import Testing

@testable import FixtureModels

/// Tests arrays, sets and dictionaries, nested and with invalid elements.
@Suite struct CollectionTests {
  private let members = Members([
    "matrix": "[[1,2.5],[],[3]]", "byName": "{\"a\":[{\"name\":\"x\",\"color\":\"ffffff\"}]}",
    "byNumber": "{\"-7\":\"m\"}", "byLevel": "{\"high\":1}", "byCode": "{\"c d\":2}",
    "tags": "[\"t\"]", "sparse": "[null,1,null]", "deep": "{\"k\":{\"l\":null}}",
    "optionalList": "[]", "anything": "{\"z\":[1,null],\"a\":\"b\"}", "labelled": "{}",
  ])

  private var expected: Collections {
    get throws {
      Collections(
        matrix: [[1, 2.5], [], [3]], byName: ["a": [try Label(json: "{\"name\":\"x\"}")]],
        byNumber: [-7: "m"], byLevel: [.high: 1], byCode: [Code(rawValue: "c d"): 2],
        tags: ["t"], sparse: [nil, 1, nil], deep: ["k": ["l": nil]], optionalList: [],
        anything: ["z": [1, nil], "a": "b"], labelled: [:])
    }
  }

  private func expectFailure(_ key: String, _ value: String, _ path: String) throws
    -> MappingError.Code
  {
    let error = try failure(Collections.self, members.with(key, value))
    #expect(error.path.description == path)
    return error.code
  }

  @Test("Collections of all types are read, written and read again")
  func all() throws {
    try expectRoundTrip(members.text, expected)
  }

  @Test("An optional list is nil or a list")
  func optionalList() throws {
    #expect(try Collections(json: members.with("optionalList", nil)).optionalList == nil)
    #expect(try Collections(json: members.with("optionalList", "null")).optionalList == nil)
    #expect(try expectFailure("optionalList", "{}", "optionalList") == .typeMismatch)
  }

  @Test("Null elements are read as nil if the element is optional, and an error otherwise")
  func nullElements() throws {
    #expect(try expectFailure("matrix", "[[1,null]]", "matrix[0][1]") == .typeMismatch)
    #expect(try expectFailure("tags", "[null]", "tags[0]") == .typeMismatch)
    #expect(try expectFailure("byNumber", "{\"1\":null}", "byNumber.1") == .typeMismatch)
  }

  @Test("Errors in collections contain indexes and keys")
  func errors() throws {
    #expect(try expectFailure("matrix", "[[1],[2,[3]]]", "matrix[1][1]") == .typeMismatch)
    #expect(
      try expectFailure("byName", "{\"a b\":[{\"name\":\"x\"},{\"name\":1}]}", "byName.a b[1].name")
        == .typeMismatch)
    #expect(
      try expectFailure("deep", "{\"a.b\":{\"c\":[0,\"x\"]}}", "deep.a\\.b.c[1]") == .typeMismatch)
    #expect(try expectFailure("matrix", "{}", "matrix") == .typeMismatch)
    #expect(try expectFailure("byName", "[]", "byName") == .typeMismatch)
  }

  @Test("Dictionary keys are read strictly")
  func keys() throws {
    for key in ["007", "+1", "", " 1", "1.0", "x", "-0"] {
      let error = try failure(Collections.self, members.with("byNumber", "{\"\(key)\":\"\"}"))
      #expect(error.code == .invalidValue)
    }
    let large = "{\"9223372036854775808\":\"\"}"
    #expect(
      try expectFailure("byNumber", large, "byNumber.9223372036854775808") == .numberOutOfRange)
    #expect(try expectFailure("byLevel", "{\"none\":1}", "byLevel.none") == .invalidValue)
    #expect(
      try Collections(json: members.with("byNumber", "{\"\\u0031\":\"x\"}")).byNumber == [1: "x"])
    #expect(
      try Collections(json: members.with("byCode", "{\"\":1}")).byCode[Code(rawValue: "")] == 1)
  }

  @Test("Enums of all kinds can be keys of objects")
  func enumKeys() throws {
    let head = """
      "suit":"clubs","priority":1,"visibility":"public_read","media":"video",\
      "status":"active","kind":"issue"
      """
    let document = """
      {\(head),"bySuit":{"DIAMONDS":1},"byPriority":{"10":2},"byVisibility":{"members_only":3}}
      """
    let value = try EnumHolder(json: document)
    #expect(value.bySuit == [.diamonds: 1])
    #expect(value.byPriority == [.high: 2])
    #expect(value.byVisibility == [.membersOnly: 3])
    #expect(try value.jsonString() == document)
    #expect(try EnumHolder(json: value.jsonString()) == value)
    let error = try failure(EnumHolder.self, "{\"byPriority\":{\"3\":1}}")
    #expect(error.code == .invalidValue)
    #expect(error.path == "byPriority.3")
  }

  @Test("Sets contain equal elements once")
  func sets() throws {
    let document = "[\"a\",\"b\",\"a\"]"
    #expect(try Collections(json: members.with("tags", document)).tags == ["a", "b"])
    let value = try Shelf(
      json: """
        {"books":[{"title":"a"},{"title":"b","pages":2},{"title":"a"}],\
        "byYear":{"1999":[{"title":"c"}]},"lent":[null,{"title":"d"}]}
        """)
    #expect(value.books == [Book(title: "a", pages: nil), Book(title: "b", pages: 2)])
    #expect(value.byYear == [1999: [Book(title: "c", pages: nil)]])
    #expect(value.lent == [nil, Book(title: "d", pages: nil)])
    #expect(try Shelf(json: value.jsonString()) == value)
  }

  @Test("The last of several equal dictionary keys is used")
  func duplicateKeys() throws {
    let value = try Collections(json: members.with("byNumber", "{\"1\":\"a\",\"1\":\"b\"}"))
    #expect(value.byNumber == [1: "b"])
  }

  // MARK: - Lossy

  @Test("Lossy collections omit and report invalid elements")
  func lossy() throws {
    let document = """
      {"labels":[{"name":"a"},{"name":1},null,7,{},{"name":"b","color":"c"}],\
      "numbers":[1,"x",2.5,2],"counts":{"a":1,"b":"x","c":null,"d":4},"maybe":[null,1],\
      "defaulted":[[],3]}
      """
    let (value, report) = try Lossy.readWithReport(json: document)
    #expect(value.labels.map(\.name) == ["a", "b"])
    #expect(value.numbers == [1, 2])
    #expect(value.counts == ["a": 1, "d": 4])
    #expect(value.maybe == [1])
    #expect(value.defaulted == [3])
    #expect(report.withoutDefaults.entries.allSatisfy { $0.kind == .elementSkipped })
    #expect(
      report.withoutDefaults.entries.map(\.path) == [
        "labels[1]", "labels[2]", "labels[3]", "labels[4]", "numbers[1]", "numbers[2]",
        "counts.b", "counts.c", "maybe[0]", "defaulted[0]",
      ])
    #expect(report.withoutDefaults.entries.first?.index == 1)
    #expect(report.withoutDefaults.entries.first?.error?.path == "labels[1].name")
    #expect(report.entries.map(\.error?.code).contains(.missingKey))
    #expect(try Lossy(json: document) == value)
    #expect(try Lossy(json: value.jsonString()) == value)
  }

  @Test("Lossy applies to elements; the list itself is required")
  func lossyLists() throws {
    let least = Members(["labels": "[]", "numbers": "[]", "counts": "{}"])
    #expect(
      try Lossy(json: least.text)
        == Lossy(labels: [], numbers: [], counts: [:], maybe: nil, defaulted: []))
    for (key, value) in [
      ("labels", nil), ("labels", "null"), ("labels", "{}"), ("labels", "7"), ("numbers", "\"1\""),
      ("counts", "[]"), ("maybe", "{}"), ("defaulted", "1"),
    ] as [(String, String?)] {
      let error = try failure(Lossy.self, least.with(key, value))
      #expect(error.path.description == key)
    }
    #expect(try Lossy(json: least.with("maybe", "null")).maybe == nil)
    #expect(try Lossy(json: least.with("defaulted", "null")).defaulted == [])
  }

  @Test("Lossy does not accept invalid JSON")
  func lossyMalformed() throws {
    for list in ["[1,]", "[[1,2]", "[\"\\x\"]", "[01]", "[1 2]", "[nul]"] {
      let document = "{\"labels\":[],\"numbers\":\(list),\"counts\":{}}"
      #expect(throws: MappingError.self) { try Lossy(json: document) }
    }
  }

  // MARK: - Roots

  @Test("Arrays, dictionaries and optionals of models at the root")
  func roots() throws {
    try expectRoundTrip(
      "[{\"title\":\"a\"},{\"title\":\"b\",\"pages\":1}]",
      [Book(title: "a", pages: nil), Book(title: "b", pages: 1)])
    try expectRoundTrip("{\"k\":[{\"title\":\"a\"}]}", ["k": [Book(title: "a", pages: nil)]])
    try expectRoundTrip("[null,{\"title\":\"a\"}]", [nil, Book(title: "a", pages: nil)])
    try expectRoundTrip("null", Book?.none)
    try expectRoundTrip("[]", [Book]())
    try expectRoundTrip("\"open\"", IssueState.open)
    #expect(try failure([Book].self, "[{\"title\":\"a\"},{}]").path == "[1].title")
    #expect(try failure([String: Book].self, "{\"a.b\":{}}").path == "a\\.b.title")
  }

  @Test("All types of bytes and text can be read")
  func sources() throws {
    let text = "{\"title\":\"\u{e9}\",\"pages\":1}"
    let expected = Book(title: "\u{e9}", pages: 1)
    #expect(try Book(json: text) == expected)
    #expect(try Book(json: "x\(text)y".dropFirst().dropLast()) == expected)
    #expect(try Book(json: Data(text.utf8)) == expected)
    #expect(try Book(json: Data("xx\(text)".utf8).dropFirst(2)) == expected)
    #expect(try Book(json: Array(text.utf8)) == expected)
    #expect(try Book(json: Array("x\(text)".utf8)[1...]) == expected)
    #expect(try Book(json: ContiguousArray(text.utf8)) == expected)
    #expect(try Book(json: "\u{feff}\(text)") == expected)
    #expect(try Book(json: " \n\r\t\(text)\n ") == expected)
    #expect(try Book(JSONValue(json: text)) == expected)
    #expect(try expected.value() == ["title": "\u{e9}", "pages": 1])
  }
}
