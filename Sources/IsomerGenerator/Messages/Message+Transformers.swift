import IsomerSyntax

/// The messages about transformers, in alphabetical order.
extension Message {
  static func misspeltName(_ name: String, suggestion: String) -> Self {
    Self("cannot find '\(name)'; did you mean '\(suggestion)'?")
  }
  static func readOnlyTransformer(_ transformer: String, _ name: String) -> Self {
    Self("read-only transformer '\(transformer)' cannot write property '\(name)'")
  }
  static func transformerOutput(_ transformer: String, _ output: String, _ type: String) -> Message
  {
    Self("transformer '\(transformer)' returns '\(output)', not '\(type)'")
  }
  static func typeTransformerCondition(_ name: String) -> Self {
    Self("type transformer '\(name)' cannot be inside '#if'")
  }
  static func typeTransformerMembers(_ name: String, _ type: String) -> Self {
    Self("type transformer '\(name)' of '\(type)' cannot have members")
  }
  static func typeTransformerTwice(_ type: String) -> Self {
    Self("duplicate transformer or external mapping for '\(type)'")
  }
}
