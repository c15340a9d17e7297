// Tags are searched before reading, without moving the reader; the members before a tag are skipped
// twice.

@_spi(Generated)
extension JSONReader {
  /// Returns the tag of the next object; nil if it is missing or null.
  @inline(never)
  public mutating func tag(at path: TagPath) throws(ReadingFailure) -> Tag? {
    guard token() == Byte.openBrace else { throw mismatch(.expectedObject) }
    return try peek(path, isLenient: false) { reader throws(ReadingFailure) in
      try reader.takeTag()
    }
  }

  /// Returns the tag of the next value as `tag(at:)` does, but nil instead of an error if the path
  /// leads to no object.
  @inline(never)
  public mutating func possibleTag(at path: TagPath) throws(ReadingFailure) -> Tag? {
    guard token() == Byte.openBrace else { return nil }
    return try peek(path) { reader throws(ReadingFailure) in try reader.takeTag() }
  }

  /// Returns whether the next object has a value other than null at a path; throws if it is not an
  /// object.
  @inline(never)
  public mutating func has(_ path: TagPath) throws(ReadingFailure) -> Bool {
    guard token() == Byte.openBrace else { throw mismatch(.expectedObject) }
    return try peek(path) { $0.token() != Byte.lowerN } ?? false
  }

  /// Returns the failure for an unknown tag of the next object, with the known ones, also those of
  /// additional subtypes.
  ///
  /// Without additional subtypes, `known` is the complete expectation.
  @inline(never)
  public mutating func unknownTag(
    _ known: StaticString, _ others: [MemberKey]? = nil, at path: TagPath
  ) -> ReadingFailure {
    let start = position
    defer { rewind(to: start) }
    details.expected = MemberKey.expected("one of ", known, others)
    // It was found before, so this does not throw.
    let isThere = (try? seek(path, isLenient: true)) ?? false
    countReread(cursor - start.offset)
    if !isThere { rewind(to: start) }
    _ = token()
    return ReadingFailure(.unknownTag, at: cursor)
  }

  /// Returns the failure for the next object, which has no tag.
  @inline(never)
  public mutating func missingTag(at path: TagPath) -> ReadingFailure {
    details.missingKey = path.description
    _ = token()
    return ReadingFailure(.missingKey, at: cursor)
  }

  /// Returns the failure for an unknown tag of the next object at the first path that has one.
  public mutating func unknownTag(
    _ known: StaticString, _ others: [MemberKey]? = nil, at paths: [TagPath]
  ) -> ReadingFailure {
    for path in paths where (try? has(path)) == true { return unknownTag(known, others, at: path) }
    return unknownTag(known, others, at: paths[0])
  }
}

@_spi(Generated)
extension JSONReader {
  /// Reads the value of a case: a string, a number or a Bool, and null if a case has it.
  public mutating func readTag(orNull: Bool = false) throws(ReadingFailure) -> Tag {
    guard let tag = try caseTag(orNull: orNull) else {
      throw invalid("a string, a number or a Bool")
    }
    return tag
  }

  /// Reads the value of a case; returns nil without reading for any other value.
  @inline(never)
  public mutating func caseTag(orNull: Bool = false) throws(ReadingFailure) -> Tag? {
    let start = position
    let tag = try anyTag()
    if tag.kind != .other, orNull || tag.kind != .null { return tag }
    rewind(to: start)
    return nil
  }

  /// Reads the key of an object and the colon, for a `switch` over an enum's values.
  public mutating func readKeyToken() throws(ReadingFailure) -> KeyText { try readKey() }
}

extension JSONReader {
  /// Returns what a closure reads at a path of the object at the cursor, without moving the reader;
  /// nil if there is no value.
  @inline(__always)
  mutating func peek<Value>(
    _ path: TagPath, isLenient: Bool = true,
    _ read: (inout JSONReader) throws(ReadingFailure) -> Value?
  ) throws(ReadingFailure) -> Value? {
    let (start, key) = (position, keyStart)
    let value = try seek(path, isLenient: isLenient) ? try read(&self) : nil
    try comeBack(to: start, key)
    return value
  }

  /// Moves to the first value at a path; returns false inside the object if there is none.
  mutating func seek(
    _ path: TagPath, isLenient: Bool
  ) throws(ReadingFailure) -> Bool {
    var key = path.firstKey
    while try seekMember(path.start + key.lowerBound, key.count) {
      guard let next = path.key(after: key) else { return true }
      key = next
      guard token() == Byte.openBrace else {
        if isLenient { return false }
        if try readNull() { return false }
        throw mismatch(.expectedObject)
      }
    }
    return false
  }

  /// Moves to the value of a key of the next object; returns false if there is none.
  private mutating func seekMember(
    _ key: UnsafePointer<UInt8>, _ length: Int
  ) throws(ReadingFailure) -> Bool {
    guard try beginObject() else { return false }
    let converted =
      options.acceptsConvertedKeys
      ? ConvertedKey.form(of: KeyText(start: key, count: length).string) : nil
    repeat {
      let found = try readKey()
      if found.count == length, equalBytes(found.start, key, count: length) { return true }
      if let converted, found.string == converted { return true }
      try skipValue()
    } while try nextMember()
    return false
  }

  /// Reads a tag; returns nil for null.
  private mutating func takeTag() throws(ReadingFailure) -> Tag? {
    let tag = try anyTag()
    return tag.kind == .null ? nil : tag
  }

  /// Reads the next value as a tag; an object or an array is not moved over.
  private mutating func anyTag() throws(ReadingFailure) -> Tag {
    let kind: Tag.Kind
    switch try peekKind() {
    case .string: return Tag(kind: .string, text: try readText())
    case .null: kind = .null
    case .number: kind = .number
    case .boolean: kind = .boolean
    case .object, .array, .date, .data:
      return Tag(kind: .other, text: KeyText(start: base + cursor, count: 0))
    }
    let start = cursor
    try skipValue()
    return Tag(kind: kind, text: KeyText(start: base + start, count: cursor - start))
  }

  /// Moves back to a value, and counts what will be read again.
  mutating func comeBack(to start: Position, _ key: Int) throws(ReadingFailure) {
    try reread(from: start, "tags are looked for at too many levels")
    keyStart = key
  }
}
