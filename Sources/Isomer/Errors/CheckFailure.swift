/// What a check found wrong with a value.
@usableFromInline
struct CheckFailure: Error {
  /// What would have passed, such as `a value within 1...10`.
  let expected: String
  /// What there is instead, where the document does not show it: `12 elements`.
  let found: String?

  @usableFromInline
  init(expected: String, found: String? = nil) {
    self.expected = expected
    self.found = found
  }
}

extension FailureDetails {
  /// What there is to say of what a check threw: its own failure, or an error of the user's.
  ///
  /// The path of a ``MappingError`` leads on from the value that was checked.
  init(checking error: any Error) {
    guard error is CheckFailure || error is MappingError else {
      self.init(reading: error)
      return
    }
    self.init()
    if let failure = error as? CheckFailure {
      expected = failure.expected
      found = failure.found
    } else if let error = error as? MappingError {
      expected = error.expected
      found = error.found
      reason = error.reason
      inner = error.path
      underlying = error.underlying ?? error
    }
  }
}

extension MappingError {
  /// The error for a value that does not pass a check, where there is no document.
  init(checking error: any Error, of value: some Any) {
    let details = FailureDetails(checking: error)
    self.init(
      .checkFailed, path: details.inner, expected: details.expected,
      found: details.found ?? (details.inner.isEmpty ? Excerpt.words(for: value) : nil),
      reason: details.reason, underlying: details.underlying)
  }

  /// The same error with the path of the value around it in front.
  package func below(_ path: ValuePath) -> MappingError {
    MappingError(
      code, path: path.appending(self.path), offset: offset, line: line, column: column,
      expected: expected, found: found, reason: reason, underlying: underlying,
      isSecret: isSecret)
  }

  /// The same error with nothing of the value in it.
  var concealed: MappingError {
    MappingError(
      code, path: path, offset: offset, line: line, column: column, expected: expected,
      found: found.map { _ in redaction },
      reason: expected == nil ? "the value was not accepted" : nil, isSecret: true)
  }
}
