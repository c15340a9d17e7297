import Isomer
import Testing

@testable import FixtureModels

/// Tests how values are built: rules 3 and 4.
@Suite struct BuildingTests {
  @Test("A class is built by its initialiser and the other properties are assigned")
  func account() throws {
    let account = try Account(
      json: "{\"isActive\":false,\"balance\":1.5,\"name\":\"n\",\"id\":7}")
    #expect(account.id == 7)
    #expect(account.name == "n")
    #expect(!account.isActive)
    #expect(account.balance == 1.5)
    let text = "{\"id\":7,\"name\":\"n\",\"isActive\":false,\"balance\":1.5}"
    #expect(try account.jsonString() == text)
    #expect(try Account(json: text).jsonString() == text)
    #expect(try Account(json: "{\"id\":7,\"name\":\"n\",\"balance\":0}").isActive)
    try expectFailure(
      Account.self, "|>{\"id\":7,\"name\":\"n\"}", .missingKey,
      "balance: the key \"balance\" is missing")
  }

  @Test("A class with an empty initialiser is created and then assigned")
  func settings() throws {
    let settings = try Settings(json: "{\"fontSize\":12}")
    #expect(settings.theme == "light")
    #expect(settings.fontSize == 12)
    #expect(try settings.jsonString() == "{\"theme\":\"light\",\"fontSize\":12}")
    #expect(try Settings(json: "{\"theme\":\"dark\",\"fontSize\":null}").theme == "dark")
    #expect(try Settings(json: "{}").jsonString() == "{\"theme\":\"light\"}")
  }

  @Test("Each reading creates a separate object")
  func identity() throws {
    let pair = try [Settings](json: "[{},{}]")
    #expect(pair.first !== pair.last)
  }

  @Test("Private setters use the memberwise initialiser, with initial values as defaults")
  func sealed() throws {
    try expectRoundTrip(
      "{\"token\":\"t\",\"note\":\"n\"}", Sealed(token: "t", uses: 0, note: "n"),
      writes: "{\"token\":\"t\",\"uses\":0,\"note\":\"n\"}")
    try expectRoundTrip("{\"token\":\"t\",\"uses\":3}", Sealed(token: "t", uses: 3))
    #expect(try failure(Sealed.self, "{\"token\":\"t\",\"uses\":\"3\"}").path == "uses")
  }

  @Test("init: specifies the function that builds the value")
  func builtByFunction() throws {
    let value = try Celsius(json: "{\"degrees\":21.5}")
    #expect(value.cameFrom == "document")
    try expectRoundTrip("{\"degrees\":21.5}", Celsius.make(degrees: 21.5))
    #expect(try failure(Celsius.self, "{}").path == "degrees")
  }

  @Test("A skipped property keeps its initial value or nil")
  func skipped() throws {
    let issue = try Issue(
      json: issueDocument.dropLast() + ",\"retrievedAt\":\"2019-05-15T15:20:18Z\"}")
    #expect(issue.retrievedAt == nil)
    #expect(try Written(json: "{\"first\":\"\",\"last\":\"\",\"observed\":3}").observed == 3)
  }

  @Test("A model can contain itself")
  func tree() throws {
    try expectRoundTrip(
      "{\"name\":\"a\",\"children\":[{\"name\":\"b\",\"children\":[]},"
        + "{\"name\":\"c\",\"children\":[{\"name\":\"d\",\"children\":[]}]}]}",
      Tree(
        name: "a",
        children: [Tree(name: "b"), Tree(name: "c", children: [Tree(name: "d")])]))
    let error = try failure(
      Tree.self, "{\"name\":\"\",\"children\":[{\"name\":\"\"},{\"name\":\"\",\"children\":[{}]}]}")
    #expect(error.path == "children[1].children[0].name")
  }

  @Test("Parameters of initialisers can be implicitly unwrapped or have three states")
  func unwrapping() throws {
    #expect(try Unwrapping(json: #"{"name":"n"}"#) == Unwrapping(id: nil, name: "n"))
    let patched = try PatchedTotal(json: #"{"count":null,"total":2}"#)
    #expect(patched.count == .null && patched.total == 2)
    #expect(try PatchedTotal(json: #"{"total":2}"#).count == .absent)
  }
}
