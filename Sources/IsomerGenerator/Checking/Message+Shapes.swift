import IsomerSyntax

/// The messages about external mappings, in alphabetical order.
extension Message {
  static func alreadyMapped(_ type: String) -> Message {
    Message(id: "already-mapped", text: "'\(type)' is already mapped by its own annotation")
  }

  static func externalMappingModule(_ type: String) -> Message {
    Message(
      id: "external-mapping-module",
      text: "module of '\(type)' is ambiguous in a public external mapping")
  }

  static func externalMappingOption(_ word: String) -> Message {
    Message(
      id: "external-mapping-option", text: "'\(word)' is not supported in an external mapping")
  }

  static func invalidExternalMapping(_ name: String, _ type: String, _ reason: String) -> Message {
    Message(
      id: "invalid-external-mapping",
      text: "'\(name)' is not a valid external mapping of '\(type)' because \(reason)")
  }
}
