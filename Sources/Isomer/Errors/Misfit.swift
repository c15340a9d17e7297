/// A failure that is about the value: reading can continue after it, or the value can be read in
/// another way.
///
/// A value is abandoned only with one, so that no value depends on the size of the stack, on limits
/// or on a cancellation.
@usableFromInline
struct Misfit {
  let failure: ReadingFailure

  /// Throws a failure that ends reading.
  ///
  /// A value that is not JSON is accepted, because it is skipped afterwards, which fails.
  init(_ failure: ReadingFailure) throws(ReadingFailure) {
    if failure.code.endsReading { throw failure }
    self.failure = failure
  }
}

extension ReadingFailure.Code {
  /// The code for an error that code of the program threw.
  package init(of error: any Error, or code: Self = .transformerFailed) {
    self = Self.endsReading(error) ? .interrupted : code
  }

  /// True if no other way of reading the value may be tried.
  package var endsReading: Bool {
    self == .depthLimit || self == .repetitionLimit || self == .interrupted
  }

  private static func endsReading(_ error: any Error) -> Bool {
    switch error {
    case is CancellationError: true
    case let error as MappingError:
      error.code == .depthLimit || error.code == .repetitionLimit
        || error.underlying.map(endsReading) ?? false
    case let error as TransformerError: error.underlying.map(endsReading) ?? false
    case let error as ElementError: endsReading(error.error)
    default: false
    }
  }
}

extension JSONReader {
  /// Forgets the results of attempts, for a reader that is used again after more bytes have arrived.
  package mutating func forgetAttempts() { memory = nil }

  /// Returns to the start of a value that does not fit, and discards its notes.
  mutating func abandon(_: Misfit, _ start: Position, _ notes: Int) {
    revert(to: start, notes)
    details = FailureDetails()
  }

  /// Returns to the start of a value, and discards its notes.
  mutating func revert(to start: Position, _ notes: Int) {
    rewind(to: start)
    collector?.forget(after: notes)
    objects?.pointee.close(below: depth)
  }
}
