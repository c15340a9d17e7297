// Values that may be invalid. Whatever is given up is skipped as strictly as anything else, so a
// document that is not JSON still fails.
@_spi(Generated)
extension JSONReader {
  /// Reads a value; one that is no `T` gives nil and is noted.
  ///
  /// Throws only if the value is not JSON.
  @inlinable
  public mutating func recover<T: Readable>(_: T.Type) throws(ReadingFailure) -> T? {
    let start = position
    let notes = noteCount
    do {
      return try T.read(&self)
    } catch {
      try giveUp(start, .valueRecovered, error, notes)
      return nil
    }
  }

  /// The same for a value that a closure reads.
  @inlinable
  public mutating func recover<T>(
    _ read: (inout JSONReader) throws(ReadingFailure) -> T
  ) throws(ReadingFailure) -> T? {
    let start = position
    let notes = noteCount
    do {
      return try read(&self)
    } catch {
      try giveUp(start, .valueRecovered, error, notes)
      return nil
    }
  }

  /// The number of notes so far: those of a value that is given up are forgotten.
  @usableFromInline
  var noteCount: Int { collector?.count ?? 0 }

  /// Goes back to the value that could not be read, skips it and takes note of it.
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

  /// Goes back to the key of a member that could not be read, skips it with its value and takes
  /// note of it.
  @inline(never) @usableFromInline
  mutating func giveUpMember(
    _ start: Position, _ failure: ReadingFailure, _ notes: Int
  ) throws(ReadingFailure) {
    rewind(to: start)
    _ = try readKey()
    try giveUp(position, .elementSkipped, failure, notes)
  }
}
