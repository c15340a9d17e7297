import Foundation
import Isomer
import Testing

@testable import FixtureModels

/// Tests validation on demand.
struct ValidationTests {
  private func failure<Model: Validatable>(
    _ value: Model, at location: SourceLocation = #_sourceLocation
  ) throws -> MappingError {
    try #require(
      #expect(throws: MappingError.self, sourceLocation: location) { try value.validate() },
      sourceLocation: location)
  }

  @Test("A constant is validated")
  func constants() throws {
    let good = Checks(count: 1, share: 0)
    try good.validate()
    let bad = Checks(count: 11, share: 0)
    let error = try failure(bad)
    #expect(error.description == "count: expected a value within 1...10, found number 11")
    #expect(error.code == .checkFailed)
    #expect(error.line == nil)
  }

  @Test("Failures contain the found value without a document")
  func found() throws {
    var value = Checks(count: 1, share: 0)
    value.tags = []
    #expect(
      try failure(value).description == "tags: expected 1 to 3 elements, found 0 elements")
    value.tags = nil
    value.name = "Ab"
    #expect(
      try failure(value).description
        == "name: expected text that matches '[a-zäß]+', found string \"Ab\"")
    value.name = nil
    value.bytes = Data([1])
    #expect(try failure(value).description == "bytes: expected at least 4 bytes, found 1 byte")
  }

  @Test("A path is the same as in the document")
  func paths() throws {
    var value = try CheckedPlaces(
      json: """
        {"inner":{"amount":1},"numbers":[],"needed":null,"width":1,"height":2,"lat":1,"lon":2}
        """)
    try value.validate()
    value.amount = 11
    #expect(try failure(value).path == "inner.amount")
    value.amount = 1
    value.unread = 11
    #expect(try failure(value).path == "unread")
    value.unread = 1
    value.size.height = 1
    #expect(try failure(value).path.isEmpty)
  }

  @Test("A variable stores the replacement of a check, and a constant returns it")
  func replaced() throws {
    var value = Functions(title: "t", trimmed: " a ", sorted: [2, 1], clamped: 10)
    let constant = value
    try value.validate()
    #expect(value.trimmed == "a")
    #expect(value.sorted == [1, 2])
    #expect(value.clamped == 9)
    try constant.validate()
    #expect(constant.trimmed == " a ")
    #expect(try constant.validated() == value)
  }

  @Test("A thrown error is retained")
  func underlying() throws {
    let error = try failure(Functions(title: "a\nb"))
    #expect(error.underlying as? Functions.Refused == Functions.Refused(text: "a\nb"))
    #expect(error.description == "title: found string \"a\\nb\": 'a\nb' is refused")
  }

  @Test("A whole value, and a nested value that a check names")
  func wholes() throws {
    #expect(try failure(Period(start: 2, end: 1)).reason == "it ends before it starts")
    let error = try failure(Period(start: 13, end: 20))
    #expect(error.path == "start")
    #expect(error.expected == "luck")
    var spread = Spread(low: 3, high: 1)
    try spread.validate()
    #expect(spread == Spread(low: 1, high: 3))
  }

  @Test("Nested models are validated at all locations")
  func nested() throws {
    let good = Period(start: 1, end: 2)
    let crossed = Spread(low: 2, high: 1)
    var value = Timeline(
      first: nil, periods: [good], named: ["a": crossed], fixed: crossed, deep: [[crossed, nil]])
    try value.validate()
    #expect(value.named == ["a": Spread(low: 1, high: 2)])
    #expect(value.deep == [[Spread(low: 1, high: 2), nil]])
    #expect(value.fixed == crossed)
    value.periods.append(Period(start: -1, end: 1))
    #expect(try failure(value).path == "periods[1].start")
    value.periods.removeLast()
    value.first = Period(start: 5, end: 1)
    #expect(try failure(value).path == "first")
  }

  @Test("A model without checks validates nested models")
  func passedOn() throws {
    let pantry = Pantry(holders: [
      Holder(dozen: Dozen(number: 1)), Holder(dozen: Dozen(number: 13)),
    ])
    #expect(try failure(pantry).path == "holders[1].dozen.number")
  }

  @Test("Arrays, dictionaries, sets and optionals at the root")
  func roots() throws {
    let bad = Period(start: -1, end: 0)
    #expect(try failure([Period(start: 0, end: 0), bad]).path == "[1].start")
    #expect(try failure(["a.b": bad]).path.description == "a\\.b.start")
    #expect(try failure(Period?.some(bad)).path == "start")
    try Period?.none.validate()
    var spreads = [Spread(low: 2, high: 1)]
    try spreads.validate()
    #expect(spreads == [Spread(low: 1, high: 2)])
    var byName = ["a": Spread(low: 2, high: 1)]
    try byName.validate()
    #expect(byName["a"] == Spread(low: 1, high: 2))
    var optional: Spread? = Spread(low: 2, high: 1)
    try optional.validate()
    #expect(optional == Spread(low: 1, high: 2))
  }

  @Test("A generic model validates its actual argument")
  func generic() throws {
    try Checklist(items: [1], name: nil).validate()
    #expect(try failure(Checklist(items: [Int](), name: nil)).path == "items")
    let bad = Period(start: -1, end: 0)
    #expect(try failure(Checklist(items: [bad], name: nil)).path == "items[0].start")
    #expect(try failure(Checklist(items: [["a": bad]], name: nil)).path == "items[0].a.start")
    let anything: [Any] = [1, bad]
    #expect(try failure(Checklist(items: anything, name: nil)).path == "items[1].start")
    var spreads = Checklist(items: [Spread?.some(Spread(low: 2, high: 1))], name: nil)
    try spreads.validate()
    #expect(spreads.items == [Spread(low: 1, high: 2)])
  }

  @Test("A class is modified in place")
  func classes() throws {
    let counter = Counter(step: 0, total: 1)
    try counter.validate()
    #expect(counter.step == 1)
    #expect(throws: MappingError.self) { try Counter(step: 1, total: 101).validate() }
  }

  @Test("Each object of a hierarchy is validated by its own class")
  func hierarchy() throws {
    let dog = Dog(name: "REX")
    let animal: Animal = dog
    try animal.validate()
    #expect(dog.name == "rex")
    dog.legs = -1
    #expect(try failure(animal).path == "legs")
    #expect(try failure([Animal(name: "a"), animal]).path == "[1].legs")
    #expect(try failure(Zoo(animals: [], star: dog)).path == "star.legs")
    let cat = Cat(name: "tom")
    cat.owner = Holder(dozen: Dozen(number: 13))
    #expect(try failure(cat).path == "owner.dozen.number")
  }

  @Test("Values that were read pass")
  func afterReading() throws {
    try Functions(json: #"{"title":"t","trimmed":" a "}"#).validate()
    try CheckedDefaults(json: "{}").validate()
    try Spread(json: #"{"low":2,"high":1}"#).validate()
  }

  @Test("A manual conformance with one function")
  func byHand() throws {
    struct Account: Validatable {
      var balance: Int
      func validated() throws(MappingError) -> Account {
        guard balance >= 0 else {
          throw MappingError(.checkFailed, path: "balance", expected: "no debt")
        }
        return self
      }
    }
    try Account(balance: 0).validate()
    #expect(try failure([Account(balance: -1)]).description == "[0].balance: expected no debt")
  }
}
