import Foundation
import Isomer
import IsomerFoundation
import Testing

@testable import FixtureModels

/// Tests reading and writing models as property lists.
@Suite struct PropertyListTests {
  private let date = Date(timeIntervalSinceReferenceDate: 464_857_200.123_456_7)

  private func recording(_ date: Date) -> Recording {
    Recording(
      made: date, sound: Data([1, 2, 255]),
      takes: [date, .init(timeIntervalSinceReferenceDate: 0)],
      notes: ["n": Data()], aired: date, ended: nil, rating: 3, more: ["x": [1, "y"]])
  }

  private func scalars() throws -> Scalars {
    Scalars(
      int: .min, int8: .min, int16: .min, int32: .min, int64: .max, uint: .max, uint8: .max,
      uint16: .max, uint32: .max, uint64: .max, float: 0.1, double: -0.0, cgFloat: -2.5,
      decimal: try #require(Decimal(string: "19.99")), string: "a\"\\\r\n\u{e9}<&>\u{1f600}",
      substring: "", character: "\u{1f468}\u{200d}\u{1f469}", bool: true,
      url: try #require(URL(string: "https://example.org/a?b=c#d")),
      uuid: try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")),
      date: Date(timeIntervalSince1970: 1_557_933_618), data: Data([0, 1, 254, 255]))
  }

  @Test("All scalars, exactly", arguments: [PropertyListFormat.xml, .binary])
  func everyScalar(_ format: PropertyListFormat) throws {
    let scalars = try scalars()
    let data = try scalars.propertyList(format)
    let read = try Scalars(propertyList: data)
    #expect(read == scalars)
    #expect(read.double.sign == .minus)
    let object = try PropertyListSerialization.propertyList(from: data, format: nil)
    let members = try #require(object as? [String: Any])
    #expect(members["date"] as? Date == scalars.date)
    #expect(members["data"] as? Data == scalars.data)
    #expect(members["uint64"] as? UInt64 == .max && members["int"] as? Int == .min)
    #expect(try Scalars(dictionary: members) == scalars)
  }

  @Test("The same annotation yields native dates and data in property lists and text in JSON")
  func native() throws {
    let recording = recording(date)
    let binary = try recording.propertyList(.binary)
    #expect(try Recording(propertyList: binary) == recording)
    #expect(try JSONValue(propertyList: binary)["made"] == .date(date))
    #expect(try JSONValue(propertyList: binary)["tape.sound"] == .data(Data([1, 2, 255])))
    #expect(try JSONValue(propertyList: binary)["aired"] == .double(date.timeIntervalSince1970))
    #expect(
      try JSONValue(json: recording.json())["made"]?.string?.hasPrefix("2015-09-25T07") == true)
    // XML supports only whole seconds.
    let whole = Recording(made: Date(timeIntervalSince1970: 1_443_164_400), rating: 1)
    #expect(try Recording(propertyList: whole.propertyList(.xml)) == whole)
    let xml = try recording.propertyList(.xml)
    #expect(try Recording(propertyList: xml).made == whole.made)
    // Text is also read.
    var ended = whole
    ended.ended = whole.made
    let text = try JSONValue(json: ended.json()).propertyList(.binary)
    #expect(try Recording(propertyList: text) == ended)
  }

  @Test("Null is not supported", arguments: [PropertyListFormat.xml, .binary])
  func nulls(_ format: PropertyListFormat) throws {
    // With `null: .write` on the property, and in the options.
    let recording = Recording(made: Date(timeIntervalSince1970: 0))
    let value = try JSONValue(propertyList: recording.propertyList(format))
    #expect(value["ended"] == nil)
    #expect(value.object?.keys.contains("aired") == false)
    let user = User(login: "a", id: 1)
    let written = try user.propertyList(format, .null(.write))
    #expect(try JSONValue(propertyList: written) == ["login": "a", "id": 1])
    let sparse = Shelf(books: [], byYear: [1999: []], lent: [Book(title: "b", pages: nil), nil])
    let error = #expect(throws: MappingError.self) { try sparse.propertyList(format) }
    #expect(error?.description == "lent[1]: a property list has no null")
  }

  @Test("All roots", arguments: [PropertyListFormat.xml, .binary])
  func roots(_ format: PropertyListFormat) throws {
    let users = [User(login: "a", id: 1), User(login: "b", id: 2)]
    #expect(try [User](propertyList: users.propertyList(format)) == users)
    #expect(try [String: [User]](propertyList: ["u": users].propertyList(format)) == ["u": users])
    #expect(try Int(propertyList: 7.propertyList(format)) == 7)
  }

  @Test("Numbers require coerce in the old text format")
  func old() throws {
    let text = Data(
      """
      { int = 1; small = "2"; double = 0.5; float = 10; bool = YES; string = s; \
      date = "2019-05-15T15:20:18Z"; ints = (3, "4"); }
      """.utf8)
    let read = try Coerced(propertyList: text)
    #expect(read.int == 1 && read.double == 0.5 && read.bool == true && read.ints == [3, 4])
    let error = #expect(throws: MappingError.self) {
      try User(propertyList: Data("{ login = a; id = 7; }".utf8))
    }
    #expect(error?.description == #"id: expected an integer, found string "7""#)
  }

  @Test(
    "Errors and reports have paths and no locations", arguments: [PropertyListFormat.xml, .binary])
  func errors(_ format: PropertyListFormat) throws {
    let value: JSONValue = ["made": "x", "rating": .data(Data())]
    let list = try value.propertyList(format)
    let error = #expect(throws: MappingError.self) { try Recording(propertyList: list) }
    #expect(
      error?.description
        == #"made: expected a date such as "2019-05-15T15:20:18Z", found string "x""#)
    let fixed: JSONValue = ["made": .date(Date(timeIntervalSince1970: 0)), "rating": .data(Data())]
    let (recording, report) = try Recording.readWithReport(propertyList: fixed.propertyList(format))
    #expect(recording.rating == 0.5)
    #expect(
      report.withoutDefaults.description == "rating: default used: expected a number, found data")
    let none = #expect(throws: MappingError.self) { try Recording(propertyList: Data("{".utf8)) }
    #expect(none?.code == .invalidPropertyList)
  }

  @Test("The context is available in all formats")
  func context() throws {
    struct Seen: Readable, Writable {
      var context: String?

      static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Seen {
        try reader.skipValue()
        return Seen(context: MappingContext.current(as: String.self))
      }

      func write(to writer: inout JSONWriter) {
        writer.write(MappingContext.current(as: String.self) ?? "none")
      }
    }
    let options = ReadingOptions.context("c")
    #expect(try Seen(object: 1, options: options).context == "c")
    #expect(try Seen.readWithReport(dictionary: [:], options: options).0.context == "c")
    #expect(try Seen(propertyList: 1.propertyList(.xml), options: options).context == "c")
    #expect(try Seen(dictionary: [:], mapping: [:], options: options).context == "c")
    #expect(try Seen(object: 1).context == nil)
    #expect(try Seen().object(.context("c")) as? String == "c")
    #expect(try String(propertyList: Seen().propertyList(.binary, .context("c"))) == "c")
    #expect(try String(propertyList: Seen().propertyList(.xml, .context("c"))) == "c")
    #expect(try String(object: Seen(), options: options) == "c")
    let mapping = DictionaryMapping().addingAdapter(at: "a") { _ in
      MappingContext.current(as: String.self)
    }
    #expect(
      try [String: String](dictionary: ["a": 1], mapping: mapping, options: options) == ["a": "c"])
  }
}
