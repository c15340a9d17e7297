/// The order of members by the UTF-8 bytes of their keys.
enum KeyOrder {
  /// A member, with the first bytes of its key, which usually determine the order.
  private struct Member {
    let prefix: UInt64
    let index: Int
  }

  /// Returns the indices of keys in ascending order.
  ///
  /// Of keys with the same text, the one with the highest rank is the last, which counts in JSON.
  static func indices(_ keys: [String], ranks: [Int] = []) -> [Int] {
    var members = keys.indices.map { Member(prefix: prefix(keys[$0]), index: $0) }
    members.sort { first, second in
      guard first.prefix == second.prefix else { return first.prefix < second.prefix }
      let (left, right) = (keys[first.index].utf8, keys[second.index].utf8)
      if ranks.isEmpty || !left.elementsEqual(right) { return left.lexicographicallyPrecedes(right) }
      return ranks[first.index] < ranks[second.index]
    }
    return members.map(\.index)
  }

  /// Returns the first eight bytes, padded with zeros, as a number that is ordered like them.
  private static func prefix(_ key: String) -> UInt64 {
    var prefix: UInt64 = 0
    var count: UInt64 = 0
    for byte in key.utf8.prefix(8) {
      prefix = prefix << 8 | UInt64(byte)
      count += 8
    }
    return prefix << (64 - count)
  }
}
