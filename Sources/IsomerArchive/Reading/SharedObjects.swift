import Isomer

/// The objects of an archive that can be referenced, by their number.
///
/// They are numbered in the order of the bytes. While everything is read in that order, the numbers
/// are counted; once something is skipped or read out of order, all of them are searched for, and
/// an object is found by its offset.
///
///     28 A [ …, 28 B [ …, 29 0 ], 29 1 ]      A is 0, B is 1; B refers to A, A to B
struct SharedObjects {
  enum State {
    case unread
    case inProgress
    case made(AnyObject)
  }

  /// A location that waits for an object to be created.
  struct Waiting {
    /// Sets the object; returns false if it is of another type.
    let assign: (AnyObject) -> Bool
    /// Reads the object, if nothing else does.
    let read: (inout ArchiveReader) throws(ReadingFailure) -> Void
    let offset: Int
  }

  /// The offsets of the tags.
  var offsets: [Int] = []
  private var states: [State] = []
  /// True if all objects are known.
  var isComplete = false
  var waiting = [Int: [Waiting]]()

  /// Accesses the state of the object with a number.
  subscript(number: Int) -> State {
    get { number < states.count ? states[number] : .unread }
    set {
      while states.count <= number { states.append(.unread) }
      states[number] = newValue
    }
  }

  /// Returns the number of the object whose tag is at an offset.
  mutating func number(at offset: Int) -> Int? {
    guard isComplete else {
      offsets.append(offset)
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
  /// A buffer and a position in it.
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

  /// True if the reader is in the bytes that an upgrade set.
  var isInUpgrade: Bool { UnsafeRawPointer(base) != document.baseAddress }

  /// Returns a source for an offset in the body of the archive.
  func place(_ offset: Int) -> Source {
    guard let start = document.baseAddress else { return source }
    return Source(
      base: start.assumingMemoryBound(to: UInt8.self),
      count: document.count - ArchiveFormat.checksumSize, cursor: offset)
  }

  /// Finds all objects and strings that can be referenced, once; required before skipping or
  /// reading out of order.
  mutating func findShared() throws(ReadingFailure) {
    guard !sharing.isComplete || !strings.isKnown else { return }
    let start = source
    source = place(bodyStart)
    try searchShared(to: count)
    sharing.isComplete = true
    source = start
  }

  /// Finds everything that can be referenced up to an offset, or up to a value that cannot be
  /// skipped.
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
