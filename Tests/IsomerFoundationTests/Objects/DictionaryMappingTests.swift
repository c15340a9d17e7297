import Foundation
import Isomer
import IsomerFoundation
import Testing

/// Tests mappings that are created at run time, with the documented semantics of OHMKit.
@Suite struct DictionaryMappingTests {
  /// A model that keeps its initial values for missing keys.
  private struct User: Readable, Writable, Equatable {
    var name = "nobody"
    var age: Int?
    var city: String? = "nowhere"
    var born: Date?
    var tags: [String] = []

    static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> User {
      var user = User()
      guard try reader.beginObject() else { return user }
      repeat {
        switch try reader.readKeyString() {
        case "name": user.name = try reader.readString()
        case "age": user.age = try Int?.read(&reader)
        case "city": user.city = try String?.read(&reader)
        case "born": user.born = try Date?.read(&reader)
        case "tags": user.tags = try [String].read(&reader)
        default: try reader.skipValue()
        }
      } while try reader.nextMember()
      return user
    }

    func write(to writer: inout JSONWriter) {
      writer.object { object in
        object.field("name", name)
        if let age { object.field("age", age) }
        object.field("city", city)
        if let born { object.field("born", born) }
        if !tags.isEmpty { object.field("tags", tags) }
      }
    }
  }

  private func mapped(
    _ dictionary: [String: Any], _ mapping: DictionaryMapping
  ) throws -> JSONValue {
    try JSONValue(dictionary: dictionary, mapping: mapping)
  }

  private func back(_ value: JSONValue, _ mapping: DictionaryMapping) throws -> JSONValue {
    try JSONValue(dictionary: value.dictionary(mapping: mapping))
  }

  private func error(_ body: () throws -> Void) throws -> MappingError {
    try #require(#expect(throws: MappingError.self, performing: body))
  }

  // MARK: JSON

  @Test func `JSON is renamed like dictionaries`() throws {
    let mapping: DictionaryMapping = ["user_name": "name", "home.town": "city"]
    let json = #"{"age":7,"home":{"town":"Rome"},"user_name":"Mona"}"#
    let user = try User(json: json, mapping: mapping)
    #expect(user == User(name: "Mona", age: 7, city: "Rome"))
    #expect(try user.json(mapping: mapping) == Data(json.utf8))
  }

  @Test func `numbers of JSON keep their digits`() throws {
    let json = #"{"a":0.12345678901234567890123,"b":[18446744073709551615,-1.5,1e300]}"#
    let value = try JSONValue(json: json, mapping: ["a": "c"])
    #expect(
      try value.jsonString()
        == #"{"b":[18446744073709551615,-1.5,1e+300],"c":0.12345678901234567890123}"#)
  }

  @Test func `errors in renamed JSON have the path in the document`() throws {
    let mapping: DictionaryMapping = ["home.town": "city"]
    let wrong = try error { _ = try User(json: #"{"home":{"town":5}}"#, mapping: mapping) }
    #expect(wrong.path == "home.town")
    let syntax = try error { _ = try User(json: #"{"home":"#, mapping: mapping) }
    #expect(syntax.line == 1)
    let list = try error { _ = try [User](json: "[{}]", mapping: mapping) }
    #expect(list.description.hasPrefix("document: expected an object, found an array (line 1"))
  }

  // MARK: Renaming

  @Test func `no mapping, an identical one and a useless one change nothing`() throws {
    let dictionary: [String: Any] = ["name": "Mona", "age": 7, "city": "Rome"]
    let user = User(name: "Mona", age: 7, city: "Rome")
    let mappings: [DictionaryMapping] = [
      [:], DictionaryMapping(), ["name": "name", "age": "age"], ["nothing": "nowhere", "x": "y.z"],
    ]
    for mapping in mappings {
      #expect(try User(dictionary: dictionary, mapping: mapping) == user)
      #expect(try JSONValue(dictionary: user.dictionary(mapping: mapping)) == user.value())
    }
  }

  @Test func `source to target and back`() throws {
    let mapping: DictionaryMapping = ["user_name": "name", "years": "age"]
    let dictionary: [String: Any] = ["user_name": "Mona", "years": 7, "city": "Rome"]
    let user = try User(dictionary: dictionary, mapping: mapping)
    #expect(user == User(name: "Mona", age: 7, city: "Rome"))
    #expect(
      try JSONValue(dictionary: user.dictionary(mapping: mapping)) == JSONValue(object: dictionary))
  }

  @Test func `a renamed source is not read under its own name`() throws {
    let user = try User(dictionary: ["name": "Rome"], mapping: ["name": "city"])
    #expect(user == User(name: "nobody", city: "Rome"))
  }

  @Test func `properties keep their values for missing keys`() throws {
    let mapping: DictionaryMapping = ["user_name": "name", "years": "age", "town": "city"]
    #expect(try User(dictionary: ["years": 7], mapping: mapping) == User(age: 7))
    #expect(try User(dictionary: [:], mapping: mapping) == User())
    // The value at the target is used if the source is missing.
    #expect(try User(dictionary: ["name": "Mona"], mapping: mapping) == User(name: "Mona"))
  }

  @Test func `null is passed through`() throws {
    let user = try User(dictionary: ["town": NSNull()], mapping: ["town": "city"])
    #expect(user.city == nil)
    let nothing: String? = nil
    #expect(try User(dictionary: ["town": nothing as Any], mapping: ["town": "city"]).city == nil)
  }

  @Test func `a renamed value overrides the value at its target`() throws {
    for _ in 0..<10 {
      let user = try User(
        dictionary: ["name": "own", "user_name": "renamed"], mapping: ["user_name": "name"])
      #expect(user.name == "renamed")
    }
  }

  @Test func `the last added of several sources for a target is used in both directions`() throws {
    let mapping: DictionaryMapping = ["a": "name", "b": "name"]
    #expect(try User(dictionary: ["a": "1", "b": "2"], mapping: mapping).name == "2")
    #expect(try User(dictionary: ["a": "1"], mapping: mapping).name == "1")
    #expect(try back(["name": "x"], mapping) == ["b": "x"])
    #expect(try back(["name": "x"], mapping.adding("a", to: "name")) == ["a": "x"])
  }

  @Test func `names that are exchanged`() throws {
    let mapping: DictionaryMapping = ["a": "b", "b": "c", "c": "a"]
    #expect(try mapped(["a": 1, "b": 2, "c": 3], mapping) == ["b": 1, "c": 2, "a": 3])
    #expect(try back(["b": 1, "c": 2, "a": 3], mapping) == ["a": 1, "b": 2, "c": 3])
    #expect(try mapped(["a": 1], mapping) == ["b": 1])
  }

  @Test func `nested sources and targets`() throws {
    let mapping: DictionaryMapping = ["home.town": "city", "n": "who.name", "x\\.y": "z"]
    let dictionary: [String: Any] = [
      "home": ["town": "Rome"], "n": "Mona", "who": ["id": 1], "x.y": true,
    ]
    let value: JSONValue = ["city": "Rome", "who": ["id": 1, "name": "Mona"], "z": true]
    #expect(try mapped(dictionary, mapping) == value)
    #expect(try back(value, mapping) == JSONValue(object: dictionary))
  }

  @Test func `containers emptied by renaming are removed, others remain`() throws {
    let mapping: DictionaryMapping = ["a.b.c": "x"]
    #expect(try mapped(["a": ["b": ["c": 1]]], mapping) == ["x": 1])
    #expect(try mapped(["a": ["b": ["c": 1], "d": 2]], mapping) == ["a": ["d": 2], "x": 1])
    #expect(try mapped(["a": ["b": [String: Int]()]], mapping) == ["a": ["b": [:]]])
    #expect(try mapped(["a": NSDictionary(dictionary: ["b": ["c": 1]])], mapping) == ["x": 1])
  }

  @Test func `nested sources are read from the original dictionary`() throws {
    let mapping: DictionaryMapping = ["user": "owner", "user.login": "name"]
    #expect(
      try mapped(["user": ["login": "m", "id": 1]], mapping)
        == ["owner": ["login": "m", "id": 1], "name": "m"])
  }

  @Test func `elements of arrays`() throws {
    let mapping: DictionaryMapping = ["items[0].id": "first", "count": "sizes[0]"]
    #expect(
      try mapped(["items": [["id": 1], ["id": 2]], "count": 3], mapping)
        == ["items": [["id": 1], ["id": 2]], "first": 1, "sizes": [3]])
    #expect(try mapped(["items": [Any]()], mapping) == ["items": []])
    let error = try error { _ = try mapped(["a": 1], ["a": "list[2]"]) }
    #expect(error.description == "list: expected at least 2 elements, found 0")
  }

  @Test func `a missing or null container in a path is a missing value, any other value an error`()
    throws
  {
    let mapping: DictionaryMapping = ["a.b": "c"]
    #expect(try mapped([:], mapping) == [:])
    #expect(try mapped(["a": NSNull()], mapping) == ["a": nil])
    let source = try error { _ = try mapped(["a": 7], mapping) }
    #expect(source.description == "a: expected a dictionary, found a value of the type Int")
    #expect(source.code == .typeMismatch && source.offset == nil)
    let target = try error { _ = try mapped(["x": 1, "a": "text"], ["x": "a.b"]) }
    #expect(target.description == "a: expected a dictionary, found a value of the type String")
  }

  // MARK: Changing

  @Test func `adding and removing`() throws {
    let dictionary: [String: Any] = ["a": "A", "b": "B", "name": "N"]
    let empty = DictionaryMapping()
    let one = empty.adding("a", to: "name")
    let two = one.adding("b", to: "city")
    #expect(try User(dictionary: dictionary, mapping: empty).name == "N")
    #expect(try User(dictionary: dictionary, mapping: one).name == "A")
    #expect(try User(dictionary: dictionary, mapping: two) == User(name: "A", city: "B"))
    // Adding replaces existing entries, removing takes sources.
    let changed = two.adding("a", to: "city").removing("b")
    #expect(try User(dictionary: dictionary, mapping: changed) == User(name: "N", city: "A"))
    #expect(try User(dictionary: dictionary, mapping: two.removing("name", "x")).name == "A")
    #expect(try User(dictionary: dictionary, mapping: two.removing("a", "b")) == User(name: "N"))
    let both = one.adding(["a": "city", "b": "name"])
    #expect(try User(dictionary: dictionary, mapping: both) == User(name: "B", city: "A"))
  }

  @Test func `mappings from text`() throws {
    let mapping = try DictionaryMapping(renaming: ["user_name": "name", "home.town": "city"])
    let user = try User(
      dictionary: ["user_name": "M", "home": ["town": "R"]], mapping: mapping)
    #expect(user == User(name: "M", city: "R"))
    let source = try error { _ = try DictionaryMapping(renaming: ["a..b": "c"]) }
    let target = try error { _ = try DictionaryMapping(renaming: ["a": "b["]) }
    #expect(source.code == .invalidPath && target.code == .invalidPath)
  }

  // MARK: Adapters

  private let years: DictionaryMapping = DictionaryMapping()
    .adding("birthday", to: "born")
    .addingAdapter(at: "born") { text in
      (text as? String).flatMap(Int.init).map {
        Date(timeIntervalSince1970: Double($0 - 1970) * 31_556_952)
      }
    }
    .addingReverseAdapter(at: "born") { date in
      (date as? Date).map { String(Int($0.timeIntervalSince1970 / 31_556_952) + 1970) }
    }

  @Test func `adapters use the model's key path after renaming`() throws {
    let user = try User(dictionary: ["name": "M", "birthday": "2001"], mapping: years)
    #expect(user.born == Date(timeIntervalSince1970: 31 * 31_556_952))
    let dictionary = try user.dictionary(mapping: years)
    #expect(dictionary["birthday"] as? String == "2001")
    #expect(dictionary["born"] == nil)
    #expect(dictionary["name"] as? String == "M")
  }

  @Test func `nil from an adapter is null, and from a reverse adapter a missing value`() throws {
    let user = try User(dictionary: ["birthday": "?", "city": "R"], mapping: years)
    #expect(user.born == nil)
    let never = DictionaryMapping().addingReverseAdapter(at: "city") { _ in nil }
    let dictionary = try User(city: "Rome").dictionary(mapping: never)
    #expect(dictionary.keys.sorted() == ["name"])
    let cleared = DictionaryMapping().addingAdapter(at: "city") { _ in nil }
    #expect(try User(dictionary: ["city": "Rome"], mapping: cleared).city == nil)
  }

  @Test func `adapters receive null but no missing values`() throws {
    let mapping = DictionaryMapping()
      .addingAdapter(at: "city") { $0 is NSNull ? "null" : "value" }
      .addingReverseAdapter(at: "city") { $0 is NSNull ? "nil" : "some" }
    #expect(try User(dictionary: [:], mapping: mapping).city == "nowhere")
    #expect(try User(dictionary: ["city": NSNull()], mapping: mapping).city == "null")
    #expect(try User(dictionary: ["city": 7], mapping: mapping).city == "value")
    let dictionary = try User(city: nil).dictionary(mapping: mapping)
    #expect(dictionary["city"] as? String == "nil")
    #expect(dictionary["age"] == nil)
  }

  @Test func `an adapter can return any value that can be read`() throws {
    let mapping = DictionaryMapping()
      .addingAdapter(at: "tags") { ($0 as? String)?.split(separator: ",") }
      .addingReverseAdapter(at: "tags") { ($0 as? [String])?.joined(separator: ",") }
    let user = try User(dictionary: ["tags": "a,b"], mapping: mapping)
    #expect(user.tags == ["a", "b"])
    #expect(try user.dictionary(mapping: mapping)["tags"] as? String == "a,b")
    let model = DictionaryMapping().addingAdapter(at: "user") { _ in User(name: "made") }
    #expect(try mapped(["user": 1], model)["user.name"] == "made")
  }

  @Test func `adapters at nested paths`() throws {
    let mapping = DictionaryMapping(dictionaryLiteral: ("n", "who.name"))
      .addingAdapter(at: "who.name") { ($0 as? String)?.uppercased() }
      .addingReverseAdapter(at: "who.name") { ($0 as? String)?.lowercased() }
    #expect(try mapped(["n": "mona"], mapping) == ["who": ["name": "MONA"]])
    #expect(
      try back(["who": ["name": "MONA", "id": 1]], mapping) == ["who": ["id": 1], "n": "mona"])
  }

  @Test func `adapters are added, replaced and removed separately`() throws {
    let renamed: DictionaryMapping = ["a": "city"]
    let first = renamed.addingAdapter(at: "city") { _ in "first" }
    let second = first.addingAdapter(at: "city") { _ in "second" }
    func city(_ mapping: DictionaryMapping) throws -> String? {
      try User(dictionary: ["a": "raw"], mapping: mapping).city
    }
    #expect(try city(first) == "first")
    #expect(try city(second) == "second")
    // Removing an adapter keeps the renaming, and the reverse.
    #expect(try city(second.removingAdapters(at: "city")) == "raw")
    #expect(try city(second.removingReverseAdapters(at: "city")) == "second")
    #expect(
      try User(dictionary: ["city": "raw"], mapping: second.removing("a")).city == "second")
    #expect(try city(renamed.adding(second)) == "second")
    let reverse = second.addingReverseAdapter(at: "city") { _ in "back" }
    #expect(try User().dictionary(mapping: reverse)["a"] as? String == "back")
    let removed = reverse.removingReverseAdapters(at: "city")
    #expect(try User().dictionary(mapping: removed)["a"] as? String == "nowhere")
  }

  @Test func `reverse adapters receive native dates and data, other values by the options`() throws
  {
    let date = Date(timeIntervalSince1970: 0)
    let value: JSONValue = [
      "a": .date(date), "b": .date(date), "c": ["d": .data(Data([1])), "e": nil],
    ]
    let mapping = DictionaryMapping()
      .addingReverseAdapter(at: "a") { $0 is Date ? "date" : "text" }
      .addingReverseAdapter(at: "c.d") { $0 is Data ? "data" : "text" }
    let text = try value.dictionary(mapping: mapping)
    #expect(text["a"] as? String == "date")
    #expect(text["b"] as? String == "1970-01-01T00:00:00Z")
    #expect((text["c"] as? [String: Any])?["d"] as? String == "data")
    let native = try value.dictionary(mapping: mapping, .native)
    #expect(native["a"] as? String == "date")
    #expect(native["b"] as? Date == date)
    // A reverse adapter can receive values that JSON does not support.
    let odd: JSONValue = ["a": .double(.nan), "b": [.double(.infinity)]]
    let numbers = DictionaryMapping()
      .addingReverseAdapter(at: "a") { _ in "n/a" }.addingReverseAdapter(at: "b") { _ in nil }
    #expect(try odd.dictionary(mapping: numbers) as? [String: String] == ["a": "n/a"])
    let other = try error {
      _ = try odd.dictionary(mapping: numbers.removingReverseAdapters(at: "b"))
    }
    #expect(other.description == "b[0]: JSON has no inf")
  }

  // MARK: Errors

  private struct Refused: Error, CustomStringConvertible { var description: String { "refused" } }

  @Test func `an adapter that throws`() throws {
    let mapping = DictionaryMapping(dictionaryLiteral: ("town", "city"))
      .addingAdapter(at: "city") { _ in throw Refused() }
      .addingReverseAdapter(at: "city") { _ in throw Refused() }
    let reading = try error { _ = try User(dictionary: ["town": 1], mapping: mapping) }
    #expect(reading.description == "town: refused" && reading.code == .transformerFailed)
    let writing = try error { _ = try User().dictionary(mapping: mapping) }
    #expect(writing.description == "town: refused" && writing.code == .transformerFailed)
  }

  @Test func `errors have paths in the original dictionary`() throws {
    let mapping: DictionaryMapping = ["user.years": "age", "labels": "tags"]
    let age = try error {
      _ = try User(dictionary: ["user": ["years": "x"]], mapping: mapping)
    }
    #expect(age.description == #"user.years: expected an integer, found string "x""#)
    let tag = try error { _ = try User(dictionary: ["labels": ["a", 7]], mapping: mapping) }
    #expect(tag.description == "labels[1]: expected a string, found number 7")
    let name = try error { _ = try User(dictionary: ["name": 1], mapping: mapping) }
    #expect(name.description == "name: expected a string, found number 1")
  }
}
