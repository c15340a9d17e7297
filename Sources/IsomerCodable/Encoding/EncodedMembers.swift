/// The members of an object that is being written.
///
/// A key that is encoded again replaces its member, as in `JSONEncoder`.
struct EncodedMembers {
  private var keys: Set<String> = []
  /// The keys with the offsets of the members, in order.
  private var members: [(key: String, offset: Int)] = []

  /// Adds a member that begins at an offset; returns false if there is one with the key.
  mutating func add(_ key: String, at offset: Int) -> Bool {
    guard keys.insert(key).inserted else { return false }
    members.append((key, offset))
    return true
  }

  /// Removes the last member.
  mutating func removeLast() { keys.remove(members.removeLast().key) }

  /// Removes a member, and returns its bytes in a buffer with this end.
  mutating func remove(_ key: String, before end: Int) -> Range<Int> {
    guard keys.remove(key) != nil, let index = members.lastIndex(where: { $0.key == key }) else {
      return end..<end
    }
    let start = members[index].offset
    let next = index + 1 < members.count ? members[index + 1].offset : end
    members.remove(at: index)
    for later in members.indices[index...] { members[later].offset -= next - start }
    return start..<next
  }
}
