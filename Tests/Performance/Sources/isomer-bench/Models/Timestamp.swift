import Foundation
import Isomer

/// A time that is RFC 3339 in most payloads and seconds since 1970 in a push.
enum Timestamp: Equatable {
  case date(Date)
  case seconds(Int64)
}

extension Timestamp: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let seconds = try? container.decode(Int64.self) {
      self = .seconds(seconds)
    } else {
      self = .date(try container.decode(Date.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .date(let date): try container.encode(date)
    case .seconds(let seconds): try container.encode(seconds)
    }
  }
}

extension Timestamp: Readable, Writable {
  static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Timestamp {
    if try reader.peekKind() == .number { return .seconds(try reader.readInteger(Int64.self)) }
    return .date(try Date.read(&reader))
  }

  func write(to writer: inout JSONWriter) {
    switch self {
    case .date(let date): date.write(to: &writer)
    case .seconds(let seconds): seconds.write(to: &writer)
    }
  }
}
