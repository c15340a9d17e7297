import IsomerSyntax

import IsomerGenerator

/// The names of keys in one type, and the option `keys:` that derives most keys from the names.
struct KeyNaming {
  let strategy: KeyStrategy
  let names: [String]
  /// For each name the key, unless the strategy derives it.
  let keys: [String?]

  /// The options of the type's annotation.
  var options: [String] { strategy == .same ? [] : ["keys: .\(strategy.rawValue)"] }

  /// Names keys; equal names are numbered, beginning with the key that is a name itself.
  init(_ all: [String]) {
    var scope = NameScope()
    var names = all.map { SwiftNames.property(for: $0) }
    let exact = all.indices.filter { names[$0] == all[$0] }
    let others = all.indices.filter { names[$0] != all[$0] }
    for index in exact + others { names[index] = scope.take(names[index]) }
    func isDerived(_ index: Int, _ strategy: KeyStrategy) -> Bool {
      strategy.key(for: names[index]).utf8.elementsEqual(all[index].utf8)
    }
    func count(_ strategy: KeyStrategy) -> Int { all.indices.count { isDerived($0, strategy) } }
    var best = KeyStrategy.same
    var bestCount = count(best)
    for strategy in KeyStrategy.allCases where count(strategy) > bestCount {
      best = strategy
      bestCount = count(strategy)
    }
    strategy = best
    // A key that is a name in Swift is not changed if that requires an option.
    for index in all.indices
    where !isDerived(index, best) && SwiftNames.isProperty(all[index])
      && !scope.contains(all[index])
    {
      names[index] = scope.take(all[index])
    }
    self.names = names
    keys = all.indices.map { isDerived($0, best) ? nil : all[$0] }
  }
}
