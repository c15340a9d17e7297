import IsomerSyntax

/// The messages about code that cannot work or has no effect, in alphabetical order.
extension Message {
  static func checkKind(_ check: String, _ type: String) -> Message {
    Message("'check: \(check)' cannot be applied to type '\(type)'")
  }
  static func duplicateStructure(_ path: String, _ first: String, _ second: String) -> Message {
    Message("duplicate 'has(\"\(path)\")' for '\(first)' and '\(second)'")
  }
  static func enumInCluster(_ name: String, _ cluster: String) -> Message {
    Message("enum '\(name)' cannot be a subtype of '\(cluster)'")
  }
  static func flattenCycle(_ name: String, _ model: String) -> Message {
    Message("flattened property '\(name)' recursively contains '\(model)'")
  }
  static func literalKind(_ word: String, _ value: String, _ type: String) -> Message {
    Message("'\(word): \(value)' is not a value of type '\(type)'")
  }
  static func mapKeyTwice(_ key: String) -> Message { Message("duplicate key '\(key)' in the map") }

  static func mapNotReversible(_ value: String, _ name: String) -> Message {
    Message("map of '\(name)' cannot be reversed because '\(value)' has two keys")
  }
  static func otherIsolation(
    _ name: String, _ actor: String, _ type: String, _ own: String
  ) -> Message {
    Message("'\(actor)'-isolated property '\(name)' is inaccessible to '\(own)'-isolated '\(type)'")
  }
  static func unreachableCase(_ name: String, behind other: String) -> Message {
    Message("case '\(name)' is never read because '\(other)' accepts the same values")
  }
}
