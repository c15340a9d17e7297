import Foundation
import Testing

@testable import Isomer

/// Tests how trees are read: objects share lists of keys, and duplicates are found.
@Suite struct TreeReadingTests {
  @Test func `objects that share keys change independently`() throws {
    let value = try JSONValue(json: #"[{"a":1,"b":2},{"a":3,"b":4},{"b":5,"a":6}]"#)
    var objects = try #require(value.array).compactMap(\.object)
    objects[0]["c"] = 7
    objects[1]["a"] = nil
    objects[2]["b"] = 8
    let changed = JSONValue.array(objects.map(JSONValue.object))
    #expect(try changed.jsonString() == #"[{"a":1,"b":2,"c":7},{"b":4},{"b":8,"a":6}]"#)
    #expect(try value.jsonString() == #"[{"a":1,"b":2},{"a":3,"b":4},{"b":5,"a":6}]"#)
    #expect(objects[0]["c"] == 7 && objects[1]["c"] == nil && objects[1]["b"] == 4)
  }

  @Test(arguments: [2, 16, 17, 33, 100])
  func `the last of several equal keys is used in every object`(count: Int) throws {
    let members = (0..<count).map { "\"key \($0)\":\($0)" }.joined(separator: ",")
    let object = "{\(members),\"key 1\":[],\"key 0\":{},\"key 1\":true}"
    let value = try JSONValue(json: "[\(object),{\(members)},\(object)]")
    for index in [0, 2] {
      let members = try #require(value[index]?.object)
      #expect(members.keys == (0..<count).map { "key \($0)" })
      #expect(members["key 0"] == [:] && members["key 1"] == true)
      for number in 2..<count { #expect(members["key \(number)"]?.int == number) }
    }
    #expect(value[1]?["key 0"] == 0 && value[1]?["key 1"] == 1)
  }

  @Test func `the same key with and without escapes and spaces is one key`() throws {
    let value = try JSONValue(json: #"[{"a":1,"\u0061" :2},{"\u0061" :3,"a":4}, { "a" : 5 }]"#)
    #expect(try value.jsonString() == #"[{"a":2},{"a":4},{"a":5}]"#)
  }

  @Test func `many different keys retain their objects`() throws {
    // More keys after one key, and more keys in one object, than are compared with later ones.
    let first = (0..<100).map { "{\"k\($0)\":{\"x\":\($0)},\"y\":[{\"x\":1}]}" }
    let wide = "{" + (0..<5000).map { "\"w\($0)\":{\"x\":\($0)}" }.joined(separator: ",") + "}"
    let text = "[" + (first + [wide, wide] + first).joined(separator: ",") + "]"
    let value = try JSONValue(json: text)
    #expect(try value.jsonString() == text)
    #expect(value[100]?["w4999.x"] == 4999 && value[201]?["k99.x"] == 99)
  }

  @Test func `a document cut at any byte is an error`() {
    let text = #"[{"ab":[1,{}],"c":"é"},{"ab":[2,{"ab":[]}],"c":null},{"ab":[],"d":-1.5e3}]"#
    let bytes = Array(text.utf8)
    for count in 0..<bytes.count {
      #expect(throws: MappingError.self) { try JSONValue(json: Array(bytes[..<count])) }
    }
    #expect(throws: Never.self) { try JSONValue(json: bytes) }
  }

  @Test func `large objects of unusual keys are read in linear time`() throws {
    let marks = String(repeating: "\u{301}", count: 2000)
    let long = (0..<500).map { "\"a\(marks)\($0)\":\($0)" }.joined(separator: ",")
    let equal = Array(repeating: "\"a\(marks)\":0", count: 500).joined(separator: ",")
    let value = try JSONValue(json: "[{\(long)},{\(equal)},{\(long)}]")
    #expect(value[0]?.object?.count == 500 && value[1]?.object?.count == 1)
    #expect(value[0] == value[2] && value[0]?["a\(marks)499"] == 499)
  }

  @Test func `numbers of any length near the limits of integers are exact`() throws {
    for text in [
      "9223372036854775807", "-9223372036854775808", "9999999999999999999",
      "10000000000000000000", "18446744073709551615",
    ] {
      switch try JSONValue(json: text) {
      case .int(let value): #expect(String(value) == text)
      case .uint(let value): #expect(String(value) == text)
      case let value: Issue.record("\(value)")
      }
    }
    guard case .decimal(let value) = try JSONValue(json: "-9999999999999999999") else {
      throw MappingError(.invalidValue)
    }
    #expect(value.description == "-9999999999999999999")
  }
}
