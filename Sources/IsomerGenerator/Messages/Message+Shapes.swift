import IsomerSyntax

/// The messages about external mappings, in alphabetical order.
extension Message {
  static func alreadyMapped(_ type: String) -> Self {
    Self("'\(type)' is already mapped by its own annotation")
  }
  static func externalMappingModule(_ type: String) -> Self {
    Self("module of '\(type)' is ambiguous in a public external mapping")
  }
  static func externalMappingOption(_ word: String) -> Self {
    Self("'\(word)' is not supported in an external mapping")
  }
  static func invalidExternalMapping(_ name: String, _ type: String, _ reason: String) -> Self {
    Self("'\(name)' is not a valid external mapping of '\(type)' because \(reason)")
  }
}
