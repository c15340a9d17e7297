// A projection combines one value of each element of an array into a new array, which the property
// reads.
@_spi(Generated)
extension JSONReader {
  /// Reads the values at a path of each element of the next array; throws if one is missing, unless
  /// the rules allow it.
  @inlinable
  public mutating func projected<List>(
    _ path: ProjectionPath, _ read: (inout JSONReader) throws(ReadingFailure) -> List
  ) throws(ReadingFailure) -> List {
    let start = position
    let notes = noteCount
    let text = try projection(path, isListing: collector != nil)
    switch try part(text, read) {
    case .success(let list):
      if collector != nil { try rejectFaults(after: notes) }
      return list
    case .failure(let failure): throw try placed(failure, in: text, orListing: path, from: start)
    }
  }

  @usableFromInline
  mutating func projection(
    _ path: ProjectionPath, isListing: Bool
  ) throws(ReadingFailure) -> PiecedText {
    let key = keyStart
    defer { keyStart = key }
    var text = PiecedText(isListing: isListing)
    if try gather(path, from: 0, into: &text) {
      text.close(Byte.openBracket, Byte.closeBracket, at: cursor)
    } else {
      text.becomeNull(at: cursor)
    }
    return text
  }

  @inline(never) @usableFromInline
  mutating func placed(
    _ failure: ReadingFailure, in text: PiecedText, orListing path: ProjectionPath,
    from start: Position
  ) throws(ReadingFailure) -> ReadingFailure {
    guard collector == nil else { return text.placed(failure, &details) }
    rewind(to: start)
    return try projection(path, isListing: true).placed(failure, &details)
  }
}

// Each function reads the next value, and returns false if the path leads to nothing.
extension JSONReader {
  private mutating func gather(
    _ path: ProjectionPath, from step: Int, into text: inout PiecedText
  ) throws(ReadingFailure) -> Bool {
    guard step < path.strides.count else {
      let place = try skippedValue()
      append(place, to: &text)
      return true
    }
    if try readNull() { return false }
    switch path.strides[step] {
    case .every:
      try gatherElements(path, from: step + 1, into: &text)
      return true
    case .index(let index): return try gatherElement(index, path, from: step + 1, into: &text)
    case .key(let key): return try gatherMember(key, path, from: step + 1, into: &text)
    }
  }

  /// Adds the values of a member; the last value of a duplicate key counts.
  private mutating func gatherMember(
    _ wanted: [UInt8], _ path: ProjectionPath, from step: Int, into text: inout PiecedText
  ) throws(ReadingFailure) -> Bool {
    guard try beginObject() else { return false }
    let count = text.count
    var (isPresent, isFound) = (false, false)
    repeat {
      guard try readKey() == wanted else {
        try skipValue()
        continue
      }
      if isPresent {
        note(.duplicateKey, at: keyStart)
        text.truncate(to: count)
      }
      isPresent = true
      isFound = try gather(path, from: step, into: &text)
    } while try nextMember()
    return isFound
  }

  private mutating func gatherElement(
    _ index: Int, _ path: ProjectionPath, from step: Int, into text: inout PiecedText
  ) throws(ReadingFailure) -> Bool {
    guard try beginArray() else { return false }
    var position = 0
    var isFound = false
    repeat {
      if position == index {
        isFound = try gather(path, from: step, into: &text)
      } else {
        try skipValue()
      }
      position += 1
    } while try nextElement()
    return isFound
  }

  private mutating func gatherElements(
    _ path: ProjectionPath, from step: Int, into text: inout PiecedText
  ) throws(ReadingFailure) {
    if path.rules.contains(.wrap), token() != Byte.openBracket {
      return try gatherElement(path, from: step, into: &text)
    }
    try forEachElement { reader throws(ReadingFailure) in
      try reader.gatherElement(path, from: step, into: &text)
    }
  }

  /// Adds the values of one element; an omitted one adds nothing.
  private mutating func gatherElement(
    _ path: ProjectionPath, from step: Int, into text: inout PiecedText
  ) throws(ReadingFailure) {
    let start = position
    let (count, notes) = (text.count, noteCount)
    do throws(ReadingFailure) {
      if try gather(path, from: step, into: &text) { return }
      if path.keepsMissing { return text.appendNull(at: cursor) }
      if path.rules.contains(.compact) { return text.truncate(to: count) }
      throw lacking(path, from: step, start)
    } catch {
      guard path.rules.contains(.lossy) else { throw error }
      text.truncate(to: count)
      try giveUp(start, .elementSkipped, error, notes)
    }
  }

  /// Returns the failure for the element just read, which lacks the value or is null.
  private mutating func lacking(
    _ path: ProjectionPath, from step: Int, _ start: Position
  ) -> ReadingFailure {
    let offset = valueStart(start)
    guard byte(offset) != Byte.lowerN else {
      return ReadingFailure(path.expectation(at: step), at: offset)
    }
    details.missingKey = path.missing(from: step)
    return ReadingFailure(.missingKey, at: cursor - 1)
  }
}

private func == (key: KeyText, bytes: [UInt8]) -> Bool {
  key.count == bytes.count
    && bytes.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { equalBytes(key.start, $0, count: key.count) } ?? true
    }
}
