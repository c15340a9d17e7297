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

  func decode(_ type: Bool.Type) throws -> Bool { try read(type) }
  func decode(_ type: String.Type) throws -> String { try read(type) }
  func decode(_ type: Double.Type) throws -> Double { try read(type) }
  func decode(_ type: Float.Type) throws -> Float { try read(type) }
  func decode(_ type: Int.Type) throws -> Int { try read(type) }
  func decode(_ type: Int8.Type) throws -> Int8 { try read(type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try read(type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try read(type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try read(type) }
  func decode(_ type: UInt.Type) throws -> UInt { try read(type) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try read(type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try read(type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try read(type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try read(type) }

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    try document.decode(type, at: offset, place)
  }

  func read<T: Readable>(_ type: T.Type) throws -> T {
    try document.read(type, at: offset, place)
  }
}
