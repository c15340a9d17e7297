import IsomerSyntax

/// The messages about types, their transformers, checks and external mappings, in alphabetical order.
extension Message {
  static func alreadyMapped(_ type: String) -> Self {
    Self("'\(type)' is already mapped by its own annotation")
  }
  static func badPattern(_ pattern: String, _ reason: String) -> Self {
    Self("invalid pattern '\(pattern)': \(reason)")
  }
  static func checkKind(_ check: String, _ type: String) -> Self {
    Self("'check: \(check)' cannot be applied to type '\(type)'")
  }
  static func defaultFailsCheck(_ value: String, _ check: String) -> Self {
    Self("'\(value)' fails 'check: \(check)'")
  }
  static func doubtfulDateFormat(_ field: String, _ meaning: String) -> Self {
    Self("'\(field)' in a date format is \(meaning)")
  }
  static func emptyRange(_ range: String) -> Self { Self("range '\(range)' is empty") }
  static func externalMappingModule(_ type: String) -> Self {
    Self("module of '\(type)' is ambiguous in a public external mapping")
  }
  static func externalMappingOption(_ word: String) -> Self {
    Self("'\(word)' is not supported in an external mapping")
  }
  static func invalidExternalMapping(_ name: String, _ type: String, _ reason: String) -> Self {
    Self("'\(name)' is not a valid external mapping of '\(type)' because \(reason)")
  }
  static func literalKind(_ word: String, _ value: String, _ type: String) -> Self {
    Self("'\(word): \(value)' is not a value of type '\(type)'")
  }
  static func mapKeyTwice(_ key: String) -> Self { Self("duplicate key '\(key)' in the map") }
  static func mapNotReversible(_ value: String, _ name: String) -> Self {
    Self("map of '\(name)' cannot be reversed because '\(value)' has two keys")
  }
  static func missingType(_ name: String) -> Self {
    Self("cannot infer the type of '\(name)' from its initial value")
  }
  static func misspeltName(_ name: String, suggestion: String) -> Self {
    Self("cannot find '\(name)'; did you mean '\(suggestion)'?")
  }
  static func nestedOptional(_ type: String) -> Self {
    Self("nested optional '\(type)' cannot be mapped")
  }
  static func nonCopyable(_ name: String) -> Self {
    Self("noncopyable or nonescapable type '\(name)' cannot be mapped")
  }
  static func notAKey(_ type: String) -> Self {
    Self("type '\(type)' cannot be the key of an object")
  }
  static func notOneValue(_ type: String, _ option: String, _ reason: String) -> Self {
    Self("'\(option)' cannot be applied to '\(type)' because \(reason)")
  }
  static func otherIsolation(
    _ name: String, _ actor: String, _ type: String, _ own: String
  ) -> Self {
    Self("'\(actor)'-isolated property '\(name)' is inaccessible to '\(own)'-isolated '\(type)'")
  }
  static func rawRepresentable(_ name: String) -> Self {
    Self("'\(name)' is 'RawRepresentable', but is mapped as an object")
  }
  static func readOnlyTransformer(_ transformer: String, _ name: String) -> Self {
    Self("read-only transformer '\(transformer)' cannot write property '\(name)'")
  }
  static func takenFunction(_ name: String, _ type: String) -> Self {
    Self("'\(name)()' conflicts with the generated function of '\(type)'")
  }
  static func transformerOutput(_ transformer: String, _ output: String, _ type: String) -> Self {
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
  static func unmappedType(_ type: String) -> Self { Self("type '\(type)' is not mapped") }
  static func unsupportedType(_ type: String) -> Self {
    Self("type '\(type)' cannot be mapped without a transformer")
  }
  static func usableFromInline(_ type: String) -> Self {
    Self("'@usableFromInline' type '\(type)' cannot be mapped")
  }
}
