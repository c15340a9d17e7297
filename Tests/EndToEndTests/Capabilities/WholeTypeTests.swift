import Foundation
import Isomer
import IsomerArchive
import IsomerFoundation
import Testing

// @mapped transparent, version: 1
struct BareToken: Hashable { var text: String }

struct BareFault: Error {}

// @mapped transparent, check: isLucky, version: 1
struct BareScore: Equatable {
  // @mapped check: 1...9, coerce, default: 3
  var value: Int
  static func isLucky(_ score: BareScore) throws { if score.value == 7 { throw BareFault() } }
}

// @mapped transparent, version: 1
struct BareNames: Equatable {
  // @mapped elements: [.lossy, .wrap]
  var list: [String]
}

// @mapped transparent
struct BareTime: Equatable {
  // @mapped with: .secondsSince1970
  var date: Date
}

// @mapped transparent
struct BareNote: Equatable { var text: String? }

// @mapped transparent
struct BareSafe: Equatable {
  // @mapped recover: -1, secret
  var number: Int
}

// @mapped derive: .merge
struct BareInner: Equatable {
  var a: Int
  var b: String?
}

// @mapped transparent, derive: .merge, after.read: settle, before.write: prepare
struct BareWrapped: Equatable {
  // @mapped merge: .deep
  var inner: BareInner
  mutating func settle() { inner.a += 1 }
  mutating func prepare() { inner.a -= 1 }
}

// @mapped transparent, derive: .merge
final class BareObject {
  // @mapped merge: .deep
  var inner: BareInner
  init(inner: BareInner) { self.inner = inner }
}

// @mapped transparent
struct BareBox<Item> { var item: Item }

// @mapped transparent
struct BareCounts { var byToken: [BareToken: Int] }

// @mapped
struct BareHolder: Equatable {
  var token: BareToken
  var scores: [BareToken: BareScore] = [:]
  var names: [BareNames] = []
  var time: BareTime?
  var safe: BareSafe?
}

struct HexColourTransformer: Transformer {
  func transform(_ input: String) throws -> HexColour {
    guard let value = Int(input, radix: 16) else {
      throw TransformerError(expected: "a hexadecimal number", input: input)
    }
    return HexColour(value: value)
  }
  func reverse(_ output: HexColour) throws -> String {
    guard output.value >= 0 else { throw BareFault() }
    return String(output.value, radix: 16)
  }
}

// @mapped with: HexColourTransformer(), version: 1
struct HexColour: Hashable { var value: Int }

// @mapped with: .custom(read: HexTurn.init(text:), write: { $0.text })
enum HexTurn: Equatable {
  case left, right(by: Int)
  init(text: String) { self = Int(text).map { .right(by: $0) } ?? .left }
  var text: String { if case .right(let steps) = self { "\(steps)" } else { "left" } }
}

// @mapped with: .custom(read: HexNode.init(id:), write: { $0.id })
final class HexNode {
  let id: Int
  init(id: Int) { self.id = id }
}

// @mapped with.read: .reading { (text: String) in HexLength(count: text.count) }
struct HexLength: Equatable { var count: Int }

// @mapped
struct HexPalette: Equatable {
  var main: HexColour
  var more: [HexColour] = []
  var named: [String: HexColour?] = [:]
  var turn: HexTurn = .left
}

/// Tests types that are read and written as one value.
@Suite struct WholeTypeTests {
  @Test("A transparent type is the value of its property, at the root and inside others")
  func transparent() throws {
    try expectRoundTrip(#""a\"""#, BareToken(text: "a\""))
    #expect(try [BareToken](json: #"["a","b"]"#).map(\.text) == ["a", "b"])
    try expectFailure(
      BareToken.self, "|>1", .typeMismatch, "document: expected a string, found number 1")
    let text = #"{"token":"a","scores":{"k":5},"names":[["x"]],"time":1.5,"safe":2}"#
    let value = BareHolder(
      token: BareToken(text: "a"), scores: [BareToken(text: "k"): BareScore(value: 5)],
      names: [BareNames(list: ["x"])], time: BareTime(date: Date(timeIntervalSince1970: 1.5)),
      safe: BareSafe(number: 2))
    try expectRoundTrip(text, value)
    #expect(try BareHolder(dictionary: value.dictionary()) == value)
    #expect(try BareBox<[Int]>(json: "[1,2]").item == [1, 2])
    #expect(try BareBox(item: 1.5).jsonString() == "1.5")
    #expect(try BareCounts(json: #"{"a":1}"#).byToken == [BareToken(text: "a"): 1])
  }

  @Test("The options of the property and the checks of the type apply")
  func options() throws {
    #expect(try [BareScore](json: #"["5",null,6.0]"#).map(\.value) == [5, 3, 6])
    for (document, reason) in [
      ("12", "expected a value within 1...9, found number 12"),
      ("7", "found number 7: BareFault()"),
    ] {
      let error = try failure(BareHolder.self, "{\"token\":\"a\",\"scores\":{\"k\":\(document)}}")
      #expect(error.description.hasPrefix("scores.k: \(reason)"))
    }
    #expect(try BareNames(json: #"["a",1]"#) == BareNames(list: ["a"]))
    #expect(try BareNames(json: #""a""#) == BareNames(list: ["a"]))
    #expect(try BareSafe(json: #""x""#) == BareSafe(number: -1))
    #expect(throws: MappingError.self) { try BareScore(value: 12).validated() }
    let holder = BareHolder(
      token: BareToken(text: ""), scores: [BareToken(text: "k"): BareScore(value: 0)])
    #expect(throws: MappingError.self) { try holder.validated() }
  }

  @Test("An optional value is null")
  func optionals() throws {
    #expect(try [BareNote](json: #"[null,"a"]"#).map(\.text) == [nil, "a"])
    #expect(try [BareNote(text: nil), BareNote(text: "a")].jsonString() == #"[null,"a"]"#)
  }

  @Test("Hooks apply, and an update changes the value")
  func updates() throws {
    var value = try BareWrapped(json: #"{"a":1,"b":"x"}"#)
    #expect(value == BareWrapped(inner: BareInner(a: 2, b: "x")))
    #expect(try value.jsonString() == #"{"a":1,"b":"x"}"#)
    try value.update(json: #"{"a":5}"#)
    #expect(value == BareWrapped(inner: BareInner(a: 6, b: "x")))
    #expect(throws: MappingError.self) { try value.update(json: #"{"a":"x"}"#) }
    #expect(value == BareWrapped(inner: BareInner(a: 6, b: "x")))
    let object = try BareObject(json: #"{"a":1,"b":"x"}"#)
    try object.update(json: #"{"b":null}"#)
    #expect(object.inner == BareInner(a: 1, b: nil))
    #expect(throws: MappingError.self) { try object.update(json: "7") }
    #expect(object.inner == BareInner(a: 1, b: nil))
    #expect(try object.jsonString() == #"{"a":1}"#)
  }

  @Test("Archives contain the object")
  func archives() throws {
    #expect(try BareToken(archive: BareToken(text: "a").archive()) == BareToken(text: "a"))
    #expect(try BareNames(archive: BareNames(list: ["a"]).archive()) == BareNames(list: ["a"]))
    #expect(try HexColour(archive: HexColour(value: -4).archive()) == HexColour(value: -4))
  }

  @Test("A transformer of a type reads and writes it everywhere")
  func transformed() throws {
    try expectRoundTrip(#""ff""#, HexColour(value: 255))
    let value = HexPalette(
      main: HexColour(value: 10), more: [HexColour(value: 11)],
      named: ["x": HexColour(value: 1), "y": nil], turn: .right(by: 2))
    let text = #"{"main":"a","more":["b"],"named":{"x":"1","y":null},"turn":"2"}"#
    #expect(try HexPalette(json: text) == value)
    #expect(try JSONValue(json: value.jsonString()) == JSONValue(json: text))
    #expect(try HexPalette(dictionary: value.dictionary()) == value)
    #expect(try [HexNode](json: "[1,2]").map(\.id) == [1, 2])
    #expect(try HexNode(id: 3).jsonString() == "3")
    #expect(try HexLength(json: #""abc""#) == HexLength(count: 3))
    try expectFailure(
      HexPalette.self, #"{"main":"a","more":["b",|>"x"]}"#, .transformerFailed,
      "more[1]: expected a hexadecimal number, found string \"x\"")
    #expect(try failure(HexPalette.self, #"{"main":null}"#).path == "main")
    let error = #expect(throws: MappingError.self) {
      try HexPalette(main: HexColour(value: -1)).json()
    }
    #expect(error?.path == "main")
  }
}
