import IsomerSyntax

extension Dictionary {
  /// Creates a dictionary with the first value of each key.
  init(firstOf pairs: some Sequence<(Key, Value)>) {
    self.init(pairs, uniquingKeysWith: { first, _ in first })
  }
}

extension [String] {
  /// Returns true if of two declarations with these `#if` conditions, one is only compiled with the
  /// other.
  func coexist(with other: [String]) -> Bool {
    allSatisfy(other.contains) || other.allSatisfy(contains)
  }
}

extension Array {
  mutating func modifyEach(_ modify: (inout Element) -> Void) {
    for index in indices { modify(&self[index]) }
  }
}

extension String {
  /// The names in a path: `Outer` and `Inner` for `Outer.Inner`.
  var pathComponents: [String] {
    includes(".") ? split(separator: ".").map(String.init) : isEmpty ? [] : [self]
  }

  /// The last name in a path: `Inner` for `Outer.Inner`.
  var lastName: String {
    lastIndex(of: ".").map { String(self[utf8.index(after: $0)...]) } ?? self
  }
}
