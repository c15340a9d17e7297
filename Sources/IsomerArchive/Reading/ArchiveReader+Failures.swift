@_spi(Generated) public import Isomer

extension ArchiveReader {
  /// The failure for a value that the type cannot hold, though its kind is right.
  ///
  /// The message then reads "expected a day of the week, found string "x"".
  public mutating func invalid(_ expected: String, at position: Position) -> ReadingFailure {
    details.expected = expected
    return ReadingFailure(.invalidValue, at: position.offset)
  }

  /// The failure for a value of another kind than the wanted one.
  @inline(never) @usableFromInline
  func mismatch(_ code: ReadingFailure.Code) -> ReadingFailure {
    guard cursor < count else { return ReadingFailure(.unexpectedEnd, at: count) }
    return ReadingFailure(code, at: cursor)
  }

  /// The failure for a value of another kind than the wanted one, which no code names.
  @inline(never)
  mutating func mismatch(_ expected: String) -> ReadingFailure {
    details.expected = expected
    return mismatch(.expectedString)
  }

  @inline(never) @usableFromInline
  func unknownRawValue(at position: Position) -> ReadingFailure {
    ReadingFailure(.invalidValue, at: position.offset)
  }

  /// The failure for an integer that the type does not have.
  @inline(never) @usableFromInline
  mutating func outOfRange<Integer: FixedWidthInteger>(
    _: Integer.Type, at offset: Int
  ) -> ReadingFailure {
    details.expected = "an integer from \(Integer.min) to \(Integer.max)"
    return ReadingFailure(.numberOutOfRange, at: offset)
  }

  /// A failure with the reason for it in words.
  @inline(never)
  mutating func failure(
    _ code: ReadingFailure.Code, at offset: Int, _ reason: String
  ) -> ReadingFailure {
    details.reason = reason
    return ReadingFailure(code, at: offset)
  }

  /// The error that tells the user of a failure.
  @inline(never) @usableFromInline
  mutating func error(_ failure: ReadingFailure) -> MappingError {
    var failure = failure
    if isInUpgrade, let upgrade = upgrades.last {
      // The bytes are none of the archive's; what was upgraded is.
      let place = upgrade.name(at: failure.offset, from: base)
      details.inner = ValuePath(place.map { [.key($0)] } ?? [])
      failure = ReadingFailure(failure.code, at: upgrade.start)
      details.expected = details.expected ?? failure.code.expected
    }
    return ArchiveTranslation(document, options).error(failure, details)
  }
}
