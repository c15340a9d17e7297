import IsomerSyntax

/// The messages about code that cannot work or has no effect, in alphabetical order.
extension Message {
  static func checkKind(_ check: String, _ type: String) -> Message {
    Message(id: "check-kind", text: "'check: \(check)' cannot be applied to type '\(type)'")
  }

  static func duplicateStructure(_ path: String, _ first: String, _ second: String) -> Message {
    Message(
      id: "duplicate-structure",
      text: "duplicate 'has(\"\(path)\")' for '\(first)' and '\(second)'")
  }

  static func enumInCluster(_ name: String, _ cluster: String) -> Message {
    Message(
      id: "enum-in-cluster", text: "enum '\(name)' cannot be a subtype of '\(cluster)'")
  }

  static func flattenCycle(_ name: String, _ model: String) -> Message {
    Message(
      id: "flatten-cycle", text: "flattened property '\(name)' recursively contains '\(model)'")
  }

  static func literalKind(_ word: String, _ value: String, _ type: String) -> Message {
    Message(id: "literal-kind", text: "'\(word): \(value)' is not a value of type '\(type)'")
  }

  static func mapKeyTwice(_ key: String) -> Message {
    Message(id: "map-key-twice", text: "duplicate key '\(key)' in the map")
  }

  static func mapNotReversible(_ value: String, _ name: String) -> Message {
    Message(
      id: "map-not-reversible",
      text: "map of '\(name)' cannot be reversed because '\(value)' has two keys")
  }

  static func otherIsolation(
    _ name: String, _ actor: String, _ type: String, _ own: String
  ) -> Message {
    Message(
      id: "other-isolation",
      text: "'\(actor)'-isolated property '\(name)' is inaccessible to '\(own)'-isolated '\(type)'")
  }

  static func unreachableCase(_ name: String, behind other: String) -> Message {
    Message(
      id: "unreachable-case",
      text: "case '\(name)' is never read because '\(other)' accepts the same values")
  }
}
