import Isomer
import IsomerArchive
import Testing

// @mapped version: 1, derive: [.merge, .description]
struct TuplePlace {
  // @mapped
  struct Tag: Equatable { var text: String }
  var position: (Double, Double)
  var entry: (name: String, Int)?
  var points: [(x: Int, y: Int?)] = []
  var nested: [String: (Tag, at: (Int, Bool))] = [:]
  // @mapped elements: .lossy
  var lossy: [(Int, Int)] = []
}

// @mapped version: 1
enum TupleEvent {
  case at((Double, Double))
  case move(from: (x: Int, y: Int), to: (x: Int, y: Int)?)
}

// @mapped version: 1
struct TupleBox<Element> { var pair: (Element, [Int]) }

// @mapped
struct TupleWords { var at: [(in: Int, `for`: Int)?] }

@Suite struct TupleTests {
  private let document =
    #"{"position":[1.5,2],"entry":["a",3],"points":[[1,2],[3]],"#
    + #""nested":{"k":[{"text":"t"},[4,true]]},"lossy":[[1,2],[5,6]]}"#

  @Test func `Tuples are arrays of their elements`() throws {
    let place = try TuplePlace(json: document)
    #expect(place.position == (1.5, 2))
    #expect(place.entry?.name == "a")
    #expect(place.nested["k"]?.at.1 == true)
    #expect(try place.jsonString() == document)
    let box = #"{"pair":["a",[1]]}"#
    #expect(try TupleBox<String>(json: box).jsonString() == box)
    for event in [#"{"at":[1,2]}"#, #"{"move":{"from":[1,2],"to":[3,4]}}"#] {
      #expect(try TupleEvent(json: event).jsonString() == event)
    }
  }

  @Test(arguments: [
    (#"[1]"#, "position[1]: the element is missing"),
    (#"[1,2,3]"#, "position[2]: unknown element"),
    (#"[1,"x"]"#, #"position[1]: expected a number, found string "x""#),
    (#"{"a":1}"#, "position: expected an array, found an object"),
    ("null", "position: expected an array, found null"),
  ])
  func `Errors name the element`(position: String, expected: String) {
    let error = #expect(throws: MappingError.self) {
      try TuplePlace(json: "{\"position\":\(position)}")
    }
    #expect(error.map { "\($0)".hasPrefix(expected) } == true, "\(error as Any)")
  }

  @Test func `Labels can be words of the language`() throws {
    let document = #"{"at":[[1,2],null]}"#
    let words = try TupleWords(json: document)
    #expect(words.at[0]?.for == 2)
    #expect(try words.jsonString() == document)
  }

  @Test func `Rules of elements apply to tuples in lists`() throws {
    let place = try TuplePlace(json: #"{"position":[1,2],"lossy":[[1,2],[3],[4,"x"],[5,6]]}"#)
    #expect(place.lossy.map(\.0) == [1, 5])
  }

  @Test func `An update replaces a tuple`() throws {
    var place = try TuplePlace(json: document)
    try place.update(json: #"{"position":[3,4],"entry":null}"#)
    #expect(place.position == (3, 4))
    #expect(place.entry == nil)
    #expect(throws: MappingError.self) { try place.update(json: #"{"position":[9]}"#) }
    #expect(place.position == (3, 4))
  }

  @Test func `Tuples are archived`() throws {
    let place = try TuplePlace(archive: TuplePlace(json: document).archive())
    #expect(try place.jsonString() == document)
    let event = try TupleEvent(json: #"{"move":{"from":[1,2]}}"#)
    #expect(try TupleEvent(archive: event.archive()).jsonString() == #"{"move":{"from":[1,2]}}"#)
    let box = try TupleBox<Int>(json: #"{"pair":[1,[2]]}"#)
    #expect(try TupleBox<Int>(archive: box.archive()).pair.0 == 1)
  }
}
