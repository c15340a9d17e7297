@_spi(Generated)
extension JSONReader {
  /// Reads a value from composed pieces of the document; throws after too many repetitions.
  @inlinable
  mutating func part<Value>(
    _ text: PiecedText, _ read: (inout JSONReader) throws(ReadingFailure) -> Value
  ) throws(ReadingFailure) -> Result<Value, ReadingFailure> {
    try spendCopy(text)
    let notes = noteCount
    let changes = pendingCount
    let result = text.withBytes { bytes, open -> Result<Value, ReadingFailure> in
      var reader = JSONReader(unsafe: bytes, options: options, collector: collector)
      reader.continueFrom(self, in: open)
      var result = reader.whole(read)
      if collector != nil, reader.hasFaults(in: result, after: notes) {
        result = .failure(ReadingFailure(.consequence, at: 0))
      }
      finish(reader)
      return result
    }
    collector?.place(notesAfter: notes, in: text)
    updates?.place(after: changes, at: cursor, depth: depth)
    return result
  }

  /// Reads a value that must not be followed by anything.
  @inlinable
  mutating func whole<Value>(
    _ read: (inout JSONReader) throws(ReadingFailure) -> Value
  ) -> Result<Value, ReadingFailure> {
    do throws(ReadingFailure) {
      let value = try read(&self)
      try finish()
      return .success(value)
    } catch {
      return .failure(error)
    }
  }

  /// Counts each byte of a copy several times, because nested copies also take memory, and some for
  /// one that is open.
  @usableFromInline
  mutating func spendCopy(_ text: PiecedText) throws(ReadingFailure) {
    rereadable -= text.isOpen ? 512 : 7 * text.count
    if !valueEnds.hasRoom(for: text.count) { rereadable = 0 }
    try spend(text.count, "it is copied for several properties at too many levels")
  }

  @usableFromInline
  mutating func continueFrom(_ reader: borrowing JSONReader, in open: OpenText?) {
    depth = reader.depth
    isNative = reader.isNative
    attempted = reader.attempted
    continueRereading(of: reader)
    valueEnds.begin(open, inside: reader.valueEnds.openLength)
    updates = reader.updates
    collector?.search?.beginPart(depth)
    countReread(0)
  }

  @usableFromInline
  mutating func finish(_ reader: borrowing JSONReader) {
    details = reader.details
    rereadable = reader.rereadable
    reread = reader.reread
    attempted = reader.attempted
    collector?.search?.endPart()
  }

  func bytes(_ place: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    precondition(place.lowerBound >= 0 && place.upperBound <= count)
    return UnsafeBufferPointer(start: base + place.lowerBound, count: place.count)
  }
}

extension ReportCollector {
  /// Moves the notes on a composed text to their locations in the document.
  @usableFromInline
  func place(notesAfter count: Int, in text: PiecedText) {
    search?.change(after: count) { fault in
      fault.failed.failure = text.placed(fault.failed.failure, &fault.failed.details)
      fault.value = fault.value.flatMap(text.placed)
    }
    relocate(after: count) { note in
      note.offset = text.offset(ofNote: note.offset)
      note.failure = note.failure.map { text.placed($0, &note.details) }
    }
  }
}
