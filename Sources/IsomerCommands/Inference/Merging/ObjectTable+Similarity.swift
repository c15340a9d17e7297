extension ObjectTable {
  /// The number of types up to which similar ones are searched; all pairs are compared.
  private static var limit: Int { 400 }
  /// The number of attempts, which each copy the table.
  private static var attemptLimit: Int { 2000 }
  /// The number of types that are unified in all attempts.
  private static var workLimit: Int { 20_000 }

  /// The effort of all attempts.
  private struct Effort {
    var attempts = 0
    var work = 0

    var isTooLarge: Bool { attempts > attemptLimit || work > workLimit }
  }

  /// Unifies types with the same keys, and then those with similar keys.
  func unifyingSimilarTypes() -> ObjectTable {
    var table = self
    var effort = Effort()
    for types in typesByKeys() {
      table.unify(types, &effort, Self.haveSameKeys)
    }
    let types = table.roots
    if types.count <= Self.limit { table.unify(types, &effort, Self.haveSimilarKeys) }
    return table
  }

  /// Unifies each of some types with the first similar one.
  private mutating func unify(
    _ types: [Int], _ effort: inout Effort, _ isSimilar: (ObjectTable) -> (Node, Node) -> Bool
  ) {
    var others: [Int] = []
    for type in types where root(type) == type {
      for other in others where root(type) == type && root(other) == other {
        guard areSimilar(other, type, isSimilar) else { continue }
        if effort.isTooLarge { return }
        effort.attempts += 1
        self = unifying(other, type, &effort.work) ?? self
      }
      if root(type) == type { others.append(type) }
    }
  }

  /// Returns the types with the same keys, and those with the same tag; inner types first, so that
  /// types that contain them can be unified afterwards.
  private func typesByKeys() -> [[Int]] {
    var types: [[String]: [Int]] = [:]
    for index in nodes.indices where nodes[index].taggedType == nil {
      let keys = nodes[index].tag.map { [$0, ""] } ?? nodes[index].keys.sorted()
      types[keys, default: []].append(index)
    }
    return types.values.sorted { $0[0] > $1[0] }
  }

  /// Returns true for similar structures, and for enums with the same tag and similar kinds; the type
  /// of one kind is only unified with its enum.
  private func areSimilar(
    _ first: Int, _ second: Int, _ isSimilar: (ObjectTable) -> (Node, Node) -> Bool
  ) -> Bool {
    let (node, other) = (nodes[first], nodes[second])
    guard node.taggedType == nil, other.taggedType == nil, node.tag == other.tag else {
      return false
    }
    if node.tag == nil { return isSimilar(self)(node, other) && haveSimilarMembers(node, other) }
    let shared = node.cases.compactMap { each in
      other.cases.first { $0.value == each.value }.map { (self[each.node], self[$0.node]) }
    }
    return !shared.isEmpty && shared.count * 2 >= min(node.cases.count, other.cases.count)
      && shared.allSatisfy(Self.shareHalfOfKeys)
  }

  /// Returns true for three and more keys, and for few keys, if objects under the same key share half
  /// of the keys of the smaller one, and have similar members themselves.
  private func haveSimilarMembers(_ first: Node, _ second: Node, depth: Int = 0) -> Bool {
    if first.members.count >= 3 || depth == 8 { return true }
    return first.members.allSatisfy { member in
      guard let object = member.slot.object,
        let other = second.members.first(where: { $0.key == member.key })?.slot.object
      else { return true }
      let (inner, otherInner) = (self[object], self[other])
      return Self.shareHalfOfKeys(inner, otherInner)
        && haveSimilarMembers(inner, otherInner, depth: depth + 1)
    }
  }

  /// Returns true for objects with the same keys that have at least three of them, or are values in
  /// one object, or have the same name.
  private func haveSameKeys(_ first: Node, _ second: Node) -> Bool {
    first.members.count >= 3 || owner(of: first) == owner(of: second)
      || Self.haveSameName(first, second)
  }

  /// Returns true for values with the same name, if four fifths of the smaller keys and half of the
  /// larger are shared, at least two unless they are in one object; and for others, if at least five
  /// and four fifths of all keys are shared.
  private func haveSimilarKeys(_ first: Node, _ second: Node) -> Bool {
    let (keys, others) = (first.keys, second.keys)
    let shared = keys.intersection(others).count
    guard Self.haveSameName(first, second) else {
      return shared >= 5 && shared * 5 >= keys.union(others).count * 4
    }
    return shared * 5 >= min(keys.count, others.count) * 4
      && shared * 2 >= max(keys.count, others.count)
      && (shared >= 2 || owner(of: first) == owner(of: second))
  }

  /// Returns true if half of the smaller keys are shared.
  private static func shareHalfOfKeys(_ first: Node, _ second: Node) -> Bool {
    let (keys, others) = (first.keys, second.keys)
    return keys.intersection(others).count * 2 >= min(keys.count, others.count)
  }

  /// Returns the node of the object that contains the first value, or that of all kinds of it.
  private func owner(of node: Node) -> Int? {
    node.parent.map { root(nodes[$0].taggedType ?? $0) }
  }

  static func haveSameName(_ first: Node, _ second: Node) -> Bool {
    first.names.contains { name in second.names.contains { $0.name == name.name } }
  }
}
