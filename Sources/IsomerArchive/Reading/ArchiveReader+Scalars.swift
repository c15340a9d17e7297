public import Foundation
@_spi(Generated) public import Isomer

extension ArchiveReader {
  /// Reads an integer.
  ///
  /// Throws `numberOutOfRange` for an integer outside the type's range.
  @inlinable
  package mutating func readInteger<Integer: FixedWidthInteger>(
    _: Integer.Type = Integer.self
  ) throws(ReadingFailure) -> Integer {
    let value = try takeInteger(
      Int64(truncatingIfNeeded: Integer.min), UInt64(truncatingIfNeeded: Integer.max))
    return Integer(truncatingIfNeeded: value)
  }

  /// Reads an integer within the limits of a type of at most 64 bits, as the bits of an `Int64`.
  @_optimize(speed)
  @inline(never) @usableFromInline
  mutating func takeInteger(
    _ minimum: Int64, _ maximum: UInt64
  ) throws(ReadingFailure) -> Int64 {
    let byte = peek()
    if byte < 24 {
      cursor &+= 1
      return Int64(byte)
    }
    let start = cursor
    let (value, isNegative) = try takeInteger()
    if !isNegative, value <= maximum { return Int64(bitPattern: value) }
    // -1 - value is the bitwise complement of value.
    if isNegative, let value = Int64(exactly: value), ~value >= minimum { return ~value }
    throw outOfRange(minimum, maximum, at: start)
  }

  /// Reads an integer; a negative one is -1 minus the value.
  @_optimize(speed)
  @inline(never) @usableFromInline
  mutating func takeInteger() throws(ReadingFailure) -> (value: UInt64, isNegative: Bool) {
    let byte = peek()
    guard byte & 0xC0 == 0 else { throw mismatch(.expectedInteger) }
    // The most common width: four bytes.
    if byte & 31 == 26, count &- cursor > 4 {
      let value = UInt64(loadHalfWord(base + (cursor &+ 1)).byteSwapped)
      cursor &+= 5
      return (value, byte & 0x20 != 0)
    }
    return (try takeHead().argument, byte & 0x20 != 0)
  }

  /// Reads true or false.
  @usableFromInline
  package mutating func readBool() throws(ReadingFailure) -> Bool {
    let byte = peek()
    guard byte | 1 == CBOR.true else { throw mismatch(.expectedBool) }
    cursor &+= 1
    return byte == CBOR.true
  }

  /// Reads a number of any width, or an integer that `Double` represents exactly.
  ///
  /// Throws if there is no number here.
  @usableFromInline
  package mutating func readDouble() throws(ReadingFailure) -> Double {
    let byte = peek()
    switch byte {
    case CBOR.double: return Double(bitPattern: try takeHead().argument)
    case CBOR.single:
      return Double(Float(bitPattern: UInt32(truncatingIfNeeded: try takeHead().argument)))
    case CBOR.half: return Self.double(half: UInt16(truncatingIfNeeded: try takeHead().argument))
    case 0..<CBOR.bytes: return try readIntegerAsDouble()
    default: throw mismatch(.expectedNumber)
    }
  }

  @inline(never)
  private mutating func readIntegerAsDouble() throws(ReadingFailure) -> Double {
    let start = cursor
    let (value, isNegative) = try takeInteger()
    guard let magnitude = Double(exactly: value), value < 1 << 53 else {
      throw ReadingFailure(.numberOutOfRange, at: start)
    }
    return isNegative ? -1 - magnitude : magnitude
  }

  /// Returns the value of 16 bits in IEEE 754 format: 1 sign, 5 exponent, 10 fraction.
  static func double(half: UInt16) -> Double {
    let sign: Double = half & 0x8000 == 0 ? 1 : -1
    let exponent = Int(half >> 10 & 31)
    let fraction = Double(half & 0x3FF)
    switch exponent {
    case 0: return sign * fraction * 0x1p-24
    case 31: return fraction == 0 ? sign * .infinity : .nan
    default:
      let power = Double(sign: .plus, exponent: exponent - 25, significand: 1)
      return sign * (1024 + fraction) * power
    }
  }

  /// Reads text.
  ///
  /// Throws if there is no text here, and for text that is not UTF-8.
  @_optimize(speed)
  @usableFromInline
  package mutating func readString() throws(ReadingFailure) -> String {
    let head = cursor
    guard peek() & 0xE0 == CBOR.text else { return try readRepeatedString() }
    let length = try takeTextLength()
    let start = base + cursor
    cursor &+= length
    if length >= strings.leastLength { strings.note(head) }
    return try makeString(of: UnsafeBufferPointer(start: start, count: length), at: head)
  }

  /// Creates a string from bytes; up to eight bytes after them may be loaded.
  func makeString(
    of bytes: UnsafeBufferPointer<UInt8>, at head: Int
  ) throws(ReadingFailure) -> String {
    guard let start = bytes.baseAddress else { return "" }
    let length = bytes.count
    if Self.isASCII(start, length) { return Isomer.makeString(start, length, isASCII: true) }
    guard isValidUTF8(start, length) else { throw ReadingFailure(.invalidUTF8, at: head) }
    return Isomer.makeString(start, length, isASCII: false)
  }

  /// Reads the head of a text and leaves the reader before its bytes, which are all present.
  @_optimize(speed)
  mutating func takeTextLength() throws(ReadingFailure) -> Int {
    let byte = peek()
    if byte &- CBOR.text < 24, Int(byte &- CBOR.text) < count &- cursor {
      cursor &+= 1
      return Int(byte &- CBOR.text)
    }
    if byte == CBOR.text | 24, count &- cursor > 2, Int(base[cursor &+ 1]) <= count &- cursor &- 2 {
      cursor &+= 2
      return Int(base[cursor &- 1])
    }
    return try takeCount(CBOR.text, or: .expectedString)
  }

  /// Returns whether all bytes are ASCII; up to eight bytes after them may be loaded.
  @_optimize(speed)
  static func isASCII(_ start: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    let high: UInt64 = 0x8080_8080_8080_8080
    guard count >= 8 else {
      let unused = UInt64(8 &* (8 &- count))
      return count == 0 || loadWord(start) &<< unused & high == 0
    }
    var index = 0
    while index &+ 32 <= count {
      let first = loadWord(start + index) | loadWord(start + (index &+ 8))
      let second = loadWord(start + (index &+ 16)) | loadWord(start + (index &+ 24))
      if (first | second) & high != 0 { return false }
      index &+= 32
    }
    while index &+ 8 < count {
      if loadWord(start + index) & high != 0 { return false }
      index &+= 8
    }
    return loadWord(start + (count &- 8)) & high == 0
  }

  /// Reads bytes.
  ///
  /// Throws if there are no bytes here.
  @usableFromInline
  package mutating func readData() throws(ReadingFailure) -> Data {
    let start = cursor
    do throws(ReadingFailure) {
      let number = try peekStringReference()
      if let number, let data = strings.data[number] {
        try skipItems(1)
        return data
      }
      let data = Data(try takeBytes(or: .expectedString))
      if let number { strings.data[number] = data }
      return data
    } catch {
      if error.code == .expectedString, cursor == start { details.expected = "data" }
      throw error
    }
  }

  /// Reads bytes, or a reference to some, without copying them.
  mutating func takeBytes(
    or code: ReadingFailure.Code
  ) throws(ReadingFailure) -> UnsafeBufferPointer<UInt8> {
    let head = cursor
    guard peek() & 0xE0 == CBOR.bytes else {
      return try bytes(of: try takeStringReference(to: CBOR.bytes, or: code))
    }
    let length = try takeCount(CBOR.bytes, or: code)
    if length >= strings.leastLength { strings.note(head) }
    let bytes = UnsafeBufferPointer(start: base + cursor, count: length)
    cursor &+= length
    return bytes
  }
}

@_spi(Generated)
extension ArchiveReader {
  /// Reads text as bytes, for a `switch` over an enum's names.
  ///
  /// The text is valid until the next call on the reader.
  public mutating func readToken() throws(ReadingFailure) -> KeyText {
    let head = cursor
    guard peek() & 0xE0 == CBOR.text else { return try readRepeatedToken() }
    let length = try takeTextLength()
    let start = base + cursor
    cursor &+= length
    if length >= strings.leastLength { strings.note(head) }
    return KeyText(start: start, count: length)
  }

  /// Reads text as bytes, or skips an object, for which the text is empty like no name of a case.
  public mutating func readTokenOrObject() throws(ReadingFailure) -> KeyText {
    guard peek() & 0xE0 != CBOR.text, isAtObject() else { return try readToken() }
    try skipValue()
    return KeyText(start: base, count: 0)
  }

  @inline(never)
  private mutating func readRepeatedToken() throws(ReadingFailure) -> KeyText {
    let bytes = try bytes(of: try takeStringReference(to: CBOR.text, or: .expectedString))
    return KeyText(start: bytes.baseAddress ?? base, count: bytes.count)
  }
}
