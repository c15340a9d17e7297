package import Foundation
import Isomer

extension ArchiveWriter {
  /// Writes null.
  @inlinable
  public mutating func writeNull() { append(CBOR.null) }

  /// Writes true or false.
  @inlinable
  package mutating func write(_ value: Bool) { append(value ? CBOR.true : CBOR.false) }

  /// Writes an integer.
  @inlinable
  package mutating func write(_ value: Int64) {
    let major = value < 0 ? CBOR.negative : CBOR.unsigned
    writeHead(major, UInt64(bitPattern: value < 0 ? ~value : value))
  }

  /// Writes an integer without a sign.
  @inlinable
  package mutating func write(_ value: UInt64) { writeHead(CBOR.unsigned, value) }

  /// Writes a head in its shortest form.
  @_optimize(speed)
  @inlinable
  mutating func writeHead(_ major: UInt8, _ argument: UInt64) {
    reserve(9)
    if argument < 24 {
      base[count] = major | UInt8(truncatingIfNeeded: argument)
      count &+= 1
    } else {
      writeLongHead(major, argument)
    }
  }

  /// Writes a head with its argument after it; the space must be reserved.
  @inline(never) @usableFromInline
  mutating func writeLongHead(_ major: UInt8, _ argument: UInt64) {
    // The argument's bytes in big-endian order, in the upper part of a word.
    let (additional, width): (UInt8, Int) =
      switch argument {
      case 0...0xFF: (24, 1)
      case 0...0xFFFF: (25, 2)
      case 0...0xFFFF_FFFF: (26, 4)
      default: (27, 8)
      }
    base[count] = major | additional
    storeWord(argument.byteSwapped &>> UInt64(64 &- 8 &* width), base + (count &+ 1))
    count &+= width &+ 1
  }

  /// Writes a number in the shortest IEEE 754 format that preserves its value.
  @usableFromInline
  package mutating func write(_ value: Double) {
    reserve(9)
    guard !value.isNaN else { return writeHalf(0x7E00) }
    let single = Float(value)
    if Double(single) == value { return write(single) }
    base[count] = CBOR.double
    storeWord(value.bitPattern.byteSwapped, base + (count &+ 1))
    count &+= 9
  }

  /// Writes a number in the shortest IEEE 754 format that preserves its value.
  @usableFromInline
  package mutating func write(_ value: Float) {
    guard !value.isNaN else { return writeHalf(0x7E00) }
    if let half = Self.half(value) { return writeHalf(half) }
    reserve(9)
    base[count] = CBOR.single
    storeWord(UInt64(value.bitPattern.byteSwapped), base + (count &+ 1))
    count &+= 5
  }

  private mutating func writeHalf(_ bits: UInt16) {
    append(CBOR.half)
    append(UInt8(truncatingIfNeeded: bits >> 8))
    append(UInt8(truncatingIfNeeded: bits))
  }

  /// Returns the 16 bits of a number that is not NaN; nil if they do not represent it exactly.
  ///
  /// 1 bit sign, 5 exponent, 10 fraction, compared with 1, 8 and 23.
  static func half(_ value: Float) -> UInt16? {
    let sign = UInt16(truncatingIfNeeded: value.bitPattern >> 16) & 0x8000
    let exponent = Int(value.bitPattern >> 23 & 0xFF) - 127
    let fraction = value.bitPattern & 0x7F_FFFF
    switch exponent {
    case 128: return sign | 0x7C00
    case -14...15:
      guard fraction & 0x1FFF == 0 else { return nil }
      return sign | UInt16(exponent + 15) << 10 | UInt16(fraction >> 13)
    case -24 ... -15:
      // Below the smallest exponent, the fraction includes its leading bit.
      let whole = fraction | 0x80_0000
      let lost = UInt32(-exponent - 1)
      guard whole & (1 << lost - 1) == 0 else { return nil }
      return sign | UInt16(whole >> lost)
    default: return value == 0 ? sign : nil
    }
  }

  /// Writes text.
  @usableFromInline
  package mutating func write(_ value: String) {
    let isWritten: Void? = value.utf8.withContiguousStorageIfAvailable { writeText($0) }
    if isWritten == nil { writeBridged(value) }
  }

  /// Writes a substring.
  @usableFromInline
  package mutating func write(_ value: Substring) {
    let isWritten: Void? = value.utf8.withContiguousStorageIfAvailable { writeText($0) }
    if isWritten == nil { writeBridged(String(value)) }
  }

  /// Writes a string bridged from Objective-C, whose bytes are not contiguous.
  @inline(never)
  private mutating func writeBridged(_ value: String) {
    var value = value
    value.withUTF8 { writeText($0) }
  }

  @_optimize(speed)
  private mutating func writeText(_ bytes: UnsafeBufferPointer<UInt8>) {
    let length = bytes.count
    let start = count
    reserve(length &+ 9)
    if length < 24 {
      base[count] = CBOR.text | UInt8(truncatingIfNeeded: length)
      count &+= 1
    } else {
      writeLongHead(CBOR.text, UInt64(length))
    }
    guard let text = bytes.baseAddress else { return }
    UnsafeMutableRawPointer(base + count).copyMemory(from: text, byteCount: length)
    count &+= length
    if length >= strings.leastLength { shareString(from: start) }
  }

  /// Writes bytes.
  package mutating func write(_ value: Data) {
    value.withUnsafeBytes { write(bytes: $0) }
  }

  mutating func write(bytes: UnsafeRawBufferPointer) {
    let start = count
    writeHead(CBOR.bytes, UInt64(bytes.count))
    append(bytes)
    if bytes.count >= strings.leastLength { shareString(from: start) }
  }
}

@_spi(Generated)
extension ArchiveWriter {
  /// Writes the name of an enum's case.
  public mutating func write(name: StaticString) {
    writeText(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
  }
}
