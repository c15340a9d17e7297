import Foundation
import Isomer
import Testing

/// Tests values by key in the order of the document.
@Suite struct OrderedMapTests {
  private let map = try? OrderedMap<Int>(json: #"{"b":1,"a":2,"c":3}"#)

  @Test func `Members keep the order of the document`() throws {
    let map = try #require(map)
    #expect(map.map(\.key) == ["b", "a", "c"])
    #expect(map.map(\.value) == [1, 2, 3])
    #expect(try map.jsonString() == #"{"b":1,"a":2,"c":3}"#)
    #expect(try map.jsonString(.sortedKeys) == #"{"a":2,"b":1,"c":3}"#)
    #expect(try OrderedMap<[Int?]>(json: "{}").jsonString() == "{}")
    #expect(map.description == #"["b": 1, "a": 2, "c": 3]"#)
    #expect(OrderedMap<String>().description == "[:]")
  }

  @Test func `Members are set, added and removed`() throws {
    var map = try #require(map)
    map["a"] = 7
    map["d"] = 8
    map["b"] = nil
    map["e"] = nil
    #expect(map == ["a": 7, "c": 3, "d": 8])
    #expect(map["b"] == nil && map["d"] == 8)
    #expect(map[1].key == "c" && map.last?.value == 8 && map.count == 3)
    for index in 0..<100 { map["k\(index)"] = index }
    map["k50"] = nil
    #expect(map["k99"] == 99 && map["k50"] == nil && map.count == 102)
  }

  @Test func `The last value of a duplicate key counts, at the first position`() throws {
    #expect(try OrderedMap<Int>(json: #"{"b":1,"a":2,"b":3}"#) == ["b": 3, "a": 2])
    #expect(["b": 1, "a": 2, "b": 3] as OrderedMap == ["b": 3, "a": 2])
  }

  @Test func `Equality includes the order, and the bytes of keys`() throws {
    let map = try #require(map)
    #expect(map == ["b": 1, "a": 2, "c": 3])
    #expect(map != ["a": 2, "b": 1, "c": 3])
    #expect(["\u{e9}": 1] as OrderedMap != ["e\u{301}": 1])
    #expect(Set([map, ["b": 1, "a": 2, "c": 3], [:]]).count == 2)
    let optional: OrderedMap<Int?> = ["a": nil]
    #expect(optional.count == 1 && optional["a"] == .some(nil))
  }

  @Test func `All errors have their paths`() {
    let error = #expect(throws: MappingError.self) {
      try OrderedMap<[Int]>(json: #"{"a":[1,"x"],"b":2,"c":[]}"#)
    }
    #expect(error?.all.map(\.path.description) == ["a[1]", "b"])
    let syntax = #expect(throws: MappingError.self) { try OrderedMap<Int>(json: #"{"a":1,}"#) }
    #expect(syntax?.code == .unexpectedByte)
    let written = #expect(throws: MappingError.self) {
      try (["a": 1, "n": .nan] as OrderedMap<Double>).json()
    }
    #expect(written?.path == "n")
  }
}
