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

  mutating func decode(_ type: Bool.Type) throws -> Bool { try read(type) }
  mutating func decode(_ type: String.Type) throws -> String { try read(type) }
  mutating func decode(_ type: Double.Type) throws -> Double { try read(type) }
  mutating func decode(_ type: Float.Type) throws -> Float { try read(type) }
  mutating func decode(_ type: Int.Type) throws -> Int { try read(type) }
  mutating func decode(_ type: Int8.Type) throws -> Int8 { try read(type) }
  mutating func decode(_ type: Int16.Type) throws -> Int16 { try read(type) }
  mutating func decode(_ type: Int32.Type) throws -> Int32 { try read(type) }
  mutating func decode(_ type: Int64.Type) throws -> Int64 { try read(type) }
  mutating func decode(_ type: UInt.Type) throws -> UInt { try read(type) }
  mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try read(type) }
  mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try read(type) }
  mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try read(type) }
  mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try read(type) }

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

  private mutating func read<T: Readable>(_ type: T.Type) throws -> T {
    let index = currentIndex
    let value = try document.read(
      type, at: offset(type),
      CodingPlace.below(place, AnyCodingKey(intValue: index), limit: .max))
    try advance()
    return value
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
