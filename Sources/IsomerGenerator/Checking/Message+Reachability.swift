import IsomerSyntax

/// The catalogue of what is written down and cannot work, or never acts, in alphabetical order.
extension Message {
  static func checkKind(_ check: String, _ type: String) -> Message {
    Message(id: "check-kind", text: "'check: \(check)' cannot be about a value of type '\(type)'")
  }

  static func duplicateShape(_ path: String, _ first: String, _ second: String) -> Message {
    Message(
      id: "duplicate-shape",
      text: "'has(\"\(path)\")' selects '\(first)' already, so '\(second)' is never chosen")
  }

  static func enumInCluster(_ name: String, _ cluster: String) -> Message {
    Message(
      id: "enum-in-cluster",
      text:
        "enum '\(name)' cannot be a member of '\(cluster)': its values have no keys of their own")
  }

  static func flattenCycle(_ name: String, _ model: String) -> Message {
    Message(
      id: "flatten-cycle", text: "flattening '\(name)' leads back to '\(model)', without end")
  }

  static func literalKind(_ word: String, _ value: String, _ type: String) -> Message {
    Message(id: "literal-kind", text: "'\(word): \(value)' is no value of type '\(type)'")
  }

  static func mapKeyTwice(_ key: String) -> Message {
    Message(id: "map-key-twice", text: "the map has the key '\(key)' twice")
  }

  static func mapNotReversible(_ value: String, _ name: String) -> Message {
    Message(
      id: "map-not-reversible",
      text: "two keys of the map give '\(value)', so '\(name)' cannot be written back")
  }

  static func otherIsolation(
    _ name: String, _ actor: String, _ type: String, _ own: String
  ) -> Message {
    Message(
      id: "other-isolation",
      text: "property '\(name)' is isolated to '\(actor)', and '\(type)' to '\(own)'")
  }

  static func unreachableCase(_ name: String, behind other: String) -> Message {
    Message(
      id: "unreachable-case",
      text: "case '\(name)' is never taken: every value of it is one of '\(other)'")
  }
}
