/// A set of small numbers that are not negative.
struct BitSet {
  private var words: [UInt64] = []

  /// Inserts a number; returns false if it is in the set.
  mutating func insert(_ number: Int) -> Bool {
    let isNew = !contains(number)
    formUnion(1 << UInt64(number & 63), at: number & ~63)
    return isNew
  }

  func contains(_ number: Int) -> Bool { word(at: number) >> UInt64(number & 63) & 1 != 0 }

  /// Inserts the numbers of the bits of a word, counted from a multiple of 64.
  mutating func formUnion(_ bits: UInt64, at start: Int) {
    while words.count <= start >> 6 { words.append(0) }
    words[start >> 6] |= bits
  }

  /// Returns the word that contains a number.
  func word(at number: Int) -> UInt64 { number >> 6 < words.count ? words[number >> 6] : 0 }

  mutating func removeAll() { words.removeAll(keepingCapacity: true) }
}
