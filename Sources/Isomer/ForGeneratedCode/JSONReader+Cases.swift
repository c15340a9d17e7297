@_spi(Generated)
extension JSONReader {
  /// Reads the brace and the first key of an object; returns nil without reading for any other
  /// value.
  public mutating func caseKey() throws(ReadingFailure) -> KeyText? {
    guard token() == Byte.openBrace else { return nil }
    let start = position
    guard try beginObject() else {
      rewind(to: start)
      return nil
    }
    return try readKey()
  }

  /// Reads a string; returns nil without reading for any other value.
  public mutating func caseName() throws(ReadingFailure) -> KeyText? {
    token() == Byte.quote ? try readText() : nil
  }

  /// Reads the name of a case from a string, a number or a Bool, optionally in lower-case letters.
  public mutating func coercedName(lowercased: Bool = false) throws(ReadingFailure) -> KeyText {
    var text = try String.readCoerced(&self)
    if lowercased { text = text.lowercased() }
    return text.withUTF8 { bytes in
      while scratch.capacity < bytes.count { scratch.grow(keeping: 0) }
      if let start = bytes.baseAddress { scratch.base.update(from: start, count: bytes.count) }
      return KeyText(start: scratch.base, count: bytes.count)
    }
  }

  /// Reads the brace after the value of the only key.
  public mutating func endCase() throws(ReadingFailure) {
    guard try nextMember() else { return }
    _ = try readKey()
    throw invalidKey("no other key beside the case")
  }

  /// Returns the failure for the next value, which is not a case, at its key if it has one.
  @inline(never)
  public mutating func unknownCaseKey(_ expected: StaticString) -> ReadingFailure {
    let start = position
    defer { rewind(to: start) }
    details.expected = expected.description
    // It was read before, so this does not throw.
    if (try? caseKey()) != nil { return ReadingFailure(.unknownTag, at: keyStart) }
    _ = token()
    return ReadingFailure(.unknownTag, at: cursor)
  }

  /// Skips the value of a case without associated values: null, an empty array, or an object of
  /// unknown keys.
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
  /// Fails for a case that is never written: `skip: .write`.
  @inline(never)
  public mutating func refuse(_ name: StaticString) {
    fail("case '\(name)' is not written: 'skip'")
  }

  /// Fails if a value stores the tag of another case; each line of `tags` is one of this case.
  public mutating func checkTag(
    _ tags: StaticString, of name: StaticString, _ write: (inout JSONWriter) -> Void
  ) {
    let start = count
    write(&self)
    let written = UnsafeBufferPointer(start: base + start, count: count - start)
    let isOwn = tags.withUTF8Buffer { tags in
      var rest = tags[...]
      while !rest.isEmpty {
        let tag = rest.prefix { $0 != UInt8(ascii: "\n") }
        if tag.elementsEqual(written) { return true }
        rest = rest.dropFirst(tag.count + 1)
      }
      return false
    }
    count = start
    guard !isOwn else { return }
    fail("case '\(name)' has a value with the tag \(String(decoding: written, as: UTF8.self))")
  }
}

// Unlabelled values are in an array.
@_spi(Generated)
extension JSONReader {
  /// Reads the bracket before the first of several values.
  public mutating func beginValues(
    of count: Int, atLeast least: Int? = nil
  ) throws(ReadingFailure) {
    guard try beginArray() else { throw wrongCount(count, least) }
  }

  /// Reads the comma before another value.
  public mutating func nextValue(
    of count: Int, atLeast least: Int? = nil
  ) throws(ReadingFailure) {
    guard try nextElement() else { throw wrongCount(count, least) }
  }

  /// Reads the comma before a value that may be missing, or the bracket in its place.
  public mutating func nextValue(_ isOpen: inout Bool) throws(ReadingFailure) -> Bool {
    if isOpen { isOpen = try nextElement() }
    return isOpen
  }

  /// Reads the bracket after the last value.
  public mutating func endValues(
    of count: Int, atLeast least: Int? = nil
  ) throws(ReadingFailure) {
    if try nextElement() { try refuseRest(of: count, atLeast: least) }
  }
}

// Content next to its tag: `{"type": "video", "content": …}`, in either order.
@_spi(Generated)
extension JSONReader {
  /// Moves to the first value at a path of the next object; returns false after the object if there
  /// is none.
  public mutating func beginContent(at path: TagPath) throws(ReadingFailure) -> Bool {
    let start = position
    if try seek(path, isLenient: false) { return true }
    try endContent(start)
    return false
  }

  /// Reads the rest of the object that began at a position.
  public mutating func endContent(_ start: Position) throws(ReadingFailure) {
    while depth > start.depth {
      while try nextMember() {
        _ = try readKey()
        try skipValue()
      }
    }
  }

  /// Applies a policy to the keys of the next object except those at some paths, without moving the
  /// reader.
  public mutating func checkKeys(
    _ policy: UnknownKeys, besides paths: [TagPath]
  ) throws(ReadingFailure) {
    let start = position
    let key = keyStart
    try skipMembers(policy, below: "") { key, path in
      paths.lazy.map { $0.handling(of: key, below: path) }.first { $0 != .none } ?? .none
    }
    try comeBack(to: start, key)
  }
}
