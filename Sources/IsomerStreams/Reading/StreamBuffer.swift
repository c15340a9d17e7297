import Isomer

/// A location in a stream, counted from its first byte.
struct StreamPlace {
  var offset = 0
  var line = 1
  var column = 1
}

/// The bytes of a stream that have arrived and are not yet consumed.
///
/// ```
/// stream   ……………………………{"id":1},{"id":2},{"i
///                        ^ origin          ^ end
///                                 ^ start: the bytes before it are consumed
/// ```
///
/// All offsets are those of the stream. Consumed bytes are removed only to make room, so the
/// others rarely move.
struct StreamBuffer: ~Copyable {
  private(set) var base: UnsafeMutablePointer<UInt8>
  private(set) var capacity: Int
  /// The offset of the first byte in memory.
  private(set) var origin = 0
  /// The offset after the last byte that has arrived.
  private(set) var end = 0
  /// The offset of the first byte that is not consumed; it never decreases.
  var start = 0
  /// True if no more bytes will arrive.
  var isFinal = false

  /// The number of line feeds, and the start of the line, before an offset.
  private var lines = (offset: 0, count: 0, start: 0)

  init(capacity: Int) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
    base.initialize(repeating: 0, count: capacity)
  }

  deinit { base.deallocate() }

  /// The number of bytes that have arrived and are not consumed.
  var count: Int { end - start }

  /// The byte at an offset from ``start`` to the one before ``end``.
  @inline(__always)
  func byte(_ offset: Int) -> UInt8 { base[offset - origin] }

  /// Returns the bytes in a range of offsets, which must have arrived.
  func bytes(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: base + (range.lowerBound - origin), count: range.count)
  }

  /// Consumes whitespace; returns false if nothing else has arrived.
  @inline(__always)
  mutating func skipWhitespace() -> Bool {
    if start < end, byte(start) > Byte.space { return true }
    start = origin + scanWhitespace(base, from: start - origin, to: end - origin)
    return start < end
  }
}

// MARK: - more bytes

extension StreamBuffer {
  /// Makes room for a number of bytes; returns true if the bytes in memory have moved.
  ///
  /// The capacity is doubled only if more than half of it is in use, so each byte is moved a few
  /// times at most, however large an element is.
  mutating func makeRoom(_ room: Int) -> Bool {
    guard capacity - (end - origin) < room else { return false }
    countLines(to: start)
    var larger = capacity
    while larger - count < room || count > larger / 2 { larger *= 2 }
    let source = base + (start - origin)
    if larger == capacity {
      base.update(from: source, count: count)
    } else {
      let new = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
      new.initialize(from: source, count: count)
      (new + count).initialize(repeating: 0, count: larger - count)
      base.deallocate()
      (base, capacity) = (new, larger)
    }
    origin = start
    return true
  }

  /// Calls a closure with the free memory; it returns the number of bytes that it stored there.
  mutating func fill<Failure: Error>(
    _ store: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
  ) throws(Failure) -> Int {
    let used = end - origin
    let stored = try store(
      UnsafeMutableRawBufferPointer(start: base + used, count: capacity - used))
    end += min(stored, capacity - used)
    return stored
  }
}

// MARK: - lines

extension StreamBuffer {
  /// Returns the location of an offset that is not below that of an earlier call and has arrived.
  mutating func place(of offset: Int) -> StreamPlace {
    countLines(to: offset)
    return StreamPlace(
      offset: offset, line: lines.count + 1, column: offset - lines.start + 1)
  }

  /// Returns the location of an offset that has arrived, after ``start``.
  mutating func placeAhead(of offset: Int) -> StreamPlace {
    countLines(to: start)
    let saved = lines
    defer { lines = saved }
    return place(of: offset)
  }

  /// Excludes the byte order mark, which precedes the first line, from the columns.
  mutating func skipByteOrderMark(_ length: Int) {
    start += length
    lines = (start, 0, start)
  }

  private mutating func countLines(to offset: Int) {
    guard offset > lines.offset else { return }
    let range = lines.offset - origin..<offset - origin
    let found = LineFeeds.count(base, in: range)
    if found > 0, let last = range.last(where: { base[$0] == Byte.lineFeed }) {
      lines.count += found
      lines.start = last + 1 + origin
    }
    lines.offset = offset
  }
}
