import FixtureModels
import Isomer
import Testing

@testable import FixtureModels

@Suite struct ClassTests {
  @Test func `A subclass inherits the mapping of its superclasses`() throws {
    let car = try Car(
      json: #"{"id":1,"display_name":"x","built":{"year":1999,"place":"here"},"door_count":2}"#)
    #expect(car.id == 1)
    #expect(car.displayName == "x")
    #expect(car.year == 1999)
    #expect(car.place == "here")
    #expect(car.doorCount == 2)
    #expect(
      try car.jsonString()
        == #"{"id":1,"display_name":"x","built":{"year":1999,"place":"here"},"door_count":2}"#)
  }

  @Test func `Missing values keep the initial values of all classes`() throws {
    let car = try Car(json: #"{"id":1,"display_name":"x"}"#)
    #expect(car.year == nil)
    #expect(car.doorCount == 4)
  }

  @Test func `A missing value of the superclass is an error for the subclass`() {
    let error = #expect(throws: MappingError.self) { try Car(json: #"{"id":1}"#) }
    #expect(error?.code == .missingKey)
    #expect(error?.path.description == "display_name")
  }

  @Test func `Reading returns the class that it is called on`() throws {
    let text = #"{"id":1,"display_name":"x","title":"y","gears":3,"lines":[{"number":7}]}"#
    #expect(type(of: try Vehicle(json: text)) == Vehicle.self)
    #expect(type(of: try Car(json: text)) == Car.self)
    #expect(type(of: try Camper(json: text)) == Camper.self)
    let bus = try Garage.Bus(json: text)
    #expect(bus.lines == [Garage.Bus.Line(number: 7)])
  }

  @Test func `Writing uses the dynamic type, also through a superclass`() throws {
    let camper = Camper(id: 3, displayName: "home")
    camper.bedCount = 5
    let fleet = Fleet(
      lead: camper, cars: [Car(id: 1, displayName: "a"), camper],
      all: ["bike": Bicycle(id: 4, gears: 21)])
    let camperText = #"{"id":3,"title":"home","door_count":4,"bed-count":5}"#
    #expect(
      try fleet.jsonString()
        == #"{"lead":\#(camperText),"cars":[{"id":1,"display_name":"a","door_count":4},"#
        + #"\#(camperText)],"all":{"bike":{"id":4,"display_name":"a bicycle","gears":21}}}"#)
  }

  @Test func `A subclass that is not mapped is written as its superclass`() throws {
    let rebuilt = Rebuilt(id: 1, displayName: "x")
    #expect(try rebuilt.jsonString() == #"{"id":1,"display_name":"x","door_count":4}"#)
  }

  @Test func `A subclass that is not mapped cannot be read`() {
    let error = #expect(throws: MappingError.self) {
      try Rebuilt(json: #"{"id":1,"display_name":"x"}"#)
    }
    #expect(error?.description.contains("has no mapping of its own") == true)
  }

  @Test func `An overridden property uses the key of its own annotation`() throws {
    let camper = try Camper(json: #"{"id":1,"title":"x","bed-count":3}"#)
    #expect(camper.displayName == "x")
    #expect(camper.bedCount == 3)
  }

  @Test func `An initialiser of the subclass is called with its own labels`() throws {
    let bicycle = try Bicycle(json: #"{"id":1,"display_name":"mine","gears":3}"#)
    #expect(bicycle.gears == 3)
    #expect(bicycle.displayName == "mine")
  }

  @Test func `A hook of the superclass runs for each class, once`() throws {
    let car = try Car(json: #"{"id":1,"display_name":"x"}"#)
    #expect(car.notes == ["read Car"])
  }

  @Test func `Errors in members have their location`() throws {
    let error = try failure(
      Fleet.self, #"{"lead":{"id":1,"display_name":"x"},"all":{},"cars":[{"id":"1"}]}"#)
    #expect(error.path.description == "cars[0].id")
    #expect(error.code == .typeMismatch)
  }
}
