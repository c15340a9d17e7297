import IsomerSyntax

/// The catalogue of what can be wrong with transformers, in alphabetical order.
extension Message {
  static func misspeltName(_ name: String, suggestion: String) -> Message {
    Message(
      id: "misspelt-name", text: "cannot find '\(name)'; did you mean '\(suggestion)'?")
  }

  static func oneWayTransformer(_ transformer: String, _ name: String) -> Message {
    Message(
      id: "one-way-transformer",
      text: "transformer '\(transformer)' only reads, and property '\(name)' is written too")
  }

  static func transformerOutput(_ transformer: String, _ output: String, _ type: String) -> Message
  {
    Message(
      id: "transformer-output",
      text: "'\(transformer)' gives a value of type '\(output)', not '\(type)'")
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
