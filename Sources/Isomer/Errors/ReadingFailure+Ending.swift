extension ReadingFailure {
  /// Throws the failure if it ends reading; called before a value is abandoned, so that no value
  /// depends on the size of the stack, on limits or on a cancellation.
  ///
  /// A value that is not JSON is abandoned, because it is skipped afterwards, which fails.
  func throwIfEnding() throws(ReadingFailure) {
    if code.endsReading { throw self }
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

  /// Returns to the start of a value, and discards its notes.
  mutating func revert(to start: Position, _ notes: Int) {
    rewind(to: start)
    collector?.forget(after: notes)
    objects?.pointee.close(below: depth)
  }
}
