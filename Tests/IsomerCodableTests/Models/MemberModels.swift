import Foundation
import Isomer
import IsomerCodable

extension KeyedDecodingContainer {
  func decodeLooseInt(forKey key: Key) throws -> Int {
    if let text = try? decode(String.self, forKey: key), let value = Int(text) { return value }
    return try decode(Int.self, forKey: key)
  }

  func decodeNonEmptyIfPresent(forKey key: Key) throws -> String? {
    let text = try decodeIfPresent(String.self, forKey: key)
    return text?.isEmpty == true ? nil : text
  }

  func decodeItems<Item: Decodable>(_ type: Item.Type, forKey key: Key, below inner: String) throws
    -> [Item]
  {
    let container = try nestedContainer(keyedBy: AnyCodingKey.self, forKey: key)
    return try container.decode([Item].self, forKey: AnyCodingKey(stringValue: inner))
  }
}

extension KeyedEncodingContainer {
  mutating func encodeText(_ value: Int, forKey key: Key) throws {
    try encode(String(value), forKey: key)
  }

  mutating func encodeNothing(_ value: Int, forKey key: Key) throws {
    if value < 0 {
      throw EncodingError.invalidValue(
        value, .init(codingPath: codingPath, debugDescription: "\(value) is negative"))
    }
  }
}

// @mapped
struct MemberPage: Equatable {
  // @mapped with: .codable(reading: { try $0.decodeLooseInt(forKey: $1) }, writing: { try $0.encodeText($1, forKey: $2) })
  var count: Int
  // @mapped with.read: .codable(reading: { try $0.decodeNonEmptyIfPresent(forKey: $1) })
  var name: String?
  // @mapped default: [], with.read: .codable(reading: { try $0.decodeItems(Int.self, forKey: $1, below: "list") })
  var items: [Int]
  // @mapped default: 0, with: .codable(reading: { try $0.decode(Int.self, forKey: $1) }, writing: { try $0.encodeNothing($1, forKey: $2) })
  var last: Int
}

// The forms that 'isomer convert' writes.

// @mapped
struct ConvertedMember: Equatable {
  // @mapped with.write: .codable(reading: { container, key -> URL in try container.decode(URL.self, forKey: key) }, writing: { try $0.encodeIfPresent($1.absoluteString, forKey: $2) })
  var link: URL?
  // @mapped with: .codable(reading: { try Int($0.decode(Double.self, forKey: $1)) }, writing: { try $0.encode(Double($1) / 2, forKey: $2) })
  var size: Int
  // @mapped with.read: .codable(reading: { container, key -> String? in try container.decodeNonEmptyIfPresent(forKey: key) }), with.write: .codable(reading: { container, key -> String in try container.decode(String.self, forKey: key) }, writing: { try $0.encode($1.uppercased(), forKey: $2) })
  var name: String?
  // @mapped with.read: .codable(reading: { container, key -> URL? in try (container.decodeIfPresent(String.self, forKey: key)).flatMap { $0.isEmpty ? nil : URL(string: $0) } })
  var page: URL?
}

/// A type of another library, which contains dates.
struct DatedVisit: Codable, Equatable {
  var lastDay: Date
  var places: [String: [Date]] = [:]
  var nested: DatedStay?

  struct DatedStay: Codable, Equatable {
    var from: Date

    enum CodingKeys: String, CodingKey { case box }
    enum BoxKeys: String, CodingKey { case from }

    init(from: Date) { self.from = from }

    init(from decoder: any Decoder) throws {
      let box = try decoder.container(keyedBy: CodingKeys.self)
        .nestedContainer(keyedBy: BoxKeys.self, forKey: .box)
      from = try box.decode(Date.self, forKey: .from)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      var box = container.nestedContainer(keyedBy: BoxKeys.self, forKey: .box)
      try box.encode(from, forKey: .from)
    }
  }
}

// @mapped version: 1, derive: .equality
struct DatedTrip {
  // @mapped with: .codable(dates: .day)
  var visit: DatedVisit
  // @mapped with: .array(of: .codable(keys: .snake, dates: .secondsSince1970))
  var others: [DatedVisit] = []
  // @mapped with: .codable(reading: { try $0.decode(Date.self, forKey: $1) }, writing: { try $0.encode($1, forKey: $2) }, dates: .day)
  var start: Date
  // @mapped with.read: .codable(reading: { try $0.decodeIfPresent(DatedVisit.self, forKey: $1) }, keys: .snake), skip: [.write, .archive]
  var end: DatedVisit?
}
