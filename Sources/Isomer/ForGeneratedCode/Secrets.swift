// Functions of generated code for properties marked `secret`. Without a failure or a report, they
// cost one check.

@_spi(Generated)
extension JSONReader {
  /// Reads a value that errors and reports show as `<redacted>`.
  @inlinable
  public mutating func secret<Value>(
    _ read: (inout JSONReader) throws(ReadingFailure) -> Value
  ) throws(ReadingFailure) -> Value {
    let notes = noteCount
    do throws(ReadingFailure) {
      let value = try read(&self)
      collector?.conceal(after: notes)
      secretEnd = cursor
      return value
    } catch {
      conceal(after: notes)
      throw error
    }
  }

  @inline(never) @usableFromInline
  mutating func conceal(after notes: Int) {
    details.conceal()
    collector?.conceal(after: notes)
  }
}

extension JSONReader {
  /// Returns the details of a failure, without text after a secret value: of `47ab`, a number is
  /// read and `ab` fails.
  func details(of failure: ReadingFailure) -> FailureDetails {
    var details = details
    // A missing key is reported at the end of its object, where the secret may be the last value.
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
  /// Writes a value that errors do not show, because a transformer's message may contain it.
  @inlinable
  public mutating func secret(_ write: (inout JSONWriter) -> Void) {
    let hasFailed = failure != nil
    write(&self)
    if !hasFailed, failure != nil { details.conceal() }
  }
}
