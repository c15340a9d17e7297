extension JSONReader {
  /// Returns a failure at the cursor; at the end of the document it is `unexpectedEnd`.
  @inlinable func failure(_ code: ReadingFailure.Code) -> ReadingFailure {
    cursor >= count ? ReadingFailure(.unexpectedEnd, at: count) : ReadingFailure(code, at: cursor)
  }

  /// Returns a failure at an offset; at the end of the document it is `unexpectedEnd`.
  @inlinable func failure(_ code: ReadingFailure.Code, at offset: Int) -> ReadingFailure {
    offset >= count ? ReadingFailure(.unexpectedEnd, at: count) : ReadingFailure(code, at: offset)
  }

  /// Throws if no container may be opened here, because the options or the stack allow no further
  /// level.
  @inline(never)
  mutating func deepen(_ loop: ErrorSearch.Loop = .none) throws(ReadingFailure) {
    collector?.search?.open(depth + 1, at: cursor, loop)
    guard let reason = StackRoom.refusal(at: depth, limit: depthLimit) else { return }
    details.reason = reason
    throw ReadingFailure(.depthLimit, at: cursor)
  }

  /// Returns the failure for a value of another kind than the expected one.
  ///
  /// A byte that does not start a value is always an `unexpectedByte`.
  @inline(never) @usableFromInline
  func mismatch(_ code: ReadingFailure.Code) -> ReadingFailure {
    guard cursor < count else { return ReadingFailure(.unexpectedEnd, at: count) }
    let known =
      JSONKind(firstByte: base[cursor]) != nil || isNative && NativeToken.isOpening(base[cursor])
    return ReadingFailure(known ? code : .unexpectedByte, at: cursor)
  }

  /// Returns the failure for a value of the right kind that the type does not accept.
  ///
  /// Throw it right after reading the value, or before it:
  ///
  /// ```swift
  /// let hour = try reader.readInteger(Int.self)
  /// guard (0..<24).contains(hour) else {
  ///   throw reader.invalid("an hour from 0 to 23")
  /// }
  /// ```
  ///
  /// The message is then "expected an hour from 0 to 23, found number 25".
  public mutating func invalid(_ expected: String) -> ReadingFailure {
    details.expected = expected
    return ReadingFailure(.invalidValue, at: cursor)
  }

  /// Returns the failure for a raw value that no case has.
  @inline(never) @usableFromInline
  mutating func unknownRawValue(of type: Any.Type) -> ReadingFailure {
    invalid("one of the values of \(type)")
  }

  /// Returns the failure for the key just read, which is no case's raw value.
  @inline(never) @usableFromInline
  mutating func unknownRawKey(of type: Any.Type) -> ReadingFailure {
    invalidKey("one of the values of \(type) as the key")
  }

  /// Returns a failure of reading an integer; adds the range of the type if the number is outside
  /// it.
  @inline(never) @usableFromInline
  mutating func namingRange<Integer: FixedWidthInteger>(
    of _: Integer.Type, _ failure: ReadingFailure, isKey: Bool = false
  ) -> ReadingFailure {
    if failure.code == .numberOutOfRange {
      let range = "an integer from \(Integer.min) to \(Integer.max)"
      details.expected = isKey ? range + " as the key" : range
    }
    return failure
  }
}

@_spi(Generated)
extension JSONReader {
  /// Returns the failure for a key or path that the object just read lacks.
  @inline(never)
  public mutating func missing(_ key: String) -> ReadingFailure {
    details.missingKey = key
    return ReadingFailure(.missingKey, at: max(cursor - 1, 0))
  }

  /// Returns the failure for an element without a value in the array just read; `count` is the number
  /// of its elements.
  @inline(never)
  public mutating func missingElement(_ index: Int, of count: Int) -> ReadingFailure {
    index < count ? ReadingFailure(.consequence, at: cursor) : missing("[\(index)]")
  }

  /// Returns the failure for the key just read, which is unknown to the model.
  @inline(never)
  public func unknownKey() -> ReadingFailure { ReadingFailure(.unknownKey, at: keyStart) }

  /// Returns the failure for the key just read, which is a duplicate.
  @inline(never)
  public func duplicateKey() -> ReadingFailure { ReadingFailure(.duplicateKey, at: keyStart) }

  /// Returns the failure for the value just read, which is not a case of an enum.
  @inline(never)
  public mutating func unknownCase(_ expected: StaticString) -> ReadingFailure {
    invalid(expected.description)
  }
}
