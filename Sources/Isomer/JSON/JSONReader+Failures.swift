extension JSONReader {
  /// A failure where the reader stands; at the end of the document it is `unexpectedEnd`.
  @inlinable @inline(__always)
  func failure(_ code: ReadingFailure.Code) -> ReadingFailure {
    cursor >= count ? ReadingFailure(.unexpectedEnd, at: count) : ReadingFailure(code, at: cursor)
  }

  /// A failure at an offset; at the end of the document it is `unexpectedEnd`.
  @inlinable @inline(__always)
  func failure(_ code: ReadingFailure.Code, at offset: Int) -> ReadingFailure {
    offset >= count ? ReadingFailure(.unexpectedEnd, at: count) : ReadingFailure(code, at: offset)
  }

  /// Throws if no container may be opened here: the options or the stack allow no further level.
  @inline(never)
  mutating func deepen() throws(ReadingFailure) {
    let isAllowed = depth < depthLimit
    guard !isAllowed || !StackRoom.isLeft() else { return }
    details.reason = isAllowed ? StackRoom.words : StackRoom.words(limit: depthLimit)
    throw ReadingFailure(.depthLimit, at: cursor)
  }

  /// The failure for a value of another kind than the wanted one.
  ///
  /// A byte that begins no value at all is an `unexpectedByte`, whatever was wanted.
  @inline(never) @usableFromInline
  func mismatch(_ code: ReadingFailure.Code) -> ReadingFailure {
    guard cursor < count else { return ReadingFailure(.unexpectedEnd, at: count) }
    let known = JSONKind(firstByte: base[cursor]) != nil || nativeToken != nil
    return ReadingFailure(known ? code : .unexpectedByte, at: cursor)
  }

  /// The failure for a value that the type cannot hold, though its kind is right.
  ///
  /// Throw it right after reading the value, or before it:
  ///
  /// ```swift
  /// let hour = try reader.readInteger(Int.self)
  /// guard (0..<24).contains(hour) else { throw reader.invalid("an hour from 0 to 23") }
  /// ```
  ///
  /// The message then reads "expected an hour from 0 to 23, found number 25".
  public mutating func invalid(_ expected: String) -> ReadingFailure {
    details.expected = expected
    return ReadingFailure(.invalidValue, at: cursor)
  }

  /// The failure for a raw value that no case has.
  @inline(never) @usableFromInline
  mutating func unknownRawValue() -> ReadingFailure {
    ReadingFailure(.invalidValue, at: cursor)
  }

  /// The failure for a key just read that no case has as its raw value.
  @inline(never) @usableFromInline
  mutating func unknownRawKey() -> ReadingFailure {
    invalidKey("one of the values of its type as the key")
  }

  /// A failure of reading an integer that names the range of the type, if the number is outside
  /// of it.
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
  /// The failure for a key, or a path of keys, that the object just read lacks.
  @inline(never)
  public mutating func missing(_ key: StaticString) -> ReadingFailure {
    details.missingKey = key.description
    return ReadingFailure(.missingKey, at: max(cursor - 1, 0))
  }

  /// The failure for the key just read, which the model does not know.
  @inline(never)
  public func unknownKey() -> ReadingFailure { ReadingFailure(.unknownKey, at: keyStart) }

  /// The failure for the key just read, which the object had before.
  @inline(never)
  public func duplicateKey() -> ReadingFailure { ReadingFailure(.duplicateKey, at: keyStart) }

  /// The failure for a value just read that is none of an enum's.
  @inline(never)
  public mutating func unknownCase(_ expected: StaticString) -> ReadingFailure {
    details.expected = expected.description
    return ReadingFailure(.invalidValue, at: cursor)
  }
}
