import Isomer

/// The objects of an archive that others may refer to, by their number.
///
/// They are numbered in the order of the bytes. While everything is read in that order, each has the
/// number of those before it; once something is skipped or read out of order, all of them are looked
/// for, and an object is known by its offset.
///
///     28 A [ …, 28 B [ …, 29 0 ], 29 1 ]      A is 0, B is 1; B refers to A, A to B
struct SharedObjects {
  enum State {
    case unread
    case inProgress
    case made(AnyObject)
  }

  /// Something that waits for an object to be made.
  struct Waiting {
    /// Takes the object; false if it is of another type.
    let assign: (AnyObject) -> Bool
    /// Reads the object, if nothing else has.
    let read: (inout ArchiveReader) throws(ReadingFailure) -> Void
    let offset: Int
  }

  /// Where the tags stand.
  var offsets: [Int] = []
  var states: [State] = []
  /// Whether all are known.
  var isComplete = false
  var waiting: [Int: [Waiting]] = [:]

  /// The number of the object whose tag is at an offset.
  mutating func number(at offset: Int) -> Int? {
    guard isComplete else {
      offsets.append(offset)
      states.append(.unread)
      return offsets.count - 1
    }
    var low = 0
    var high = offsets.count
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low < offsets.count && offsets[low] == offset ? low : nil
  }
}

extension ArchiveReader {
  /// Bytes and a place in them.
  struct Source {
    var base: UnsafePointer<UInt8>
    var count: Int
    var cursor: Int
  }

  var source: Source {
    get { Source(base: base, count: count, cursor: cursor) }
    set {
      base = newValue.base
      count = newValue.count
      cursor = newValue.cursor
    }
  }

  /// Whether the reader stands in what an upgrade put in place of a value.
  var isInUpgrade: Bool { UnsafeRawPointer(base) != document.baseAddress }

  /// A place in the body of the archive.
  func place(_ offset: Int) -> Source {
    guard let start = document.baseAddress else { return source }
    return Source(
      base: start.assumingMemoryBound(to: UInt8.self),
      count: document.count - ArchiveFormat.checksumSize, cursor: offset)
  }

  /// Looks for all objects and strings that may be referred to, once.
  ///
  /// Whatever skips a value or reads out of order calls this first.
  mutating func findShared() throws(ReadingFailure) {
    guard !sharing.isComplete || !strings.isKnown else { return }
    let start = source
    source = place(bodyStart)
    try searchShared(to: count)
    let unread = sharing.offsets.count - sharing.states.count
    if unread > 0 { sharing.states += Array(repeating: .unread, count: unread) }
    sharing.isComplete = true
    source = start
  }

  /// Looks for all that may be referred to from where the reader stands up to an offset, or to what
  /// cannot be skipped.
  mutating func searchShared(to end: Int) throws(ReadingFailure) {
    sharing.offsets.removeAll(keepingCapacity: true)
    strings.beginSearch()
    defer { strings.endSearch() }
    while cursor < end {
      let head = cursor
      // D8 1C
      if base[cursor] == CBOR.tag | 24, peekTag() == CBOR.Tag.shareable {
        sharing.offsets.append(cursor)
      }
      let isString = base[head] & 0xC0 == CBOR.bytes
      let length = isString ? try skipString() : 0
      if !isString { _ = try skipHead() }
      if length >= strings.leastLength { strings.note(head) }
    }
  }

  /// Skips text or data and returns its length.
  private mutating func skipString() throws(ReadingFailure) -> Int {
    let length = try takeCount(base[cursor] & 0xE0, or: .expectedString)
    cursor &+= length
    return length
  }
}
