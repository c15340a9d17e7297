extension ObjectTable {
  /// The number of types up to which similar ones are searched; all pairs are compared.
  private static var limit: Int { 400 }
  /// The number of attempts, which each copy the table.
  private static var attemptLimit: Int { 2000 }

  /// Unifies types with the same or similar keys.
  func unifyingSimilarTypes() -> ObjectTable {
    var table = self
    guard nodes.count <= Self.limit else { return table }
    var attempts = 0
    for isSimilar in [Self.haveSameKeys, Self.haveSimilarKeys] {
      for second in nodes.indices {
        for first in 0..<second where table.root(second) == second && table.root(first) == first {
          guard isSimilar(table.nodes[first], table.nodes[second]) else { continue }
          attempts += 1
          if attempts > Self.attemptLimit { return table }
          table = table.unifying(first, second) ?? table
        }
      }
    }
    return table
  }

  /// Returns true for the same keys: at least three, or of values in one object, or of values with
  /// the same name.
  private static func haveSameKeys(_ first: Node, _ second: Node) -> Bool {
    guard first.members.count == second.members.count, first.keys == second.keys else {
      return false
    }
    return first.members.count >= 3 || first.parent == second.parent || haveSameName(first, second)
  }

  /// Returns true for values with the same name, if four fifths of the smaller keys and half of
  /// the larger are shared, and for others, if at least five and four fifths of all keys are.
  private static func haveSimilarKeys(_ first: Node, _ second: Node) -> Bool {
    let (keys, others) = (first.keys, second.keys)
    let shared = keys.intersection(others).count
    if haveSameName(first, second) {
      return shared * 5 >= min(keys.count, others.count) * 4
        && shared * 2 >= max(keys.count, others.count)
    }
    return shared >= 5 && shared * 5 >= keys.union(others).count * 4
  }

  private static func haveSameName(_ first: Node, _ second: Node) -> Bool {
    first.names.contains { name in second.names.contains { $0.name == name.name } }
  }
}
