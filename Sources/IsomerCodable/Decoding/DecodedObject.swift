internal import Isomer

/// The members of an object that is decoded.
struct DecodedObject<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let document: DecodedDocument
  private let place: CodingPlace?
  private let members: [(key: String, offset: Int)]
  /// The positions by key, of objects with many members.
  private let positions: [String: Int]
  /// The offset of the closing brace.
  private let end: Int

  init(
    _ document: DecodedDocument, at offset: Int, _ place: CodingPlace?, convertsKeys: Bool
  ) throws {
    self.document = document
    self.place = place
    (members, end) = try document.members(at: offset, place, convertsKeys: convertsKeys)
    positions =
      members.count < 9
      ? [:]
      : Dictionary(
        zip(members.map(\.key), members.indices), uniquingKeysWith: { _, last in last })
  }

  var codingPath: [any CodingKey] { CodingPlace.path(place) }

  var allKeys: [Key] {
    var seen: Set<String> = []
    return members.compactMap { seen.insert($0.key).inserted ? Key(stringValue: $0.key) : nil }
  }

  func contains(_ key: Key) -> Bool { offset(of: key.stringValue) != nil }

  func decodeNil(forKey key: Key) throws -> Bool { document.isNull(at: try offset(key)) }

  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try read(type, key) }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try read(type, key) }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try read(type, key) }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try read(type, key) }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try read(type, key) }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try read(type, key) }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try read(type, key) }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try read(type, key) }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try read(type, key) }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try read(type, key) }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try read(type, key) }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try read(type, key) }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try read(type, key) }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try read(type, key) }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try document.decode(type, at: offset(key), document.place(below: place, key))
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try decoder(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { try decoder(AnyCodingKey.superclass) }

  func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(key) }

  private func decoder(_ key: any CodingKey) throws -> DocumentDecoder {
    DocumentDecoder(
      document: document, offset: try offset(key), place: try document.place(below: place, key),
      convertsKeys: document.convertsKeys)
  }

  private func read<T: Readable>(_ type: T.Type, _ key: Key) throws -> T {
    try document.read(type, at: offset(key), CodingPlace.below(place, key, limit: .max))
  }

  private func offset(_ key: any CodingKey) throws -> Int {
    guard let offset = offset(of: key.stringValue) else {
      throw document.missing(key, end: end, place)
    }
    return offset
  }

  /// Returns the offset of a member's value; of duplicate keys, the last one counts.
  private func offset(of key: String) -> Int? {
    if members.count < 9 { return members.last { $0.key == key }?.offset }
    return positions[key].map { members[$0].offset }
  }
}
