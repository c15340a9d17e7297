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

  func encodeNil() throws { try write(String?.none) }

  func encode(_ value: Bool) throws { try write(value) }
  func encode(_ value: String) throws { try write(value) }
  func encode(_ value: Double) throws { try write(value) }
  func encode(_ value: Float) throws { try write(value) }
  func encode(_ value: Int) throws { try write(value) }
  func encode(_ value: Int8) throws { try write(value) }
  func encode(_ value: Int16) throws { try write(value) }
  func encode(_ value: Int32) throws { try write(value) }
  func encode(_ value: Int64) throws { try write(value) }
  func encode(_ value: UInt) throws { try write(value) }
  func encode(_ value: UInt8) throws { try write(value) }
  func encode(_ value: UInt16) throws { try write(value) }
  func encode(_ value: UInt32) throws { try write(value) }
  func encode(_ value: UInt64) throws { try write(value) }

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

  private func write(_ value: some Writable) throws {
    try encoder.element { try encoder.buffer.write(value, try? encoder.below(key)) }
  }
}
