internal import Isomer

/// The elements of an array that is encoded.
struct EncodedArray: UnkeyedEncodingContainer {
  private let encoder: ValueEncoder

  init(_ encoder: ValueEncoder) {
    self.encoder = encoder
    // An array without elements is written, too.
    encoder.begin(.array)
  }

  var codingPath: [any CodingKey] { encoder.codingPath }
  var count: Int { encoder.count }

  func encodeNil() throws { try encode(String?.none) }

  /// Encodes a string, a number or a Boolean: the protocol has a function for each type.
  func encode<T: Encodable & Writable>(_ value: T) throws {
    try encoder.element { try encoder.buffer.write(value, try? encoder.below(key)) }
  }

  func encode<T: Encodable>(_ value: T) throws {
    try encoder.element { try encoder.buffer.encode(value, encoder.below(key)) }
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> {
    part().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { part().unkeyedContainer() }

  func superEncoder() -> any Encoder { part() }

  private func part() -> ValueEncoder {
    encoder.part(key) { try encoder.element($0) }
  }

  private var key: AnyCodingKey { AnyCodingKey(intValue: count) }
}
