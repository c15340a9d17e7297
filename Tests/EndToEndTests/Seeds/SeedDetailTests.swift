import Foundation
import Isomer
import IsomerFoundation
import Testing

@testable import FixtureModels

/// Features of Mantle 1 and 2, of the managed-object adapter, of OHMKit, of Mappable
/// and of the persistence recipe that the original tests do not assert, or not separately.
@Suite struct SeedDetailTests {
  // MARK: Mantle 2

  @Test func `one key for several properties`() throws {
    let model = try SeedTwice(json: #"{"stamp":"1970-01-01T00:00:10Z"}"#)
    #expect(model.text == "1970-01-01T00:00:10Z")
    #expect(model.date == Date(timeIntervalSince1970: 10))
    #expect(try model.jsonString() == #"{"stamp":"1970-01-01T00:00:10Z"}"#)
  }

  @Test func `equal values do not cancel each other in a hash`() {
    var first = MantleModel()
    (first.name, first.nestedName) = ("a", "a")
    let second = MantleModel()
    (second.name, second.nestedName) = ("b", "b")
    #expect(first.hashValue != second.hashValue)
    first = second
    #expect(first.hashValue == second.hashValue)
  }

  @Test func `nested models need no transformer, and errors have complete paths`()
    throws
  {
    let text = #"{"ranges":{"location":1,"length":2,"nested":{"location":3,"length":4}}}"#
    let holder = try MantleHolder(json: text)
    #expect(holder.ranges?.range == 1..<3)
    let written = try JSONValue(json: holder.json())
    #expect(written["ranges"] == (try JSONValue(json: text))["ranges"])
    let error = #expect(throws: MappingError.self) { try MantleHolder(json: #"{"ranges":[]}"#) }
    #expect(error?.description.hasPrefix("ranges: expected an object, found an array") == true)
  }

  // MARK: Mantle 1

  @Test func `a property maps to its name; a skipped one is neither read nor written`() throws {
    let model = try SeedTwice(
      json: #"{"stamp":"1970-01-01T00:00:10Z","title":"t","cached":"other"}"#)
    #expect(model.title == "t")
    #expect(model.cached == "c")
    #expect(!(try model.jsonString().contains("cached")))
  }

  @Test func `a missing dictionary or another kind of document is an error`() {
    for text in ["null", "[]", "7", #""text""#] {
      let error = #expect(throws: MappingError.self) { try MantleModel(json: text) }
      #expect(error?.code == .typeMismatch)
      #expect(error?.expected == "an object")
    }
  }

  @Test func `a value that a transformer cannot read is an error, not nil`() {
    for text in [
      #"{"url":7}"#, #"{"url":"not a valid URL"}"#, #"{"uuid":"x"}"#, #"{"flag":"maybe"}"#,
    ] {
      #expect(throws: MappingError.self) { try MantleKinds(json: text) }
    }
  }

  @Test func `nil is written as null if specified`() throws {
    #expect(
      try MantleModel().jsonString() == #"{"username":null,"count":"1","nested":{"name":null}}"#)
    #expect(try MantleKinds().jsonString() == #"{"flag":false}"#)
  }

  @Test func `comparison, hash and description terminate with parent references`() throws {
    let first = try SeedParent(json: #"{"ordered":[{"id":1},{"id":2}]}"#)
    let second = try SeedParent(json: #"{"ordered":[{"id":1},{"id":2}]}"#)
    #expect(first.ordered[0].parent === first)
    #expect(first == second)
  }

  @Test func `checks run when a model is read and on demand`() throws {
    #expect(throws: MappingError.self) { try SeedChild(json: #"{"name":"too long"}"#) }
    let child = SeedChild()
    child.name = "too long"
    let error = #expect(throws: MappingError.self) { try child.validate() }
    #expect(error?.path == "name")
  }

  // MARK: The managed-object adapter

  @Test func `attributes by transformer, ordered to-many relationships`() throws {
    let text =
      #"{"number":1,"text":"t","ordered":[{"id":2,"name":"b"},{"id":1,"name":"a"}],"#
      + #""link":"https://a.b"}"#
    let parent = try SeedParent(json: text)
    #expect(parent.ordered.map(\.id) == [2, 1])
    #expect(try parent.jsonString() == text)
  }

  @Test func `parents and children terminate and keep their identity`() throws {
    let parent = try SeedParent(json: #"{"number":1,"ordered":[{"id":2},{"id":3}]}"#)
    #expect(parent.ordered.allSatisfy { $0.parent === parent })
    #expect(!(try parent.jsonString().contains("parent")))
  }

  @Test func `a known object is updated in place by its identity, a new one is added`()
    throws
  {
    var stored = try [SeedParent](
      json:
        #"[{"number":1,"created":"c","text":"old","ordered":[{"id":5,"name":"x"}]},{"number":2}]"#)
    let (first, child) = (stored[0], stored[0].ordered[0])
    let incoming = try [SeedParent](
      json:
        #"[{"number":3},{"number":1,"created":"d","text":"new","ordered":[{"id":6},{"id":5,"name":"y"}]}]"#
    )
    stored.upsert(incoming)
    #expect(stored.map(\.number) == [1, 2, 3])
    #expect(stored[0] === first)
    #expect(first.text == "new")
    #expect(first.created == "c")
    #expect(first.ordered.contains { $0 === child })
    #expect(child.name == "y")
    #expect(first.ordered.count == 2)
    #expect(first.ordered.allSatisfy { $0.parent === first })
  }

  @Test func `an error in a child fails the whole, and nothing is stored`() {
    var stored: [SeedParent] = []
    let error = #expect(throws: MappingError.self) {
      stored.upsert(
        try [SeedParent](json: #"[{"number":1},{"number":2,"ordered":[{"name":"too long"}]}]"#))
    }
    #expect(error?.path == "[1].ordered[0].name")
    #expect(stored.isEmpty)
  }

  @Test func `models are read on many threads concurrently`() async throws {
    let text = #"{"number":1,"ordered":[{"id":2},{"id":3}]}"#
    let counts = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<32 {
        group.addTask { try SeedParent(json: text).ordered.count }
      }
      return try await group.reduce(0, +)
    }
    #expect(counts == 64)
  }

  // MARK: OHMKit, Mappable, the recipe

  @Test func `properties that a document lacks keep their values when merging`() throws {
    let parent = try SeedParent(json: #"{"number":1,"created":"c","text":"old"}"#)
    let newer = try SeedParent(json: #"{"number":1,"text":"new"}"#)
    parent.merge(newer)
    #expect(parent.text == "new")
    #expect(parent.created == "c")
  }

  @Test func `transformers in addition to closures`() throws {
    #expect(
      try MantleRanges(json: #"{"location":1,"length":2,"nested":{"location":0,"length":0}}"#).range
        == 1..<3)
    #expect(throws: MappingError.self) { try MantleFailing(value: "x").json() }
  }

  @Test func `constants and variables are set, and any value is found by its name`()
    throws
  {
    let value = try JSONValue(json: #"{"a":{"b":[1,{"c":"x"}]},"name":"n"}"#)
    #expect(value["name"] == "n")
    #expect(value["a.b[1].c"] == "x")
    #expect(value["a.b[7].c"] == nil)
  }

  @Test func `the description of a tree is JSON`() throws {
    let text = #"{"a":[1,2.5,null,true,"x"],"b":{}}"#
    #expect("\(try JSONValue(json: text))" == text)
  }

  @Test func `changes are sent back; strings and numbers need no annotation`() throws {
    let child = try SeedChild(json: #"{"id":4,"name":"a"}"#)
    child.name = "b"
    #expect(try child.jsonString() == #"{"id":4,"name":"b"}"#)
    #expect(try child.dictionary()["name"] as? String == "b")
  }
}
