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

  /// Decodes a string, a number or a Boolean: the protocol has a function for each type.
  func decode<T: Decodable & Readable>(_ type: T.Type, forKey key: Key) throws -> T {
    try document.read(type, at: offset(key), CodingPlace.below(place, key, limit: .max))
  }

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
