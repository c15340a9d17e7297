import Testing

@testable @_spi(Generated) import Isomer

/// Tests which members of a document remain if only some properties are chosen.
@Suite struct PropertyPathsTests {
  private func filtered(
    _ places: PropertyPaths, _ names: [String], _ document: String
  ) throws -> String {
    let filter = try places.filter(only: names)
    let text = Array(document.utf8).withUnsafeBytes { filter.applied(to: $0).text }
    return String(decoding: text, as: UTF8.self)
  }

  private let list = PropertyPaths(
    "id\ntitle: name\nlat: geo.lat\nlon: geo.lon\nboth: a\nboth: geo.b")

  @Test func propertiesStandUnderTheirNamesOrAtPaths() throws {
    let document = #"{"id":1,"name":"{","geo":{"lat":[1],"lon":{"x":2},"b":3},"a":4}"#
    #expect(try filtered(list, ["id", "lat"], document) == #"{"id":1,"geo":{"lat":[1]}}"#)
    #expect(try filtered(list, ["both"], document) == #"{"geo":{"b":3},"a":4}"#)
    #expect(
      try filtered(list, ["title", "lon"], document) == #"{"name":"{","geo":{"lon":{"x":2}}}"#)
    #expect(try filtered(list, [], document) == "{}")
  }

  @Test func membersOfNobodyGo() throws {
    #expect(try filtered(list, ["id"], #"{"x":1,"id":2,"geo":{"y":3}}"#) == #"{"id":2}"#)
    var rest = list
    rest.rest("extra", below: "geo")
    #expect(
      try filtered(rest, ["extra"], #"{"x":1,"geo":{"lat":2,"y":{"lat":3}}}"#)
        == #"{"geo":{"y":{"lat":3}}}"#)
  }

  @Test func flattenedModelsBringTheirOwn() throws {
    var inner = PropertyPaths("by\nat: meta.at")
    inner.always("type")
    var places = PropertyPaths("id")
    places.flatten("audit", inner, below: "data")
    places.always("kind")
    let document = #"{"kind":"k","id":1,"data":{"by":2,"type":"t","meta":{"at":3,"x":4}}}"#
    #expect(
      try filtered(places, ["audit"], document)
        == #"{"kind":"k","data":{"by":2,"type":"t","meta":{"at":3}}}"#)
    #expect(try filtered(places, ["id"], document) == #"{"kind":"k","id":1}"#)
  }

  @Test func keysMayHoldAnything() throws {
    let places = PropertyPaths("`odd: name`: a\\.b.c\\\\d\\n\t\nother: x")
    #expect(
      try filtered(places, ["odd: name"], #"{"a.b":{"c\\d\n\t":1},"x":2}"#)
        == #"{"a.b":{"c\\d\n\t":1}}"#)
  }

  @Test func aPlaceOfTwoPropertiesStaysForEither() throws {
    let places = PropertyPaths("a: x\nb: x")
    #expect(try filtered(places, ["a"], #"{"x":1}"#) == #"{"x":1}"#)
    #expect(try filtered(places, ["b"], #"{"x":1}"#) == #"{"x":1}"#)
  }

  @Test func whatIsNoObjectStays() throws {
    #expect(try filtered(list, ["id"], #""text""#) == #""text""#)
  }

  @Test func placesAreFollowed() throws {
    let document = Array(#"{"id":1,"name":"t","geo":{"lat":[1]}}"#.utf8)
    let result = try document.withUnsafeBytes { bytes in
      try list.filter(only: ["lat"]).applied(to: bytes)
    }
    #expect(String(decoding: result.text, as: UTF8.self) == #"{"geo":{"lat":[1]}}"#)
    #expect(result.place(of: 33) == 15)
    #expect(document[33] == result.text[15])
    #expect(result.place(of: 6) == nil)
    #expect(result.hasDropped(6))
    #expect(!result.hasDropped(33))
    #expect(!result.hasDropped(0))
  }

  @Test func unknownNamesAreNamedWithTheKnown() {
    #expect(
      throws: MappingError(
        .unknownProperty, expected: "one of the properties id, title, lat, lon, both",
        found: "\"geo\"")
    ) { try list.filter(only: ["id", "geo"]) }
  }

  @Test func keySetsTellTheirNames() {
    #expect(KeySet("b\na\nlonger name").names == ["b", "a", "longer name"])
    #expect(KeySet("").names == [])
  }
}
