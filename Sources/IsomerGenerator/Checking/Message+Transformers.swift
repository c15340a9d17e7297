import IsomerSyntax

/// The catalogue of what can be wrong with transformers, in alphabetical order.
extension Message {
  static func oneWayTransformer(_ transformer: String, _ name: String) -> Message {
    Message(
      id: "one-way-transformer",
      text: "transformer '\(transformer)' only reads, and property '\(name)' is written too")
  }

  static func typeTransformerCondition(_ name: String) -> Message {
    Message(
      id: "type-transformer-condition",
      text: "'\(name)' stands under '#if', but a transformer for a type holds for the whole target")
  }

  static func typeTransformerMembers(_ name: String, _ type: String) -> Message {
    Message(
      id: "type-transformer-members",
      text: "'\(name)' only names the transformer for '\(type)', so it has no members")
  }

  static func typeTransformerTwice(_ type: String) -> Message {
    Message(
      id: "type-transformer-twice",
      text: "'\(type)' has a transformer or a shape for the whole target already")
  }
}
