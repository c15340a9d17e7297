import Foundation
import Isomer
import IsomerFoundation
import Testing

@testable import FixtureModels

/// Tests properties with several fields.
@Suite struct CompositeTests {
  private let berlin = Coordinate(latitude: 52.5, longitude: 13.25)

  @Test("Several fields are read as one property and written back")
  func bothWays() throws {
    let text = "{\"name\":\"B\",\"latitude\":52.5,\"longitude\":13.25,\"country\":\"DE\"}"
    let place = Place(name: "B", point: berlin, country: "DE")
    try expectRoundTrip(text, place)
    for document in [
      "{\"longitude\":13.25,\"country\":\"DE\",\"name\":\"B\",\"latitude\":52.5}",
      "{ \"latitude\" : 52.5e0 , \"x\":[1], \"name\":\"B\" , \"country\":\"DE\", \"longitude\"\n:13.25}",
      "{\"latitude\":\"old\",\"name\":\"B\",\"longitude\":13.25,\"country\":\"DE\",\"latitude\":52.5}",
    ] {
      try expectRoundTrip(document, place, writes: text)
    }
  }

  @Test("An error in a field has the field's location")
  func wrongField() throws {
    try expectFailure(
      Place.self, "{\"name\":\"B\",\"longitude\":1,\n  \"latitude\" : |>\"x\"}", .typeMismatch,
      "latitude: expected a number, found string \"x\"")
    try expectFailure(
      Place.self, "{\"longitude\":|>null,\"latitude\":1,\"name\":\"B\"}", .typeMismatch,
      "longitude: expected a number, found null")
    try expectFailure(
      [Place].self, "[{\"latitude\":1,\"longitude\":|>1e400}]", .numberOutOfRange,
      "[0].longitude: expected a number in the range of its type, found number 1e400")
    try expectFailure(
      Place.self, "{\"latitude\":|>01}", .invalidNumber,
      "latitude: expected a number as JSON writes it, found '01'")
  }

  @Test("An error of a transformer is located at the object and names the fields")
  func transformerError() throws {
    let words = "expected a latitude and a longitude in latitude, longitude, found an object"
    for document in [
      "|>{}", "|>{\"name\":\"B\"}", "|>{\"name\":\"B\",\"latitude\":1,\"country\":null}",
    ] {
      try expectFailure(Place.self, document, .transformerFailed, "document: \(words)")
    }
    try expectFailure(
      [Place].self, "[{\"name\":\"B\",\"latitude\":1,\"longitude\":2},|>{\"latitude\":1}]",
      .transformerFailed, "[1]: \(words)")
    try expectFailure(
      Excerpt.self, "|>{\"length\":-1,\"nested\":{\"location\":3}}", .transformerFailed,
      "document: found an object: nested.location, length: a length is not negative")
  }

  @Test("Nested fields of a struct whose keys are paths, and a field that is read twice")
  func nested() throws {
    try expectRoundTrip(
      "{\"nested\":{\"location\":3,\"name\":\"n\"},\"length\":4}",
      Excerpt(range: 3..<7, name: "n", length: 4))
    let shuffled = "{\"length\":4,\"nested\":{\"name\":\"n\",\"x\":{},\"location\":3}}"
    #expect(try Excerpt(json: shuffled) == Excerpt(range: 3..<7, name: "n", length: 4))
    try expectFailure(
      Excerpt.self, "{\"nested\":{\"location\":|>\"x\"},\"length\":4}", .typeMismatch,
      "nested.location: expected an integer, found string \"x\"")
    try expectFailure(
      Excerpt.self, "{\"length\":4,\"nested\":|>[]}", .typeMismatch,
      "nested: expected an object, found an array")
  }

  @Test("A missing value of the transformer's struct is reported with the real path")
  func missingField() throws {
    for document in ["{\"length\":4,\"nested\":|>{}}", "|>{\"nested\":null,\"length\":4}"] {
      try expectFailure(
        Excerpt.self, document, .missingKey, "nested.location: the key \"location\" is missing")
    }
  }

  @Test("The transformer receives present fields, including null, or no fields")
  func whatIsThere() throws {
    let none = try Bags(json: "{\"d\":0}")
    #expect(none.lenient == Bag(members: [:]))
    #expect(none.optional == Bag(members: ["d": 0]))
    let some = try Bags(json: "{\"b\":{\"c\":null},\"e\":[{\"x\":1}]}")
    #expect(some.lenient == Bag(members: ["b.c": .null]))
    #expect(some.optional == Bag(members: ["e": [["x": 1]]]))
    #expect(try Bags(json: "{\"b\":null,\"d\":0}").lenient == Bag(members: [:]))
  }

  @Test("The transformer of an optional property can reject an empty object")
  func optionalRejects() throws {
    try expectFailure(
      Bags.self, "|>{\"a\":1}", .transformerFailed, "document: found an object: d, e: no field")
  }

  @Test("Without any field, a default replaces the rejected value")
  func defaults() throws {
    let none = try Bags(json: "{\"d\":0}")
    #expect(none.defaulted == Bag(members: ["f": 1]))
    #expect(none.nothing == nil)
    let some = try Bags(json: "{\"d\":0,\"g\":2,\"h\":3}")
    #expect(some.defaulted == Bag(members: ["g": 2]))
    #expect(some.nothing == Bag(members: ["h": 3]))
    #expect(try Bags.readWithReport(json: "{\"d\":0}").1.withoutDefaults.isEmpty)
    #expect(try RecoveredPlaces(json: "{}").kept == Coordinate(latitude: 0, longitude: 0))
  }

  @Test("Null for every field, as written for nil, is read as nil")
  func writtenNil() throws {
    let nulls = #"{"latitude":null,"longitude":null,"from":{"latitude":null,"longitude":null}}"#
    let nothing = Sight(point: nil, origin: nil)
    #expect(try nothing.jsonString(.null(.write)) == nulls)
    #expect(try Sight(json: nulls) == nothing)
    #expect(try Sight(dictionary: nothing.dictionary(.null(.write))) == nothing)
    #expect(try Sight(json: nothing.json()) == nothing)
    #expect(try Sight(json: "{}").origin == Coordinate(latitude: 1, longitude: 2))
    try expectFailure(
      Sight.self, #"{"latitude":|>null,"longitude":1}"#, .typeMismatch,
      "latitude: expected a number, found null")
    try expectFailure(
      Sight.self, #"{"from":{"longitude":|>null}}"#, .typeMismatch,
      "from.longitude: expected a number, found null")
    try expectFailure(
      Place.self, #"{"name":"B","latitude":|>null,"longitude":null}"#, .typeMismatch,
      "latitude: expected a number, found null")
  }

  @Test("recover replaces invalid fields and the report lists them")
  func recovering() throws {
    let empty = RecoveredPlaces(optional: nil, given: Coordinate(latitude: 1, longitude: 1))
    #expect(try RecoveredPlaces(json: "{}") == empty)
    let document = "{\"a\":{\"latitude\":\"x\"},\"b\":{\"latitude\":1},\"c\":{\"longitude\":[]}}"
    let (value, report) = try RecoveredPlaces.readWithReport(json: document)
    #expect(value == empty)
    let entries = report.entries(.valueRecovered)
    #expect(entries.map(\.path) == ["", "", ""])
    #expect(
      entries.compactMap { $0.error?.path.description }.sorted()
        == ["", "a.latitude", "c.longitude"])
    let offsets = entries.compactMap { $0.error?.offset }.sorted()
    #expect(offsets == [0, 17, 58])
    let full = """
      {"a":{"latitude":1,"longitude":2},"b":{"latitude":3,"longitude":4},\
      "c":{"latitude":5,"longitude":6}}
      """
    #expect(try RecoveredPlaces(json: full).jsonString() == full)
    #expect(try RecoveredPlaces.readWithReport(json: full).1.isEmpty)
  }

  @Test("recover does not accept invalid JSON")
  func broken() throws {
    #expect(try failure(RecoveredPlaces.self, "{\"a\":{\"latitude\":tru}}").code == .unexpectedByte)
    #expect(try failure(RecoveredPlaces.self, "{\"a\":{\"latitude\":[}}").code == .unexpectedByte)
  }

  @Test("Missing members are not written, nor containers without members")
  func missingMembers() throws {
    var bags = Bags(
      lenient: Bag(members: [:]), optional: nil, defaulted: Bag(members: ["f": 1]), nothing: nil)
    #expect(try bags.jsonString() == "{\"f\":1,\"h\":null,\"i\":null}")
    #expect(
      try bags.jsonString(.null(.write))
        == "{\"d\":null,\"e\":null,\"f\":1,\"h\":null,\"i\":null}")
    bags.lenient.members = ["b.c": [.null]]
    bags.nothing = Bag(members: ["i": "x"])
    #expect(try bags.jsonString() == "{\"b\":{\"c\":[null]},\"f\":1,\"i\":\"x\"}")
  }

  private func writingFailure(_ bags: Bags) throws -> MappingError {
    try #require(#expect(throws: MappingError.self) { try bags.json() })
  }

  @Test("A result that does not match the fields is an error at the first field")
  func wrongResults() throws {
    var bags = Bags(
      lenient: Bag(members: ["a": 1, "z": 2]), optional: nil, defaulted: Bag(members: ["f": 1]),
      nothing: nil)
    var error = try writingFailure(bags)
    #expect(error.code == .transformerFailed)
    #expect(error.path == "a")
    #expect(
      error.reason == "the transformer's result has the member \"z\", which is none of its fields")
    bags.lenient = Bag(members: [:], isList: true)
    error = try writingFailure(bags)
    #expect(error.path == "a")
    #expect(
      error.reason == "the transformer's result is written neither as an object nor as null")
    bags.lenient = Bag(members: [:])
    bags.optional = Bag(members: [:])
    error = try writingFailure(bags)
    #expect(error.path == "d")
    #expect(error.reason == "no field")
  }

  @Test("A member that JSON does not support is an error at its own path")
  func notRepresentable() throws {
    let place = Place(name: "", point: Coordinate(latitude: 1, longitude: .nan), country: nil)
    let error = try #require(#expect(throws: MappingError.self) { try [place].json() })
    #expect(error.code == .notRepresentable)
    #expect(error.path == "[0].longitude")
    var bags = Bags(
      lenient: Bag(members: ["b.c": [1, .double(.infinity)]]), optional: nil,
      defaulted: Bag(members: ["f": 1]), nothing: nil)
    #expect(try writingFailure(bags).path == "b.c[1]")
    bags.lenient = Bag(members: ["a": .double(.nan), "b.c": 1])
    #expect(try writingFailure(bags).path == "a")
  }

  @Test("Below a path, with other properties, in a class, with a transformer of optionals")
  func strictClass() throws {
    let text = """
      {"data":{"latitude":1,"longitude":2,"meta":{"name":"n","low":3},\
      "size":{"high":4,"unit":"m"}}}
      """
    let landmark = try Landmark(json: text)
    #expect(landmark.point == Coordinate(latitude: 1, longitude: 2))
    #expect(landmark.span == 3...4)
    #expect(try landmark.jsonString() == text)
    let none = try Landmark(
      json: "{\"data\":{\"meta\":{\"low\":0,\"name\":\"n\"},\"latitude\":null},\"links\":7}")
    #expect(none.point == nil)
    #expect(none.span == 0...0)
    #expect(
      Set(try JSONValue(json: none.json())["data"]?.object?.keys ?? [])
        == ["latitude", "longitude", "meta", "size"])
    try expectFailure(
      Landmark.self, "|>{\"data\":{\"meta\":{\"low\":2,\"name\":\"n\"},\"size\":{\"high\":1}}}",
      .transformerFailed,
      "document: expected a span in data.meta.low, data.size.high, found an object")
  }

  @Test("A strict model accepts each of its fields once")
  func strict() throws {
    try expectFailure(
      Landmark.self, "{\"data\":{|>\"altitude\":1}}", .unknownKey, "data.altitude: unknown key")
    try expectFailure(
      Landmark.self, "{\"data\":{\"meta\":{|>\"high\":1}}}", .unknownKey,
      "data.meta.high: unknown key")
    try expectFailure(
      Landmark.self, "{\"data\":{\"latitude\":1,|>\"latitude\":1}}", .duplicateKey,
      "data.latitude: the key occurs twice")
  }

  @Test("In a flattened model, with unknown keys stored")
  func flattened() throws {
    let place = Place(name: "B", point: berlin, country: nil)
    try expectRoundTrip(
      "{\"name\":\"B\",\"latitude\":52.5,\"longitude\":13.25,\"x\":1}",
      KeptPlace(place: place, extra: ["x": 1]))
    try expectFailure(
      KeptPlace.self, "{\"x\":[1],\"name\":\"B\",\"longitude\":1,\"latitude\":|>true}",
      .typeMismatch,
      "latitude: expected a number, found true")
  }

  @Test("One-way transformers, and indexes that are not written")
  func oneWay() throws {
    let value = try OneWayPlaces(
      json: "{\"points\":[\"p\",{\"x\":null},3],\"last\":\"z\",\"first\":\"a\",\"left\":\"l\"}")
    #expect(
      value == OneWayPlaces(joined: "points[0]=p points[1].x=-", name: "first=a last=z", sides: nil)
    )
    #expect(try OneWayPlaces(json: "{\"points\":[]}").joined == "")
    var written = value
    written.name = "c d"
    #expect(try written.jsonString() == "{\"first\":\"c\",\"last\":\"d\"}")
    written.sides = "xy"
    #expect(
      try written.jsonString()
        == "{\"first\":\"c\",\"last\":\"d\",\"left\":\"xy\",\"right\":\"yx\"}")
  }

  @Test("A constant is written to its fields and handles them")
  func constant() throws {
    let text = "{\"latitude\":0,\"longitude\":51.5,\"id\":1}"
    #expect(try Anchored(json: text).jsonString() == text)
    #expect(try Anchored(json: "{\"id\":1,\"longitude\":[]}").id == 1)
    #expect(try failure(Anchored.self, "{\"id\":1,\"altitude\":1}").code == .unknownKey)
  }

  @Test("A generic model")
  func generic() throws {
    let text = "{\"content\":[1],\"latitude\":1,\"longitude\":2}"
    let pinned = try Pinned<[Int]>(json: text)
    #expect(pinned.content == [1])
    #expect(pinned.point == Coordinate(latitude: 1, longitude: 2))
    #expect(try pinned.jsonString() == text)
  }

  @Test("Sorted and pretty output, and trees")
  func otherForms() throws {
    let excerpt = Excerpt(range: 3..<7, name: "n", length: 4)
    #expect(
      try excerpt.jsonString(.sortedKeys)
        == "{\"length\":4,\"nested\":{\"location\":3,\"name\":\"n\"}}")
    #expect(try Excerpt(excerpt.value()) == excerpt)
  }

  /// A transformer that reads a model with another composite; the repeated reading is limited.
  @Test("Deeply nested composites yield an error or a value")
  func nestedComposites() throws {
    let short = try Knot(json: "{\"left\":{\"left\":{},\"right\":null}}")
    #expect(short.sides.count == 1)
    #expect(short.sides.first?.sides.count == 1)
    try expectFailure(
      Knot.self, "{\"left\":{\"right\":{\"left\":|>1}}}", .typeMismatch,
      "left.right.left: expected an object, found number 1")
    for depth in [20, 200, 500] {
      let document =
        String(repeating: "{\"left\":", count: depth) + "{}" + String(repeating: "}", count: depth)
      let outcome = Result { try Knot(json: document) }
      if case .failure(let error) = outcome {
        #expect((error as? MappingError)?.code == .repetitionLimit)
      }
    }
  }
}
