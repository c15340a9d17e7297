@_spi(Generated) public import Isomer

extension ArchiveReader {
  @inline(never) @usableFromInline
  mutating func notOfClass(_ wanted: any AnyObject.Type, at start: Position) -> ReadingFailure {
    details.expected = "an object of the class '\(wanted)'"
    return ReadingFailure(.wrongModel, at: start.offset)
  }

  /// Returns the next object if it was already created; otherwise moves to its contents.
  @_spi(Generated)
  @inline(never)
  public mutating func existingObject(_ slot: inout ArchiveSlot) throws(ReadingFailure)
    -> AnyObject?
  {
    let start = cursor
    switch peekTag() {
    case CBOR.Tag.shareable:
      guard !isInUpgrade, let number = sharing.number(at: start) else { break }
      slot.number = number
      if case .made(let object) = sharing[number] {
        try skipValue()
        return object
      }
      _ = try takeHead()
    case CBOR.Tag.reference:
      let number = try takeReference()
      if case .made(let object) = sharing[number] { return object }
      try goToObject(number, &slot, from: start)
    default: return nil
    }
    guard slot.number >= 0 else {
      throw failure(.archiveFormat, at: start, "no object can be here")
    }
    try refuseCycle(slot.number, at: start)
    sharing[slot.number] = .inProgress
    return nil
  }

  /// Reads the number of a reference.
  mutating func takeReference() throws(ReadingFailure) -> Int {
    let start = cursor
    _ = try takeHead()
    let number = try readInteger(Int.self)
    guard number >= 0 else {
      throw failure(.archiveFormat, at: start, "the reference leads to no object")
    }
    return number
  }

  /// Throws if the object with a number is still being created.
  private mutating func refuseCycle(_ number: Int, at start: Int) throws(ReadingFailure) {
    guard case .inProgress = sharing[number] else { return }
    throw failure(.cycle, at: start, "the object holds itself")
  }

  /// Moves to the contents of an object that is stored elsewhere.
  private mutating func goToObject(
    _ number: Int, _ slot: inout ArchiveSlot, from start: Int
  ) throws(ReadingFailure) {
    // An object in progress has its number, even if only earlier objects are known.
    try refuseCycle(number, at: start)
    let offset = try offset(ofShared: number, from: start)
    slot.number = number
    slot.resume = source
    source = place(offset)
    _ = try takeHead()
  }

  /// Returns the offset of the object with a number, to which a location refers.
  mutating func offset(
    ofShared number: Int, from start: Int
  ) throws(ReadingFailure) -> Int {
    try findShared()
    guard number < sharing.offsets.count else {
      throw failure(.archiveFormat, at: start, "the reference leads to no object")
    }
    return sharing.offsets[number]
  }

  @usableFromInline
  mutating func wait(
    for number: Int, _ assign: @escaping (AnyObject) -> Bool,
    or read: @escaping (inout ArchiveReader) throws(ReadingFailure) -> Void
  ) throws(ReadingFailure) {
    if case .made(let object) = sharing[number] {
      guard assign(object) else {
        details.expected = "a reference to an object of another class"
        throw ReadingFailure(.wrongModel, at: cursor)
      }
      return
    }
    let waiting = SharedObjects.Waiting(assign: assign, read: read, offset: cursor)
    sharing.waiting[number, default: []].append(waiting)
  }

  /// Ends the archive: reads all awaited objects; nothing may follow.
  @usableFromInline
  mutating func finish() throws(ReadingFailure) {
    guard cursor == count else { throw ReadingFailure(.trailingBytes, at: cursor) }
    try finishPart()
  }

  /// Reads all awaited objects.
  mutating func finishPart() throws(ReadingFailure) {
    while !sharing.waiting.isEmpty {
      // In order, so that every run is the same.
      for number in sharing.waiting.keys.sorted() { try readAwaited(number) }
    }
  }

  /// Reads an awaited object, unless it has been created in the meantime.
  private mutating func readAwaited(_ number: Int) throws(ReadingFailure) {
    guard let first = sharing.waiting[number]?.first else { return }
    cursor = try offset(ofShared: number, from: first.offset)
    try first.read(&self)
    guard sharing.waiting[number] == nil else {
      throw failure(.archiveFormat, at: first.offset, "no object can be here")
    }
  }
}
