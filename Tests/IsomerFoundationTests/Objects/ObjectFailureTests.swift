import Foundation
import Testing

@testable import Isomer
@testable import IsomerFoundation

/// Tests errors of reading objects, which equal those of JSON but have no location.
@Suite struct ObjectFailureTests {
  private final class Image {}
  private struct Pair<First, Second> {}

  private func error<Model: Readable>(
    _: Model.Type, _ object: Any, _ options: ReadingOptions = ReadingOptions()
  ) throws -> MappingError {
    let error = try #require(
      #expect(throws: MappingError.self) { try Model(object: object, options: options) })
    #expect(error.offset == nil && error.line == nil && error.column == nil)
    return error
  }

  @Test func `expected and found values`() throws {
    let cases: [(MappingError, String)] = [
      (try error([String: Int].self, ["a": "x"]), #"a: expected an integer, found string "x""#),
      (try error([String: Int].self, ["a": 1.5]), "a: expected an integer, found number 1.5"),
      (try error([String: String].self, ["a": 7]), "a: expected a string, found number 7"),
      (try error([String: String].self, ["a": Date()]), "a: expected a string, found a date"),
      (try error([String: String].self, ["a": Data()]), "a: expected a string, found data"),
      (try error([String: Int].self, ["a": Date()]), "a: expected an integer, found a date"),
      (try error([String: Bool].self, ["a": Date()]), "a: expected true or false, found a date"),
      (try error([String: Double].self, ["a": Data()]), "a: expected a number, found data"),
      (try error([Date].self, [Data()]), "[0]: expected a string, found data"),
      (try error([Data].self, [Date()]), "[0]: expected a string, found a date"),
      (try error([[Int]].self, [Date()]), "[0]: expected an array, found a date"),
      (try error([[String: Int]].self, [[1]]), "[0]: expected an object, found an array"),
      (try error([[Int]].self, [["a": 1]]), "[0]: expected an array, found an object"),
      (try error([UInt8].self, [300]), "[0]: expected an integer from 0 to 255, found number 300"),
      (try error([String].self, [NSNull()]), "[0]: expected a string, found null"),
      (try error([Int].self, Date()), "document: expected an array, found a date"),
    ]
    for (error, words) in cases { #expect(error.description == words) }
    #expect(cases[13].0.code == .numberOutOfRange)
    #expect(cases[3].0.code == .typeMismatch)
  }

  @Test func `objects of other types are errors that name the type where they are read`() throws {
    let image = try error([String: String].self, ["photo": Image()])
    #expect(image.description == "photo: expected a string, found a value of the type Image")
    #expect(image.code == .typeMismatch)
    let generic = try error([String: [Int]].self, ["a": [Pair<Int, String>()]])
    #expect(
      generic.description
        == "a[0]: expected an integer, found a value of the type Pair<Int, String>")
    let tree = try error(JSONValue.self, ["a": ["b": Image()]])
    #expect(tree.description == "a.b: expected a value, found a value of the type Image")
    #expect(tree.code == .typeMismatch)
    let boxed = try error([String: Int].self, ["a": NSArray(array: [Pair<Int, Int>()])])
    #expect(boxed.description == "a: expected an integer, found an array")
    let inside = try error([[Int]].self, [NSArray(array: [Pair<Int, Int>()])])
    #expect(
      inside.description == "[0][0]: expected an integer, found a value of the type Pair<Int, Int>")
  }

  private struct Named: Readable {
    var name = ""

    static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Named {
      var named = Named()
      guard try reader.beginObject() else { return named }
      repeat {
        switch try reader.readKeyString() {
        case "name": named.name = try reader.readString()
        default: try reader.skipValue()
        }
      } while try reader.nextMember()
      return named
    }
  }

  @Test func `objects of other types can be skipped`() throws {
    let object: [String: Any] = [
      "name": "n", "image": Image(), "all": [Image(), Date(), Data([1]), Double.nan],
      "more": ["deep": Image(), "x": Double.infinity] as [String: Any],
    ]
    #expect(try Named(dictionary: object).name == "n")
  }

  @Test func `kinds that a reader reports`() throws {
    struct Kinds: Readable {
      var kinds: [JSONKind] = []

      static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Kinds {
        var result = Kinds()
        guard try reader.beginArray() else { return result }
        repeat {
          result.kinds.append(try reader.peekKind())
          try reader.skipValue()
        } while try reader.nextElement()
        return result
      }
    }
    let kinds = try Kinds(object: [Date(), Data(), Double.nan, 1, "x", [1], true, NSNull()])
    #expect(kinds.kinds == [.date, .data, .number, .number, .string, .array, .boolean, .null])
    let error = try error(Kinds.self, [Image()])
    #expect(error.description == "[0]: expected a value, found a value of the type Image")
  }

  @Test func `keys are strings or types that are keys in JSON`() throws {
    enum Level: String, MappableKey { case low }
    let uuid = UUID()
    #expect(try JSONValue(object: [7: "a", -1: "b"]) == ["7": "a", "-1": "b"])
    #expect(try JSONValue(object: [uuid: 1]) == JSONValue.object([uuid.uuidString: 1]))
    #expect(try JSONValue(object: [Level.low: 1]) == ["low": 1])
    #expect(try JSONValue(object: ["ab".dropFirst(): 1]) == ["b": 1])
    #expect(
      try JSONValue(object: [7: "a", "x": "b"] as [AnyHashable: Any]) == ["7": "a", "x": "b"])
    #expect(try [Int: String](object: NSDictionary(dictionary: [7: "a"])) == [7: "a"])
    let error = try error(JSONValue.self, ["a": [["b": [Data(): 1]]]])
    #expect(
      error.description == "a[0].b: expected strings as keys, found a key of the type Data")
    #expect(error.code == .typeMismatch)
    #expect(try JSONValue(object: [true: 1]) == ["true": 1])
    #expect(throws: MappingError.self) { try JSONValue(object: [Float(1): 1]) }
  }

  @Test func `the string is used if several keys have the same text`() throws {
    for _ in 0..<20 {
      let object: [AnyHashable: Any] = [1: "number", "1": "string"]
      #expect(try [String: String](object: object) == ["1": "string"])
    }
  }

  @Test func `keys in different normalisation forms are different keys`() throws {
    let composed = "caf\u{E9}"
    let decomposed = "cafe\u{301}"
    // They are equal in Swift, so a dictionary contains only one, with its own spelling.
    #expect(try JSONValue(object: [decomposed: 1]).jsonString() == "{\"\(decomposed)\":1}")
    #expect(
      try Array(JSONValue(object: [composed: 1]).jsonString().utf8) == Array("{\"café\":1}".utf8))
    let array = try JSONValue(object: [[composed: 1], [decomposed: 1]])
    let texts = try array.array?.map { Array(try $0.jsonString().utf8) }
    #expect(texts?.first != texts?.last)
  }

  @Test func `members are sorted by the bytes of their keys`() throws {
    let object = Dictionary(uniqueKeysWithValues: "zyxéaüb".map { (String($0), 1) })
    #expect(try JSONValue(object: object).object?.keys == ["a", "b", "x", "y", "z", "é", "ü"])
  }

  @Test func `nesting beyond the depth limit`() throws {
    let options = ReadingOptions(depthLimit: 3)
    let object: [String: Any] = ["a": [["b": [1]]]]
    let error = try error(JSONValue.self, object, options)
    #expect(error.code == .depthLimit)
    #expect(
      error.description == "a[0].b: arrays and objects are nested deeper than 3 levels")
    #expect(try JSONValue(object: object, options: ReadingOptions(depthLimit: 4))["a[0].b[0]"] == 1)
    // The same error as for JSON.
    let json = #expect(throws: MappingError.self) {
      try JSONValue(json: #"{"a":[{"b":[1]}]}"#, options: options)
    }
    #expect(json?.path == error.path && json?.reason == error.reason && json?.code == error.code)
  }

  @Test func `cycles exceed the depth limit`() throws {
    let dictionary = NSMutableDictionary()
    dictionary["next"] = dictionary
    dictionary["more"] = dictionary
    #expect(try error(JSONValue.self, ["root": dictionary]).code == .depthLimit)
    let array = NSMutableArray()
    array.add(array)
    array.add(dictionary)
    #expect(try error(JSONValue.self, [1, array]).code == .depthLimit)
    #expect(try error(JSONValue.self, array).path.components.count == 512)
    dictionary.removeAllObjects()
    array.removeAllObjects()
  }

  @Test func `objects that are used too often exceed the size limit`() throws {
    var array = NSArray(array: [1])
    for _ in 0..<64 { array = NSArray(array: [array, array]) }
    let error = #expect(throws: MappingError.self) {
      _ = try ObjectTranscoder.document(["a": array], depthLimit: 512, sizeLimit: 1 << 20)
    }
    #expect(error?.code == .invalidValue)
    #expect(error?.path.components.first == .key("a"))
    let text = String(repeating: "x", count: 1000)
    #expect(throws: MappingError.self) {
      _ = try ObjectTranscoder.document(
        Array(repeating: text, count: 1100), depthLimit: 512, sizeLimit: 1 << 20)
    }
  }
}
