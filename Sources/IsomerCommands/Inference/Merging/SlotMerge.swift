/// The consequences of merged slots for the nodes of a table.
struct SlotMerge {
  /// True if a number and a text may be values of one member.
  var permitsNumbersAndText: Bool
  /// The nodes that must become one type too.
  var pairs: [(Int, Int)] = []
  /// The nodes whose objects may be empty.
  var emptied: [Int] = []

  /// Adds the values of a slot to another; returns false if one type cannot describe both.
  mutating func add(_ slot: Slot, to other: inout Slot) -> Bool {
    var open = [(other, slot)]
    while let (left, right) = open.popLast() {
      let isMix = permitsNumbersAndText && left.isNumberOrText && right.isNumberOrText
      guard isMix || left.isCompatible(with: right) else { return false }
      if let first = left.object, let second = right.object { pairs.append((first, second)) }
      if left.isEmptyObject || right.isEmptyObject {
        emptied += [left.object, right.object].compactMap { $0 }
      }
      open += zip(left.elements, right.elements)
      open += zip(left.values, right.values)
    }
    other.merge(slot)
    return true
  }
}

extension ObjectTable {
  /// Returns true for objects with the same key and keys of their own, so that a member may be a
  /// number in one and a text in the other: at most half of the members are.
  static func mayMix(_ first: Node, _ second: Node) -> Bool {
    guard first.members.count >= 2, first.members.count == second.members.count,
      first.keys == second.keys, haveSameName(first, second)
    else { return false }
    let others = Dictionary(
      second.members.map { ($0.key, $0.slot.kinds) }, uniquingKeysWith: { $1 })
    let mixed = first.members.count { member in
      !member.slot.kinds.isEmpty && others[member.key]?.isDisjoint(with: member.slot.kinds) == true
    }
    return mixed * 2 <= first.members.count
  }
}
