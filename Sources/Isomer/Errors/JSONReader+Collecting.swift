// The loops of generated code call these functions after a failure. While all errors are collected,
// they record the failure, and reading continues; otherwise they throw it.

extension JSONReader {
  /// Passes over the child of the innermost loop, after it failed.
  ///
  /// Throws the failure if no errors are collected, or if reading ends.
  @inline(never) @usableFromInline
  package mutating func passOver(_ failure: ReadingFailure) throws(ReadingFailure) {
    guard let search = collecting(failure), let level = search.loop(at: depth) else {
      throw failure
    }
    let failed = failed(failure)
    details = FailureDetails()
    if depth == level, isAfterContainer, let start = search.start(level + 1), start < cursor {
      search.take(failed, start..<cursor, level)
    } else {
      try skipChild(failed, level, search)
    }
    search.pass(level, to: cursor)
    if search.isFull { throw ReadingFailure(.consequence, at: cursor) }
  }

  /// Passes over an element that failed, and returns whether another one follows.
  @inline(never) @usableFromInline
  package mutating func nextElement(
    passingOver failure: ReadingFailure
  ) throws(ReadingFailure) -> Bool {
    try passOver(failure)
    return try nextElement()
  }

  /// Passes over a member that failed, and returns whether another one follows.
  @inline(never) @usableFromInline
  mutating func nextMember(passingOver failure: ReadingFailure) throws(ReadingFailure) -> Bool {
    try passOver(failure)
    return try nextMember()
  }

  /// Calls a closure for each element of an array; while all errors are collected, also for those
  /// after one that failed.
  @inlinable @inline(__always)
  mutating func forEachElement(
    _ read: (inout JSONReader) throws(ReadingFailure) -> Void
  ) throws(ReadingFailure) {
    var isOpen = try beginElements()
    while isOpen {
      do throws(ReadingFailure) {
        repeat { try read(&self) } while try nextElement()
        isOpen = false
      } catch {
        isOpen = try nextElement(passingOver: error)
      }
    }
  }

  /// Calls a closure for each member of an object, like ``forEachElement(_:)``.
  @inlinable @inline(__always)
  mutating func forEachMember(
    _ read: (inout JSONReader) throws(ReadingFailure) -> Void
  ) throws(ReadingFailure) {
    var isOpen = try beginMembers()
    while isOpen {
      do throws(ReadingFailure) {
        repeat { try read(&self) } while try nextMember()
        isOpen = false
      } catch {
        isOpen = try nextMember(passingOver: error)
      }
    }
  }

  /// The search for errors, if reading can continue after a failure.
  private func collecting(_ failure: ReadingFailure) -> ErrorSearch? {
    guard let search = collector?.search, failure.code.isAboutValue, !search.isFull else {
      return nil
    }
    // Once much has been read again, only the first error is found in an attempt inside others.
    return memory == nil || attempts <= 2 ? search : nil
  }

  /// True directly after the end of a container: a value begins after another byte.
  private var isAfterContainer: Bool {
    let last = byte(cursor - 1)
    return last == Byte.closeBrace || last == Byte.closeBracket
  }

  /// Moves after the child that failed, and records the failure.
  private mutating func skipChild(
    _ failed: FailedReading, _ level: Int, _ search: ErrorSearch
  ) throws(ReadingFailure) {
    let loop = search.levels[level].loop
    rewind(to: Position(offset: search.levels[level].next, depth: level))
    repeat {
      if loop != .model, token() == Byte.comma { cursor += 1 }
      if loop == .members { _ = try readKey() }
      let first = token()
      let start = cursor
      let unread = rereadable
      do throws(ReadingFailure) {
        try skipAgain()
      } catch {
        search.take(failed, start..<count, level)
        guard first != Byte.openBrace, first != Byte.openBracket else { throw error }
        // The value that failed is itself not JSON.
        search.isBroken = true
        throw ReadingFailure(.consequence, at: start)
      }
      // Without the bytes that were passed over at once.
      search.work -= unread - rereadable
      if loop == .model || cursor >= failed.failure.offset {
        return search.take(failed, start..<cursor, level)
      }
    } while true
  }

  /// Reads a document or a part of it, and records all errors.
  mutating func collect(
    in search: ErrorSearch, _ read: (inout JSONReader) throws(ReadingFailure) -> Void
  ) {
    let start = position
    do throws(ReadingFailure) {
      do throws(ReadingFailure) {
        return try read(&self)
      } catch {
        guard collecting(error) != nil else { throw error }
        search.takeWhole(failed(error), depth, after: 0)
      }
      // Code after an error that concerns the whole document may still be malformed.
      rewind(to: start)
      guard [Byte.openBrace, Byte.openBracket].contains(token()) else { return }
      try skipValue()
      try finish()
    } catch {
      if error.code != .consequence { search.takeBroken(failed(error)) }
    }
  }

  /// Throws if errors were recorded in a value, which counts as failed.
  @inline(never) @usableFromInline
  func rejectFaults(after count: Int) throws(ReadingFailure) {
    guard let search = collector?.search, search.count > count else { return }
    throw ReadingFailure(.consequence, at: cursor)
  }

  /// Records the failure of a text that is composed of pieces of the document; returns whether it
  /// has errors.
  @inline(never) @usableFromInline
  mutating func hasFaults<Value>(
    in result: Result<Value, ReadingFailure>, after count: Int
  ) -> Bool {
    guard let search = collector?.search else { return false }
    if case .failure(let failure) = result {
      guard failure.code.isAboutValue else { return false }
      search.takeWhole(failed(failure), depth, after: count)
      details = FailureDetails()
    }
    return search.count > count
  }
}

@_spi(Generated)
extension JSONReader {
  /// Passes over the value of a key that failed, and returns the next key.
  @inline(never) @usableFromInline
  package mutating func nextKey(
    of keys: KeySet, passingOver failure: ReadingFailure
  ) throws(ReadingFailure) -> Int? {
    try passOver(failure)
    return try nextKey(of: keys, after: KeySet.unknown, in: slots(of: keys))
  }

  /// Reads the rest of an object after a value that failed; returns the required keys that are
  /// missing, as bits.
  ///
  /// The closure reads members from `firstKey` to the end, or to the next value that fails, for which
  /// it calls this function again.
  @inline(never) @usableFromInline
  package mutating func rest(
    passingOver failure: ReadingFailure, _ missing: UInt64 = 0,
    _ fill: (inout JSONReader) throws(ReadingFailure) -> UInt64
  ) throws(ReadingFailure) -> UInt64 {
    guard let search = collecting(failure), let level = search.loop(at: depth) else {
      throw failure
    }
    if search.levels[level].isResumed {
      search.levels[level].failure = failure
      return missing
    }
    search.levels[level].isResumed = true
    defer { search.levels[level].isResumed = false }
    var (missing, next) = (missing, Optional(failure))
    while let failure = next {
      try passOver(failure)
      // Anything else is not JSON, and could be taken for another object.
      if ![Byte.comma, Byte.closeBrace].contains(token()) { _ = try nextMember() }
      search.isResuming = true
      missing &= try fill(&self)
      next = search.levels[level].failure
      search.levels[level].failure = nil
    }
    return missing | KeySet.postponed
  }

  /// Returns the next key of an object whose rest is read; throws if there is no object.
  @inline(never)
  mutating func resumedKey(of keys: KeySet) throws(ReadingFailure) -> Int? {
    guard let search = collector?.search, search.isResuming else { throw mismatch(.expectedObject) }
    search.isResuming = false
    return try nextKey(of: keys, after: KeySet.unknown, in: slots(of: keys))
  }

  /// Records the failure of a part of an object that was read completely; returns a bit that makes
  /// `require` throw.
  ///
  /// Throws the failure if no errors are collected.
  @inline(never)
  public mutating func postpone(_ failure: ReadingFailure) throws(ReadingFailure) -> UInt64 {
    guard let search = collecting(failure) else { throw failure }
    search.take(failed(failure), nil, depth)
    details = FailureDetails()
    return KeySet.postponed
  }

  /// The same for a part that reads the object again; moves after the object.
  @inline(never)
  public mutating func postpone(
    _ failure: ReadingFailure, from start: Position
  ) throws(ReadingFailure) -> UInt64 {
    guard let search = collecting(failure) else { throw failure }
    if depth != start.depth || !isAfterContainer {
      let failed = failed(failure)
      rewind(to: start)
      try skipAgain()
      search.take(failed, nil, depth)
      details = FailureDetails()
      return KeySet.postponed
    }
    return try postpone(failure)
  }
}
