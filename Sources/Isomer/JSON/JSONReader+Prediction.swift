@_spi(Generated)
extension JSONReader {
  /// Takes the opening brace and the first key with its colon; nil for an empty object.
  ///
  /// A key that is not in the set gives `KeySet.unknown`; its value still has to be taken.
  @inline(never)
  public mutating func firstKey(of keys: KeySet) throws(ReadingFailure) -> Int? {
    guard token() == Byte.openBrace else { throw mismatch(.expectedObject) }
    if depth >= freeDepth { try deepen() }
    depth += 1
    // No key has the index -2, so that the first key has a place of its own.
    if let entries = prediction.active,
      let slot = predictedSlot(keys, after: -2, in: entries)
    {
      let index = takeText(entries + slot)
      if index >= 0 { return index }
      guard index < KeyPrediction.end else { return try takeUnkeyed(index, slot) }
      return try beginWatched(keys, KeyPrediction.watched(index), slot)
    }
    if collector != nil { return try observedKey(keys, after: -2) }
    return try readAndLearn(keys, after: -2)
  }

  /// Takes the comma and the next key with its colon, or the closing brace, which gives nil.
  ///
  /// `after` is the index that was returned before.
  @inline(never)
  public mutating func nextKey(of keys: KeySet, after previous: Int) throws(ReadingFailure) -> Int?
  {
    if let entries = prediction.active,
      let slot = predictedSlot(keys, after: previous, in: entries)
    {
      let index = takeText(entries + slot)
      if index >= 0 { return index }
      guard index < KeyPrediction.end else { return try takeUnkeyed(index, slot) }
      return try takeWatched(KeyPrediction.watched(index), slot)
    }
    if collector != nil { return try observedKey(keys, after: previous) }
    return try readAndLearn(keys, after: previous)
  }
}

extension JSONReader {
  /// The place of the remembered text, if that text stands here.
  @inline(__always)
  private func predictedSlot(
    _ keys: KeySet, after previous: Int, in entries: UnsafeMutablePointer<KeyPrediction.Entry>
  ) -> Int? {
    let set = UInt(bitPattern: keys.table)
    let slot = prediction.slot(keys, after: previous, depth: depth)
    let entry = entries + slot
    let length = Int(entry.pointee.length)
    guard entry.pointee.set == set, isSameText(entry.pointee.offset, length) else { return nil }
    return slot
  }

  /// Whether the bytes at the cursor are those that stand at an earlier offset.
  @inline(__always)
  private func isSameText(_ offset: Int, _ length: Int) -> Bool {
    // The earlier text ends inside the document; as many bytes have to be left here.
    guard length <= count &- cursor else { return false }
    return equalBytes(base + cursor, base + offset, count: length)
  }

  /// Takes the remembered text and returns the index that stands with it.
  @inline(__always)
  private mutating func takeText(_ entry: UnsafeMutablePointer<KeyPrediction.Entry>) -> Int {
    prediction.credit &+= 1
    keyStart = cursor &+ Int(entry.pointee.keyDistance)
    cursor &+= Int(entry.pointee.length)
    return Int(entry.pointee.index)
  }

  /// Follows a text that has no key of the set; nil stands for the end of the object.
  @inline(__always)
  private mutating func takeUnkeyed(_ index: Int, _ slot: Int) throws(ReadingFailure) -> Int? {
    if index == KeyPrediction.end {
      try leave()
      return nil
    }
    prediction.lastUnknown = slot
    return index
  }

  /// The plain path: reads the key and matches it; its text replaces the remembered one.
  @inline(never)
  mutating func readAndLearn(
    _ keys: KeySet, after previous: Int
  ) throws(ReadingFailure) -> Int? {
    let set = UInt(bitPattern: keys.table)
    let isLearning = prediction.active != nil || prediction.isActivated()
    let slot = isLearning ? prediction.slot(keys, after: previous, depth: depth) : 0
    let start = cursor
    guard try previous == -2 ? hasMember() : nextMember() else {
      if isLearning { learn(slot, set, from: start, KeyPrediction.end) }
      return nil
    }
    let key = try readKey()
    let index = keys.table.pointee.index(of: key.start, count: key.count)
    if isLearning {
      // The whitespace in front of the value belongs to the text.
      _ = token()
      learn(slot, set, from: start, index)
    }
    return index
  }

  /// Takes the opening brace, and the closing one if it follows at once.
  @inline(__always)
  private mutating func hasMember() throws(ReadingFailure) -> Bool {
    cursor += 1
    guard token() == Byte.closeBrace else { return true }
    cursor += 1
    depth -= 1
    return false
  }

  /// Remembers the text from `start` to the cursor.
  private mutating func learn(_ slot: Int, _ set: UInt, from start: Int, _ index: Int) {
    if index == KeySet.unknown { prediction.lastUnknown = slot }
    let length = cursor - start
    guard let entries = prediction.active, length <= Int16.max, index < 1 << 14 else { return }
    if entries[slot].set != 0 { prediction.miss() }
    entries[slot] = KeyPrediction.Entry(
      set: set, offset: start, length: Int32(length),
      keyDistance: Int16(truncatingIfNeeded: keyStart - start),
      index: Int16(objects == nil ? index : KeyPrediction.watched(index)))
  }
}
