extension JSONWriter {
  /// Reports that a transformer threw while a value was written, and writes `null` in its place.
  @inline(never) @usableFromInline
  mutating func transformerFailed(_ error: any Error) {
    note(error)
    writeNull()
  }

  /// Remembers what a transformer or a hook threw where the writer stands; the first error counts.
  @inline(never)
  mutating func note(_ error: any Error) {
    guard takesFailure(at: count) else { return }
    failure = ReadingFailure(.transformerFailed, at: count)
    details = FailureDetails(writing: error)
  }
}
