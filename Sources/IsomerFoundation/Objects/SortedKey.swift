/// A key in the order of UTF-8 bytes, by its index among the unsorted ones.
struct SortedKey {
  let index: Int
  /// The first bytes, which usually determine the order.
  private let start: UInt64

  /// Returns keys in ascending order.
  ///
  /// If keys have the same text, the one with the highest rank is the last, which counts in JSON.
  @_optimize(speed)
  static func sorted(_ keys: [String], ranks: [Int] = []) -> [SortedKey] {
    var sorted = keys.indices.map { SortedKey(index: $0, start: bytes(of: keys[$0], from: 0)) }
    sorted.sort { first, second in
      if first.start != second.start { return first.start < second.start }
      let order = order(keys[first.index], keys[second.index])
      if order == 0, !ranks.isEmpty { return ranks[first.index] < ranks[second.index] }
      return order < 0
    }
    return sorted
  }

  /// Returns a negative number if the first key precedes the second, and 0 for the same bytes.
  @_optimize(speed)
  private static func order(_ first: String, _ second: String) -> Int {
    for offset in stride(from: 8, to: min(first.utf8.count, second.utf8.count), by: 8) {
      let (left, right) = (bytes(of: first, from: offset), bytes(of: second, from: offset))
      if left != right { return left < right ? -1 : 1 }
    }
    return first.utf8.count - second.utf8.count
  }

  /// Returns eight bytes, padded with zeros, as a number that is ordered like them.
  @_optimize(speed)
  private static func bytes(of key: String, from offset: Int) -> UInt64 {
    key.utf8.withContiguousStorageIfAvailable { number($0, from: offset) }
      ?? number(Array(key.utf8), from: offset)
  }

  @_optimize(speed)
  private static func number(_ bytes: some Collection<UInt8>, from offset: Int) -> UInt64 {
    var number: UInt64 = 0
    var missing: UInt64 = 64
    for byte in bytes.dropFirst(offset).prefix(8) {
      number = number << 8 | UInt64(byte)
      missing -= 8
    }
    return number << missing
  }
}
