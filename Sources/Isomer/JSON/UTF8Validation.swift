/// Returns whether bytes are UTF-8 as defined by RFC 3629: no overlong forms, no surrogates,
/// nothing above U+10FFFF.
///
/// Each byte must be a continuation exactly if the three bytes before it require one. The blocks
/// that start one, two and three bytes earlier provide those bytes for sixteen positions at once,
/// and only comparisons are needed; ASCII blocks take one test. This is five to eight times as fast
/// as the standard library's validation of text with other characters. Debug builds use the scalar
/// loop.
@inline(never)
package func isValidUTF8(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Bool {
  #if !DEBUG
  // With 17 or 18 bytes, the second block would have fewer than three bytes before it.
  if count <= 16 || count >= 19 { return isValidInBlocks(bytes, count) }
  #endif
  var index = 0
  while index < count {
    guard stepUTF8(bytes, count, &index) else { return false }
  }
  return true
}

#if !DEBUG
/// Checks overlapping blocks of sixteen bytes, from the start to the end of the text.
@_optimize(speed)
private func isValidInBlocks(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Bool {
  // Zeros follow the bytes of a shorter text, and precede those of the first block.
  let head = TextEnds(bytes, min(count, 16))
  var wrong = Bytes16(repeating: 0)
  if (head.first | head.last) & nonASCII != 0 {
    wrong = wrongBytes(
      head.block, before: head.block(after: 1), head.block(after: 2), head.block(after: 3))
  }
  // True if the previous block may end inside a character.
  var isOpen = head.last & lastThreeNonASCII != 0
  var index = 16
  while index < count {
    let start = min(index, count &- 16)
    let block = loadVector(bytes + start)
    let words = unsafeBitCast(block, to: SIMD2<UInt64>.self)
    if isOpen || (words[0] | words[1]) & nonASCII != 0 {
      wrong |= wrongBytes(
        block, before: loadVector(bytes + (start &- 1)), loadVector(bytes + (start &- 2)),
        loadVector(bytes + (start &- 3)))
      isOpen = UInt64(littleEndian: words[1]) & lastThreeNonASCII != 0
    }
    index &+= 16
  }
  let words = unsafeBitCast(wrong, to: SIMD2<UInt64>.self)
  guard words[0] | words[1] == 0 else { return false }
  // Shorter texts end in zeros, which are no continuations.
  return count < 16
    || bytes[count &- 1] < 0xC0 && bytes[count &- 2] < 0xE0 && bytes[count &- 3] < 0xF0
}

private var nonASCII: UInt64 { 0x8080_8080_8080_8080 }
private var lastThreeNonASCII: UInt64 { 0x8080_8000_0000_0000 }

extension TextEnds {
  /// The bytes as a block, if there are at most sixteen.
  fileprivate var block: Bytes16 {
    unsafeBitCast(SIMD2(first.littleEndian, last.littleEndian), to: Bytes16.self)
  }

  /// Returns the block that starts one to three bytes earlier, with zeros.
  fileprivate func block(after zeros: UInt64) -> Bytes16 {
    let bits = 8 &* zeros
    let words = SIMD2(
      (first &<< bits).littleEndian, (last &<< bits | first &>> (64 &- bits)).littleEndian)
    return unsafeBitCast(words, to: Bytes16.self)
  }
}

/// Returns the invalid bytes of a block, given the blocks that start one, two and three bytes
/// before it.
@inline(__always)
private func wrongBytes(
  _ block: Bytes16, before one: Bytes16, _ two: Bytes16, _ three: Bytes16
) -> Bytes16 {
  func all(_ mask: SIMDMask<SIMD16<Int8>>) -> Bytes16 { unsafeBitCast(mask, to: Bytes16.self) }
  let signed = unsafeBitCast(block, to: SIMD16<Int8>.self)
  let isContinuation = all(signed .< SIMD16<Int8>(repeating: -64))
  let wanted = all(one .>= splat(0xC0)) | all(two .>= splat(0xE0)) | all(three .>= splat(0xF0))
  var wrong = isContinuation ^ wanted
  wrong |= all(block .== splat(0xC0)) | all(block .== splat(0xC1)) | all(block .>= splat(0xF5))
  wrong |= all(one .== splat(0xE0)) & all(block .< splat(0xA0))
  wrong |= all(one .== splat(0xED)) & all(block .> splat(0x9F))
  wrong |= all(one .== splat(0xF0)) & all(block .< splat(0x90))
  wrong |= all(one .== splat(0xF4)) & all(block .> splat(0x8F))
  return wrong
}
#endif

/// Checks one character and steps over it.
@inline(__always)
private func stepUTF8(_ bytes: UnsafePointer<UInt8>, _ count: Int, _ index: inout Int) -> Bool {
  let first = bytes[index]
  if first < 0x80 {
    index &+= 1
    return true
  }
  func isContinuation(_ distance: Int) -> Bool {
    index &+ distance < count && bytes[index &+ distance] & 0xC0 == 0x80
  }
  guard isContinuation(1) else { return false }
  let second = bytes[index &+ 1]
  switch first {
  case 0xC2...0xDF:
    index &+= 2
    return true
  case 0xE0...0xEF:
    guard isContinuation(2), first != 0xE0 || second >= 0xA0, first != 0xED || second <= 0x9F
    else { return false }
    index &+= 3
    return true
  case 0xF0...0xF4:
    guard isContinuation(2), isContinuation(3), first != 0xF0 || second >= 0x90,
      first != 0xF4 || second <= 0x8F
    else { return false }
    index &+= 4
    return true
  default: return false
  }
}
