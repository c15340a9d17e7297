// Loads of several bytes at once, and tests of eight bytes in one 64-bit word.
//
// Every load here is unchecked: the caller ensures that the bytes exist.

/// Loads eight bytes; the first is the lowest byte of the word on every machine.
@inlinable @inline(__always)
package func loadWord(_ pointer: UnsafePointer<UInt8>) -> UInt64 {
  UInt64(littleEndian: UnsafeRawPointer(pointer).loadUnaligned(as: UInt64.self))
}

/// Loads four bytes; the first is the lowest byte of the word on every machine.
@inlinable @inline(__always)
package func loadHalfWord(_ pointer: UnsafePointer<UInt8>) -> UInt32 {
  UInt32(littleEndian: UnsafeRawPointer(pointer).loadUnaligned(as: UInt32.self))
}

/// Stores eight bytes; the lowest byte of the word is the first on every machine.
@inlinable @inline(__always)
package func storeWord(_ word: UInt64, _ pointer: UnsafeMutablePointer<UInt8>) {
  UnsafeMutableRawPointer(pointer).storeBytes(of: word.littleEndian, as: UInt64.self)
}

/// Returns whether `count` bytes are equal at both addresses, using overlapping loads.
@inlinable @inline(__always)
package func equalBytes(
  _ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, count: Int
) -> Bool {
  if count >= 8 {
    var index = 0
    while index &+ 8 < count {
      if loadWord(left + index) != loadWord(right + index) { return false }
      index &+= 8
    }
    return loadWord(left + (count &- 8)) == loadWord(right + (count &- 8))
  }
  if count >= 4 {
    return loadHalfWord(left) == loadHalfWord(right)
      && loadHalfWord(left + (count &- 4)) == loadHalfWord(right + (count &- 4))
  }
  var index = 0
  while index < count {
    if left[index] != right[index] { return false }
    index &+= 1
  }
  return true
}

/// Returns bit 7 of the bytes that are a quote, a backslash or a control character.
///
/// The lowest bit set is exact; bits above it may be false. From Mycroft's zero byte test.
@inlinable @inline(__always)
package func stopBits(_ word: UInt64) -> UInt64 {
  let quote = word ^ 0x2222_2222_2222_2222
  let backslash = word ^ 0x5C5C_5C5C_5C5C_5C5C
  let one: UInt64 = 0x0101_0101_0101_0101
  let control = (word &- 0x2020_2020_2020_2020) & ~word
  let found = (quote &- one) & ~quote | (backslash &- one) & ~backslash | control
  return found & 0x8080_8080_8080_8080
}

/// Returns bit 7 of the bytes that are a quote, a backslash, a control character or not ASCII.
///
/// The lowest bit set is exact; bits above it may be false.
@inlinable @inline(__always)
package func asciiStopBits(_ word: UInt64) -> UInt64 {
  let quote = word ^ 0x2222_2222_2222_2222
  let backslash = word ^ 0x5C5C_5C5C_5C5C_5C5C
  let one: UInt64 = 0x0101_0101_0101_0101
  let found = (quote &- one) | (backslash &- one) | (word &- 0x2020_2020_2020_2020) | word
  return found & 0x8080_8080_8080_8080
}

/// Returns bit 7 of the bytes that are not decimal digits.
///
/// The lowest bit set is exact, so its position is the number of leading digits.
@inlinable @inline(__always)
package func nonDigitBits(_ word: UInt64) -> UInt64 {
  let low = word ^ 0x3030_3030_3030_3030
  // A digit is now 0...9. Adding 0x76 sets bit 7 from 10 on; a byte of 0x80 and above has it
  // anyway. Only a byte that is not a digit carries into the next one.
  return ((low &+ 0x7676_7676_7676_7676) | low) & 0x8080_8080_8080_8080
}

/// Returns the value of eight bytes that contain 0...9 each, the first being the highest digit.
///
/// From D. Lemire, "Quickly parsing eight digits" (2018).
@inlinable @inline(__always)
package func valueOfDigits(_ digits: UInt64) -> UInt64 {
  let pairs = digits &* 10 &+ (digits >> 8)
  let high = (pairs & 0x0000_00FF_0000_00FF) &* 0x000F_4240_0000_0064
  let low = ((pairs >> 16) & 0x0000_00FF_0000_00FF) &* 0x0000_2710_0000_0001
  return (high &+ low) >> 32
}
