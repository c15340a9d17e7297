@_spi(Generated)
extension JSONReader {
  /// Reads an object; the closure reads the value of each key, given by its index.
  ///
  /// The index is `KeySet.unknown` for a key that is not in the set.
  @_alwaysEmitIntoClient @inline(__always)
  public mutating func members(
    of keys: KeySet,
    _ read: (Int, inout JSONReader) throws(ReadingFailure) -> Void
  ) throws(ReadingFailure) {
    var next = try firstKey(of: keys)
    let slots = slots(of: keys)
    repeat {
      do throws(ReadingFailure) {
        while let key = next {
          try read(key, &self)
          next = try nextKey(of: keys, after: key, in: slots)
        }
        return
      } catch {
        next = try nextKey(of: keys, passingOver: error)
      }
    } while true
  }

  /// Reads an array; the closure reads each element, given by its position.
  @_alwaysEmitIntoClient @inline(__always)
  @discardableResult
  public mutating func everyElement(
    _ read: (Int, inout JSONReader) throws(ReadingFailure) -> Void
  ) throws(ReadingFailure) -> Int {
    var index = 0
    var isOpen = try beginElements()
    while isOpen {
      do throws(ReadingFailure) {
        try read(index, &self)
        isOpen = try nextElement()
      } catch {
        isOpen = try nextElement(passingOver: error)
      }
      index += 1
    }
    return index
  }

  /// Reads the opening brace and the first key with its colon; returns nil for an empty object.
  @_optimize(speed)
  @inline(never) @usableFromInline
  package mutating func firstKey(of keys: KeySet) throws(ReadingFailure) -> Int? {
    guard token() == Byte.openBrace else { return try resumedKey(of: keys) }
    if depth >= freeDepth { try deepen() }
    depth += 1
    // No key has the index -2, so the first key has its own slot.
    if let entries = prediction.active,
      let slot = predictedSlot(keys, after: -2, slots(of: keys), in: entries)
    {
      let index = takeText(entries + slot)
      if index >= 0 { return index }
      guard index < KeyPrediction.end else { return try takeUnkeyed(index, slot) }
      return try beginWatched(keys, KeyPrediction.watched(index), slot)
    }
    if collector != nil { return try observedKey(keys, after: -2) }
    return try readAndLearn(keys, after: -2)
  }

  /// Returns the slot of the first key for the object that is being read.
  @inlinable @inline(__always)
  package func slots(of keys: KeySet) -> Int {
    keys.table.pointee.start &+ depth &* prediction.step
  }

  /// Reads the comma and the next key with its colon, or returns nil after the closing brace.
  ///
  /// `after` is the index returned before.
  @_optimize(speed)
  @inline(never) @usableFromInline
  package mutating func nextKey(
    of keys: KeySet, after previous: Int, in slots: Int
  ) throws(ReadingFailure) -> Int? {
    if let entries = prediction.active,
      let slot = predictedSlot(keys, after: previous, slots, in: entries)
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
  /// Returns the slot of the recorded text, if the document continues with that text.
  @inline(__always)
  private func predictedSlot(
    _ keys: KeySet, after previous: Int, _ slots: Int,
    in entries: UnsafeMutablePointer<KeyPrediction.Entry>
  ) -> Int? {
    let set = UInt(bitPattern: keys.table)
    let slot = prediction.slot(after: previous, in: slots)
    let entry = entries + slot
    let length = Int(entry.pointee.length)
    guard entry.pointee.set == set, isSameText(entry.pointee.offset, length) else { return nil }
    return slot
  }

  /// Returns whether the bytes at the cursor equal those at an earlier offset.
  @inline(__always)
  private func isSameText(_ offset: Int, _ length: Int) -> Bool {
    // The earlier text ends inside the document; as many bytes must be left here.
    guard length <= count &- cursor else { return false }
    return equalBytes(base + cursor, base + offset, count: length)
  }

  /// Reads the recorded text and returns its index.
  @inline(__always)
  private mutating func takeText(_ entry: UnsafeMutablePointer<KeyPrediction.Entry>) -> Int {
    prediction.credit &+= 1
    keyStart = cursor &+ Int(entry.pointee.keyDistance)
    cursor &+= Int(entry.pointee.length)
    return Int(entry.pointee.index)
  }

  /// Handles a recorded text without a key of the set; returns nil for the end of the object.
  @inline(__always)
  private mutating func takeUnkeyed(_ index: Int, _ slot: Int) throws(ReadingFailure) -> Int? {
    if index == KeyPrediction.end {
      try leave()
      return nil
    }
    prediction.lastUnknown = slot
    return index
  }

  /// Reads and matches the key without prediction; its text replaces the recorded one.
  @_optimize(speed)
  @inline(never)
  mutating func readAndLearn(
    _ keys: KeySet, after previous: Int
  ) throws(ReadingFailure) -> Int? {
    let set = UInt(bitPattern: keys.table)
    let isLearning = prediction.active != nil || prediction.isActivated()
    let slot = isLearning ? prediction.slot(after: previous, in: slots(of: keys)) : 0
    let start = cursor
    guard try previous == -2 ? hasMember() : nextMember() else {
      if isLearning { learn(slot, set, from: start, KeyPrediction.end) }
      return nil
    }
    var index = try readIndex(in: keys)
    if options.acceptsConvertedKeys { index = convertedIndex(in: keys, unless: index) }
    if isLearning {
      // The whitespace before the value belongs to the text.
      _ = token()
      learn(slot, set, from: start, index)
    }
    return index
  }

  /// Reads a key and the colon after it, and returns its index in a set.
  @_optimize(speed)
  @inline(__always)
  private mutating func readIndex(in keys: KeySet) throws(ReadingFailure) -> Int {
    #if !DEBUG
    let isQuoted = token() == Byte.quote
    let start = cursor &+ 1
    if isQuoted, start &+ 16 <= count {
      let stops = asciiStopNibbles(loadVector(base + start))
      let length = stops.trailingZeroBitCount >> 2
      if stops != 0, base[start &+ length] == Byte.quote {
        keyStart = cursor
        cursor = start &+ length &+ 1
        guard token() == Byte.colon else { throw failure(.expectedColon) }
        cursor &+= 1
        return keys.table.pointee.index(
          of: base + start, count: length, TextEnds(within: base + start, length))
      }
    }
    #endif
    let key = try readKey()
    return keys.table.pointee.index(of: key.start, count: key.count)
  }

  /// Returns the index of the key just read, also of one that a decoder has converted.
  mutating func indexOfKey(_ key: String, in keys: KeySet) -> Int {
    let index = keys.index(of: key)
    return options.acceptsConvertedKeys ? convertedIndex(in: keys, unless: index) : index
  }

  /// Returns the index of the key that a decoder has converted to the one just read, or else its own.
  @inline(never)
  private mutating func convertedIndex(in keys: KeySet, unless index: Int) -> Int {
    guard index == KeySet.unknown || keys.table.pointee.hasUnread,
      options.convertsKeys || isPossiblyConverted
    else { return index }
    let list = keys.table.pointee.list
    // A key that is only written can be the converted form of one that is read.
    guard index == KeySet.unknown || list.lines[index].properties.isEmpty else { return index }
    let key = currentKey
    let converted = options.convertsKeys ? ConvertedKey.form(of: key) : nil
    return list.keys.firstIndex { $0 == converted || ConvertedKey.form(of: $0) == key } ?? index
  }

  /// False for a key of small letters and underscores: a converted one has a capital, a digit or
  /// another character where its second word begins.
  private var isPossiblyConverted: Bool {
    var place = keyStart + 1
    while place < count, base[place] != Byte.quote {
      guard 0x61...0x7A ~= base[place] || base[place] == 0x5F else { return true }
      place += 1
    }
    return false
  }

  /// Reads the opening brace, and the closing one if it follows immediately.
  @inline(__always)
  private mutating func hasMember() throws(ReadingFailure) -> Bool {
    cursor += 1
    guard token() == Byte.closeBrace else { return true }
    cursor += 1
    depth -= 1
    return false
  }

  /// Records the text from `start` to the cursor.
  @_optimize(speed)
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
