/// The keys of an object in order, each once.
package struct ObjectKeys: Sendable {
  package private(set) var list: [String] = []
  // The position of each key plus 1 in a hash table with linear probing, or 0 for a free slot; empty
  // if there are few enough keys for a linear search. Positions take less memory than a dictionary
  // with the keys, and 32 bits are enough for 160 GB of keys.
  private var slots: [UInt32] = []

  private static let smallCount = 16

  /// Creates a list without the duplicates of the given keys.
  package init(_ keys: [String] = []) {
    list.reserveCapacity(keys.count)
    if keys.count > Self.smallCount { index(keys.count) }
    for key in keys { insert(key) }
  }

  /// Returns the position of a key; nil if it is not in the list.
  func position(of key: String) -> Int? {
    guard !slots.isEmpty else { return list.firstIndex { $0.hasBytes(of: key) } }
    let position = slots[slot(of: key)]
    return position == 0 ? nil : Int(position) - 1
  }

  /// Returns true if another list has the same keys in the same order.
  func hasKeys(of other: ObjectKeys) -> Bool {
    list.count == other.list.count
      && list.indices.allSatisfy { list[$0].hasBytes(of: other.list[$0]) }
  }

  /// Appends a key if it is new.
  mutating func insert(_ key: String) {
    let slot = slots.isEmpty ? nil : slot(of: key)
    guard slot.map({ slots[$0] == 0 }) ?? (position(of: key) == nil) else { return }
    list.append(key)
    if let slot { slots[slot] = UInt32(list.count) }
    if list.count > max(Self.smallCount, slots.count / 2) { index(list.count) }
  }

  /// Removes the key at a position.
  mutating func remove(at position: Int) {
    list.remove(at: position)
    slots = []
    if list.count > Self.smallCount { index(list.count) }
  }

  /// Returns the slot of a key, or the free slot for it.
  private func slot(of key: String) -> Int {
    let mask = slots.count - 1
    var slot = ByteKey(key).hashValue & mask
    while slots[slot] != 0, !list[Int(slots[slot]) - 1].hasBytes(of: key) {
      slot = (slot + 1) & mask
    }
    return slot
  }

  /// Creates a table for at least a number of keys, with all keys of the list.
  private mutating func index(_ count: Int) {
    var size = 64
    while size < 2 * count { size *= 2 }
    slots = Array(repeating: 0, count: size)
    for (position, key) in list.enumerated() { slots[slot(of: key)] = UInt32(position + 1) }
  }
}
