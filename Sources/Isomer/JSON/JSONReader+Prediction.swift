@_spi(Generated)
extension JSONReader {
  /// Takes the opening brace and the first key with its colon; nil for an empty object.
  ///
  /// A key that is not in the set gives `KeySet.unknown`; its value still has to be taken.
  @inlinable @inline(__always)
  public mutating func firstKey(of keys: KeySet) throws(ReadingFailure) -> Int? {
    try firstKey(named: keys.name, keys.match)
  }

  /// Takes the comma and the next key with its colon, or the closing brace, which gives nil.
  ///
  /// `after` is the index that was returned before.
  @inlinable @inline(__always)
  public mutating func nextKey(of keys: KeySet, after index: Int) throws(ReadingFailure) -> Int? {
    try nextKey(named: keys.name, after: index, keys.match)
  }

  /// `firstKey(of:)` with the two parts of a key set that it needs.
  @inline(never)
  public mutating func firstKey(
    named name: UnsafePointer<UInt8>, _ match: (KeyText) -> Int
  ) throws(ReadingFailure) -> Int? {
    guard token() == Byte.openBrace else { throw mismatch(.expectedObject) }
    depth += 1
    guard depth <= depthLimit else { throw ReadingFailure(.depthLimit, at: cursor) }
    guard prediction.isOn() else { return try plainFirstKey(match) }
    let name = UInt(bitPattern: name)
    let place = depth
    let slot = prediction.slot(name, place)
    if let index = predicted(slot, name) { return index == KeyPrediction.end ? nil : index }
    let start = cursor
    let index = try plainFirstKey(match)
    if let index { learn(slot, name, from: start, index) }
    return index
  }

  /// `nextKey(of:after:)` with the two parts of a key set that it needs.
  @inline(never)
  public mutating func nextKey(
    named name: UnsafePointer<UInt8>, after previous: Int, _ match: (KeyText) -> Int
  ) throws(ReadingFailure) -> Int? {
    guard prediction.isOn() else { return try plainNextKey(match) }
    if byte(cursor) == Byte.closeBrace {
      cursor += 1
      depth -= 1
      return nil
    }
    let name = UInt(bitPattern: name)
    let before = previous >= 0 ? previous + 1 : KeyPrediction.unknownBase + prediction.lastUnknown
    let place = before << 32 | depth
    let slot = prediction.slot(name, place)
    if let index = predicted(slot, name) {
      if index != KeyPrediction.end { return index }
      depth -= 1
      return nil
    }
    let start = cursor
    let index = try plainNextKey(match)
    learn(slot, name, from: start, index ?? KeyPrediction.end)
    return index
  }

}

extension JSONReader {
  /// Takes the remembered text if it stands here, and returns its index.
  @inline(__always)
  private mutating func predicted(_ slot: Int, _ name: UInt) -> Int? {
    let entry = prediction.table() + slot
    guard entry.pointee.name == name else { return nil }
    let length = Int(entry.pointee.length)
    guard length <= count - cursor,
      equalBytes(base + cursor, base + entry.pointee.offset, count: length)
    else {
      prediction.miss()
      return nil
    }
    prediction.hit()
    // The quote of the key; for the closing brace nobody asks.
    keyStart = cursor + Int(entry.pointee.keyDistance)
    cursor += length
    let index = Int(entry.pointee.index)
    if index == KeySet.unknown { prediction.lastUnknown = slot }
    return index
  }

  /// Remembers the text from `start` up to the value that begins here.
  private mutating func learn(
    _ slot: Int, _ name: UInt, from start: Int, _ index: Int
  ) {
    // The whitespace in front of the value belongs to the text; behind a closing brace it does not.
    if index != KeyPrediction.end { _ = token() }
    let length = cursor - start
    guard length <= Int16.max, index <= Int16.max else { return }
    prediction.table()[slot] = KeyPrediction.Entry(
      name: name, offset: start, length: Int32(length),
      keyDistance: Int16(truncatingIfNeeded: keyStart - start), index: Int16(index))
    if index == KeySet.unknown { prediction.lastUnknown = slot }
  }

  @inline(__always)
  private mutating func plainFirstKey(_ match: (KeyText) -> Int) throws(ReadingFailure) -> Int? {
    cursor += 1
    if token() == Byte.closeBrace {
      cursor += 1
      depth -= 1
      return nil
    }
    return match(try readKey())
  }

  @inline(__always)
  private mutating func plainNextKey(_ match: (KeyText) -> Int) throws(ReadingFailure) -> Int? {
    guard try nextMember() else { return nil }
    return match(try readKey())
  }
}
