import Foundation

enum Coders {
  static func decoder() -> JSONDecoder {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    decoder.dateDecodingStrategy = .secondsSince1970
    return decoder
  }

  static func encoder() -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.dateEncodingStrategy = .secondsSince1970
    return encoder
  }
}

extension KeyedDecodingContainer {
  /// Some amounts are strings.
  func decodeAmount(forKey key: Key) throws -> Double {
    if let text = try? decode(String.self, forKey: key) {
      guard let value = Double(text) else {
        throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: text)
      }
      return value
    }
    return try decode(Double.self, forKey: key)
  }
}
