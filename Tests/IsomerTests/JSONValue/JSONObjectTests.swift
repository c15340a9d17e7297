import Testing

@testable import Isomer

@Suite struct ValueObjectTests {
  @Test func `members keep their insertion order`() {
    var object: JSONObject = ["b": 1, "a": 2]
    object["c"] = 3
    object["b"] = 4
    #expect(object.keys == ["b", "a", "c"])
    #expect(object.values == [4, 2, 3])
    #expect(object.map { "\($0.key)\($0.value)" } == ["b4", "a2", "c3"])
  }

  @Test func `small and large objects behave the same`() {
    var object = JSONObject()
    var expected: [(String, JSONValue)] = []
    for number in 0..<50 {
      object["k\(number)"] = .int(Int64(number))
      expected.append(("k\(number)", .int(Int64(number))))
      #expect(object.count == number + 1)
      #expect(object.keys == expected.map(\.0))
      for (key, value) in expected { #expect(object[key] == value) }
      #expect(object["missing"] == nil)
    }
    for number in stride(from: 0, to: 50, by: 3) {
      object["k\(number)"] = nil
      expected.removeAll { $0.0 == "k\(number)" }
      #expect(object == JSONObject(expected))
      for (key, value) in expected { #expect(object[key] == value) }
    }
    while let (key, value) = expected.popLast() {
      #expect(object.removeValue(forKey: key) == value)
      #expect(object.removeValue(forKey: key) == nil)
      object["again"] = 1
      object["again"] = nil
      #expect(object.count == expected.count)
    }
    #expect(object.isEmpty)
  }

  @Test func `equality ignores the order`() {
    let first: JSONObject = ["a": 1, "b": 2]
    let second: JSONObject = ["b": 2, "a": 1]
    #expect(first == second)
    #expect(first.hashValue == second.hashValue)
    #expect(first != ["a": 1])
    #expect(first != ["a": 1, "c": 2])
  }

  @Test func `the last of several equal keys is used`() {
    let object: JSONObject = ["a": 1, "b": 2, "a": 3]
    #expect(object.keys == ["a", "b"])
    #expect(object["a"] == 3)
  }
}
