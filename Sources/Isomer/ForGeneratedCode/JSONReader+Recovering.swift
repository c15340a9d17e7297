// Values that may be invalid. Abandoned values are skipped as strictly as others, so a document
// that is not JSON still fails.
@_spi(Generated)
extension JSONReader {
  /// Reads a value; returns nil and records it if it is not a valid `T`.
  ///
  /// Throws only if the value is not JSON.
  @inlinable
  public mutating func recover<T: Readable>(_: T.Type) throws(ReadingFailure) -> T? {
    try unlessInvalid(.valueRecovered) { reader throws(ReadingFailure) in try T.read(&reader) }
  }

  /// Reads a value with a closure; returns nil and records it if it is not valid.
  @inlinable
  public mutating func recover<T>(
    _ read: (inout JSONReader) throws(ReadingFailure) -> T
  ) throws(ReadingFailure) -> T? {
    try unlessInvalid(.valueRecovered, read)
  }

  @inlinable
  mutating func unlessInvalid<T>(
    _ kind: MappingReport.Kind, _ read: (inout JSONReader) throws(ReadingFailure) -> T
  ) throws(ReadingFailure) -> T? {
    let start = position
    let notes = noteCount
    do {
      let value = try read(&self)
      if collector != nil { try rejectFaults(after: notes) }
      return value
    } catch {
      try giveUp(start, kind, error, notes)
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
    let misfit = try Misfit(failure)
    revert(to: start, notes)
    _ = token()
    let offset = cursor
    // If this fails, the details of the value conceal its secrets.
    try skipAgain()
    note(kind, at: offset, because: misfit, details: details)
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
