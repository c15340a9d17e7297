// Tests of sixteen bytes at once.
//
// They are always inlined, because a call would cost more than they do. Operations on vectors only:
// the overloads for a scalar compile to a loop over the lanes. In debug builds nothing of this is
// inlined, so `Scanning.swift` uses the words of `Words.swift` instead.

#if !DEBUG
@usableFromInline
package typealias Bytes16 = SIMD16<UInt8>

@inlinable @inline(__always)
package func loadVector(_ pointer: UnsafePointer<UInt8>) -> Bytes16 {
  unsafeBitCast(UnsafeRawPointer(pointer).loadUnaligned(as: SIMD2<UInt64>.self), to: Bytes16.self)
}

@inlinable @inline(__always)
func storeVector(_ vector: Bytes16, _ pointer: UnsafeMutablePointer<UInt8>) {
  UnsafeMutableRawPointer(pointer).storeBytes(
    of: unsafeBitCast(vector, to: SIMD2<UInt64>.self), as: SIMD2<UInt64>.self)
}

@inlinable @inline(__always)
package func splat(_ byte: UInt8) -> Bytes16 { Bytes16(repeating: byte) }

/// Returns four bits for each lane, the first lane lowest; the index of the first hit is
/// `trailingZeroBitCount >> 2`.
///
/// One `shrn` on arm64; shift, mask and pack on x86.
@inlinable @inline(__always)
package func nibbles(_ mask: SIMDMask<SIMD16<Int8>>) -> UInt64 {
  let wide = unsafeBitCast(mask, to: SIMD8<UInt16>.self) &>> SIMD8<UInt16>(repeating: 4)
  return UInt64(
    littleEndian: unsafeBitCast(SIMD8<UInt8>(truncatingIfNeeded: wide), to: UInt64.self))
}

/// Returns the lanes that contain a quote, a backslash or a control character.
@inlinable @inline(__always)
func stopNibbles(_ vector: Bytes16) -> UInt64 {
  nibbles((vector .== splat(0x22)) .| (vector .== splat(0x5C)) .| (vector .< splat(0x20)))
}

/// Returns the lanes that contain a quote, a backslash, a control character or a non-ASCII byte.
///
/// One signed comparison covers the last two.
@inlinable @inline(__always)
func asciiStopNibbles(_ vector: Bytes16) -> UInt64 {
  let signed = unsafeBitCast(vector, to: SIMD16<Int8>.self)
  return nibbles(
    (vector .== splat(0x22)) .| (vector .== splat(0x5C))
      .| (signed .< SIMD16<Int8>(repeating: 0x20)))
}

/// Returns the lanes that contain one of JSON's four whitespace characters.
@inlinable @inline(__always)
func whitespaceNibbles(_ vector: Bytes16) -> UInt64 {
  nibbles(
    (vector .== splat(0x20)) .| (vector .== splat(0x0A)) .| (vector .== splat(0x0D))
      .| (vector .== splat(0x09)))
}
#endif
