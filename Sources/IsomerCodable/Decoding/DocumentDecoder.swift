internal import Isomer

/// A decoder of the value at an offset in a document.
struct DocumentDecoder: Decoder {
  let document: DecodedDocument
  let offset: Int
  let place: CodingPlace?
  /// True if the keys of the object are converted.
  let convertsKeys: Bool

  var codingPath: [any CodingKey] { CodingPlace.path(place) }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy _: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(
      try DecodedObject<Key>(document, at: offset, place, convertsKeys: convertsKeys))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try DecodedArray(document, at: offset, place)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }
}

extension DocumentDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { document.isNull(at: offset) }

  /// Decodes a string, a number or a Boolean, for which the protocol has a function each, or a model.
  func decode<T: Decodable & Readable>(_ type: T.Type) throws -> T {
    try document.read(type, at: offset, place)
  }

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    try document.decode(type, at: offset, place)
  }
}
