import IsomerSyntax

/// The messages about code that cannot work or has no effect, in alphabetical order.
extension Message {
  static func checkKind(_ check: String, _ type: String) -> Self {
    Self("'check: \(check)' cannot be applied to type '\(type)'")
  }
  static func duplicateStructure(_ path: String, _ first: String, _ second: String) -> Self {
    Self("duplicate 'has(\"\(path)\")' for '\(first)' and '\(second)'")
  }
  static func enumInCluster(_ name: String, _ cluster: String) -> Self {
    Self("enum '\(name)' cannot be a subtype of '\(cluster)'")
  }
  static func flattenCycle(_ name: String, _ model: String) -> Self {
    Self("flattened property '\(name)' recursively contains '\(model)'")
  }
  static func literalKind(_ word: String, _ value: String, _ type: String) -> Self {
    Self("'\(word): \(value)' is not a value of type '\(type)'")
  }
  static func mapKeyTwice(_ key: String) -> Self { Self("duplicate key '\(key)' in the map") }
  static func mapNotReversible(_ value: String, _ name: String) -> Self {
    Self("map of '\(name)' cannot be reversed because '\(value)' has two keys")
  }
  static func otherIsolation(
    _ name: String, _ actor: String, _ type: String, _ own: String
  ) -> Self {
    Self("'\(actor)'-isolated property '\(name)' is inaccessible to '\(own)'-isolated '\(type)'")
  }
  static func unreachableCase(_ name: String, behind other: String) -> Self {
    Self("case '\(name)' is never read because '\(other)' accepts the same values")
  }
}
