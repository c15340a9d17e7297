@_spi(Generated) public import Isomer

extension ArchiveReader {
  /// Returns the failure for a value of the right kind that the type does not accept.
  ///
  /// The message is then "expected a day of the week, found string "x"".
  public mutating func invalid(_ expected: String, at position: Position) -> ReadingFailure {
    details.expected = expected
    return ReadingFailure(.invalidValue, at: position.offset)
  }

  /// Returns the failure for a value of another kind than the expected one.
  @inline(never) @usableFromInline
  func mismatch(_ code: ReadingFailure.Code) -> ReadingFailure {
    guard cursor < count else { return ReadingFailure(.unexpectedEnd, at: count) }
    return ReadingFailure(code, at: cursor)
  }

  /// Returns the failure for a value of another kind than expected, if no code describes it.
  @inline(never)
  mutating func mismatch(_ expected: String) -> ReadingFailure {
    details.expected = expected
    return mismatch(.expectedString)
  }

  @inline(never) @usableFromInline
  mutating func unknownRawValue(of type: Any.Type, at position: Position) -> ReadingFailure {
    details.expected = "one of the values of \(type)"
    return ReadingFailure(.invalidValue, at: position.offset)
  }

  /// Returns the failure for an integer outside a range.
  @inline(never)
  mutating func outOfRange(_ minimum: Int64, _ maximum: UInt64, at offset: Int) -> ReadingFailure {
    details.expected = "an integer from \(minimum) to \(maximum)"
    return ReadingFailure(.numberOutOfRange, at: offset)
  }

  /// Returns a failure with a reason.
  @inline(never)
  mutating func failure(
    _ code: ReadingFailure.Code, at offset: Int, _ reason: String
  ) -> ReadingFailure {
    details.reason = reason
    return ReadingFailure(code, at: offset)
  }

  /// Returns the error for a failure.
  @inline(never) @usableFromInline
  mutating func error(_ failure: ReadingFailure) -> MappingError {
    var failure = failure
    if isInUpgrade, let upgrade = upgrades.last {
      // The bytes belong to the upgrade, so the error is located at the upgraded object.
      let place = upgrade.name(at: failure.offset, from: base)
      details.inner = ValuePath(place.map { [.key($0)] } ?? [])
      failure = ReadingFailure(failure.code, at: upgrade.start)
    }
    return ArchiveTranslation(bytes: document, options: options).error(failure, details)
  }
}
