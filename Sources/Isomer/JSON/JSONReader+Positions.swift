@_spi(Generated)
extension JSONReader {
  /// A position between two tokens to which the reader can return.
  @frozen
  public struct Position {
    @usableFromInline let offset: Int
    @usableFromInline let depth: Int

    @inlinable init(offset: Int, depth: Int) {
      self.offset = offset
      self.depth = depth
    }
  }

  /// The current position.
  @inlinable public var position: Position { Position(offset: cursor, depth: depth) }

  /// Moves back, or forward, to an earlier position of the reader.
  @inlinable public mutating func rewind(to position: Position) {
    cursor = position.offset
    depth = position.depth
  }
}

extension JSONReader {
  /// Returns the offset of the value that begins at an earlier position, after whitespace.
  func valueStart(_ position: Position) -> Int {
    scanWhitespace(base, from: position.offset, to: count)
  }
}

// A value read for several properties is read once for each. In a recursive model that doubles with
// every level, so rereading is limited: a hostile document cannot cause much work with a short
// text. A value that is only passed over again does not count, because it takes no time
// (`ValueEnds`).
@_spi(Generated)
extension JSONReader {
  /// Returns to a value to read it for another property.
  ///
  /// Throws if much more has been reread than the length of the document.
  @inline(never)
  public mutating func revisit(_ position: Position) throws(ReadingFailure) {
    try reread(from: position, "it is read for several properties at too many levels")
  }

  /// Returns to a position and counts the bytes read after it.
  mutating func reread(
    from position: Position, _ excess: StaticString
  ) throws(ReadingFailure) {
    try spend(cursor - position.offset, excess)
    rewind(to: position)
  }

  /// Records that a value was read completely, which is passed over when its object is read again.
  @inlinable
  public mutating func endValue(from start: Position) {
    if cursor &- start.offset >= ValueEnds.minimumLength { recordEnd(from: start.offset) }
  }

  @inline(never) @usableFromInline
  mutating func recordEnd(from start: Int) {
    let start = scanWhitespace(base, from: start, to: cursor)
    let first = byte(start)
    guard first == Byte.openBrace || first == Byte.openBracket else { return }
    valueEnds.record(start..<cursor)
  }
}

extension JSONReader {
  /// Returns the number of bytes of a document that may be reread: 256 times its length, and a
  /// megabyte.
  static func rereadable(count: Int) -> Int { (count + 4096) << 8 }

  /// Subtracts reread bytes from the limit.
  mutating func spend(_ bytes: Int, _ excess: StaticString) throws(ReadingFailure) {
    countReread(bytes)
    guard rereadable >= 0 else {
      details.reason = excess.description
      throw ReadingFailure(.repetitionLimit, at: cursor)
    }
  }

  /// Allows more rereading after bytes were added to a stream.
  package mutating func allowRereading(of bytes: Int) {
    rereadable += bytes << 8
    recordingStart += 2 * bytes
  }

  /// Continues with the limits of another reader.
  package mutating func continueRereading(of reader: borrowing JSONReader) {
    (rereadable, reread) = (reader.rereadable, reader.reread)
    recordingStart = reader.recordingStart
  }

  /// Skips a value that was read before, completely or up to a failure.
  mutating func skipAgain() throws(ReadingFailure) {
    let start = cursor
    try skipValue()
    countReread(cursor - start)
  }

  /// Counts reread bytes; when they exceed twice the length of the document, the ends of all skipped
  /// values are recorded from then on.
  mutating func countReread(_ bytes: Int) {
    rereadable -= bytes
    reread += bytes
    if reread > recordingStart { valueEnds.recordAll(base, count) }
  }
}

// The key that `firstKey` or `nextKey` just returned as unknown. Only its offset is stored, and it
// is read again.
@_spi(Generated)
extension JSONReader {
  /// The key just read, as a string.
  public var currentKey: String {
    @inline(never) mutating get {
      let position = self.position
      defer { rewind(to: position) }
      cursor = keyStart
      // It was already validated.
      return (try? readText())?.string ?? ""
    }
  }

  /// Records the key just read as unknown and skips its value.
  @inline(never)
  public mutating func reportUnknownKey() throws(ReadingFailure) {
    note(.unknownKey, at: keyStart)
    try skipValue()
  }

  /// Records the next element of an array as unknown and skips it, or throws.
  @inline(never)
  public mutating func unknownElement(_ policy: UnknownKeys) throws(ReadingFailure) {
    _ = token()
    if policy == .error { throw ReadingFailure(.unknownKey, at: cursor) }
    note(.unknownKey, at: cursor)
    try skipValue()
  }

  /// Appends an element to a list that takes the remaining ones of an array.
  @inlinable
  public func append<Element>(_ element: Element, to list: inout [Element]?) {
    if list == nil { list = [] }
    list?.append(element)
  }

  /// Reads the value of an unknown key and stores it, unless a flattened model reads it.
  @inline(never)
  public mutating func keep(
    in rest: inout [String: JSONValue]?, besides mapping: (any KeyedMapping.Type)? = nil,
    below path: String = ""
  ) throws(ReadingFailure) {
    try keep(in: &rest, besides: mapping, below: path) { reader throws(ReadingFailure) in
      try JSONValue.read(&reader)
    }
  }
}
