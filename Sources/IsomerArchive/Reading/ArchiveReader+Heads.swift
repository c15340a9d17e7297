@_spi(Generated) public import Isomer

// A head contains the kind and the length of a value. Integers and text handle short heads
// themselves.

extension ArchiveReader {
  /// The head of a value: the major type in the upper three bits of `initial`, and the argument.
  struct Head {
    let initial: UInt8
    let argument: UInt64
    var major: UInt8 { initial & 0xE0 }
  }

  /// Reads the head of a value; throws if RFC 8949 does not define it, or if its length is
  /// indefinite.
  @_optimize(speed)
  mutating func takeHead() throws(ReadingFailure) -> Head {
    guard cursor < count else { throw ReadingFailure(.unexpectedEnd, at: count) }
    let initial = base[cursor]
    let additional = initial & 31
    if additional < 24 {
      cursor &+= 1
      return Head(initial: initial, argument: UInt64(additional))
    }
    // The most common width of the others: the tag of a repeated string, and the length of text.
    if additional == 24, count &- cursor > 1 {
      cursor &+= 2
      return Head(initial: initial, argument: UInt64(base[cursor &- 1]))
    }
    guard additional < 28 else { throw ReadingFailure(.unexpectedByte, at: cursor) }
    let width = 1 &<< Int(additional &- 24)
    guard count &- cursor > width else { throw ReadingFailure(.unexpectedEnd, at: count) }
    var argument: UInt64 = 0
    for index in 1...width { argument = argument &<< 8 | UInt64(base[cursor &+ index]) }
    cursor &+= width &+ 1
    return Head(initial: initial, argument: argument)
  }

  /// Reads a head of one major type and returns its argument; throws without reading for another
  /// kind of value.
  @_optimize(speed)
  mutating func takeHead(
    _ major: UInt8, or code: ReadingFailure.Code
  ) throws(ReadingFailure) -> UInt64 {
    guard peek() & 0xE0 == major, cursor < count else { throw mismatch(code) }
    return try takeHead().argument
  }

  /// Reads a head of one major type and returns its argument as the number of items or bytes, each
  /// at least `size` bytes long; throws if there are not enough bytes.
  @_optimize(speed)
  mutating func takeCount(
    _ major: UInt8, of size: Int = 1, or code: ReadingFailure.Code
  ) throws(ReadingFailure) -> Int {
    let argument = try takeHead(major, or: code)
    guard argument <= UInt64((count &- cursor) / size) else {
      throw ReadingFailure(.unexpectedEnd, at: count)
    }
    return Int(argument)
  }

  /// Reads a tag if it is the given one; returns whether it was.
  mutating func takes(tag: UInt64) -> Bool {
    let start = cursor
    guard peek() & 0xE0 == CBOR.tag, let head = try? takeHead(), head.argument == tag else {
      cursor = start
      return false
    }
    return true
  }

  /// Returns the next tag without reading it.
  mutating func peekTag() -> UInt64? {
    guard peek() & 0xE0 == CBOR.tag else { return nil }
    let start = cursor
    defer { cursor = start }
    return try? takeHead().argument
  }
}

extension ArchiveReader {
  /// Skips a value of any kind.
  ///
  /// ```swift
  /// for _ in 0..<(try reader.beginArray()) { try reader.skipValue() }
  /// reader.endArray()
  /// ```
  ///
  /// Throws for invalid CBOR, or if archives do not support it.
  public mutating func skipValue() throws(ReadingFailure) {
    try findShared()
    try skipItems(1)
  }

  /// Skips a number of values, without recursion: the contents of a container are added to the
  /// number, which never exceeds the number of bytes left.
  mutating func skipItems(_ items: Int) throws(ReadingFailure) {
    var items = items
    while items > 0 {
      items &-= 1
      items &+= try skipHead()
      guard items <= count &- cursor else { throw ReadingFailure(.unexpectedEnd, at: count) }
    }
  }

  /// Skips a head and the bytes of text or data; returns the number of nested values.
  mutating func skipHead() throws(ReadingFailure) -> Int {
    let start = cursor
    let head = try takeHead()
    switch head.major {
    case CBOR.unsigned, CBOR.negative: return 0
    case CBOR.tag: return 1
    case CBOR.simple:
      // False, true, null, undefined, and floating-point numbers, which are the argument of their
      // head.
      guard (CBOR.false...CBOR.double).contains(head.initial), head.initial != 0xF8 else {
        throw ReadingFailure(.unexpectedByte, at: start)
      }
      return 0
    default: break
    }
    // A map has two values for each member.
    let shift: UInt64 = head.major == CBOR.map ? 1 : 0
    guard head.argument <= UInt64(count &- cursor) &>> shift else {
      throw ReadingFailure(.unexpectedEnd, at: count)
    }
    guard head.major < CBOR.array else { return Int(head.argument &<< shift) }
    cursor &+= Int(head.argument)
    return 0
  }
}
