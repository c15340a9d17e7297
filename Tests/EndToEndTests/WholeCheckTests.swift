import Isomer
import IsomerFoundation
import Testing

@testable import FixtureModels

/// Tests `check:` on types while reading.
@Suite(.serialized) struct WholeCheckTests {
  @Test("A whole value passes after its hook")
  func passes() throws {
    try expectRoundTrip(#"{"start":1,"end":5}"#, Period(start: 1, end: 5, length: 4))
  }

  @Test("A whole value that does not pass fails at its start")
  func fails() throws {
    try expectFailure(
      [Period].self, "[{\"start\":1,\"end\":5},\n |>{\"start\":6,\"end\":5}]", .checkFailed,
      "[1]: found an object: it ends before it starts")
    try expectFailure(
      Period.self, #"|>{"start":0,"end":600}"#, .checkFailed,
      "document: expected a value that 'isShort' accepts, found an object")
    try expectFailure(
      Period.self, #"|>{"start":900,"end":1001}"#, .checkFailed,
      "document: expected a value that '{ $0.end < 1000 }' accepts, found an object")
    let error = try failure(Period.self, #"{"start":6,"end":5}"#)
    #expect(error.underlying is Period.Disorder)
  }

  @Test("Properties are checked first")
  func order() throws {
    #expect(try failure(Period.self, #"{"start":-1,"end":-5}"#).path == "start")
  }

  @Test("A check can specify the invalid nested value")
  func inner() throws {
    try expectFailure(
      [String: Period].self, #"{"a":{"end":20,"start":|>13}}"#, .checkFailed,
      "a.start: expected luck, found number 13")
  }

  @Test("A check can replace the whole value")
  func replaced() throws {
    try expectRoundTrip(
      #"{"low":5,"high":1}"#, Spread(low: 1, high: 5), writes: #"{"low":1,"high":5}"#)
    #expect(try Spread(json: #"{"low":1,"high":1}"#) == Spread(low: 1, high: 2))
  }

  @Test("Classes with both kinds of properties and checks of the whole")
  func classes() throws {
    let counter = try Counter(json: #"{"step":0,"total":100}"#)
    #expect(counter.step == 1)
    #expect(counter.start == 0)
    #expect(try failure(Counter.self, #"{"step":1,"total":101}"#).path == "total")
    #expect(try failure(Counter.self, #"{"step":1,"total":1,"start":50}"#).path == "start")
    #expect(try failure(Counter.self, #"{"step":1,"total":-1}"#).path.isEmpty)
    Counter.first = 60
    defer { Counter.first = 0 }
    let error = try failure(Counter.self, #"{"step":1,"total":1}"#)
    #expect(error.path == "start")
    #expect(error.reason == "the default was used")
    #expect(try Counter(json: #"{"step":1,"total":1,"start":2}"#).start == 2)
  }

  @Test("Each class of a hierarchy inherits the checks of its superclasses")
  func hierarchy() throws {
    let dog = try Dog(json: #"{"name":"REX","legs":3}"#)
    #expect(dog.name == "rex")
    #expect(try failure(Dog.self, #"{"name":"rex","legs":-1}"#).path == "legs")
    #expect(try failure(Dog.self, #"{"name":"rex","legs":13}"#).path.isEmpty)
    #expect(try failure(Dog.self, #"{"name":"nobody"}"#).path.isEmpty)
    #expect(try failure(Cat.self, #"{"name":""}"#).expected == "at least 1 character")
    #expect(try failure(Cat.self, #"{"name":"Nobody"}"#).expected?.contains("isNamed") == true)
    #expect(try failure(Animal.self, #"{"name":"nobody"}"#).code == .checkFailed)
    let error = try failure(Zoo.self, #"{"animals":[{"name":"a"},{"name":""}]}"#)
    #expect(error.path == "animals[1].name")
  }

  @Test("A generic model checks its own properties")
  func generic() throws {
    #expect(try Checklist<Int>(json: #"{"items":[1],"name":"abc"}"#).items == [1])
    #expect(try failure(Checklist<Int>.self, #"{"items":[]}"#).path == "items")
    #expect(try failure(Checklist<Spot>.self, #"{"items":[{"x":1}],"name":"A"}"#).path == "name")
    #expect(
      try failure(Checklist<Period>.self, #"{"items":[{"start":-1,"end":1}]}"#).path
        == "items[0].start")
  }

  @Test("On the main actor")
  @MainActor func mainActor() throws {
    let screen = try Screen(json: #"{"title":"abc"}"#)
    #expect(screen.width == 80)
    #expect(throws: MappingError.self) { try Screen(json: #"{"title":"A"}"#) }
    #expect(throws: MappingError.self) { try Screen(json: #"{"title":"a","width":0}"#) }
    Screen.standard = 0
    defer { Screen.standard = 80 }
    #expect(throws: MappingError.self) { try Screen(json: #"{"title":""}"#) }
  }
}
