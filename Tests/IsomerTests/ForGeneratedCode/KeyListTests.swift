import Testing

@testable @_spi(Generated) import Isomer

struct KeyListTests {
  private static let inner = KeySet(
    """
    login: author required first
    b
    """, of: "Issue.swift: Issue", below: "user.a\\.b")
  private static let keys = KeySet(
    """
    id: = in `My Base.swift` required
    name: author required alternative, title
    odd: key: `a name` default
    none: : -
    user
    list: second missing inside [1][0]
    """, of: "Issue.swift: Issue", objects: [inner])

  @Test func `keys end at the last colon with a space`() {
    #expect(Self.keys.names == ["id", "name", "odd: key", "none: ", "user", "list"])
    #expect(KeySet("a: b 1\nc").names == ["a: b 1", "c"])
  }

  @Test func `each key has the properties that read its value`() throws {
    let source = try #require(Self.keys.source)
    #expect(
      (0..<6).map { source.properties($0).map(\.name) } == [
        ["id"], ["author", "title"], ["a name"], [], [], [],
      ])
    #expect(source.properties(0).map(\.file) == ["My Base.swift"])
    #expect(source.properties(1).map(\.file) == ["Issue.swift", "Issue.swift"])
    #expect(source.properties(6).isEmpty)
  }

  @Test func `properties that are required have all their paths, in the order of the keys`() throws
  {
    let source = try #require(Self.keys.source)
    #expect(source.required.map(\.property.name) == ["id", "author"])
    #expect(source.required.map(\.keys) == [["id"], [#"user.a\.b.login"#, "name"]])
  }

  @Test func `properties with a default have their first path`() throws {
    let source = try #require(Self.keys.source)
    #expect(source.defaults.map(\.property.name) == ["a name", "second"])
    #expect(source.defaults.map(\.path) == ["odd: key", "list[1][0]"])
    #expect(source.defaults.map(\.takesNull) == [true, false])
  }

  @Test func `an object inside and a plain list have no properties of the model`() throws {
    let inner = try #require(Self.inner.source)
    #expect(inner.isNested && inner.required.isEmpty && inner.defaults.isEmpty)
    #expect(inner.properties(0).map(\.name) == ["author"])
    #expect(KeySet("id\ntitle").source == nil)
  }

  @Test func `an object needs the keys whose property is required and has no other path`() {
    let keys = KeySet(
      """
      id: = required
      name: = required first
      login: name required alternative
      list: = required inside [0]
      both: a, b required
      title: = default
      odd: required, isrequired
      mark: `=` in `required`, `-`
      """, of: "Issue.swift: Issue")
    #expect(keys.required == 0b010001)
  }

  @Test func `no key is needed if there are more keys than bits`() {
    // All keys except the last are empty.
    let most = KeySet(
      ",,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,a: = required", separator: ",",
      of: "A.swift: A")
    let more = KeySet(
      ",,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,a: = required",
      separator: ",", of: "A.swift: A")
    #expect(most.names.count == 63 && most.required == 1 << 62)
    #expect(more.names.count == 64 && more.required == 0)
  }
}
