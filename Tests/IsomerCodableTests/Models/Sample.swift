import Foundation
import Isomer
import IsomerCodable
import Testing

/// A value that both coders read and write.
struct Sample: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// The value's document, from Foundation's encoder.
  let document: @Sendable () throws -> Data
  /// The value's document, from Isomer.
  let written: @Sendable () throws -> Data
  /// Reads a document with both; returns whether each read it, and whether the values are equal.
  let compare: @Sendable (Data) -> Comparison

  struct Comparison: Equatable {
    var foundation: Bool
    var isomer: Bool
    var areEqual = true
  }

  init<T: Codable & Equatable & SendableMetatype>(_ value: @escaping @Sendable () -> T) {
    testDescription = "\(T.self)"
    document = { try Self.encoder.encode(value()) }
    written = { try CodableValue(value()).json() }
    compare = { data in
      let ours = try? CodableValue<T>(json: data).value
      let theirs = try? Self.decoder.decode(T.self, from: data)
      return Comparison(
        foundation: theirs != nil, isomer: ours != nil,
        areEqual: ours == nil || theirs == nil || ours == theirs)
    }
  }

  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    return encoder
  }

  private static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return decoder
  }

  /// Foundation also reads other forms of these types.
  static let special = Sample { Special() }

  static let general = [
    Sample { Scalars() }, Sample { Collected() }, Sample { Painted() },
    Sample { Nested() }, Sample { Dog() }, Sample { Cat() }, Sample { Row() },
    Sample { [Either.text("a"), .number(2)] }, Sample { ["x": [Scalars(), Scalars()]] },
    Sample { [Int: [String: Painted]]() }, Sample { 5 }, Sample { "text" },
    Sample { [Int?.none, 1] },
  ]
}
