// Strings are copied and tested sixteen bytes at a time.

extension JSONWriter {
  /// Writes a string; quotes, backslashes and control characters are escaped, everything else is
  /// unchanged.
  ///
  /// ```swift
  /// writer.write("a \"b\"\n")      // "a \"b\"\n"
  /// ```
  @_optimize(speed)
  public mutating func write(_ value: String) {
    let isWritten: Void? = value.utf8.withContiguousStorageIfAvailable { bytes in
      writeString(bytes)
    }
    if isWritten == nil { writeBridged(value) }
  }

  /// Writes a substring.
  package mutating func write(_ value: Substring) {
    let isWritten: Void? = value.utf8.withContiguousStorageIfAvailable { bytes in
      writeString(bytes)
    }
    if isWritten == nil { writeBridged(String(value)) }
  }

  /// Writes a string bridged from Objective-C, whose bytes are not contiguous.
  @inline(never)
  private mutating func writeBridged(_ value: String) {
    var value = value
    value.withUTF8 { bytes in writeString(bytes) }
  }

  @inline(__always)
  private mutating func writeString(_ bytes: UnsafeBufferPointer<UInt8>) {
    let length = bytes.count
    guard let input = bytes.baseAddress, length > 0 else { return literal("\"\"") }
    reserve(length &+ 34)
    base[count] = Byte.quote
    let copied = copyPlain(input, length, base + (count &+ 1))
    guard copied == length else {
      count &+= copied &+ 1
      return writeEscaped(input + copied, length &- copied)
    }
    base[count &+ length &+ 1] = Byte.quote
    count &+= length &+ 2
  }

  /// Copies bytes up to the first that needs an escape; returns their number.
  ///
  /// The output has room for `length` bytes and sixteen more. The last step overlaps the previous
  /// one.
  @inline(__always)
  private func copyPlain(
    _ input: UnsafePointer<UInt8>, _ length: Int, _ output: UnsafeMutablePointer<UInt8>
  ) -> Int {
    var index = 0
    #if !DEBUG
    if length >= 16 {
      while true {
        let vector = loadVector(input + index)
        storeVector(vector, output + index)
        let found = stopNibbles(vector)
        if found != 0 { return index &+ found.trailingZeroBitCount >> 2 }
        if index &+ 16 == length { return length }
        index = min(index &+ 16, length &- 16)
      }
    }
    #endif
    if length >= 8 {
      while true {
        let word = loadWord(input + index)
        storeWord(word, output + index)
        let found = stopBits(word)
        if found != 0 { return index &+ found.trailingZeroBitCount >> 3 }
        if index &+ 8 == length { return length }
        index = min(index &+ 8, length &- 8)
      }
    }
    return copyFewPlain(input, length, output)
  }

  /// Copies less than eight bytes: as two overlapping half words, or one by one.
  @inline(__always)
  private func copyFewPlain(
    _ input: UnsafePointer<UInt8>, _ length: Int, _ output: UnsafeMutablePointer<UInt8>
  ) -> Int {
    if length >= 4 {
      let shift = UInt64(8 &* (length &- 4))
      let low = UInt64(loadHalfWord(input))
      let word = low | UInt64(loadHalfWord(input + (length &- 4))) &<< shift
      storeWord(word, output)
      // The bytes after the string are 0 here, which would count as control characters.
      let found = stopBits(word) & (1 &<< (shift &+ 32) &- 1)
      return found == 0 ? length : found.trailingZeroBitCount >> 3
    }
    var index = 0
    while index < length {
      let byte = input[index]
      if byte == Byte.quote || byte == Byte.backslash || byte < 0x20 { break }
      output[index] = byte
      index &+= 1
    }
    return index
  }

  /// Writes the rest of a string from its first escape on, and the closing quote.
  @inline(never)
  private mutating func writeEscaped(_ input: UnsafePointer<UInt8>, _ length: Int) {
    var index = 0
    while index < length {
      // Room for one escape, the rest unescaped, another vector, and the quote.
      reserve(length &- index &+ 24)
      count &+= writeEscape(input[index], base + count)
      index &+= 1
      let copied = copyPlain(input + index, length &- index, base + count)
      index &+= copied
      count &+= copied
    }
    append(Byte.quote)
  }

  /// Writes the escape of a byte; returns its length, 2 or 6.
  private func writeEscape(_ byte: UInt8, _ output: UnsafeMutablePointer<UInt8>) -> Int {
    output[0] = Byte.backslash
    switch byte {
    case Byte.quote, Byte.backslash: output[1] = byte
    case Byte.lineFeed: output[1] = Byte.lowerN
    case Byte.carriageReturn: output[1] = 0x72
    case Byte.tab: output[1] = Byte.lowerT
    case 0x08: output[1] = 0x62
    case 0x0C: output[1] = Byte.lowerF
    default:
      output[1] = Byte.lowerU
      output[2] = Byte.zero
      output[3] = Byte.zero
      output[4] = Byte.zero | byte >> 4
      let low = byte & 15
      output[5] = low < 10 ? Byte.zero | low : 0x57 &+ low
      return 6
    }
    return 2
  }
}
