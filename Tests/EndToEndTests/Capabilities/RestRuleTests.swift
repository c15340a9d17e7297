import Isomer
import Testing

// @mapped derive: .equality
struct RestRules: Equatable {
  var id: Int
  // @mapped rest, elements: [.lossy, .compact]
  var sizes: [String: Int]
}

// @mapped
struct RestLists {
  // @mapped rest, elements: [.compact, .wrap]
  var lists: OrderedMap<[Int]>
}

// @mapped derive: .merge
struct RestInitial {
  // @mapped rest
  var sizes: [String: JSONValue] = ["k": 4]
}

// @mapped derive: .merge
struct RestMerged {
  // @mapped rest, merge: .deep
  var sizes: [String: Int]
}

@Suite struct RestRuleTests {
  @Test func `Rules of elements apply to unknown members`() throws {
    let (rest, report) = try RestRules.readWithReport(
      json: #"{"id":1,"a":1,"b":"x","c":null,"d":4}"#)
    #expect(rest == RestRules(id: 1, sizes: ["a": 1, "d": 4]))
    #expect(!report.isEmpty)
    let lists = try RestLists(json: #"{"a":1,"b":[1,null,2],"c":null}"#)
    #expect(try lists.jsonString() == #"{"a":[1],"b":[1,2]}"#)
    #expect(throws: MappingError.self) { try RestLists(json: #"{"a":"x"}"#) }
  }

  @Test func `The last value of a key counts`() throws {
    #expect(try RestRules(json: #"{"id":1,"a":1,"a":null}"#).sizes.isEmpty)
  }

  @Test func `Without unknown keys, the initial value does not remain`() throws {
    var initial = try RestInitial(json: "{}")
    #expect(initial.sizes.isEmpty)
    initial.sizes = ["a": 1]
    try initial.update(json: #"{"b":2}"#)
    #expect(initial.sizes == ["a": 1, "b": 2])
  }

  @Test func `Two models are merged by key`() throws {
    var merged = try RestMerged(json: #"{"a":1,"b":2}"#)
    merged.merge(try RestMerged(json: #"{"b":3}"#))
    #expect(merged.sizes == ["a": 1, "b": 3])
    try merged.update(json: #"{"a":null,"c":4}"#)
    #expect(merged.sizes == ["b": 3, "c": 4])
  }
}
