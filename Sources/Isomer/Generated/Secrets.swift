// What generated code calls around properties marked `secret`. Reading and writing them costs a look
// at whether there is a report, or a failure; all else happens after a failure.

@_spi(Generated)
extension JSONReader {
  /// Reads a value that errors and reports show as `<redacted>`.
  @inlinable
  public mutating func secret(
    _ read: (inout JSONReader) throws(ReadingFailure) -> Void
  ) throws(ReadingFailure) {
    let notes = noteCount
    do throws(ReadingFailure) {
      try read(&self)
    } catch {
      conceal(after: notes)
      throw error
    }
    collector?.conceal(after: notes)
    secretEnd = cursor
  }

  /// Reads a value that neither an error nor a report may show, and gives it back.
  @inlinable
  public mutating func secretValue<Value>(
    _ read: (inout JSONReader) throws(ReadingFailure) -> Value
  ) throws(ReadingFailure) -> Value {
    var result: Value?
    try secret { reader throws(ReadingFailure) in result = try read(&reader) }
    return result.moved()
  }

  @inline(never) @usableFromInline
  mutating func conceal(after notes: Int) {
    details.conceal()
    collector?.conceal(after: notes)
  }
}

extension JSONReader {
  /// What the last failure could not carry, with nothing of what stands behind a secret value: of
  /// `47ab` without quotes a number is read, and `ab` is what is wrong.
  func details(of failure: ReadingFailure) -> FailureDetails {
    var details = details
    // A missing key is told at the end of its object, and the secret may be the last value there.
    if secretEnd >= 0, failure.code != .missingKey,
      scanWhitespace(base, from: secretEnd, to: count) == failure.offset
    {
      details.conceal()
    }
    return details
  }
}

@_spi(Generated)
extension JSONWriter {
  /// Writes a value that an error may not show: a transformer's words may repeat it.
  @inlinable
  public mutating func secret(_ write: (inout JSONWriter) -> Void) {
    let hasFailed = failure != nil
    write(&self)
    if !hasFailed, failure != nil { details.conceal() }
  }
}
