import Testing

@testable import Isomer

@Suite struct ValueMutationTests {
  private func text(_ value: JSONValue) -> String { value.description }

  @Test(
    arguments: [
      ("{}", "user.login", "x", #"{"user":{"login":"x"}}"#),
      ("null", "user.login", "x", #"{"user":{"login":"x"}}"#),
      (#"{"user":null}"#, "user.login", "x", #"{"user":{"login":"x"}}"#),
      (
        #"{"user":{"id":7,"login":"a"},"z":1}"#, "user.login", "x",
        #"{"user":{"id":7,"login":"x"},"z":1}"#
      ),
      (#"{"a":[1,2]}"#, "a[0]", 9, #"{"a":[9,2]}"#),
      (#"{"a":[1,2]}"#, "a[2]", 9, #"{"a":[1,2,9]}"#),
      (#"{"a":[{"b":1}]}"#, "a[0].c", 9, #"{"a":[{"b":1,"c":9}]}"#),
      (#"{"a":[]}"#, "a[0].b[0].c", 9, #"{"a":[{"b":[{"c":9}]}]}"#),
      ("{}", "a[0]", 9, #"{"a":[9]}"#),
      ("[]", "[0]", 9, "[9]"),
      ("{}", #"a\.b"#, 9, #"{"a.b":9}"#),
      ("{}", #"[""]"#, 9, #"{"":9}"#),
      ("[1]", "", 9, "9"),
      (#"{"a":1}"#, "a", .null, #"{"a":null}"#),
      (#"{"a":1}"#, "a", ["b": [1]], #"{"a":{"b":[1]}}"#),
    ] as [(String, String, JSONValue, String)])
  func `setting a value by path`(json: String, path: String, new: JSONValue, result: String) throws
  {
    var value = try JSONValue(json: json)
    value[path] = new
    #expect(text(value) == result)
    #expect(value[path] == new)
  }

  @Test(
    arguments: [
      ("[]", "[1]"), ("[1]", "[2]"), ("{}", "a[1]"), (#"{"a":[]}"#, "a[1].b"),
      ("{}", "a.b[0].c[1]"),
      (#"{"a":"x"}"#, "a.b"), (#"{"a":1}"#, "a[0]"), ("[1]", "a"), ("{}", "[0]"), ("7", "a"),
      (#"{"a":[1]}"#, "a.b"), ("{}", "a..b"), ("{}", "a["),
    ])
  func `a path that cannot be followed changes nothing`(json: String, path: String) throws {
    var value = try JSONValue(json: json)
    value[path] = "x"
    #expect(text(value) == json)
    value[path] = nil
    #expect(text(value) == json)
  }

  @Test(arguments: [
    (#"{"a":1,"b":2}"#, "a", #"{"b":2}"#), (#"{"a":{"b":1}}"#, "a.b", #"{"a":{}}"#),
    ("[1,2,3]", "[1]", "[1,3]"), (#"{"a":[{"b":1,"c":2}]}"#, "a[0].b", #"{"a":[{"c":2}]}"#),
    (#"{"a":1}"#, "b", #"{"a":1}"#), ("{}", "a.b", "{}"), ("[1]", "[1]", "[1]"),
    (#"{"a":null}"#, "a", "{}"), (#"{"a":null}"#, "a.b", #"{"a":null}"#), ("[1]", "", "null"),
  ])
  func `nil removes`(json: String, path: String, result: String) throws {
    var value = try JSONValue(json: json)
    value[path] = nil
    #expect(text(value) == result)
  }

  @Test func `setting with single path components`() {
    var value: JSONValue = ["items": [["id": 7]], "a.b": 1]
    value[key: "a.b"] = 2
    value["items"]?[0]?["id"] = 8
    value["items"]?[1] = ["id": 9]
    #expect(text(value) == #"{"items":[{"id":8},{"id":9}],"a.b":2}"#)
    value["items"]?[0] = nil
    value[key: "a.b"] = nil
    value["missing"]?["x"] = 1
    #expect(text(value) == #"{"items":[{"id":9}]}"#)
    value[ValuePath([.key("items"), .index(-1)])] = 1
    value[ValuePath([.key("a.b"), .key("")])] = 1
    #expect(text(value) == #"{"items":[{"id":9}],"a.b":{"":1}}"#)
  }

  @Test func `containers are mutated in place`() {
    var value: JSONValue = [1, 2]
    value.array?.append(3)
    value.array?.reverse()
    #expect(value == [3, 2, 1])
    value.object?["a"] = 1
    #expect(value == [3, 2, 1])
    value.array = nil
    #expect(value == .null)
    value.object = ["a": 1]
    value.object?["b"] = [1]
    value["b"]?.array?.append(2)
    value.object?.removeValue(forKey: "a")
    value.array?.append(7)
    #expect(value == ["b": [1, 2]])
    value.array = nil
    #expect(value == ["b": [1, 2]])
    value.object = nil
    #expect(value == .null)
    var text: JSONValue = "x"
    text.object?["a"] = 1
    text.array?[5] = 1
    #expect(text == "x")
    text.array = ["y"]
    #expect(text == ["y"])
  }

  @Test func `copies are independent`() {
    let original: JSONValue = ["a": ["b": [1]]]
    var copy = original
    copy["a.b[0]"] = 2
    copy.object?["c"] = 3
    #expect(original == ["a": ["b": [1]]])
    #expect(copy == ["a": ["b": [2]], "c": 3])
  }

  @Test func `filling a large tree takes linear time`() {
    var value: JSONValue = ["list": []]
    for index in 0..<20_000 {
      value[ValuePath([.key("list"), .index(index)])] = .int(Int64(index))
      value[ValuePath([.key("object"), .key("k\(index)")])] = true
    }
    for _ in 0..<20_000 { value.array?.append(1) }
    #expect(value["list"]?.array?.count == 20_000)
    #expect(value["object"]?.object?.count == 20_000)
    var list: JSONValue = []
    for index in 0..<200_000 { list.array?.append(.int(Int64(index))) }
    #expect(list.array?.count == 200_000)
  }
}
