@_spi(Generated)
extension JSONReader {
  /// A place between two tokens, to which the reader can go back.
  @frozen
  public struct Position {
    @usableFromInline let offset: Int
    @usableFromInline let depth: Int

    @inlinable @inline(__always)
    init(offset: Int, depth: Int) {
      self.offset = offset
      self.depth = depth
    }
  }

  /// Where the reader stands.
  @inlinable @inline(__always)
  public var position: Position { Position(offset: cursor, depth: depth) }

  /// Goes back, or forward, to a place where the reader stood before.
  @inlinable @inline(__always)
  public mutating func rewind(to position: Position) {
    cursor = position.offset
    depth = position.depth
  }
}

// A value that is read for several properties is read once for each. In a model that holds itself
// that doubles with every level, so what is read again is bounded: a hostile document cannot make a
// short text a long work.
@_spi(Generated)
extension JSONReader {
  /// Goes back to a value to read it for another property.
  ///
  /// Throws when far more has been read again than the document is long.
  @inline(never)
  public mutating func revisit(_ position: Position) throws(ReadingFailure) {
    try reread(from: position, "it is read for several properties at too many levels")
  }

  /// Goes back to a place, and counts what has been read behind it.
  mutating func reread(
    from position: Position, _ excess: StaticString
  ) throws(ReadingFailure) {
    try spend(cursor - position.offset, excess)
    rewind(to: position)
  }
}

extension JSONReader {
  /// What may be read again in a document: 256 times its length, and a megabyte.
  static func rereadable(count: Int) -> Int { (count + 4096) << 8 }

  /// Takes bytes that are read again off what may be.
  mutating func spend(_ bytes: Int, _ excess: StaticString) throws(ReadingFailure) {
    rereadable -= bytes
    guard rereadable >= 0 else {
      details.reason = excess.description
      throw ReadingFailure(.invalidValue, at: cursor)
    }
  }
}

// The key that `firstKey` or `nextKey` has just returned as unknown. Only its place is kept, and it
// is read again.
@_spi(Generated)
extension JSONReader {
  /// The key that was just taken, as a string.
  public var currentKey: String {
    @inline(never) mutating get { rereadKey() }
  }

  private mutating func rereadKey() -> String {
    let position = self.position
    defer { rewind(to: position) }
    cursor = keyStart
    // It was valid when it was read.
    return (try? readText())?.string ?? ""
  }

  /// Notes the key that was just taken as one that nobody claims, and skips its value.
  @inline(never)
  public mutating func reportUnknownKey() throws(ReadingFailure) {
    note(.unknownKey, at: keyStart)
    try skipValue()
  }

  /// Keeps the value of an unknown key that no flattened model reads.
  public mutating func keep(
    in rest: inout [String: Value]?, besides mapping: any KeyedMapping.Type, below path: String
  ) throws(ReadingFailure) {
    let key = currentKey
    let isKnown = !key.hashesSlowly && mapping.claim(key, below: path, as: profile) != .none
    if isKnown { try skipValue() } else { try keep(in: &rest) }
  }

  /// Reads the value of an unknown key and keeps it.
  @inline(never)
  public mutating func keep(in rest: inout [String: Value]?) throws(ReadingFailure) {
    let key = currentKey
    if key.mayHashSlowly { try checkHashing(of: key, isKey: true) }
    let value = try Value.read(&self)
    rest = rest ?? [:]
    rest?[key] = value
  }
}
