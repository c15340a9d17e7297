// Values that may be invalid. Abandoned values are skipped as strictly as others, so a document
// that is not JSON still fails.
@_spi(Generated)
extension JSONReader {
  /// Reads a value; returns nil and records it if it is not a valid `T`.
  ///
  /// Throws only if the value is not JSON.
  @inlinable
  public mutating func recover<T: Readable>(_: T.Type) throws(ReadingFailure) -> T? {
    let start = position
    let notes = noteCount
    do {
      let value = try T.read(&self)
      if collector != nil { try rejectFaults(after: notes) }
      return value
    } catch {
      try giveUp(start, .valueRecovered, error, notes)
      return nil
    }
  }

  /// Reads a value with a closure; returns nil and records it if it is not valid.
  @inlinable
  public mutating func recover<T>(
    _ read: (inout JSONReader) throws(ReadingFailure) -> T
  ) throws(ReadingFailure) -> T? {
    let start = position
    let notes = noteCount
    do {
      let value = try read(&self)
      if collector != nil { try rejectFaults(after: notes) }
      return value
    } catch {
      try giveUp(start, .valueRecovered, error, notes)
      return nil
    }
  }

  /// The number of notes so far; the notes of an abandoned value are discarded.
  @usableFromInline
  var noteCount: Int { collector?.count ?? 0 }

  /// Returns to the value that could not be read, skips it and records it.
  @inline(never) @usableFromInline
  mutating func giveUp(
    _ start: Position, _ kind: MappingReport.Kind, _ failure: ReadingFailure, _ notes: Int
  ) throws(ReadingFailure) {
    rewind(to: start)
    _ = token()
    let offset = cursor
    try skipValue()
    collector?.forget(after: notes)
    objects?.pointee.close(below: depth)
    note(kind, at: offset, because: failure, details: details)
    details = FailureDetails()
  }

  /// Returns to the key of a member that could not be read, skips it with its value and records it.
  @inline(never) @usableFromInline
  mutating func giveUpMember(
    _ start: Position, _ failure: ReadingFailure, _ notes: Int
  ) throws(ReadingFailure) {
    rewind(to: start)
    _ = try readKey()
    try giveUp(position, .elementSkipped, failure, notes)
  }
}
