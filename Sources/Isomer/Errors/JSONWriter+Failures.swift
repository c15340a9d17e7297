extension JSONWriter {
  /// Records an error that a transformer threw, and writes `null` instead of the value.
  @inline(never) @usableFromInline
  package mutating func transformerFailed(_ error: any Error) {
    note(error)
    writeNull()
  }

  /// Records an error that a transformer or a hook threw at the current offset; only the first
  /// error counts.
  @inline(never)
  mutating func note(_ error: any Error) {
    guard takesFailure(at: count) else { return }
    failure = ReadingFailure(.transformerFailed, at: count)
    details = FailureDetails(writing: error)
  }
}
