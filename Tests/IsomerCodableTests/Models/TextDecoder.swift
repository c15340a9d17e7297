import Foundation
import Isomer

/// A decoder that has only text, as of YAML: a scalar is decoded as any kind that its text allows.
struct TextDecoder: Decoder {
  let value: JSONValue
  var codingPath: [any CodingKey] = []
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  static func decode<T: Decodable>(_ type: T.Type, from text: String) throws -> T {
    try T(from: TextDecoder(value: JSONValue(json: text)))
  }

  func container<Key: CodingKey>(keyedBy _: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let members) = value else { throw mismatch }
    let pairs = members.map { ($0.key, TextDecoder(value: $0.value)) }
    return KeyedDecodingContainer(
      Keyed<Key>(members: Dictionary(pairs, uniquingKeysWith: { _, last in last })))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let elements) = value else { throw mismatch }
    return Unkeyed(elements: elements.map { TextDecoder(value: $0) })
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { Single(decoder: self) }

  fileprivate var mismatch: DecodingError {
    .typeMismatch(Any.self, .init(codingPath: [], debugDescription: "another kind"))
  }

  fileprivate var text: String {
    get throws {
      switch value {
      case .object, .array, .null: throw mismatch
      case .string(let text): text
      default: try value.jsonString()
      }
    }
  }

  fileprivate func scalar<T: LosslessStringConvertible>(_: T.Type) throws -> T {
    guard let value = T(try text) else { throw mismatch }
    return value
  }
}

private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let members: [String: TextDecoder]
  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { members.keys.compactMap(Key.init(stringValue:)) }

  func contains(_ key: Key) -> Bool { members[key.stringValue] != nil }
  func decodeNil(forKey key: Key) throws -> Bool { try member(key).value == .null }
  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try T(from: member(key))
  }
  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try member(key).container(keyedBy: type)
  }
  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try member(key).unkeyedContainer()
  }
  func superDecoder() throws -> any Decoder { throw CancellationError() }
  func superDecoder(forKey key: Key) throws -> any Decoder { try member(key) }

  private func member(_ key: Key) throws -> TextDecoder {
    guard let member = members[key.stringValue] else {
      throw DecodingError.keyNotFound(key, .init(codingPath: [], debugDescription: "missing"))
    }
    return member
  }
}

private struct Unkeyed: UnkeyedDecodingContainer {
  let elements: [TextDecoder]
  var currentIndex = 0
  var codingPath: [any CodingKey] { [] }
  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex == elements.count }

  mutating func decodeNil() throws -> Bool {
    guard elements[currentIndex].value == .null else { return false }
    currentIndex += 1
    return true
  }
  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    let value = try T(from: elements[currentIndex])
    currentIndex += 1
    return value
  }
  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    throw CancellationError()
  }
  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw CancellationError()
  }
  mutating func superDecoder() throws -> any Decoder { throw CancellationError() }
}

private struct Single: SingleValueDecodingContainer {
  let decoder: TextDecoder
  var codingPath: [any CodingKey] { [] }

  func decodeNil() -> Bool { decoder.value == .null }
  func decode(_ type: Bool.Type) throws -> Bool { try decoder.scalar(type) }
  func decode(_ type: String.Type) throws -> String { try decoder.text }
  func decode(_ type: Double.Type) throws -> Double { try decoder.scalar(type) }
  func decode(_ type: Float.Type) throws -> Float { try decoder.scalar(type) }
  func decode(_ type: Int.Type) throws -> Int { try decoder.scalar(type) }
  func decode(_ type: Int8.Type) throws -> Int8 { try decoder.scalar(type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try decoder.scalar(type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try decoder.scalar(type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try decoder.scalar(type) }
  func decode(_ type: UInt.Type) throws -> UInt { try decoder.scalar(type) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try decoder.scalar(type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try decoder.scalar(type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try decoder.scalar(type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try decoder.scalar(type) }
  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    if T.self == Decimal.self, let value = Decimal(string: try decoder.text) as? T { return value }
    throw decoder.mismatch
  }
}
