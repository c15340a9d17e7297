import IsomerSyntax

/// The catalogue of what can be wrong with shapes, in alphabetical order.
extension Message {
  static func shapeForm(_ name: String, _ type: String, _ reason: String) -> Message {
    Message(id: "shape-form", text: "'\(name)' is no shape of '\(type)': \(reason)")
  }

  static func shapeModule(_ type: String) -> Message {
    Message(
      id: "shape-module",
      text: "a public mapping has to name the module of '\(type)', which may be any of the imported"
    )
  }

  static func shapeOfMapped(_ type: String) -> Message {
    Message(id: "shape-of-mapped", text: "'\(type)' has a mapping by its own annotation already")
  }

  static func shapeWord(_ word: String) -> Message {
    Message(
      id: "shape-word", text: "'\(word)' means nothing in a shape, which adds no members to a type")
  }
}
