/// The types of the objects, in the order of their appearance.
///
/// A unified type is the node with the lowest index; the other nodes refer to it:
///
/// ```
/// 0 Issue   user ─▶ 1, labels ─▶ 2
/// 1 User
/// 2 Label   creator ─▶ 3
/// 3 Creator = 1
/// ```
struct ObjectTable {
  struct Member {
    var key: String
    var isOptional: Bool
    var slot: Slot
  }

  struct Node {
    /// The names that the keys suggest, with the number of places.
    var names: [(name: String, count: Int)]
    /// The node of the object that contains the first value.
    var parent: Int?
    var members: [Member]

    var keys: Set<String> { Set(members.map(\.key)) }
  }

  private(set) var nodes: [Node] = []
  private var unified: [Int] = []

  /// The indices of the different types.
  var roots: [Int] { nodes.indices.filter { unified[$0] == $0 } }

  /// Returns the index of the type of a node.
  func root(_ index: Int) -> Int {
    var index = index
    while unified[index] != index { index = unified[index] }
    return index
  }

  subscript(index: Int) -> Node { nodes[root(index)] }

  /// Adds a node without members, and returns its index.
  mutating func add(name: String, parent: Int?) -> Int {
    nodes.append(Node(names: [(name, 1)], parent: parent, members: []))
    unified.append(nodes.count - 1)
    return nodes.count - 1
  }

  mutating func setMembers(_ members: [Member], of index: Int) { nodes[index].members = members }

  /// Makes two nodes one type, and the types of their members too.
  ///
  /// Returns nil if members have different kinds, or if a structure would contain itself.
  func unifying(_ first: Int, _ second: Int) -> ObjectTable? {
    var table = self
    var pairs = [(first, second)]
    while let pair = pairs.popLast() {
      let (low, high) = (
        min(table.root(pair.0), table.root(pair.1)), max(table.root(pair.0), table.root(pair.1))
      )
      if low == high { continue }
      guard let inner = table.merge(high, into: low) else { return nil }
      pairs += inner
    }
    return table.isFinite(from: table.root(first)) ? table : nil
  }

  /// Merges a node into another, and returns the pairs of nodes that must also become one.
  private mutating func merge(_ high: Int, into low: Int) -> [(Int, Int)]? {
    var node = nodes[low]
    let other = nodes[high]
    var pairs: [(Int, Int)] = []
    var indices: [[UInt8]: Int] = [:]
    for (index, member) in node.members.enumerated() { indices[Array(member.key.utf8)] = index }
    var shared: Set<Int> = []
    for member in other.members {
      guard let index = indices[Array(member.key.utf8)] else {
        node.members.append(Member(key: member.key, isOptional: true, slot: member.slot))
        continue
      }
      shared.insert(index)
      guard let inner = Self.merge(member.slot, into: &node.members[index].slot) else { return nil }
      pairs += inner
      if member.isOptional { node.members[index].isOptional = true }
    }
    for index in indices.values where !shared.contains(index) {
      node.members[index].isOptional = true
    }
    for name in other.names {
      if let index = node.names.firstIndex(where: { $0.name == name.name }) {
        node.names[index].count += name.count
      } else {
        node.names.append(name)
      }
    }
    nodes[low] = node
    // The members of a merged node are no longer used.
    nodes[high].members = []
    unified[high] = low
    return pairs
  }

  private static func merge(_ slot: Slot, into other: inout Slot) -> [(Int, Int)]? {
    var pairs: [(Int, Int)] = []
    var (left, right) = (other, slot)
    while true {
      guard left.isCompatible(with: right) else { return nil }
      if let first = left.object, let second = right.object { pairs.append((first, second)) }
      guard let inner = left.elements.first ?? left.values.first,
        let outer = right.elements.first ?? right.values.first
      else { break }
      (left, right) = (inner, outer)
    }
    other.merge(slot)
    return pairs
  }

  /// Returns false if a structure contains itself without an array or a dictionary between them.
  private func isFinite(from start: Int) -> Bool {
    var finished: Set<Int> = []
    var path: Set<Int> = []
    // A negative entry leaves the node.
    var stack = [start]
    while let entry = stack.popLast() {
      if entry < 0 {
        path.remove(~entry)
        finished.insert(~entry)
        continue
      }
      if path.contains(entry) { return false }
      if finished.contains(entry) { continue }
      path.insert(entry)
      stack.append(~entry)
      stack += nodes[entry].members.compactMap { $0.slot.object.map(root) }
    }
    return true
  }
}
