import Isomer

/// The 64-bit xxHash by Yann Collet, with seed 0.
///
/// ```swift
/// XXH64.hash(bytes)      // 0xEF46DB3751D8E999 for no bytes
/// ```
///
/// It detects damage in storage and transport at about the speed of memory; it does not protect
/// against deliberate changes. See https://github.com/Cyan4973/xxHash/blob/dev/doc/xxhash_spec.md.
enum XXH64 {
  private static let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
  private static let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
  private static let prime3: UInt64 = 0x1656_67B1_9E37_79F9
  private static let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
  private static let prime5: UInt64 = 0x27D4_EB2F_1656_67C5

  @inline(never)
  static func hash(_ base: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
    var index = 0
    var hash = prime5
    if count >= 32 { hash = stripes(base, count, &index) }
    hash &+= UInt64(truncatingIfNeeded: count)
    while index &+ 8 <= count {
      hash ^= round(0, loadWord(base + index))
      hash = rotated(hash, 27) &* prime1 &+ prime4
      index &+= 8
    }
    if index &+ 4 <= count {
      hash ^= UInt64(loadHalfWord(base + index)) &* prime1
      hash = rotated(hash, 23) &* prime2 &+ prime3
      index &+= 4
    }
    while index < count {
      hash ^= UInt64(base[index]) &* prime5
      hash = rotated(hash, 11) &* prime1
      index &+= 1
    }
    hash = (hash ^ hash &>> 33) &* prime2
    hash = (hash ^ hash &>> 29) &* prime3
    return hash ^ hash &>> 32
  }

  /// Hashes four words at a time, each into its own sum.
  @_optimize(speed)
  private static func stripes(
    _ base: UnsafePointer<UInt8>, _ count: Int, _ index: inout Int
  ) -> UInt64 {
    var first = prime1 &+ prime2
    var second = prime2
    var third: UInt64 = 0
    var fourth = 0 &- prime1
    while index &+ 32 <= count {
      first = round(first, loadWord(base + index))
      second = round(second, loadWord(base + (index &+ 8)))
      third = round(third, loadWord(base + (index &+ 16)))
      fourth = round(fourth, loadWord(base + (index &+ 24)))
      index &+= 32
    }
    var hash = rotated(first, 1) &+ rotated(second, 7)
    hash = hash &+ rotated(third, 12) &+ rotated(fourth, 18)
    hash = merged(hash, first)
    hash = merged(hash, second)
    hash = merged(hash, third)
    return merged(hash, fourth)
  }

  private static func round(_ sum: UInt64, _ word: UInt64) -> UInt64 {
    rotated(sum &+ word &* prime2, 31) &* prime1
  }

  private static func merged(_ hash: UInt64, _ sum: UInt64) -> UInt64 {
    (hash ^ round(0, sum)) &* prime1 &+ prime4
  }

  private static func rotated(_ value: UInt64, _ count: UInt64) -> UInt64 {
    value &<< count | value &>> (64 &- count)
  }
}
