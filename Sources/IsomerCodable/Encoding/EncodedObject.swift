internal import Isomer

/// The members of an object that is encoded.
struct EncodedObject<Key: CodingKey>: KeyedEncodingContainerProtocol {
  private let encoder: ValueEncoder

  init(_ encoder: ValueEncoder) {
    self.encoder = encoder
    // An object without members is written, too.
    encoder.begin(.object)
  }

  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil(forKey key: Key) throws { try encode(String?.none, forKey: key) }

  /// Encodes a string, a number or a Boolean: the protocol has a function for each type.
  func encode<T: Encodable & Writable>(_ value: T, forKey key: Key) throws {
    try encoder.member(key) { try encoder.buffer.write(value, try? encoder.below(key)) }
  }

  func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
    try encoder.member(key) { try encoder.buffer.encode(value, encoder.below(key)) }
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    part(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    part(key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { part(AnyCodingKey.superclass) }

  func superEncoder(forKey key: Key) -> any Encoder { part(key) }

  private func part(_ key: any CodingKey) -> ValueEncoder {
    encoder.part(key) { try encoder.member(key, isContainer: true, $0) }
  }
}
