import Foundation
import Isomer
import IsomerArchive
import IsomerFoundation
import Testing

// @mapped array, version: 1
struct SpotPoint: Equatable {
  var x: Double
  var y: Double
  var z: Double?
}

// @mapped array, unknown: .error
struct SpotStrict: Equatable {
  // @mapped skip: .read
  let kind = "spot"
  var count = 3
  var point: SpotPoint?
  var note: String?
  // @mapped required
  var last: Int?
}

// @mapped array, unknown: .report
struct SpotReported: Equatable { var id: Int }

// @mapped array
struct SpotPair<First, Second> {
  var first: First
  var second: Second
}

// @mapped
struct SpotRow: Equatable { var a: Int }

// @mapped array, version: 1
struct SpotTable: Equatable {
  var id: String
  var note: String?
  // @mapped rest
  var rows: [SpotRow]
}

// @mapped array
struct SpotDates: Equatable {
  // @mapped coerce
  var id: Int
  // @mapped rest, each: .secondsSince1970, check: .count(...3)
  var dates: [Date] = [Date(timeIntervalSince1970: 1)]
}

// @mapped array
struct SpotNumbers: Equatable {
  // @mapped rest
  var numbers: [Int?]
}

// @mapped array, check: isShort, after.read: settle, before.write: prepare
struct SpotHooked: Equatable {
  var a: Int
  // @mapped secret, with: .string()
  var b = 4
  static func isShort(_ value: SpotHooked) -> Bool { value.a < 9 }
  mutating func settle() { a += 1 }
  mutating func prepare() { a -= 1 }
}

// @mapped array
final class SpotNode {
  let id: Int
  // @mapped rest
  let children: [SpotNode]
  init(id: Int, children: [SpotNode]) {
    self.id = id
    self.children = children
  }
}

// @mapped
struct SpotMap: Equatable {
  var points: [SpotPoint]
  var named: [String: SpotPoint] = [:]
  var origin: SpotPoint?
  // @mapped elements: .lossy
  var extra: [SpotPoint] = []
}

// @mapped
enum SpotMessage: Equatable {
  // @mapped array
  case call(id: String, action: String, payload: Int? = nil)
  // @mapped array
  case only(x: Int)
  case named(x: Int)
}

// @mapped untagged
enum SpotPlace: Equatable {
  // @mapped array
  case position(latitude: Double, longitude: Double)
  case named(name: String)
}

// @mapped tag: "type", content: "at"
enum SpotTagged: Equatable {
  // @mapped array
  case point(x: Int, y: Int)
}

/// Tests types and cases whose values are the elements of an array.
@Suite struct ArrayTypeTests {
  @Test("The properties are the elements, and the last ones can be missing")
  func elements() throws {
    try expectRoundTrip("[1,2,3]", SpotPoint(x: 1, y: 2, z: 3))
    try expectRoundTrip("[1,2]", SpotPoint(x: 1, y: 2, z: nil))
    try expectRoundTrip("[1,2,null,4]", SpotPoint(x: 1, y: 2, z: nil), writes: "[1,2]")
    try expectRoundTrip("[1,2]", SpotPoint(x: 1, y: 2), writes: "[1,2,null]", .null(.write))
    try expectRoundTrip(
      #"["spot",null,null,"a",1]"#, SpotStrict(count: 3, note: "a", last: 1),
      writes: #"["spot",3,null,"a",1]"#)
    try expectRoundTrip(
      #"[7,5,[1,2],null,null]"#, SpotStrict(count: 5, point: SpotPoint(x: 1, y: 2)),
      writes: #"["spot",5,[1,2],null,null]"#)
    let pair = try SpotPair<Int, String?>(json: "[1]")
    #expect(pair.second == nil)
    #expect(try SpotPair(first: 1, second: [true]).jsonString() == "[1,[true]]")
    let node = try SpotNode(json: "[1,[2],[3,[4]]]")
    #expect(node.children[1].children[0].id == 4)
    #expect(try node.jsonString() == "[1,[2],[3,[4]]]")
  }

  @Test("Errors name the element")
  func errors() throws {
    try expectFailure(
      SpotPoint.self, "[1,|>true]", .typeMismatch, "[1]: expected a number, found true")
    try expectFailure(SpotPoint.self, "|>[1]", .missingKey, "[1]: the element is missing")
    try expectFailure(
      SpotPoint.self, "|>{}", .typeMismatch, "document: expected an array, found an object")
    try expectFailure(
      SpotPoint.self, "[1,2,|>", .unexpectedEnd,
      "[2]: expected a value, found the end of the document")
    try expectFailure(
      SpotMap.self, #"{"points":[[1,2],|>[3]]}"#, .missingKey,
      "points[1][1]: the element is missing")
    try expectFailure(
      SpotStrict.self, "[0,1,null,null,2,|>3]", .unknownKey, "[5]: unknown element")
    expectErrors(
      SpotMap.self, #"{"points":[["x",true],[],7]}"#,
      """
      points[0][0]: expected a number, found string "x" (line 1, column 13, byte 12)
      points[0][1]: expected a number, found true (line 1, column 17, byte 16)
      points[1][0]: the element is missing (line 1, column 23, byte 22)
      points[2]: expected an array, found number 7 (line 1, column 26, byte 25)
      """)
    let (value, report) = try SpotReported.readWithReport(json: "[1,2,[3]]")
    #expect(value == SpotReported(id: 1))
    #expect(report.entries(.unknownKey).map(\.path) == ["[1]", "[2]"])
  }

  @Test("The last property takes the remaining elements")
  func remaining() throws {
    try expectRoundTrip(#"["a"]"#, SpotTable(id: "a", rows: []))
    try expectRoundTrip(
      #"["a",null,{"a":1},{"a":2}]"#,
      SpotTable(id: "a", rows: [SpotRow(a: 1), SpotRow(a: 2)]))
    try expectRoundTrip(
      #"["a","n",{"a":1}]"#, SpotTable(id: "a", note: "n", rows: [SpotRow(a: 1)]))
    try expectFailure(
      SpotTable.self, #"["a","n",{"a":1},{"a":|>true}]"#, .typeMismatch,
      "[3].a: expected an integer, found true")
    try expectRoundTrip("[]", SpotNumbers(numbers: []))
    try expectRoundTrip("[null,1,null]", SpotNumbers(numbers: [nil, 1, nil]))
    let dates = [10.0, 20].map(Date.init(timeIntervalSince1970:))
    try expectRoundTrip(#"["1",10,20]"#, SpotDates(id: 1, dates: dates), writes: "[1,10,20]")
    try expectRoundTrip("[1]", SpotDates(id: 1, dates: []))
    #expect(throws: MappingError.self) { try SpotDates(json: "[1,2,3,4,5]") }
    try expectFailure(
      SpotDates.self, #"[1,2,|>"x"]"#, .typeMismatch, #"[2]: expected a number, found string "x""#)
  }

  @Test("Arrays are values of lists, dictionaries and other formats")
  func values() throws {
    let point = SpotPoint(x: 1, y: 2)
    let map = SpotMap(points: [point], named: ["a": SpotPoint(x: 3, y: 4, z: 5)], origin: point)
    try expectRoundTrip(
      #"{"points":[[1,2]],"named":{"a":[3,4,5]},"origin":[1,2],"extra":[[1],[1,2]]}"#,
      SpotMap(points: map.points, named: map.named, origin: point, extra: [point]),
      writes: #"{"points":[[1,2]],"named":{"a":[3,4,5]},"origin":[1,2],"extra":[[1,2]]}"#)
    #expect(try SpotMap(dictionary: map.dictionary()) == map)
    #expect(try SpotMap(json: map.json([.pretty, .sortedKeys])) == map)
    #expect(try map.jsonString(only: ["origin"]) == #"{"origin":[1,2]}"#)
    let table = SpotTable(id: "a", rows: [SpotRow(a: 1)])
    #expect(try SpotTable(archive: table.archive()) == table)
    #expect(try SpotPoint(archive: point.archive()) == point)
  }

  @Test("Options of elements, checks and hooks apply")
  func options() throws {
    try expectRoundTrip(#"[1,"5"]"#, SpotHooked(a: 2, b: 5))
    try expectRoundTrip("[1]", SpotHooked(a: 2, b: 4), writes: #"[1,"4"]"#)
    #expect(throws: MappingError.self) { try SpotHooked(json: "[8]") }
    let error = try failure(SpotHooked.self, #"[1,"top"]"#)
    #expect(error.path == "[1]" && !error.description.contains("top"))
    #expect(throws: MappingError.self) { try SpotHooked(a: 12).validated() }
  }

  @Test("Labelled values of a case are the elements of an array")
  func cases() throws {
    try expectRoundTrip(
      #"{"call":["a","b",1]}"#, SpotMessage.call(id: "a", action: "b", payload: 1))
    try expectRoundTrip(
      #"{"call":["a","b"]}"#, SpotMessage.call(id: "a", action: "b"),
      writes: #"{"call":["a","b",null]}"#)
    try expectRoundTrip(#"{"only":[1]}"#, SpotMessage.only(x: 1))
    try expectRoundTrip(#"{"named":{"x":1}}"#, SpotMessage.named(x: 1))
    try expectFailure(
      SpotMessage.self, #"{"call":["a",|>2]}"#, .typeMismatch,
      "call[1]: expected a string, found number 2")
    #expect(throws: MappingError.self) { try SpotMessage(json: #"{"only":[1,2]}"#) }
    try expectRoundTrip("[1.5,2]", SpotPlace.position(latitude: 1.5, longitude: 2))
    try expectRoundTrip(#"{"name":"a"}"#, SpotPlace.named(name: "a"))
    try expectRoundTrip(#"{"type":"point","at":[1,2]}"#, SpotTagged.point(x: 1, y: 2))
  }
}
