import Foundation
import Isomer
import IsomerFoundation
import Testing

@testable import FixtureModels

/// The assertions of OHMKit's tests, named after the rows of its features.
@Suite struct OHMKitTests {
  private static let mapping: DictionaryMapping = [
    "favorite_word": "favoriteWord", "favorite_number": "favoriteNumber",
  ]

  // MARK: Mapping

  @Test func `hydration without a mapping uses keys as property names`() throws {
    let model = try OMTBasic(
      dictionary: ["name": "Fabian", "favoriteWord": "absurd", "favoriteNumber": 2])
    #expect(model.name == "Fabian")
    #expect(model.favoriteWord == "absurd")
    #expect(model.favoriteNumber == 2)
  }

  @Test func `a mapping from source to property`() throws {
    let model = try OMTBasic(
      dictionary: ["name": "Fabian", "favorite_word": "absurd", "favorite_number": 2],
      mapping: Self.mapping)
    #expect(model.name == "Fabian")
    #expect(model.favoriteWord == "absurd")
    #expect(model.favoriteNumber == 2)
  }

  @Test func `a mapping of absent keys changes nothing`() throws {
    let mapping: DictionaryMapping = ["garbage": "nothing", "igloo": "dessert"]
    let model = try OMTBasic(
      dictionary: ["name": "Fabian", "favoriteWord": "absurd"], mapping: mapping)
    #expect(model.name == "Fabian")
    #expect(model.favoriteWord == "absurd")
  }

  @Test func `an identity mapping changes nothing`() throws {
    let mapping: DictionaryMapping = ["name": "name", "favoriteWord": "favoriteWord"]
    let model = try OMTBasic(
      dictionary: ["name": "Fabian", "favoriteWord": "absurd"], mapping: mapping)
    #expect(model.name == "Fabian")
    #expect(model.favoriteWord == "absurd")
  }

  @Test func `entries are added to and removed from a mapping`() throws {
    let object: [String: Any] = ["favorite_word": "absurd", "favorite_number": 2]
    let word: DictionaryMapping = ["favorite_word": "favoriteWord"]
    let one = try OMTBasic(dictionary: object, mapping: word)
    #expect(one.favoriteWord == "absurd")
    #expect(one.favoriteNumber == 0)
    let both = word.adding("favorite_number", to: "favoriteNumber")
    #expect(try OMTBasic(dictionary: object, mapping: both).favoriteNumber == 2)
    let none = both.removing("favorite_number", "favorite_word")
    let model = try OMTBasic(dictionary: object, mapping: none)
    #expect(model.favoriteWord == nil)
    #expect(model.favoriteNumber == 0)
  }

  @Test func `the mapping changes between two calls for one object`() throws {
    let model = OMTBasic()
    let object: [String: Any] = ["name": "Fabian", "favorite_word": "absurd", "favorite_number": 2]
    try model.update(dictionary: object)
    #expect(model.name == "Fabian")
    #expect(model.favoriteWord == nil)
    #expect(model.favoriteNumber == 0)
    let word: DictionaryMapping = ["favorite_word": "favoriteWord"]
    try model.update(dictionary: ["favorite_word": "absurd"], mapping: word)
    #expect(model.favoriteWord == "absurd")
    // "Model should not have values overwritten if they are not passed"
    #expect(model.name == "Fabian")
    let both = word.adding("favorite_number", to: "favoriteNumber")
    try model.update(dictionary: ["favorite_number": 2], mapping: both)
    #expect((model.name, model.favoriteWord, model.favoriteNumber) == ("Fabian", "absurd", 2))
    let removed = both.removing("favorite_word", "favorite_number")
    try model.update(
      dictionary: ["favorite_word": "igloo", "favorite_number": 3], mapping: removed)
    #expect((model.favoriteWord, model.favoriteNumber) == ("absurd", 2))
  }

  // MARK: Hydration

  @Test func `hydration of an existing object with a mapping, then an adapter`() throws {
    let model = OMTBasic()
    model.favoriteNumber = 7
    model.created = Date(timeIntervalSince1970: 0)
    let mapping = Self.mapping.addingAdapter(at: "favoriteWord") {
      ($0 as? String)?.uppercased()
    }
    try model.update(
      dictionary: ["name": "Fabian", "favorite_word": "absurd"], mapping: mapping)
    #expect((model.name, model.favoriteWord, model.favoriteNumber) == ("Fabian", "ABSURD", 7))
    #expect(model.created == Date(timeIntervalSince1970: 0))
    try model.update(dictionary: ["created": NSNull(), "name": NSNull()])
    #expect(model.created == nil)
    #expect(model.name == nil)
  }

  @Test func `nil for a number and a wrong type are errors and change nothing`() throws {
    let model = OMTBasic()
    model.name = "Fabian"
    try model.update(dictionary: ["favoriteNumber": NSNull()])
    #expect(model.favoriteNumber == 0)
    let error = #expect(throws: MappingError.self) {
      try model.update(dictionary: ["name": "Lola", "favoriteNumber": "two"])
    }
    #expect(error?.path == "favoriteNumber")
    #expect(model.name == "Fabian")
  }

  @Test func `a nested object is a new one each time`() throws {
    let model = OMTCollection()
    try model.update(dictionary: ["basic": ["name": "one", "favoriteNumber": 1]])
    let first = try #require(model.basic)
    try model.update(dictionary: ["basic": ["name": "two"]])
    #expect(model.basic !== first)
    #expect(model.basic?.favoriteNumber == 0)
    #expect(first.name == "one")
    try model.update(dictionary: ["title": "all", "list": [["name": "three"]]])
    #expect((model.title, model.basic?.name, model.list.map(\.name)) == ("all", "two", ["three"]))
  }

  // MARK: Adapters

  @Test func `an adapter creates the value, and its result is final`() throws {
    let mapping = DictionaryMapping().addingAdapter(at: "favoriteWord") {
      ($0 as? String)?.uppercased()
    }
    let model = try OMTBasic(dictionary: ["favoriteWord": "absurd"], mapping: mapping)
    #expect(model.favoriteWord == "ABSURD")
    let nothing = DictionaryMapping().addingAdapter(at: "favoriteWord") { _ in nil }
    #expect(
      try OMTBasic(dictionary: ["favoriteWord": "absurd"], mapping: nothing).favoriteWord == nil)
  }

  @Test func `a reverse adapter creates the written value; nil omits the key`() throws {
    let model = try OMTBasic(dictionary: ["name": "Fabian", "favoriteWord": "absurd"])
    let mapping = DictionaryMapping()
      .addingReverseAdapter(at: "favoriteWord") { ($0 as? String).map { String($0.reversed()) } }
      .addingReverseAdapter(at: "name") { _ in nil }
    let dictionary = try model.dictionary(mapping: mapping)
    #expect(dictionary["favoriteWord"] as? String == "drusba")
    #expect(dictionary["name"] == nil)
  }

  @Test func `an adapter of the property itself, in both directions`() throws {
    let object: [String: Any] = ["colour": ["r": 0.5, "g": 0.25, "b": 1.0]]
    let model = try OMTTinted(dictionary: object)
    #expect(model.colour == OMTTinted.Colour(red: 0.5, green: 0.25, blue: 1))
    #expect(try OMTTinted(dictionary: try model.dictionary()) == model)
  }

  @Test func `removing an adapter keeps the mapping and other adapters`() throws {
    let mapping = Self.mapping
      .addingAdapter(at: "favoriteWord") { ($0 as? String)?.uppercased() }
      .addingAdapter(at: "name") { ($0 as? String)?.lowercased() }
      .removingAdapters(at: "favoriteWord")
    let model = try OMTBasic(
      dictionary: ["name": "Fabian", "favorite_word": "absurd"], mapping: mapping)
    #expect(model.favoriteWord == "absurd")
    #expect(model.name == "fabian")
  }

  // MARK: Nesting

  @Test func `models nest in properties, arrays and dictionaries`() throws {
    let model = try OMTCollection(dictionary: [
      "title": "all", "basic": ["name": "one"], "list": [["name": "two"], ["name": "three"]],
      "byName": ["x": ["name": "four"]],
    ])
    #expect(model.basic?.name == "one")
    #expect(model.list.map(\.name) == ["two", "three"])
    #expect(model.byName["x"]?.name == "four")
    #expect(try OMTCollection(dictionary: ["list": [Any]()]).list.isEmpty)
  }

  @Test func `an element that is not a dictionary is an error and not stored`() {
    #expect(throws: MappingError.self) { try OMTCollection(dictionary: ["list": ["two"]]) }
    #expect(throws: MappingError.self) {
      try OMTCollection(dictionary: ["list": [["name": "two"], 3] as [Any]])
    }
  }

  @Test func `a mapped subclass of a class that is not mapped`() throws {
    let leaf = try OMTLeaf(dictionary: ["leafName": "leaf", "rootName": "other"])
    #expect(leaf.leafName == "leaf")
    #expect(leaf.rootName == "root")
  }

  // MARK: Unknown keys

  @Test func `unknown keys are dropped, rejected or stored`() throws {
    let object: [String: Any] = ["name": "Fabian", "undefinedKey": "Will Throw"]
    #expect(try OMTBasic(dictionary: object).name == "Fabian")
    let error = #expect(throws: MappingError.self) { try OMTStrict(dictionary: object) }
    #expect(error?.code == .unknownKey)
    let keeping = try OMTKeeping(dictionary: object)
    #expect(keeping.others == ["undefinedKey": "Will Throw"])
    #expect(try keeping.dictionary() as NSDictionary == object as NSDictionary)
  }

  // MARK: Writing

  @Test func `dehydration with and without a mapping`() throws {
    let model = try OMTBasic(
      dictionary: ["name": "Fabian", "favoriteWord": "absurd", "favoriteNumber": 2])
    let plain = try model.dictionary(.null(.write))
    #expect(Set(plain.keys) == ["name", "favoriteWord", "favoriteNumber", "created"])
    #expect(plain["created"] is NSNull)
    let mapped = try model.dictionary(mapping: Self.mapping)
    #expect(mapped["favorite_word"] as? String == "absurd")
    #expect(mapped["favorite_number"] as? Int == 2)
    #expect(mapped["favoriteWord"] == nil)
  }

  @Test func `nested models become dictionaries`() throws {
    let object: [String: Any] = [
      "title": "all", "basic": ["name": "one", "favoriteNumber": 1] as [String: Any],
      "list": [["name": "two", "favoriteNumber": 2] as [String: Any]], "byName": [String: Any](),
    ]
    let model = try OMTCollection(dictionary: object)
    #expect(try model.dictionary() as NSDictionary == object as NSDictionary)
  }

  @Test func `property lists with native dates`() throws {
    let created = Date(timeIntervalSince1970: 1_700_000_000)
    let model = try OMTBasic(dictionary: ["name": "Fabian", "created": created])
    #expect(model.created == created)
    let again = try OMTBasic(propertyList: try model.propertyList(.binary))
    #expect(again.created == created)
    #expect(again.name == "Fabian")
  }

  // MARK: The README

  @Test func `README a model with a nested model and a list`() throws {
    let object: [String: Any] = [
      "name": "Fabian", "favorite_word": "absurd", "favorite_number": 47,
      "favorite_object": ["name": "Rock"], "friends": [["name": "Roger"], ["name": "Lola"]],
    ]
    let model = try MYModel(dictionary: object)
    #expect(model.favoriteWord == "absurd")
    #expect(model.favoriteNumber == 47)
    #expect(model.favoriteObject?.name == "Rock")
    #expect(model.friends.map(\.name) == ["Roger", "Lola"])
    #expect(try model.dictionary() as NSDictionary == object as NSDictionary)
  }
}
