internal import Isomer

/// A value that is encoded without a container.
struct EncodedScalar: SingleValueEncodingContainer {
  let encoder: ValueEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil() throws { try encoder.write(String?.none) }

  func encode(_ value: Bool) throws { try encoder.write(value) }
  func encode(_ value: String) throws { try encoder.write(value) }
  func encode(_ value: Double) throws { try encoder.write(value) }
  func encode(_ value: Float) throws { try encoder.write(value) }
  func encode(_ value: Int) throws { try encoder.write(value) }
  func encode(_ value: Int8) throws { try encoder.write(value) }
  func encode(_ value: Int16) throws { try encoder.write(value) }
  func encode(_ value: Int32) throws { try encoder.write(value) }
  func encode(_ value: Int64) throws { try encoder.write(value) }
  func encode(_ value: UInt) throws { try encoder.write(value) }
  func encode(_ value: UInt8) throws { try encoder.write(value) }
  func encode(_ value: UInt16) throws { try encoder.write(value) }
  func encode(_ value: UInt32) throws { try encoder.write(value) }
  func encode(_ value: UInt64) throws { try encoder.write(value) }

  func encode<T: Encodable>(_ value: T) throws {
    try encoder.open(.value)
    try encoder.buffer.encode(value, encoder.place)
  }
}
