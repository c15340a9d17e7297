extension JSONReader {
  /// Copies a string into the scratch buffer and resolves its escapes, starting after its opening
  /// quote.
  ///
  /// Leaves the reader after the closing quote and returns the number of bytes. They are not
  /// validated as UTF-8.
  ///
  /// An escape is never shorter than the character it represents, so the scratch buffer exceeds the
  /// string by at most a constant.
  @inline(never)
  mutating func unescape(from start: Int) throws(ReadingFailure) -> Int {
    var index = start
    var used = 0
    while true {
      if scratch.capacity - used < 64 { scratch.grow(keeping: used) }
      copyPlain(&index, &used)
      guard index < count else { throw ReadingFailure(.unexpectedEnd, at: count) }
      let byte = base[index]
      if byte == Byte.quote {
        cursor = index + 1
        return used
      }
      if byte == Byte.backslash {
        try copyEscape(&index, &used)
      } else if byte < 0x20 {
        throw ReadingFailure(.controlCharacter, at: index)
      } else if scratch.capacity - used >= 32 {
        // Near the end of the document: copy a single byte.
        scratch.base[used] = byte
        index += 1
        used += 1
      }
    }
  }

  /// Copies unescaped bytes by vectors or words, while both sides have room for a whole one.
  @inline(__always)
  private mutating func copyPlain(_ index: inout Int, _ used: inout Int) {
    #if DEBUG
    while index + 8 <= count, scratch.capacity - used >= 32 {
      let word = loadWord(base + index)
      storeWord(word, scratch.base + used)
      let found = stopBits(word)
      let step = found == 0 ? 8 : found.trailingZeroBitCount >> 3
      index += step
      used += step
      if found != 0 { return }
    }
    #else
    let output = scratch.base
    let last = min(count &- 16, index &+ (scratch.capacity &- used) &- 32)
    let shift = used &- index
    var place = index
    while place <= last {
      let vector = loadVector(base + place)
      storeVector(vector, output + (place &+ shift))
      let found = stopNibbles(vector)
      if found != 0 {
        place &+= found.trailingZeroBitCount >> 2
        break
      }
      place &+= 16
    }
    index = place
    used = place &+ shift
    #endif
  }

  /// Resolves the escape at `index`.
  ///
  /// The scratch buffer has room for its up to four bytes: the loop of `unescape` leaves 32.
  @inline(__always)
  private mutating func copyEscape(_ index: inout Int, _ used: inout Int) throws(ReadingFailure) {
    guard index + 1 < count else { throw ReadingFailure(.unexpectedEnd, at: count) }
    let output = scratch.base + used
    switch base[index + 1] {
    case Byte.quote: output[0] = Byte.quote
    case Byte.backslash: output[0] = Byte.backslash
    case Byte.slash: output[0] = Byte.slash
    case Byte.lowerN: output[0] = Byte.lineFeed
    case Byte.lowerT: output[0] = Byte.tab
    case 0x72: output[0] = Byte.carriageReturn
    case 0x62: output[0] = 0x08
    case Byte.lowerF: output[0] = 0x0C
    case Byte.lowerU:
      let scalar = try readUnicodeEscape(&index)
      used += encode(scalar, output)
      return
    default: throw ReadingFailure(.invalidEscape, at: index)
    }
    index += 2
    used += 1
  }

  /// Returns the scalar of a `\u` escape, or of two that form a surrogate pair; moves `index` after
  /// it.
  @usableFromInline
  func readUnicodeEscape(_ index: inout Int) throws(ReadingFailure) -> UInt32 {
    let first = try hexadecimalUnit(at: index)
    guard first & 0xF800 == 0xD800 else {
      index += 6
      return first
    }
    guard first & 0xFC00 == 0xD800 else { throw ReadingFailure(.invalidEscape, at: index) }
    guard index + 6 < count else { throw ReadingFailure(.unexpectedEnd, at: count) }
    guard base[index + 6] == Byte.backslash, byte(index + 7) == Byte.lowerU else {
      throw ReadingFailure(.invalidEscape, at: index)
    }
    let second = try hexadecimalUnit(at: index + 6)
    guard second & 0xFC00 == 0xDC00 else { throw ReadingFailure(.invalidEscape, at: index) }
    index += 12
    return 0x10000 + ((first & 0x3FF) << 10 | (second & 0x3FF))
  }

  /// Returns the value of the four hexadecimal digits of the `\u` escape at an offset.
  private func hexadecimalUnit(at index: Int) throws(ReadingFailure) -> UInt32 {
    var unit: UInt32 = 0
    for offset in index + 2..<index + 6 {
      guard offset < count else { throw ReadingFailure(.unexpectedEnd, at: count) }
      guard let digit = Byte.hexDigit(base[offset]) else {
        throw ReadingFailure(.invalidEscape, at: index)
      }
      unit = unit << 4 | UInt32(digit)
    }
    return unit
  }

  /// Writes a scalar as UTF-8; returns the number of bytes, at most four.
  @inline(__always)
  private func encode(_ scalar: UInt32, _ output: UnsafeMutablePointer<UInt8>) -> Int {
    func tail(_ shift: UInt32) -> UInt8 {
      0x80 | UInt8(truncatingIfNeeded: scalar >> shift) & 0x3F
    }
    if scalar < 0x80 {
      output[0] = UInt8(truncatingIfNeeded: scalar)
      return 1
    }
    if scalar < 0x800 {
      output[0] = 0xC0 | UInt8(truncatingIfNeeded: scalar >> 6)
      output[1] = tail(0)
      return 2
    }
    if scalar < 0x10000 {
      output[0] = 0xE0 | UInt8(truncatingIfNeeded: scalar >> 12)
      output[1] = tail(6)
      output[2] = tail(0)
      return 3
    }
    output[0] = 0xF0 | UInt8(truncatingIfNeeded: scalar >> 18)
    output[1] = tail(12)
    output[2] = tail(6)
    output[3] = tail(0)
    return 4
  }
}
