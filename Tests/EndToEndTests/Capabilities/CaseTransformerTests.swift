import Isomer
import IsomerArchive
import IsomerFoundation
import Testing

/// Tests transformers of all values of a case.
@Suite struct CaseTransformerTests {
  private func expectRoundTrip<Model: Readable & Writable & Equatable>(
    _ document: String, _ value: Model, line: Int = #line
  ) throws {
    let location = SourceLocation(fileID: #fileID, filePath: #filePath, line: line, column: 1)
    #expect(try Model(json: document) == value, sourceLocation: location)
    #expect(try value.jsonString() == document, sourceLocation: location)
    let object = try value.object()
    #expect(try Model(object: object) == value, sourceLocation: location)
  }

  private func message<Model: Readable>(_: Model.Type, _ document: String) -> String? {
    #expect(throws: MappingError.self) { try Model(json: document) }?.description
  }

  @Test func `A transformer reads and writes all values of a case`() throws {
    try expectRoundTrip(
      #"[{"at":"1,2"},{"place":"1.5 2.5"},{"odd":3},{"half":8},"stop",{"by":1}]"#,
      [
        CaseMove.at(1, 2), .spot(lat: 1.5, lon: 2.5), .odd(CaseUnmapped(a: 3), true),
        .half(value: 4), .stop, .by(1),
      ])
    try expectRoundTrip(
      #"[{"t":"at","c":"1,2"},{"t":"stop"}]"#, [CaseContent.at(1, 2), .stop])
    #expect(try CaseContent(json: #"{"c":"3,4","t":"at"}"#) == .at(3, 4))
    try expectRoundTrip(#"["1,2",{"t":"stop","a":1}]"#, [CaseTagged.at(1, 2), .stop(a: 1)])
    try expectRoundTrip(#"["1,2","a"]"#, [CaseLoose.at(1, 2), .text("a")])
    try expectRoundTrip(#"[{"pair":[1,2]},{"one":3}]"#, [CaseGeneric<Int>.pair(1, 2), .one(3)])
  }

  @Test func `Errors are at the value`() {
    #expect(message(CaseMove.self, #"{"at":"1"}"#)?.hasPrefix("at: expected two numbers") == true)
    #expect(message(CaseMove.self, #"{"at":3}"#)?.hasPrefix("at: expected a string") == true)
    #expect(message(CaseMove.self, #"{"at":null}"#)?.hasPrefix("at: expected a string") == true)
    #expect(message(CaseMove.self, #"{"at":"1,2","x":1}"#)?.hasPrefix("x: ") == true)
    #expect(
      message(CaseContent.self, #"{"t":"at"}"#)?.hasPrefix(#"c: the key "c" is missing"#) == true)
    for document in ["", #"{"at":"1,2""#, #"{"at":"1,2"x"#, #"{"at":}"#] {
      #expect(message(CaseMove.self, document) != nil)
    }
  }

  @Test func `A case of one direction has a transformer for it`() throws {
    #expect(try CaseKept(json: #"{"half":8}"#) == .half(4))
    #expect(try CaseKept.twice(4).jsonString() == #"{"twice":8}"#)
    #expect(throws: MappingError.self) { try CaseKept(json: #"{"twice":8}"#) }
  }

  @Test func `A profile leaves the transformer out or has its own`() throws {
    #expect(try CaseKept.at(1, 2).jsonString() == #"{"at":"1,2"}"#)
    #expect(try CaseKept.at(1, 2).jsonString(as: .short) == #"{"at":[1,2]}"#)
    #expect(try CaseKept(json: #"{"at":[1,2]}"#, as: .short) == .at(1, 2))
  }

  @Test func `Archives contain the values`() throws {
    for value in [CaseKept.at(1, 2), .half(3), .twice(4), .stop] {
      #expect(try CaseKept(archive: value.archive()) == value)
    }
  }

  @Test func `A case with a transformer is flattened and updated as a whole`() throws {
    var host = try CaseHost(json: #"{"id":1,"at":"1,2"}"#)
    #expect(host.move == .at(1, 2))
    #expect(try host.jsonString() == #"{"id":1,"at":"1,2"}"#)
    try host.update(json: #"{"at":"3,4"}"#)
    #expect(host.move == .at(3, 4))
  }
}

struct CasePair: Transformer {
  func transform(_ text: String) throws -> (Int, Int) {
    let parts = text.split(separator: ",").compactMap { Int($0) }
    guard parts.count == 2 else { throw TransformerError(expected: "two numbers", input: text) }
    return (parts[0], parts[1])
  }

  func reverse(_ pair: (Int, Int)) -> String { "\(pair.0),\(pair.1)" }
}

struct CasePlace: Transformer {
  func transform(_ text: String) throws -> (lat: Double, lon: Double) {
    let parts = text.split(separator: " ").compactMap { Double($0) }
    guard parts.count == 2 else { throw TransformerError(expected: "a place", input: text) }
    return (parts[0], parts[1])
  }

  func reverse(_ place: (lat: Double, lon: Double)) -> String { "\(place.lat) \(place.lon)" }
}

struct CaseUnmapped: Equatable { var a: Int }

struct CaseOdd: Transformer {
  func transform(_ number: Int) -> (CaseUnmapped, Bool) { (CaseUnmapped(a: number), number > 0) }
  func reverse(_ pair: (CaseUnmapped, Bool)) -> Int { pair.0.a }
}

struct CaseHalf: Transformer {
  func transform(_ number: Int) -> Int { number / 2 }
  func reverse(_ number: Int) -> Int { number * 2 }
}

// @mapped
enum CaseMove: Equatable {
  // @mapped with: CasePair()
  case at(Int, Int)
  // @mapped with: CasePlace(), key: "place"
  case spot(lat: Double, lon: Double, /* @mapped skip */ note: String = "n")
  // @mapped with: CaseOdd()
  case odd(CaseUnmapped, Bool)
  // @mapped with: CaseHalf()
  case half(value: Int)
  case stop
  case by(Int)
}

// @mapped tag: "t", content: "c"
enum CaseContent: Equatable {
  // @mapped with: CasePair()
  case at(Int, Int)
  case stop
}

// @mapped tag: "t"
enum CaseTagged: Equatable {
  // @mapped with: CasePair(), untagged
  case at(Int, Int)
  case stop(a: Int)
}

// @mapped untagged
enum CaseLoose: Equatable {
  // @mapped with: CasePair()
  case at(Int, Int)
  case text(String)
}

// @mapped
enum CaseGeneric<T: Equatable & Mappable>: Equatable {
  // @mapped with: .custom(read: { (items: [T]) in (items[0], items[1]) }, write: { [$0.0, $0.1] })
  case pair(T, T)
  case one(T)
}

// @mapped version: 1
// @mapped(short)
enum CaseKept: Equatable {
  // @mapped with: CasePair()
  // @mapped(short) without: .with
  case at(Int, Int)
  // @mapped with.read: CaseHalf(), skip: .write
  case half(Int)
  // @mapped with.write: CaseHalf(), skip: .read
  case twice(Int)
  case stop
}

// @mapped derive: .merge
struct CaseHost {
  var id: Int
  var move: CaseMove  // @mapped flatten
}
