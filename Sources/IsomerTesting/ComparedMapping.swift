public import Foundation
public import Isomer

/// A way to read and to write a type.
public struct ComparedMapping {
  /// The name in reports, for example `init(json:)`.
  let name: String
  let read: (Data) throws -> Any
  /// Writes a value that was read; nil if the type is only read.
  let write: ((Any) throws -> Data)?

  /// Creates a mapping of two functions, for libraries other than `Codable`.
  ///
  /// ```swift
  /// ComparedMapping("ObjectMapper") { json in
  ///   let text = String(decoding: json, as: UTF8.self)
  ///   return try Mapper<OldMovie>().map(JSONString: text)
  /// } write: { value in
  ///   Data(((value as? OldMovie)?.toJSONString() ?? "").utf8)
  /// }
  /// ```
  public init(
    _ name: String, read: @escaping (Data) throws -> Any, write: ((Any) throws -> Data)? = nil
  ) {
    self.name = name
    self.read = read
    self.write = write
  }

  /// Reads and writes a type with coders; a type that is not `Encodable` is only read.
  public static func codable(
    _ type: any Decodable.Type, decoder: JSONDecoder = JSONDecoder(),
    encoder: JSONEncoder = JSONEncoder()
  ) -> ComparedMapping {
    ComparedMapping(
      "JSONDecoder", read: { try decoder.decode(type, from: $0) },
      write: !(type is any Encodable.Type)
        ? nil
        : { value in
          guard let value = value as? any Encodable else { throw Self.foreign(value) }
          return try encoder.encode(value)
        })
  }

  /// Reads and writes a type by its mapping; a type that is not `Writable` is only read.
  public static func mapped(_ type: any Readable.Type) -> ComparedMapping {
    ComparedMapping(
      "init(json:)", read: { try type.init(json: $0) },
      write: !(type is any Writable.Type)
        ? nil
        : { value in
          guard let value = value as? any Writable else { throw Self.foreign(value) }
          return try value.json()
        })
  }

  /// Returns the error for a value that this mapping has not read.
  private static func foreign(_ value: Any) -> EncodingError {
    .invalidValue(value, .init(codingPath: [], debugDescription: "the value has another type"))
  }
}
