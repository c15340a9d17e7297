// Values that may be invalid. Whatever is given up is skipped as strictly as anything else, so a
// document that is not JSON still fails.
@_spi(Generated)
extension JSONReader {
  /// Reads a value; one that is no `T` gives nil and is noted.
  ///
  /// Throws only if the value is not JSON.
  @inlinable
  public mutating func recover<T: Readable>(_: T.Type) throws(ReadingFailure) -> T? {
    let start = position
    let notes = noteCount
    do {
      return try T.read(&self)
    } catch {
      try giveUp(start, .valueRecovered, error, notes)
      return nil
    }
  }

  /// The same for a value that a closure reads.
  @inlinable
  public mutating func recover<T>(
    _ read: (inout JSONReader) throws(ReadingFailure) -> T
  ) throws(ReadingFailure) -> T? {
    let start = position
    let notes = noteCount
    do {
      return try read(&self)
    } catch {
      try giveUp(start, .valueRecovered, error, notes)
      return nil
    }
  }

  /// Reads an array and leaves out the elements that are no `Element`; they are noted.
  ///
  /// Throws if no array stands here, or one that is not JSON.
  @inlinable
  public mutating func lossy<Element: Readable>(
    _: [Element].Type
  ) throws(ReadingFailure) -> [Element] {
    var elements: [Element] = []
    guard try beginArray() else { return elements }
    repeat {
      if let element = try element(Element.self) { elements.append(element) }
    } while try nextElement()
    return elements
  }

  /// Reads an array as a set and leaves out the elements that are no `Element`; they are noted.
  @inlinable
  public mutating func lossy<Element: Readable>(
    _: Set<Element>.Type
  ) throws(ReadingFailure) -> Set<Element> {
    var elements: Set<Element> = []
    guard try beginArray() else { return elements }
    repeat {
      if let element = try element(Element.self) { elements.insert(element) }
    } while try nextElement()
    return elements
  }

  /// Reads an object and leaves out the members whose value is no `Element`, or whose key no `Key`;
  /// they are noted.
  @inlinable
  public mutating func lossy<Key: MappableKey, Element: Readable>(
    _: [Key: Element].Type
  ) throws(ReadingFailure) -> [Key: Element] {
    var members: [Key: Element] = [:]
    guard try beginObject() else { return members }
    repeat {
      let start = position
      let notes = noteCount
      do {
        let key = try Key.readKey(&self)
        members[key] = try Element.read(&self)
      } catch {
        try giveUpMember(start, error, notes)
      }
    } while try nextMember()
    return members
  }

  /// The same for an optional array; `null` gives nil.
  @inlinable
  public mutating func lossy<Element: Readable>(
    _: [Element]?.Type
  ) throws(ReadingFailure) -> [Element]? {
    try readNull() ? nil : try lossy([Element].self)
  }

  /// The same for an optional set; `null` gives nil.
  @inlinable
  public mutating func lossy<Element: Readable>(
    _: Set<Element>?.Type
  ) throws(ReadingFailure) -> Set<Element>? {
    try readNull() ? nil : try lossy(Set<Element>.self)
  }

  /// The same for an optional dictionary; `null` gives nil.
  @inlinable
  public mutating func lossy<Key: MappableKey, Element: Readable>(
    _: [Key: Element]?.Type
  ) throws(ReadingFailure) -> [Key: Element]? {
    try readNull() ? nil : try lossy([Key: Element].self)
  }

  /// Reads an array and leaves out its nulls, without a note.
  @inlinable
  public mutating func compact<Element: Readable>(
    _: [Element].Type
  ) throws(ReadingFailure) -> [Element] {
    var elements: [Element] = []
    guard try beginArray() else { return elements }
    repeat {
      if try !readNull() { elements.append(try Element.read(&self)) }
    } while try nextElement()
    return elements
  }

  /// Reads an array, or one value that stands for an array of one.
  @inlinable
  public mutating func wrapping<Element: Readable>(
    _: [Element].Type
  ) throws(ReadingFailure) -> [Element] {
    if token() == Byte.openBracket { return try [Element].read(&self) }
    return [try Element.read(&self)]
  }

  /// The number of notes so far: those of a value that is given up are forgotten.
  @usableFromInline
  var noteCount: Int { collector?.count ?? 0 }

  @inlinable
  mutating func element<T: Readable>(_: T.Type) throws(ReadingFailure) -> T? {
    let start = position
    let notes = noteCount
    do {
      return try T.read(&self)
    } catch {
      try giveUp(start, .elementSkipped, error, notes)
      return nil
    }
  }

  /// Goes back to the value that could not be read, skips it and takes note of it.
  @inline(never) @usableFromInline
  mutating func giveUp(
    _ start: Position, _ kind: MappingReport.Kind, _ failure: ReadingFailure, _ notes: Int
  ) throws(ReadingFailure) {
    rewind(to: start)
    _ = token()
    let offset = cursor
    try skipValue()
    collector?.forget(after: notes)
    collector?.note(kind, at: offset, because: failure, details: details)
    details = FailureDetails()
  }

  /// Goes back to the key of a member that could not be read, skips it with its value and takes
  /// note of it.
  @inline(never) @usableFromInline
  mutating func giveUpMember(
    _ start: Position, _ failure: ReadingFailure, _ notes: Int
  ) throws(ReadingFailure) {
    rewind(to: start)
    _ = try readKey()
    try giveUp(position, .elementSkipped, failure, notes)
  }
}
