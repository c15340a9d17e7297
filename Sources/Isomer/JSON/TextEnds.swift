/// The first eight bytes of a text, and the rest of a text of at most 16 bytes or the last eight bytes
/// of a longer one; zero where there are none.
struct TextEnds {
  private(set) var first: UInt64 = 0
  private(set) var last: UInt64 = 0

  /// Creates the ends of an empty text.
  init() {}

  /// Creates the ends of a text.
  @_optimize(speed)
  init(_ text: UnsafePointer<UInt8>, _ count: Int) {
    if count >= 8 {
      first = loadWord(text)
      last = loadWord(text + (count &- 8))
      // The bytes that both words contain are only in the first one.
      if count < 16 { last = count == 8 ? 0 : last &>> UInt64(8 &* (16 &- count)) }
    } else {
      for index in 0..<count { first |= UInt64(text[index]) &<< UInt64(8 &* index) }
    }
  }

  /// Creates the ends of a text of at most 16 bytes without branches; 16 bytes must be readable.
  @inline(__always)
  init(within bytes: UnsafePointer<UInt8>, _ count: Int) {
    let bits = 8 &* count
    first = loadWord(bytes) & (UInt64.max >> max(0, 64 &- bits))
    last = loadWord(bytes + 8) & (UInt64.max >> min(64, 128 &- bits))
  }

  /// Returns whether the ends are equal and a condition holds, with one branch.
  @inline(__always)
  func isEqual(to other: TextEnds, and condition: Bool) -> Bool {
    (first ^ other.first) | (last ^ other.last) | (condition ? 0 : 1) == 0
  }
}
