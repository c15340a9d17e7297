internal import Isomer

/// A value that is encoded without a container.
struct EncodedScalar: SingleValueEncodingContainer {
  let encoder: ValueEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil() throws { try encoder.write(String?.none) }

  /// Encodes a string, a number or a Boolean: the protocol has a function for each type.
  func encode<T: Encodable & Writable>(_ value: T) throws { try encoder.write(value) }

  func encode<T: Encodable>(_ value: T) throws {
    try encoder.open(.value)
    try encoder.buffer.encode(value, encoder.place)
  }
}
