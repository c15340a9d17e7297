// What generated code calls for enums with associated values: a case that stands as the only key of
// an object, values in an array, a case without values, content beside its tag.

@_spi(Generated)
extension JSONReader {
  /// Reads the brace and the first key of an object; nil, without reading, for any other value.
  ///
  /// The text is valid until the next call on the reader.
  public mutating func caseKey() throws(ReadingFailure) -> KeyText? {
    guard token() == Byte.openBrace else { return nil }
    let start = position
    guard try beginObject() else {
      rewind(to: start)
      return nil
    }
    return try readKey()
  }

  /// Reads a string; nil, without reading, for any other value.
  ///
  /// The text is valid until the next call on the reader.
  public mutating func caseName() throws(ReadingFailure) -> KeyText? {
    token() == Byte.quote ? try readText() : nil
  }

  /// Takes the brace behind the value of the only key.
  public mutating func endCase() throws(ReadingFailure) {
    guard try nextMember() else { return }
    _ = try readKey()
    throw invalidKey("no other key beside the case")
  }

  /// Returns the failure for the next value, which is no case, located at its key if it has one.
  @inline(never)
  public mutating func unknownCaseKey(_ expected: StaticString) -> ReadingFailure {
    let start = position
    defer { rewind(to: start) }
    details.expected = expected.description
    // It was read before.
    if (try? caseKey()) != nil { return ReadingFailure(.unknownTag, at: keyStart) }
    _ = token()
    return ReadingFailure(.unknownTag, at: cursor)
  }

  /// Skips a value of a case without associated values: null, an empty array, or an object, whose keys are
  /// unknown.
  public mutating func skipNoValues(_ policy: UnknownKeys = .ignore) throws(ReadingFailure) {
    if try readNull() { return }
    if token() == Byte.openBracket {
      guard try beginArray() else { return }
      throw invalid("no values")
    }
    if policy == .ignore {
      guard token() == Byte.openBrace else { throw mismatch(.expectedObject) }
      return try skipValue()
    }
    try skipMembers(policy, below: "") { _, _ in .none }
  }
}

@_spi(Generated)
extension JSONWriter {
  /// Fails for a case that is read alone: `skip: .write`.
  @inline(never)
  public mutating func refuse(_ name: StaticString) {
    fail("case '\(name)' is not written: 'skip'")
  }
}

// Several values without labels stand in an array.
@_spi(Generated)
extension JSONReader {
  /// Takes the bracket in front of the first of several values.
  public mutating func beginValues(of count: Int) throws(ReadingFailure) {
    guard try beginArray() else { throw wrongCount(count) }
  }

  /// Takes the comma in front of another value.
  public mutating func nextValue(of count: Int) throws(ReadingFailure) {
    guard try nextElement() else { throw wrongCount(count) }
  }

  /// Takes the bracket behind the last value.
  public mutating func endValues(of count: Int) throws(ReadingFailure) {
    guard try nextElement() else { return }
    repeat { try skipValue() } while try nextElement()
    throw wrongCount(count)
  }

  /// The failure behind an array with another number of values.
  private mutating func wrongCount(_ count: Int) -> ReadingFailure {
    invalid("an array of \(count) values")
  }
}

// Content that stands beside its tag: `{"type": "video", "content": …}`, in either order.
@_spi(Generated)
extension JSONReader {
  /// Goes to the first value at a path of the next object; false after the object if there is none.
  public mutating func beginContent(at path: TagPath) throws(ReadingFailure) -> Bool {
    let start = position
    if try seek(path, isLenient: false) { return true }
    try endContent(start)
    return false
  }

  /// Takes the rest of the object that began at a position.
  public mutating func endContent(_ start: Position) throws(ReadingFailure) {
    while depth > start.depth {
      while try nextMember() {
        _ = try readKey()
        try skipValue()
      }
    }
  }

  /// Looks through the object that comes next for keys that nobody claims; the reader stays where
  /// it is.
  public mutating func checkKeys(
    _ policy: UnknownKeys, claim: (_ key: String, _ path: String) -> KeyClaim
  ) throws(ReadingFailure) {
    let start = position
    let key = keyStart
    try skipMembers(policy, below: "", claim: claim)
    try comeBack(to: start, key)
  }
}
