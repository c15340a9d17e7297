import Isomer
import IsomerFoundation
import Testing

// @mapped
struct ChosenPerson {
  var name: String
  var mail: String?
}

// @mapped
struct ChosenStamp {
  var by: String
  // @mapped key: "meta.at"
  var at: Int
}

// @mapped
struct ChosenLine {
  // @mapped key: "sku"
  var id: Int
  var note: String?
  var buyer: ChosenPerson?
}

// @mapped
struct ChosenOrder {
  var id = 1
  // @mapped key: "head.writer"
  var author = ChosenPerson(name: "a", mail: "m")
  var items = [ChosenLine(id: 2, note: "n", buyer: ChosenPerson(name: "b")), ChosenLine(id: 3)]
  var grid: [[ChosenPerson?]] = [[ChosenPerson(name: "c"), nil]]
  var byKey = ["a.b": 1, "c": 2]
  // @mapped flatten
  var stamp = ChosenStamp(by: "s", at: 4)
  // @mapped rest
  var extra: [String: JSONValue] = ["x": ["y": 1, "z": 2]]
}

struct OutputChoiceTests {
  private let order = ChosenOrder()

  @Test(arguments: [
    (["author.name"], #"{"head":{"writer":{"name":"a"}}}"#),
    (["author.mail", "id"], #"{"id":1,"head":{"writer":{"mail":"m"}}}"#),
    (["author.absent"], "{}"),
    (["items[].sku"], #"{"items":[{"sku":2},{"sku":3}]}"#),
    (["items[].buyer.name"], #"{"items":[{"buyer":{"name":"b"}},{}]}"#),
    (["items[]"], #"{"items":[{"sku":2,"note":"n","buyer":{"name":"b"}},{"sku":3}]}"#),
    (["grid[][].name"], #"{"grid":[[{"name":"c"},null]]}"#),
    (["grid[].name"], #"{"grid":[null]}"#),
    (["id.x", "id[]"], "{}"),
    ([#"byKey.a\.b"#], #"{"byKey":{"a.b":1}}"#),
    (["stamp.by"], #"{"by":"s"}"#), (["stamp.meta"], #"{"meta":{"at":4}}"#),
    (["stamp.meta.at"], #"{"meta":{"at":4}}"#), (["extra.x.y"], #"{"x":{"y":1}}"#),
    (["extra.id"], "{}"),
  ])
  func onlyPaths(parts: [String], expected: String) throws {
    #expect(try order.jsonString(only: parts) == expected)
  }

  @Test(arguments: [
    (
      ["items", "grid", "byKey", "stamp", "extra"],
      #"{"id":1,"head":{"writer":{"name":"a","mail":"m"}}}"#
    ),
    (["author", "items", "grid", "byKey", "stamp"], #"{"id":1,"x":{"y":1,"z":2}}"#),
    (
      ["items", "grid", "byKey", "stamp", "extra", "author.mail"],
      #"{"id":1,"head":{"writer":{"name":"a"}}}"#
    ),
    (
      [
        "id", "author.name", "author.mail", "items[].note", "items[].buyer", "grid[][].name",
        "byKey",
      ],
      #"{"head":{"writer":{}},"items":[{"sku":2},{"sku":3}],"grid":[[{},null]],"by":"s","#
        + #""meta":{"at":4},"x":{"y":1,"z":2}}"#
    ),
    (
      ["id", "author", "items", "grid", "byKey", "stamp.meta.at", "extra.x.y"],
      #"{"by":"s","x":{"z":2}}"#
    ),
  ])
  func exceptions(parts: [String], expected: String) throws {
    #expect(try order.jsonString(except: parts) == expected)
  }

  @Test func both() throws {
    #expect(
      try order.jsonString(only: ["id", "items[].buyer"], except: ["items[].buyer.name"])
        == #"{"id":1,"items":[{"buyer":{}},{}]}"#)
    #expect(try order.jsonString(only: ["id"], except: ["id"]) == "{}")
    #expect(try order.jsonString(only: ["author.name"], except: ["author"]) == "{}")
    #expect(try order.jsonString(except: []) == order.jsonString())
  }

  @Test func formats() throws {
    let dictionary = try order.dictionary(only: ["items[].sku"])
    #expect(dictionary["items"] as? [[String: Int]] == [["sku": 2], ["sku": 3]])
    #expect(try order.value(only: ["author.name"]) == ["head": ["writer": ["name": "a"]]])
    let list = try [order, order].jsonString(only: ["stamp.by"])
    #expect(list == #"[{"by":"s"},{"by":"s"}]"#)
    let data = try order.propertyList(.xml, only: ["items[].sku"], except: ["author"])
    #expect(try JSONValue(propertyList: data) == ["items": [["sku": 2], ["sku": 3]]])
  }

  @Test(arguments: ["head.writer", "items[0].sku", "author..name", "[]", "author.", "", ".id"])
  func unknown(part: String) {
    for body in [
      { _ = try order.json(only: [part]) }, { _ = try order.json(except: [part]) },
    ] as [() throws -> Void] {
      let error = #expect(throws: MappingError.self, performing: body)
      #expect(error?.code == .unknownProperty)
      #expect(error?.found == "\"\(part)\"")
    }
  }

  @Test func failures() throws {
    var order = order
    order.extra = ["x": .double(.nan), "ok": 1]
    #expect(throws: MappingError.self) { try order.json() }
    #expect(try order.jsonString(only: ["extra.ok"]) == #"{"ok":1}"#)
    #expect(try order.json(except: ["extra.x"]).count > 0)
    let error = #expect(throws: MappingError.self) { try order.json(except: ["items[].sku"]) }
    #expect(error?.path == "x")
  }
}
