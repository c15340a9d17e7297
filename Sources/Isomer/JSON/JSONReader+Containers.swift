extension JSONReader {
  /// Reads the opening brace of an object; returns false if the object is empty and already closed.
  ///
  /// ```swift
  /// guard try reader.beginObject() else { return }
  /// repeat {
  ///   let key = try reader.readKeyString()
  ///   try reader.skipValue()
  /// } while try reader.nextMember()
  /// ```
  ///
  /// Throws if there is no object here, or if it is nested deeper than the options allow.
  public mutating func beginObject() throws(ReadingFailure) -> Bool {
    try begin(Byte.openBrace, Byte.closeBrace, .expectedObject)
  }

  /// Reads the comma before another member, or the closing brace; returns false at the end of the
  /// object.
  ///
  /// Throws if there is neither.
  @_optimize(speed)
  public mutating func nextMember() throws(ReadingFailure) -> Bool {
    let byte = token()
    if byte == Byte.comma {
      cursor += 1
      return true
    }
    guard byte == Byte.closeBrace else { throw failure(.expectedCommaOrEnd) }
    cursor += 1
    try leave()
    return false
  }

  /// Reads the opening bracket of an array; returns false if the array is empty and already closed.
  ///
  /// ```swift
  /// var numbers: [Double] = []
  /// if try reader.beginArray() {
  ///   repeat {
  ///     numbers.append(try reader.readDouble())
  ///   } while try reader.nextElement()
  /// }
  /// ```
  ///
  /// Throws if there is no array here, or if it is nested deeper than the options allow.
  @_optimize(speed)
  public mutating func beginArray() throws(ReadingFailure) -> Bool {
    try begin(Byte.openBracket, Byte.closeBracket, .expectedArray)
  }

  /// Reads the comma before another element, or the closing bracket; returns false at the end of
  /// the array.
  ///
  /// Throws if there is neither.
  @inlinable @inline(__always)
  public mutating func nextElement() throws(ReadingFailure) -> Bool {
    // The common case is inlined, because arrays of numbers take as long for a call as for a digit.
    guard cursor < count, base[cursor] == Byte.comma else { return try endElement() }
    cursor &+= 1
    return true
  }

  @_optimize(speed)
  @inline(never) @usableFromInline
  mutating func endElement() throws(ReadingFailure) -> Bool {
    let byte = token()
    if byte == Byte.comma {
      cursor += 1
      return true
    }
    guard byte == Byte.closeBracket else { throw failure(.expectedCommaOrEnd) }
    cursor += 1
    try leave()
    return false
  }

  /// Reads an opening bracket; returns false if the closing one follows, and reads it too.
  @inline(__always)
  private mutating func begin(
    _ open: UInt8, _ close: UInt8, _ code: ReadingFailure.Code, _ loop: ErrorSearch.Loop = .none
  ) throws(ReadingFailure) -> Bool {
    guard token() == open else { throw mismatch(code) }
    if depth >= freeDepth { try deepen(loop) }
    cursor += 1
    if token() == close {
      cursor += 1
      return false
    }
    depth += 1
    return true
  }

  /// Begins an object for a loop that passes over members that fail.
  @inline(never) @usableFromInline
  mutating func beginMembers() throws(ReadingFailure) -> Bool {
    try begin(Byte.openBrace, Byte.closeBrace, .expectedObject, .members)
  }

  /// Begins an array for a loop that passes over elements that fail.
  @inline(never) @usableFromInline
  mutating func beginElements() throws(ReadingFailure) -> Bool {
    try begin(Byte.openBracket, Byte.closeBracket, .expectedArray, .elements)
  }

  /// Ends a container; throws if none is open.
  mutating func leave() throws(ReadingFailure) {
    depth &-= 1
    if depth < 0 { throw unopened() }
  }

  /// Returns the failure for a closing bracket, just read, that has no opening one.
  @inline(never)
  private mutating func unopened() -> ReadingFailure {
    depth = 0
    return ReadingFailure(.unexpectedByte, at: cursor - 1)
  }

  /// False if another value than `null` is certainly next.
  @inlinable @inline(__always)
  var mayBeNull: Bool {
    let first = byte(cursor)
    return first == Byte.lowerN || first <= Byte.space
  }

  /// Reads `null` if it is next; otherwise returns false.
  ///
  /// Throws for an incomplete `null`.
  @_optimize(speed)
  public mutating func readNull() throws(ReadingFailure) -> Bool {
    guard token() == Byte.lowerN else { return false }
    guard cursor + 4 <= count, loadHalfWord(base + cursor) == 0x6C6C_756E else {
      throw brokenWord("null")
    }
    cursor += 4
    return true
  }

  /// Reads `true` or `false`.
  ///
  /// Throws if there is neither.
  @_optimize(speed)
  public mutating func readBool() throws(ReadingFailure) -> Bool {
    let first = token()
    if first == Byte.lowerT {
      guard cursor + 4 <= count, loadHalfWord(base + cursor) == 0x6575_7274 else {
        throw brokenWord("true")
      }
      cursor += 4
      return true
    }
    guard first == Byte.lowerF else { throw mismatch(.expectedBool) }
    guard cursor + 5 <= count, loadHalfWord(base + (cursor + 1)) == 0x6573_6C61 else {
      throw brokenWord("false")
    }
    cursor += 5
    return false
  }

  /// Returns the failure for a word that starts like `true`, `false` or `null` but differs.
  @inline(never)
  private func brokenWord(_ word: StaticString) -> ReadingFailure {
    var index = 0
    while index < word.utf8CodeUnitCount, byte(cursor + index) == word.utf8Start[index] {
      index += 1
    }
    return failure(.unexpectedByte, at: cursor + index)
  }
}
