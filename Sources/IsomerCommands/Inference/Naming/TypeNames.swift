import IsomerSyntax

import IsomerGenerator

/// The names of the structures and the enums with a tag.
///
/// Different types whose keys suggest the same name have it after the names of the types that contain
/// them: `ItemMetadata` and `ListMetadata`.
struct TypeNames {
  /// The number of containing types in a name.
  private static let limit = 3

  private let table: ObjectTable
  private let rootName: String
  private var bases: [Int: String] = [:]

  /// Returns the names of all types; the first is that of the documents.
  static func names(_ table: ObjectTable, rootName: String, scope: inout NameScope) -> [Int: String]
  {
    var names = TypeNames(table: table, rootName: rootName)
    let roots = table.roots
    for root in roots { names.bases[root] = root == 0 ? rootName : names.base(of: root) }
    names.nameKinds()
    let chosen = names.distinctNames(of: Array(roots.dropFirst()), scope)
    var taken = [0: scope.take(rootName)]
    for (root, name) in zip(roots.dropFirst(), chosen) { taken[root] = scope.take(name) }
    return taken
  }

  // MARK: Names from keys

  /// Returns the name that the keys suggest: the words at the end of all names, or the singular of the
  /// only containing type, or else the most frequent name, the shortest of several.
  private func base(of root: Int) -> String {
    let node = table.nodes[root]
    let names = node.names.filter { !NameScope.standardTypes.contains($0.name) }
    guard let first = names.first else { return node.names[0].name }
    if names.count > 1, let common = Self.commonEnd(names.map(\.name)) { return common }
    if names.count > 1, let single = singular(of: node) { return single }
    return names.min { Self.order($0) < Self.order($1) }?.name ?? first.name
  }

  private static let prepositions: Set<String> = [
    "At", "By", "For", "From", "In", "Of", "On", "To",
  ]

  /// Returns the order of preference: prepositions, such as in `by`, are the last.
  private static func order(_ name: ObjectTable.Name) -> (Int, Int, Int, Int, String) {
    let isLast = prepositions.contains(name.name)
    return (isLast ? 1 : 0, -name.count, -name.values, name.name.count, name.name)
  }

  /// Returns the last words that names have in common: `Address` for billing and shipping addresses.
  private static func commonEnd(_ names: [String]) -> String? {
    var common = KeyStrategy.words(of: names[0])
    for name in names.dropFirst() {
      let words = KeyStrategy.words(of: name)
      let count = zip(common.reversed(), words.reversed()).prefix { $0 == $1 }.count
      common = Array(common.suffix(count))
    }
    let name = common.joined()
    return !SwiftNames.isIdentifier(name) || prepositions.contains(name)
      || NameScope.standardTypes.contains(name) ? nil : name
  }

  /// Returns the name of one value of an object with a plural: `Size` for those in `Sizes`.
  private func singular(of node: ObjectTable.Node) -> String? {
    guard Set(node.parents.map { $0 < 0 ? $0 : table.root($0) }).count == 1,
      let name = node.parent.map(table.root).flatMap({ bases[$0] })
    else { return nil }
    let single = SwiftNames.singular(name)
    return single == name || NameScope.standardTypes.contains(single) ? nil : single
  }

  // MARK: Names of kinds

  /// The names of objects of any kind.
  private static let general: Set<String> = [
    "Data", "Element", "Entry", "Included", "Item", "Object", "Record", "Resource", "Result",
  ]

  /// Names the kinds of objects with a tag: `TextBlock` for `text`, but `PushEvent` for `PushEvent`
  /// itself, and `Pod` for a pod among items, if no other type has this name.
  private mutating func nameKinds() {
    let kinds = Set(bases.keys.filter { table.nodes[$0].taggedType != nil })
    let others = Set(bases.filter { !kinds.contains($0.key) }.values)
    for root in kinds {
      let node = table.nodes[root]
      let tagged = node.taggedType.map(table.root) ?? 0
      let (kind, name) = (node.names[0].name, bases[tagged] ?? rootName)
      let last = KeyStrategy.words(of: name).last
      let isComplete = KeyStrategy.words(of: kind).last == last && kind != name
      let isGeneral = last.map(Self.general.contains) == true && !others.contains(kind)
      bases[root] = isComplete || isGeneral ? kind : kind + name
    }
  }

  // MARK: Names from containing types

  /// Returns the names after those of the containing types, as many as distinguish them.
  ///
  /// In `next.next.next`, these distinguish nothing, so that the names are numbered.
  private func distinctNames(of roots: [Int], _ scope: NameScope) -> [String] {
    let chains = roots.map(chain)
    let repeated = Set(
      roots.compactMap { root in
        parent(of: table.nodes[root]).flatMap { bases[$0] == bases[root] ? $0 : nil }
      })
    var levels = roots.map { _ in 0 }
    while true {
      let names = zip(chains, levels).map { chain, level in
        chain.prefix(level + 1).reversed().joined()
      }
      var counts = [rootName: 1]
      for name in names { counts[name, default: 0] += 1 }
      let extended = names.indices.filter { index in
        let isUsed = counts[names[index], default: 0] > 1 && !repeated.contains(roots[index])
        return (isUsed || scope.contains(names[index])) && levels[index] + 1 < chains[index].count
      }
      if extended.isEmpty { return names }
      for index in extended { levels[index] += 1 }
    }
  }

  /// Returns the name of a type and those of the types that contain it.
  ///
  /// It ends before a type of the same name, as in `next.next.next`, which distinguishes nothing,
  /// unless this is the type of the documents.
  private func chain(_ root: Int) -> [String] {
    var chain = [bases[root] ?? rootName]
    var node = table.nodes[root]
    while chain.count <= Self.limit, let parent = parent(of: node), let name = bases[parent],
      chain.last?.hasPrefix(name) == false || chain == [name] && parent == 0
    {
      chain.append(name)
      node = table.nodes[parent]
    }
    return chain
  }

  /// Returns the type that contains the first value of another; that of the kinds if several contain
  /// the other.
  private func parent(of node: ObjectTable.Node) -> Int? {
    guard let parent = node.parent.map(table.root) else { return nil }
    guard node.parents.count > 1, let tagged = table.nodes[parent].taggedType else { return parent }
    let others = node.parents.map { $0 < 0 ? nil : table[$0].taggedType.map(table.root) }
    return others.allSatisfy { $0 == table.root(tagged) } ? table.root(tagged) : parent
  }
}
