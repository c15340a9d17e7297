import Foundation
import Isomer
import IsomerCodable
import Testing

@Suite("Values in the forms that a mapping reads")
struct FormedDecodingTests {
  @Test("are read equally by all decoders")
  func equality() throws {
    let data = Data(Parcel.document.utf8)
    let parcel = try Parcel(json: data)
    #expect(try JSONDecoder().decode(Parcel.self, from: data) == parcel)
    #expect(try JSONValue(json: JSONEncoder().encode(parcel)) == JSONValue(json: parcel.json()))
    var plain = parcel
    // Property lists have no null.
    (plain.names, plain.tag) = (["x"], nil)
    let list = try PropertyListEncoder().encode(plain)
    #expect(try PropertyListDecoder().decode(Parcel.self, from: list) == plain)
  }

  @Test("are read by decoders that return every scalar as a string")
  func text() throws {
    var parcel = try Parcel(json: Parcel.document)
    parcel.tag = .array([.string("1"), .object(["a": .null])])
    #expect(try TextDecoder.decode(Parcel.self, from: Parcel.document) == parcel)
  }

  @Test("are read in other forms, if the mapping refuses the first")
  func otherForms() throws {
    struct Dated: Encodable {
      var at: Date
      var others: [Date]
      var late: Date
    }
    let date = Date(timeIntervalSinceReferenceDate: 5)
    let encoder = JSONEncoder()
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "dd.MM.yyyy HH:mm:ss"
    encoder.dateEncodingStrategy = .formatted(formatter)
    let data = try encoder.encode(Dated(at: date, others: [date], late: date))
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .formatted(formatter)
    let delivery = try decoder.decode(Delivery.self, from: data)
    #expect(delivery == Delivery(at: date, others: [date], late: date))
  }

  @Test("report errors of the mapping if the document is no object")
  func roots() throws {
    for json in ["5", "[1]", "null", #""a""#] {
      let expected = try #require(throws: MappingError.self) { try [Delivery](json: "[\(json)]") }
      let found = Self.outcome {
        try JSONDecoder().decode([Parcel].self, from: Data("[\(json)]".utf8))[0]
      }
      #expect(found == .errors(": \(expected.code)"), "\(json)")
    }
  }

  /// Replaces every value of the document, one at a time, with values of all kinds, or removes it.
  @Test("fall back to what the decoder has, with equal results and errors")
  func changes() throws {
    let document = try JSONValue(json: Parcel.document)
    // Not 2.0, which other decoders return as an integer.
    let others: [JSONValue?] = [
      nil, .null, true, 3, -1, 2.5, 1e300, "open", "1", "", [], [1], [nil], [["a": 1]],
      [:], ["width": 2], ["a": ["width": "x"]], .number("9007199254740993"),
    ]
    let decoder = JSONDecoder()
    // By default, a number is a date for this decoder.
    decoder.dateDecodingStrategy = .iso8601
    var count = 0
    for path in Self.paths(in: document) {
      for other in others {
        var changed = document
        changed[ValuePath(path)] = other
        let data = try changed.json()
        let found = Self.outcome { try decoder.decode(Parcel.self, from: data) }
        let expected = Self.outcome { try Parcel(json: data) }
        #expect(found == expected, "\(ValuePath(path)): \(other.map { "\($0)" } ?? "removed")")
        count += 1
      }
    }
    #expect(count > 500)
  }

  private enum Outcome: Equatable { case value(Parcel), errors(String) }

  private static func outcome(_ read: () throws -> Parcel) -> Outcome {
    do {
      return .value(try read())
    } catch DecodingError.typeMismatch(_, let context), DecodingError.keyNotFound(_, let context),
      DecodingError.dataCorrupted(let context)
    {
      return .errors(context.underlyingError.map(words) ?? context.debugDescription)
    } catch {
      return .errors(words(error))
    }
  }

  /// Returns the errors without their lines, in any order.
  private static func words(_ error: any Error) -> String {
    guard let error = error as? MappingError else { return "\(error)" }
    return error.all.map { "\($0.path): \($0.code)" }.sorted().joined(separator: ", ")
  }

  private static func paths(in value: JSONValue) -> [[ValuePath.Component]] {
    let members: [(ValuePath.Component, JSONValue)]
    switch value {
    case .object(let object): members = object.map { (.key($0.key), $0.value) }
    case .array(let elements):
      members = elements.enumerated().map { (.index($0.offset), $0.element) }
    default: members = []
    }
    return members.flatMap { step, value in [[step]] + paths(in: value).map { [step] + $0 } }
  }
}
