import Foundation
@_spi(Generated) import Isomer
@_spi(Generated) import IsomerArchive
import Testing

@testable import FixtureModels

/// Options in combinations that each option's own tests do not contain.
@Suite struct OptionPairTests {
  @Test func `a default of nil is no default, in any spelling`() throws {
    let read = try NilDefaults(json: "{}")
    #expect(read == NilDefaults(removed: nil))
    #expect(try read.jsonString() == "{}")
  }

  @Test func `an invalid value of a required optional is nil, and a missing one an error`() throws {
    #expect(try RecoveredNil(json: #"{"value":"x"}"#) == RecoveredNil(value: nil))
    #expect(throws: MappingError.self) { try RecoveredNil(json: "{}") }
  }

  @Test(arguments: [
    (#"{"point":[1,2]}"#, Position.point(1, 2, nil)),
    (#"{"point":[1,2,3]}"#, .point(1, 2, 3)),
    (#"{"sized":[1]}"#, .sized(1, 3, 4)),
    (#"{"sized":[1,null]}"#, .sized(1, nil, 4)),
    (#"{"sized":[1,null,null]}"#, .sized(1, nil, 4)),
    (#"{"ranged":[1]}"#, .ranged(1, 5)),
    (#"{"ranged":[1,9]}"#, .ranged(1, 9)),
  ])
  func `the last values of an array have defaults`(_ text: String, _ value: Position) throws {
    #expect(try Position(json: text) == value)
  }

  @Test(arguments: [
    (#"{"point":[1]}"#, "point: expected an array of 2 to 3 values, found an array"),
    (#"{"point":[1,2,3,4]}"#, "point: expected an array of 2 to 3 values, found an array"),
    (#"{"ranged":[1,10]}"#, "ranged[1]: expected a value within 1...9, found number 10"),
  ])
  func `other lengths of an array are errors`(_ text: String, _ message: String) {
    let error = #expect(throws: MappingError.self) { try Position(json: text) }
    #expect(error?.description.hasPrefix(message) == true)
  }

  @Test func `an update runs the checks of properties with defaults and fields`() throws {
    var model = try CheckedUpdate(json: #"{"a":1,"b":2}"#)
    try model.update(json: #"{"level":4,"a":5}"#)
    #expect(model == CheckedUpdate(level: 4, pair: [5]))
    #expect(throws: MappingError.self) { try model.update(json: #"{"level":10}"#) }
    #expect(model.level == 4)
  }

  @Test func `a function can change an object after it is read`() throws {
    #expect(try AdjustedObject(json: #"{"count":4}"#).count == 5)
  }

  @Test func `elements of a generic type are found by their identity`() throws {
    var list = [IdentifiedGeneric(id: 1, content: "a"), IdentifiedGeneric(id: 2, content: "b")]
    list.upsert(IdentifiedGeneric(id: 2, content: "c"))
    #expect(list.map(\.content) == ["a", "c"])
  }

  @Test(arguments: [
    ("name", "expected a string, found null"),
    ("value", "expected a value other than null, found null"),
    ("adjusted", "expected a value other than null, found null"),
  ])
  func `null is an error for types that accept it`(_ key: String, _ message: String) throws {
    let error = #expect(throws: MappingError.self) {
      try NonNullObject(json: "{\"\(key)\": null}")
    }
    #expect(error?.description.hasPrefix("\(key): \(message)") == true)
    let object = try NonNullObject(json: #"{"value": [null]}"#)
    #expect(throws: MappingError.self) { try object.update(json: "{\"\(key)\": null}") }
    #expect(object.value == [nil])
  }

  @Test func `null is replaced by recovery`() throws {
    #expect(try NonNullObject(json: #"{"recovered":null}"#).recovered == 1)
  }

  @Test func `an archive is upgraded to a three-state value`() throws {
    #expect(
      try UpgradedChange(archive: OlderChange().archive()) == UpgradedChange(count: .value(3)))
    let model = UpgradedChange(count: .null)
    #expect(try UpgradedChange(archive: model.archive()) == model)
  }

  @Test func `null in all fields is nil although recovery has a value`() throws {
    #expect(try RecoveredComposite(json: #"{"a":null,"b":null}"#).pair == nil)
    #expect(try RecoveredComposite(json: #"{"a":1,"b":null}"#).pair == [9])
    var model = try RecoveredComposite(json: #"{"a":1,"b":2}"#)
    #expect(model.pair == [1, 2])
    try model.update(json: #"{"a":null,"b":null}"#)
    #expect(model.pair == nil)
  }

  @Test func `defaults of a three-state value have its type`() throws {
    var model = try ChangeDefaults(json: #"{"count":"x","size":"x"}"#)
    #expect(model == ChangeDefaults(count: .value(5), size: .value(3)))
    #expect(try model.jsonString() == #"{"count":5,"size":3,"kind":4}"#)
    model.size = .value(9)
    try model.update(json: #"{"count":"x","size":"x"}"#)
    #expect(model == ChangeDefaults(count: .value(5), size: .value(3)))
  }

  @Test func `nil of a composite with a default reads back as nil`() throws {
    let text = try NilComposite(pair: nil).jsonString()
    #expect(text == #"{"a":null,"b":null}"#)
    #expect(try NilComposite(json: text) == NilComposite(pair: nil))
    #expect(try NilComposite(json: "{}") == NilComposite(pair: []))
  }

  @Test func `an archive contains what a transformer returns`() throws {
    for other in [nil, SizedLeaf(size: 2)] {
      let tree = ArchivedTree(leaf: SizedLeaf(size: 1), other: other)
      #expect(try ArchivedTree(archive: tree.archive()) == tree)
    }
  }

  @Test func `a generic type in another type can be archived`() throws {
    let pair = ArchivedScope.Pair(number: 1, content: "a")
    #expect(try ArchivedScope.Pair(archive: pair.archive()) == pair)
    let choice = ArchivedScope.Choice.some(value: [1], count: 2)
    #expect(try ArchivedScope.Choice(archive: choice.archive()) == choice)
  }
}

/// The first version of `UpgradedChange`, which stored an integer.
private struct OlderChange: Archivable {
  static let shape = ArchiveShape("UpgradedChange", version: 1, "old")

  static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> OlderChange {
    OlderChange()
  }

  func archive(to writer: inout ArchiveWriter) {
    guard writer.begin(Self.shape) else { return }
    3.archive(to: &writer)
    writer.end()
  }
}
