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
///
/// A node with a tag refers to a node for each kind of its objects.
struct ObjectTable {
  struct Member {
    var key: String
    var isOptional: Bool
    var slot: Slot
  }

  /// A kind of objects with a tag.
  struct Case {
    /// The value of the tag.
    var value: String
    var node: Int
  }

  /// A name that a key suggests.
  struct Name {
    var name: String
    /// The number of paths with the key.
    var count = 1
    /// The number of objects at these paths.
    var values: Int
  }

  struct Node {
    var names: [Name]
    /// The node of the object that contains the first value.
    var parent: Int?
    /// The nodes of all objects that contain values; that of the documents is -1.
    var parents: Set<Int>
    var members: [Member] = []
    /// The key that distinguishes the cases.
    var tag: String?
    var cases: [Case] = []
    /// The node of the tag, if this is the type of one kind.
    var taggedType: Int?

    var keys: Set<String> { Set(members.map(\.key)) }
  }

  var nodes: [Node] = []
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
  mutating func add(name: String, values: Int, parent: Int?) -> Int {
    nodes.append(
      Node(names: [Name(name: name, values: values)], parent: parent, parents: [parent ?? -1]))
    unified.append(nodes.count - 1)
    return nodes.count - 1
  }

  // MARK: Unification

  /// Makes two nodes one type, and the types of their members too.
  ///
  /// Returns nil if members have different kinds, or if a structure would contain itself. Adds the
  /// number of unified types to the work.
  func unifying(_ first: Int, _ second: Int, _ work: inout Int) -> ObjectTable? {
    var table = self
    var pairs = [(first, second)]
    var merged: Set<Int> = []
    while let pair = pairs.popLast() {
      let (low, high) = (
        min(table.root(pair.0), table.root(pair.1)), max(table.root(pair.0), table.root(pair.1))
      )
      if low == high { continue }
      work += 1
      guard let inner = table.merge(high, into: low) else { return nil }
      pairs += inner
      merged.insert(low)
    }
    return table.areFinite(Set(merged.map(table.root))) ? table : nil
  }

  /// Merges a node into another, and returns the pairs of nodes that must also become one.
  private mutating func merge(_ high: Int, into low: Int) -> [(Int, Int)]? {
    var node = nodes[low]
    let other = nodes[high]
    guard node.tag == other.tag, (node.taggedType == nil) == (other.taggedType == nil) else {
      return nil
    }
    var merge = SlotMerge(permitsNumbersAndText: Self.mayMix(node, other))
    guard Self.merge(other.members, into: &node.members, &merge) else { return nil }
    Self.merge(other.cases, into: &node.cases, &merge)
    node.parents.formUnion(other.parents)
    for name in other.names {
      if let index = node.names.firstIndex(where: { $0.name == name.name }) {
        node.names[index].count += name.count
        node.names[index].values += name.values
      } else {
        node.names.append(name)
      }
    }
    nodes[low] = node
    // The members of a merged node are no longer used.
    nodes[high].members = []
    nodes[high].cases = []
    unified[high] = low
    for index in merge.emptied { makeOptional(root(index)) }
    return merge.pairs
  }

  private static func merge(
    _ others: [Member], into members: inout [Member], _ merge: inout SlotMerge
  ) -> Bool {
    var indices: [[UInt8]: Int] = [:]
    for (index, member) in members.enumerated() { indices[Array(member.key.utf8)] = index }
    var shared: Set<Int> = []
    for member in others {
      guard let index = indices[Array(member.key.utf8)] else {
        members.append(Member(key: member.key, isOptional: true, slot: member.slot))
        continue
      }
      shared.insert(index)
      guard merge.add(member.slot, to: &members[index].slot) else { return false }
      if member.isOptional { members[index].isOptional = true }
    }
    for index in indices.values where !shared.contains(index) { members[index].isOptional = true }
    return true
  }

  private static func merge(
    _ others: [Case], into cases: inout [Case], _ merge: inout SlotMerge
  ) {
    for other in others {
      if let same = cases.first(where: { $0.value == other.value }) {
        merge.pairs.append((same.node, other.node))
      } else {
        cases.append(other)
      }
    }
  }

  /// Makes all members of a structure optional, because an object is empty.
  private mutating func makeOptional(_ index: Int) {
    for member in nodes[index].members.indices { nodes[index].members[member].isOptional = true }
  }

  /// Returns false if a structure contains itself without an array or a dictionary between them.
  private func areFinite(_ starts: Set<Int>) -> Bool {
    var finished: Set<Int> = []
    var path: Set<Int> = []
    // A negative entry leaves the node.
    var stack = Array(starts)
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
      stack += nodes[entry].cases.map { root($0.node) }
    }
    return true
  }
}
