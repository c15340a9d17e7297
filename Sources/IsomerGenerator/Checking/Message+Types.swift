import IsomerSyntax

/// The catalogue of what is wrong with the types of properties and models, in alphabetical order.
extension Message {
  static func missingType(_ name: String) -> Message {
    Message(
      id: "missing-type",
      text: "the type of '\(name)' cannot be told from its initial value; write it")
  }

  static func nestedOptional(_ type: String) -> Message {
    Message(
      id: "nested-optional", text: "'\(type)' cannot be mapped: null and a missing key are both nil"
    )
  }

  static func nonCopyable(_ name: String) -> Message {
    Message(
      id: "non-copyable",
      text: "'\(name)' cannot be mapped: a read value has to be copyable and escapable")
  }

  static func notAKey(_ type: String) -> Message {
    Message(
      id: "not-a-key",
      text: "'\(type)' cannot be the key of an object: that takes an enum with plain cases")
  }

  static func unmappedType(_ type: String) -> Message {
    Message(id: "unmapped-type", text: "type '\(type)' is not mapped")
  }

  static func unsupportedType(_ type: String) -> Message {
    Message(id: "unsupported-type", text: "a value of type '\(type)' cannot be mapped by itself")
  }
}
