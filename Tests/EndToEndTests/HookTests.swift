import Isomer
import Testing

@testable import FixtureModels

/// Tests functions that run before and after reading and writing.
@Suite struct HookTests {
  @Test("Hooks run before and after reading and writing")
  func all() throws {
    let value = try Hooked(json: "{\"old_name\":\"a\"}")
    #expect(value == Hooked(name: "a", reads: 1))
    #expect(try value.jsonString() == "{\"name\":\"A\",\"stamp\":1}")
    #expect(value.name == "a")
    #expect(try Hooked(json: value.jsonString()) == Hooked(name: "A", reads: 1))
  }

  @Test("Hooks run for nested models too")
  func nested() throws {
    let basket = try Basket(
      json: "{\"orders\":[{\"count\":1},{\"count\":2}],\"hooked\":{\"old_name\":\"b\"}}")
    #expect(basket.hooked == Hooked(name: "b", reads: 1))
    #expect(
      try basket.jsonString()
        == "{\"orders\":[{\"count\":1,\"settled\":true},{\"count\":2,\"settled\":true}],"
        + "\"hooked\":{\"name\":\"B\",\"stamp\":1}}")
    #expect(try Basket(json: "{\"orders\":[],\"hooked\":null}").hooked == nil)
  }

  @Test("A hook before reading can change the document's structure")
  func reshape() throws {
    try expectRoundTrip(
      "{\"wrapped\":{\"id\":1}}", Normalised(id: 1), writes: "{\"id\":1}")
    try expectRoundTrip("{\"id\":1}", Normalised(id: 1))
  }

  @Test("An error of a hook has a path and the hook's text")
  func errors() throws {
    let error = try failure(
      Basket.self, "{\"orders\":[{\"count\":1},{\"count\":10}]}")
    #expect(error.code == .transformerFailed)
    #expect(error.path == "orders[1]")
    #expect(error.reason == "at most 9 in one order")
    let basket = Basket(orders: [Order(count: 1), Order(count: -1)], hooked: nil)
    let written = try #require(#expect(throws: MappingError.self) { try basket.jsonString() })
    #expect(written.code == .transformerFailed)
    #expect(written.path == "orders[1]")
    #expect(written.reason == "at most 9 in one order")
  }

  @Test("A value that a hook creates has a path and no location")
  func misfit() throws {
    let error = try failure(Hooked.self, "{\"old_name\":7}")
    #expect(error.description == "name: expected a string, found number 7")
    #expect(error.code == .typeMismatch && error.line == nil && error.offset == nil)
    #expect(
      try failure(Basket.self, "{\"orders\":[],\"hooked\":{}}").path.components.first
        == .key("hooked"))
    #expect(throws: MappingError.self) { try Hooked(json: "[") }
  }
}
