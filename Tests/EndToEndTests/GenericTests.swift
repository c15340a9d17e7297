import Isomer
import IsomerArchive
import Testing

@testable import FixtureModels

// @mapped derive: .merge, null: .missing
struct GenericSlot<Item> { var item: Item }

/// Tests generic types and nested types.
@Suite struct GenericTests {
  @Test("A generic type can be mapped with every mapped argument")
  func pages() throws {
    try expectRoundTrip(
      "{\"items\":[1,2],\"next_cursor\":\"c\",\"total\":2}",
      Page<Int, String>(items: [1, 2], nextCursor: "c", total: 2))
    try expectRoundTrip(
      "{\"items\":[{\"title\":\"t\"}]}",
      Page<Book, Int>(items: [Book(title: "t", pages: nil)], nextCursor: nil),
      writes: "{\"items\":[{\"title\":\"t\"}],\"total\":0}")
    try expectRoundTrip(
      "{\"items\":[{\"items\":[null,1.5],\"next_cursor\":[1],\"total\":7}],\"total\":1}",
      Page<Page<Double?, [Int]>, Bool>(
        items: [Page(items: [nil, 1.5], nextCursor: [1], total: 7)], nextCursor: nil, total: 1))
  }

  @Test("Errors in generic types have complete paths")
  func errors() throws {
    try expectFailure(
      Page<Page<Int, Int>, Int>.self, "{\"items\":[{\"items\":[1]},{\"items\":[1,|>true]}]}",
      .typeMismatch, "items[1].items[1]: expected an integer, found true")
    #expect(try failure(Page<Book, Int>.self, "{\"items\":[{}]}").path == "items[0].title")
  }

  @Test("A parameter as the key of a dictionary")
  func keyed() throws {
    let value = try Keyed<Int, Book>(json: "{\"entries\":{\"7\":{\"title\":\"t\"}}}")
    #expect(value.entries == [7: Book(title: "t", pages: nil)])
    #expect(try value.jsonString() == "{\"entries\":{\"7\":{\"title\":\"t\"}}}")
    #expect(try Keyed<Level, Int>(json: "{\"entries\":{\"low\":1}}").entries == [.low: 1])
    #expect(try failure(Keyed<Int, Int>.self, "{\"entries\":{\"x\":1}}").path == "entries.x")
  }

  @Test("Types nested in types and in extensions")
  func nested() throws {
    try expectRoundTrip(
      "{\"inner\":{\"value\":1,\"other\":{\"name\":\"n\"}}}",
      Namespace.Late(inner: Namespace.Inner(value: 1, other: Namespace.Inner.Other(name: "n"))))
    #expect(
      try failure(Namespace.Late.self, "{\"inner\":{\"value\":1,\"other\":{}}}").path
        == "inner.other.name")
  }

  @Test("A type requires what the generic types in it require")
  func contained() throws {
    let text =
      #"{"entries":[{"item":1}],"table":{"a":{"key":1,"values":{"2":3}}},"#
      + #""state":{"failed":{"code":4,"last":5}}}"#
    let album = try Album<Int>(json: text)
    #expect(album.entries == [Album.Entry(item: 1)])
    #expect(album.state == .failed(code: 4, last: 5))
    #expect(try album.jsonString() == text)
    #expect(try Album<Int>(archive: album.archive()) == album)
    #expect(Set([album, album]).count == 1)
    let tree = #"{"leaf":1,"pairs":[{"left":2,"branches":[{"leaf":3,"pairs":[]}]}]}"#
    let branch = try Branch<Int>(json: tree)
    #expect(try branch.jsonString() == tree)
    #expect(try Branch<Int>(archive: branch.archive()) == branch)
  }

  @Test("A parameter without values in the document has no requirements")
  func phantoms() throws {
    struct Unmapped {}
    let owned = try Owned<Unmapped>(json: #"{"id":{"raw":"a"},"owner":1}"#)
    #expect(owned.id.raw == "a")
    #expect(try owned.jsonString() == #"{"id":{"raw":"a"},"owner":0}"#)
    #expect(try Phantom<Unmapped>(archive: Phantom<Unmapped>(raw: "a").archive()).raw == "a")
  }

  @Test("Unknown keys of generic types are collected")
  func rest() throws {
    let text = #"{"item":1,"x":2}"#
    #expect(try OpenItem<Int>(json: text).jsonString() == text)
    let flat = #"{"item":1,"flat":3,"x":2}"#
    #expect(try LooseWriting<Int>(json: flat).jsonString() == flat)
    var loose = try OpenItem<Int>(json: text)
    loose.others["item"] = 9
    #expect(try loose.jsonString() == text)
  }

  private struct Element: Identifiable { var id: Int? }
  private struct Other: Identifiable { var id: Int }

  @Test("A missing value is nil if the argument is an optional")
  func missing() throws {
    let slots = try Slots<Int?, Element>(json: #"{"needed":null}"#)
    #expect(slots.first == nil && slots.second == nil && slots.third == nil)
    #expect(try Slots<Int?, Element>(archive: slots.archive()).first == nil)
    #expect(try failure(Slots<Int?, Element>.self, "{}").path == "needed")
    #expect(try failure(Slots<Int?, Other>.self, #"{"needed":1}"#).path == "third")
    #expect(try failure(Slots<Int, Element>.self, #"{"needed":1}"#).path == "first")
    let second = try failure(Slots<Int, Element>.self, #"{"needed":1,"first":1}"#)
    #expect(second.path == "inner.second")
    guard case .one(nil) = try SlotCase<Int?>(json: #"{"t":"one"}"#),
      case .keyed(nil, 1) = try SlotCase<Int?>(json: #"{"t":"keyed","c":{"number":1}}"#),
      case .keyed(nil, 1) = try FlatSlot<Int?>(json: #"{"t":"keyed","number":1}"#)
    else {
      Issue.record("the value is not nil")
      return
    }
    #expect(try failure(SlotCase<Int>.self, #"{"t":"one"}"#).path == "c")
    #expect(try failure(FlatSlot<Int>.self, #"{"t":"keyed","number":1}"#).path == "item")
  }
  @Test("An update leaves a value alone if null counts as missing")
  func absent() throws {
    var slot = try GenericSlot<Int?>(json: #"{"item":7}"#)
    try slot.update(json: #"{"item":null}"#)
    #expect(slot.item == 7)
    try slot.update(json: #"{"item":8}"#)
    #expect(slot.item == 8)
    #expect(try GenericSlot<Int?>(json: #"{"item":null}"#).item == nil)
    var number = GenericSlot(item: 7)
    #expect(throws: MappingError.self) { try number.update(json: #"{"item":null}"#) }
  }
}
