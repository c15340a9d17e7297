// Skipped values are validated as strictly as others.

extension JSONReader {
  /// Skips one value of any kind.
  ///
  /// Throws if it is not strictly valid JSON, or nested deeper than the options allow.
  public mutating func skipValue() throws(ReadingFailure) {
    let first = token()
    if first == Byte.openBrace || first == Byte.openBracket { return try skipContainer() }
    try skipScalar(first)
  }

  @inline(__always)
  private mutating func skipScalar(_ first: UInt8) throws(ReadingFailure) {
    switch first {
    case Byte.quote: try skipString()
    case Byte.lowerT, Byte.lowerF: _ = try readBool()
    case Byte.lowerN: _ = try readNull()
    default: try skipNumberOrNative()
    }
  }

  @inline(never)
  private mutating func skipContainer() throws(ReadingFailure) {
    if try jump() { return }
    if valueEnds.recordsAll { return try skipRecording() }
    try skipLevels(isRecording: false)
  }

  /// Moves after an array or an object if its end is recorded.
  @inline(__always)
  private mutating func jump() throws(ReadingFailure) -> Bool {
    guard let end = valueEnds.end(ofValueAt: cursor) else { return false }
    if depth >= freeDepth { try deepen() }
    // Its bytes are counted as reread.
    rereadable += end - cursor
    reread -= end - cursor
    cursor = end
    return true
  }

  @inline(never)
  private mutating func skipRecording() throws(ReadingFailure) {
    try skipLevels(isRecording: true)
  }

  /// Skips an array or an object without recursion; the kinds of the open ones are bits of
  /// `Nesting`.
  @inline(__always)
  private mutating func skipLevels(isRecording: Bool) throws(ReadingFailure) {
    var open = Nesting()
    var starts: [Int] = []
    repeat {
      // A value starts here.
      let first = token()
      let start = cursor
      if first == Byte.openBrace {
        if isRecording, try jump() {
        } else if try beginObject() {
          open.push(isObject: true)
          if isRecording { starts.append(start) }
          try skipKey()
          continue
        }
      } else if first == Byte.openBracket {
        if isRecording, try jump() {
        } else if try beginArray() {
          open.push(isObject: false)
          if isRecording { starts.append(start) }
          continue
        }
      } else {
        try skipScalar(first)
      }
      // A value ends here, and possibly the containers around it.
      while !open.isEmpty {
        if open.isInObject {
          if try nextMember() {
            try skipKey()
            break
          }
        } else if try nextElement() {
          break
        }
        open.pop()
        if isRecording, let start = starts.popLast() { valueEnds.record(start..<cursor) }
      }
    } while !open.isEmpty
  }

  @inline(__always)
  private mutating func skipKey() throws(ReadingFailure) {
    guard token() == Byte.quote else { throw mismatchedKey() }
    try skipString()
    guard token() == Byte.colon else { throw failure(.expectedColon) }
    cursor += 1
  }

  /// Skips a string; the cursor is at its opening quote.
  @inline(__always)
  private mutating func skipString() throws(ReadingFailure) {
    let start = cursor + 1
    let stop = scanPlainASCII(base, from: start, to: count)
    guard stop < count, base[stop] == Byte.quote else {
      return try skipStringWithMore(than: start, stop)
    }
    cursor = stop + 1
  }

  @inline(never)
  private mutating func skipStringWithMore(
    than start: Int, _ stop: Int
  ) throws(ReadingFailure) {
    var index = stop
    while true {
      index = scanPlain(base, from: index, to: count)
      guard index < count else { throw ReadingFailure(.unexpectedEnd, at: count) }
      if base[index] == Byte.quote { break }
      guard base[index] == Byte.backslash else {
        throw ReadingFailure(.controlCharacter, at: index)
      }
      guard index + 1 < count else { throw ReadingFailure(.unexpectedEnd, at: count) }
      switch base[index + 1] {
      case Byte.quote, Byte.backslash, Byte.slash, 0x62, Byte.lowerF, Byte.lowerN, 0x72,
        Byte.lowerT:
        index += 2
      case Byte.lowerU: _ = try readUnicodeEscape(&index)
      default: throw ReadingFailure(.invalidEscape, at: index)
      }
    }
    guard isValidUTF8(base + start, index - start) else {
      throw ReadingFailure(.invalidUTF8, at: start - 1)
    }
    cursor = index + 1
  }

  /// Skips a number.
  @usableFromInline
  mutating func skipNumber() throws(ReadingFailure) { try skipNumber(orNative: false) }

  /// Skips a number or a native token.
  mutating func skipNumberOrNative() throws(ReadingFailure) { try skipNumber(orNative: true) }

  @inline(__always)
  private mutating func skipNumber(orNative isNativeAllowed: Bool) throws(ReadingFailure) {
    let start = cursor
    var index = cursor
    if byte(index) == Byte.minus { index += 1 }
    guard digit(index) <= 9 else {
      if index > start { throw failure(.invalidNumber, at: index) }
      guard isNativeAllowed else { throw mismatch(.expectedNumber) }
      return try skipNative()
    }
    if base[index] == Byte.zero {
      index += 1
      if digit(index) <= 9 { throw ReadingFailure(.invalidNumber, at: index) }
    } else {
      skipDigits(&index)
    }
    if byte(index) == Byte.point {
      index += 1
      guard digit(index) <= 9 else { throw failure(.invalidNumber, at: index) }
      skipDigits(&index)
    }
    if byte(index) | 0x20 == Byte.lowerE {
      index += 1
      if byte(index) == Byte.plus || byte(index) == Byte.minus { index += 1 }
      guard digit(index) <= 9 else { throw failure(.invalidNumber, at: index) }
      skipDigits(&index)
    }
    cursor = index
  }

  @inline(__always)
  private func skipDigits(_ index: inout Int) {
    while index &+ 8 <= count {
      let other = nonDigitBits(loadWord(base + index))
      if other != 0 {
        index &+= other.trailingZeroBitCount >> 3
        return
      }
      index &+= 8
    }
    while digit(index) <= 9 { index &+= 1 }
  }
}

/// The kinds of the open arrays and objects, one bit each; the last 64 in a word, earlier ones in
/// an array.
private struct Nesting {
  private var word: UInt64 = 0
  private var older: [UInt64] = []
  private var count = 0

  var isEmpty: Bool { count == 0 }
  var isInObject: Bool { word & 1 == 1 }

  mutating func push(isObject: Bool) {
    if count != 0, count & 63 == 0 { older.append(word) }
    word = word &<< 1 | (isObject ? 1 : 0)
    count += 1
  }

  mutating func pop() {
    word &>>= 1
    count -= 1
    if count != 0, count & 63 == 0, let last = older.popLast() { word = last }
  }
}
