import Isomer
import Testing

@testable import FixtureModels

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
}
