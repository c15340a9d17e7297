internal import Isomer

/// The elements of an array that is decoded.
struct DecodedArray: UnkeyedDecodingContainer {
  private let document: DecodedDocument
  private let place: CodingPlace?
  private let first: Int?
  /// The offset of the next element; nil at the end.
  private var next: Int?
  private(set) var currentIndex = 0

  init(_ document: DecodedDocument, at offset: Int, _ place: CodingPlace?) throws {
    self.document = document
    self.place = place
    first = try document.firstElement(at: offset, place)
    next = first
  }

  var codingPath: [any CodingKey] { CodingPlace.path(place) }
  var isAtEnd: Bool { next == nil }

  var count: Int? {
    var count = 0
    var offset = first
    while let element = offset {
      count += 1
      offset = try? document.nextElement(after: element, place)
    }
    return count
  }

  mutating func decodeNil() throws -> Bool {
    guard document.isNull(at: try offset(Never?.self)) else { return false }
    try advance()
    return true
  }

  /// Decodes a string, a number or a Boolean: the protocol has a function for each type.
  mutating func decode<T: Decodable & Readable>(_ type: T.Type) throws -> T {
    let index = currentIndex
    let value = try document.read(
      type, at: offset(type),
      CodingPlace.below(place, AnyCodingKey(intValue: index), limit: .max))
    try advance()
    return value
  }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    let value = try document.decode(type, at: offset(type), elementPlace)
    try advance()
    return value
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    let container = try decoder().container(keyedBy: type)
    try advance()
    return container
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let container = try decoder().unkeyedContainer()
    try advance()
    return container
  }

  mutating func superDecoder() throws -> any Decoder {
    let decoder = try decoder()
    try advance()
    return decoder
  }

  private func decoder() throws -> DocumentDecoder {
    DocumentDecoder(
      document: document, offset: try offset([Any].self), place: try elementPlace,
      convertsKeys: document.convertsKeys)
  }

  private var elementPlace: CodingPlace {
    get throws { try document.place(below: place, AnyCodingKey(intValue: currentIndex)) }
  }

  private func offset(_ type: Any.Type) throws -> Int {
    guard let next else {
      throw DecodingError.valueNotFound(
        type,
        .init(
          codingPath: codingPath + [AnyCodingKey(intValue: currentIndex)],
          debugDescription: "the array has only \(currentIndex) elements"))
    }
    return next
  }

  private mutating func advance() throws {
    next = try next.flatMap { try document.nextElement(after: $0, place) }
    currentIndex += 1
  }
}
