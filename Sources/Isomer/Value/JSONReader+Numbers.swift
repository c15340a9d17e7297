#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

// Exact numbers, for conversions and for trees.

extension JSONReader {
  /// Reads a number and returns its bytes unchanged, such as `1.50`.
  mutating func readRawNumber() throws(ReadingFailure) -> String {
    let number = try numberBytes()
    if number[0] < Byte.space { throw noDigits(number.count) }
    return String(decoding: number, as: UTF8.self)
  }

  /// Reads a number and returns its parts.
  package mutating func readNumberText() throws(ReadingFailure) -> NumberText {
    let bytes = try numberBytes()
    guard let number = NumberText(bytes) else { throw noDigits(bytes.count) }
    return number
  }

  /// Reads a number exactly: as an integer, as a `Double` whose shortest text is the same number,
  /// as a `Decimal`, or as its text.
  mutating func readExactNumber() throws(ReadingFailure) -> Value {
    let bytes = try numberBytes()
    let start = cursor - bytes.count
    let isPlain = bytes.allSatisfy { Digits.decimal($0) != nil || $0 == UInt8(ascii: "-") }
    // Up to 18 digits fit an Int64; -0 does not.
    let isNegativeZero = bytes.count == 2 && bytes[0] == Byte.minus && bytes[1] == Byte.zero
    if isPlain, bytes.count <= 18, !isNegativeZero {
      cursor = start
      return .int(try readInt64())
    }
    if !isPlain, let short = ShortNumber(bytes) {
      cursor = start
      if let value = try? readDouble(), short.isShortest(of: value) { return .double(value) }
      return try readLongNumber(bytes, isPlain)
    }
    guard let number = NumberText(bytes) else { throw failure(.invalidNumber, at: start) }
    if isPlain, !number.isNegativeZero {
      if let value = number.integer(Int64.self) { return .int(value) }
      if let value = number.integer(UInt64.self) { return .uint(value) }
    } else if !isPlain, let value = number.exactDouble {
      return .double(value)
    }
    return try readLongNumber(bytes, isPlain)
  }

  /// Reads a number that neither an integer nor a `Double` represents exactly.
  ///
  /// A `Decimal` does not distinguish `-0` from `0`, nor `1.0` from `1`.
  private mutating func readLongNumber(
    _ bytes: UnsafeBufferPointer<UInt8>, _ isPlain: Bool
  ) throws(ReadingFailure) -> Value {
    let start = base.distance(to: bytes.baseAddress ?? base)
    cursor = start
    let decimal = try? readDecimal()
    cursor = start + bytes.count
    if let decimal, !decimal.isZero, isPlain || !decimal.isWhole { return .decimal(decimal) }
    return .number(String(decoding: bytes, as: UTF8.self))
  }

  /// Returns the failure for a native token, just read, where the digits of a number are expected.
  @inline(never)
  private mutating func noDigits(_ length: Int) -> ReadingFailure {
    cursor -= length
    return mismatch(.expectedNumber)
  }

  /// Reads the next number and returns its bytes; for a native number, its token.
  private mutating func numberBytes() throws(ReadingFailure) -> UnsafeBufferPointer<UInt8> {
    guard try peekKind() == .number else { throw mismatch(.expectedNumber) }
    let start = cursor
    try skipNumberOrNative()
    // Bounded: skipNumber leaves the cursor between start and count.
    return UnsafeBufferPointer(start: base + start, count: cursor - start)
  }
}

/// A number of at most 19 digits, parsed in one pass: `digits` × 10^`scale`, without a sign.
private struct ShortNumber {
  private var digits: UInt64 = 0
  private var scale = 0

  /// Parses a valid JSON number; nil if it has more digits.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count <= 24 else { return nil }
    var count = 0
    var isFraction = false
    var index = 0
    while index < bytes.count, bytes[index] | 0x20 != UInt8(ascii: "e") {
      if let digit = Digits.decimal(bytes[index]) {
        digits = digits &* 10 &+ UInt64(digit)
        if digits > 0 || count > 0 { count += 1 }
        if isFraction { scale -= 1 }
      } else if bytes[index] == UInt8(ascii: ".") {
        isFraction = true
      }
      index += 1
    }
    guard count <= 19 else { return nil }
    if index < bytes.count { scale += Self.exponent(bytes[(index + 1)...]) }
  }

  private static func exponent(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    let size = Digits.exponent(bytes.lazy.compactMap(Digits.decimal))
    return bytes.first == UInt8(ascii: "-") ? -size : size
  }

  /// Returns whether the shortest text of a value is this number.
  func isShortest(of value: Double) -> Bool {
    guard value != 0, digits != 0 else { return value == 0 && digits == 0 }
    let shortest = shortestDecimal(value.magnitude)
    let (own, other) = (
      Self.normalized(digits, scale), Self.normalized(shortest.digits, shortest.exponent)
    )
    return own.digits == other.digits && own.exponent == other.exponent
  }

  private static func normalized(_ digits: UInt64, _ scale: Int) -> ShortestDecimal {
    var number = ShortestDecimal(digits: digits, exponent: scale)
    while number.digits % 10 == 0 {
      number.digits /= 10
      number.exponent += 1
    }
    return number
  }
}
