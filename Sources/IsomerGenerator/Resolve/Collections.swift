import IsomerSyntax

extension Dictionary {
  /// Creates a dictionary with the first value of each key.
  package init(firstOf pairs: some Sequence<(Key, Value)>) {
    self.init(pairs, uniquingKeysWith: { first, _ in first })
  }
}

extension Array where Element: Equatable {
  /// The elements without repetitions.
  var unique: [Element] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}

extension [String] {
  /// A list such as `a struct or a class`.
  var alternatives: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }

  /// Returns true if of two declarations with these `#if` conditions, one is only compiled with the
  /// other.
  func coexist(with other: [String]) -> Bool {
    allSatisfy(other.contains) || other.allSatisfy(contains)
  }
}
