// The loops that find the end of a string and the end of whitespace: sixteen bytes at a time in
// release builds, eight in debug builds. The loop's condition bounds each load.

/// Returns the offset of the first quote, backslash, control character or non-ASCII byte from
/// `start` on, or `end`.
@inlinable @inline(__always)
func scanPlainASCII(_ base: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int {
  var index = start
  #if DEBUG
  while index &+ 8 <= end {
    let found = asciiStopBits(loadWord(base + index))
    if found != 0 { return index &+ found.trailingZeroBitCount >> 3 }
    index &+= 8
  }
  #else
  while index &+ 16 <= end {
    let found = asciiStopNibbles(loadVector(base + index))
    if found != 0 { return index &+ found.trailingZeroBitCount >> 2 }
    index &+= 16
  }
  #endif
  while index < end {
    let byte = base[index]
    if byte == 0x22 || byte == 0x5C || Int8(bitPattern: byte) < 0x20 { break }
    index &+= 1
  }
  return index
}

/// Returns the offset of the first quote, backslash or control character from `start` on, or `end`.
@inlinable @inline(__always)
package func scanPlain(_ base: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int {
  var index = start
  #if DEBUG
  while index &+ 8 <= end {
    let found = stopBits(loadWord(base + index))
    if found != 0 { return index &+ found.trailingZeroBitCount >> 3 }
    index &+= 8
  }
  #else
  while index &+ 16 <= end {
    let found = stopNibbles(loadVector(base + index))
    if found != 0 { return index &+ found.trailingZeroBitCount >> 2 }
    index &+= 16
  }
  #endif
  while index < end {
    let byte = base[index]
    if byte == 0x22 || byte == 0x5C || byte < 0x20 { break }
    index &+= 1
  }
  return index
}

/// Returns the offset of the first byte from `start` on that is not whitespace, or `end`.
@inlinable @inline(__always)
package func scanWhitespace(_ base: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int {
  var index = start
  #if !DEBUG
  while index &+ 16 <= end {
    let found = ~whitespaceNibbles(loadVector(base + index))
    if found != 0 { return index &+ found.trailingZeroBitCount >> 2 }
    index &+= 16
  }
  #else
  while index &+ 8 <= end, loadWord(base + index) == 0x2020_2020_2020_2020 { index &+= 8 }
  #endif
  while index < end {
    let byte = base[index]
    guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { break }
    index &+= 1
  }
  return index
}
