import Foundation
import Isomer
import IsomerFoundation
import Testing

@testable import FixtureModels

/// Tests external mappings.
@Suite struct ShapeTests {
  private func point(_ latitude: Double, _ longitude: Double) -> ShapedPoint {
    ShapedPoint(latitude: latitude, longitude: longitude)
  }

  @Test("A mapping is a model that wraps one value")
  func doors() throws {
    let text = #"{"lat":1,"lon":2}"#
    #expect(try ShapedPointMapping.read(json: text) == point(1, 2))
    #expect(try ShapedPointMapping.read(json: Data(text.utf8)) == point(1, 2))
    #expect(try ShapedPointMapping.read(json: #"{"lat":1}"#) == point(1, 0))
    #expect(try ShapedPointMapping.jsonString(of: point(1, 2)) == text)
    #expect(try ShapedPointMapping.json(of: point(1, 2)) == Data(text.utf8))
    #expect(try ShapedPointMapping.read(dictionary: ["lat": 1, "lon": 2.5]) == point(1, 2.5))
    let dictionary = try ShapedPointMapping.dictionary(of: point(1, 2))
    #expect(dictionary as? [String: Double] == ["lat": 1, "lon": 2])
    let list = try ShapedPointMapping.propertyList(of: point(1, 2), .xml)
    #expect(try ShapedPointMapping.read(propertyList: list) == point(1, 2))
    #expect(try [ShapedPointMapping](json: "[\(text)]").map(\.value) == [point(1, 2)])
    let (value, report) = try ShapedPointMapping.readWithReport(json: #"{"lat":1,"odd":2}"#)
    #expect(value.value == point(1, 0))
    #expect(report.withoutDefaults.entries.map(\.path) == ["odd"])
    let chosen = try ShapedPointMapping(point(1, 2)).json(only: ["longitude"])
    #expect(String(decoding: chosen, as: UTF8.self) == #"{"lon":2}"#)
  }

  @Test("Errors contain the path and the expectation of the external mapping")
  func errors() throws {
    let missing = #expect(throws: MappingError.self) { try ShapedPointMapping.read(json: "{}") }
    #expect(missing?.path == "lat")
    let wrong = #expect(throws: MappingError.self) {
      try ShapedPlaces(json: #"{"home":{"lat":1,"lon":"x"},"site":{"range":null}}"#)
    }
    #expect(wrong?.path == "home.lon")
    let check = #expect(throws: MappingError.self) {
      try ShapedPlaces(json: #"{"home":{"lat":1},"all":[{"lat":91}]}"#)
    }
    #expect(check?.path == "all[0].lat")
  }

  @Test("Properties of the type need no option at any depth")
  func properties() throws {
    let text = """
      {"home":{"lat":1,"lon":2},"work":{"lat":3,"lon":4},"all":[{"lat":5,"lon":6}],\
      "unique":[{"lat":7,"lon":8}],"named":{"a":[{"lat":9,"lon":10},null]},\
      "safe":[{"lat":11,"lon":12}],"site":{"range":{"from":1,"to":5}},\
      "link":{"SCHEME":"https","where":{"host":"a.b"},"PORT":81},"text":"13.0 14.0"}
      """
    var link = URLComponents()
    (link.scheme, link.host, link.port) = ("https", "a.b", 81)
    let places = ShapedPlaces(
      home: point(1, 2), work: point(3, 4), all: [point(5, 6)], unique: [point(7, 8)],
      named: ["a": [point(9, 10), nil]], safe: [point(11, 12)], range: 1...5, link: link,
      text: point(13, 14))
    #expect(try ShapedPlaces(json: text) == places)
    #expect(try places.jsonString() == text)
    #expect(try ShapedPlaces(dictionary: places.dictionary()) == places)
    let least = try ShapedPlaces(json: #"{"home":{"lat":1},"safe":[{"lat":100},{"lat":2}]}"#)
    #expect(least == ShapedPlaces(home: point(1, 0), safe: [point(2, 0)], range: 0...1))
  }

  @Test("Settable properties are assigned, others are passed to the initialiser or function")
  func building() throws {
    #expect(try ShapedSpanMapping.read(json: #"{"from":5,"to":1}"#) == 1...5)
    let link = try URLComponentsMapping.read(json: #"{"SCHEME":"x","PORT":"80"}"#)
    #expect(link.string == "x://:80")
    let desk = try DeskMapping.read(json: #"{"number":1,"owner":{"name":"a"},"isFree":false}"#)
    #expect(desk.number == 1)
    #expect(desk.owner == ShapedPerson(name: "a"))
    // Not annotated in an explicit external mapping.
    #expect(desk.isFree)
    #expect(try DeskMapping.jsonString(of: desk) == #"{"number":1,"owner":{"name":"a","age":0}}"#)
  }

  @Test("A write-only external mapping")
  func oneWay() throws {
    let interval = DateInterval(start: Date(timeIntervalSince1970: 0), duration: 5)
    #expect(
      try IntervalMapping.jsonString(of: interval)
        == #"{"start":"1970-01-01T00:00:00Z","seconds":5}"#)
    #expect(!((IntervalMapping.self as Any) is any Readable.Type))
  }

  @Test("Flattened, and in enum cases")
  func roles() throws {
    let spot = ShapedSpot(name: "n", point: point(1, 2))
    #expect(try spot.jsonString() == #"{"name":"n","lat":1,"lon":2}"#)
    #expect(try ShapedSpot(json: #"{"lat":1,"name":"n","lon":2}"#) == spot)
    #expect(try spot.jsonString(only: ["point"]) == #"{"lat":1,"lon":2}"#)
    #expect(throws: MappingError.self) { try ShapedSpot(json: #"{"lat":1,"name":"n","odd":2}"#) }
    let moves: [ShapedMove] = [.to(point(1, 2)), .along(path: [point(3, 4)], by: 1...2)]
    let text = """
      [{"to":{"lat":1,"lon":2}},{"along":{"path":[{"lat":3,"lon":4}],"by":{"from":1,"to":2}}}]
      """
    #expect(try moves.jsonString() == text)
    #expect(try [ShapedMove](json: text) == moves)
  }

  // MARK: Profiles

  @Test("An external mapping under a profile overrides another one or the type's own mapping")
  func profiles() throws {
    let plain = """
      {"desk":{"number":1,"owner":{"name":"a","age":2}},"guest":{"name":"b","age":3},\
      "place":{"lat":4,"lon":5}}
      """
    let plan = """
      {"desk":{"Number":1,"IsFree":false},"guest":{"full_name":"b"},"place":{"y":4,"x":5}}
      """
    let room = try ShapedRoom(json: plain)
    #expect(try room.jsonString() == plain)
    room.desk.isFree = false
    #expect(try room.jsonString(as: .plan) == plan)
    let read = try ShapedRoom(json: plan, as: .plan)
    #expect(read.desk.number == 1)
    #expect(!read.desk.isFree)
    #expect(read.guest == ShapedPerson(name: "b"))
    #expect(read.place == point(4, 5))
    #expect(try DeskMapping(json: #"{"Number":3,"IsFree":true}"#, as: .plan).value.number == 3)
    // Used directly, it has no profile.
    #expect(try PlannedPointMapping.read(json: #"{"y":1,"x":2}"#) == point(1, 2))
  }

  @Test("A type without profiles passes the profile on to external mappings of its properties")
  func holder() throws {
    let options = ReadingOptions.profile(ShapedRoom.MappedProfile.plan)
    let hall = try ShapedHall(
      json: #"{"place":{"y":1,"x":2},"guest":{"name":"a"}}"#, options: options)
    #expect(hall.place == point(1, 2))
    #expect(hall.guest?.name == "a")
    #expect(
      try hall.jsonString(.profile(ShapedRoom.MappedProfile.plan))
        == #"{"place":{"y":1,"x":2},"guest":{"name":"a","age":0}}"#)
    let spot = try ShapedSpot(json: #"{"name":"n","y":1,"x":2}"#, options: options)
    #expect(spot.point == point(1, 2))
    #expect(throws: MappingError.self) {
      try ShapedSpot(json: #"{"name":"n","y":1,"x":2,"lat":3}"#, options: options)
    }
  }
}
