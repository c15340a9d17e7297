/// The members of an object that is being written.
///
/// A key that is encoded again replaces its member, as in `JSONEncoder`.
struct EncodedMembers {
  private var keys: Set<String> = []
  /// The keys with the offsets of the members, in order.
  private var members: [(key: String, offset: Int)] = []

  mutating func add(_ key: String, at offset: Int) {
    keys.insert(key)
    members.append((key, offset))
  }

  /// Removes a member, and returns its bytes in a buffer with this end; nil if there is none.
  mutating func remove(_ key: String, before end: Int) -> Range<Int>? {
    guard keys.remove(key) != nil, let index = members.lastIndex(where: { $0.key == key }) else {
      return nil
    }
    let start = members[index].offset
    let next = index + 1 < members.count ? members[index + 1].offset : end
    members.remove(at: index)
    for later in members.indices[index...] { members[later].offset -= next - start }
    return start..<next
  }
}
