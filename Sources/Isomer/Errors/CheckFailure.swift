/// A failed check of a value.
@usableFromInline
struct CheckFailure: Error {
  /// A description of the values that pass, such as `a value within 1...10`.
  let expected: String
  /// The value that was found, such as `12 elements`, if the document does not show it.
  let found: String?

  @usableFromInline
  init(expected: String, found: String? = nil) {
    self.expected = expected
    self.found = found
  }
}

extension FailureDetails {
  /// Creates the details of an error that a check threw: a `CheckFailure` or an error of user code.
  ///
  /// The path of a ``MappingError`` is relative to the checked value.
  package init(checking error: any Error) {
    if let failure = error as? CheckFailure {
      self.init()
      self.expected = failure.expected
      self.found = failure.found
    } else if let error = error as? MappingError {
      self.init()
      self.expected = error.expected
      self.found = error.found
      self.reason = error.reason
      self.inner = error.path
      self.underlying = error.underlying ?? error
    } else {
      self.init(reading: error)
    }
  }
}

extension MappingError {
  /// Creates the error for a value that does not pass a check when there is no document.
  package init(checking error: any Error, of value: some Any) {
    let details = FailureDetails(checking: error)
    self.init(
      .checkFailed, path: details.inner, expected: details.expected,
      found: details.found ?? (details.inner.isEmpty ? Excerpt.words(for: value) : nil),
      reason: details.reason, underlying: details.underlying)
  }

  /// Returns the same error with a path prepended to its own.
  package func below(_ path: ValuePath) -> MappingError {
    MappingError(
      code, path: path.appending(self.path), offset: offset, line: line, column: column,
      expected: expected, found: found, reason: reason, underlying: underlying,
      isSecret: isSecret)
  }

  /// The same error without anything that reveals the value.
  var concealed: MappingError {
    MappingError(
      code, path: path, offset: offset, line: line, column: column, expected: expected,
      found: found.map { _ in redaction },
      reason: expected == nil ? "the value was not accepted" : nil, isSecret: true)
  }
}
