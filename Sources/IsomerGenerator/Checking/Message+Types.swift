import IsomerSyntax

/// The messages about the types of properties and models, in alphabetical order.
extension Message {
  static func missingType(_ name: String) -> Message {
    Message(
      id: "missing-type",
      text: "cannot infer the type of '\(name)' from its initial value")
  }

  static func nestedOptional(_ type: String) -> Message {
    Message(
      id: "nested-optional", text: "nested optional '\(type)' cannot be mapped")
  }

  static func nonCopyable(_ name: String) -> Message {
    Message(
      id: "non-copyable",
      text: "noncopyable or nonescapable type '\(name)' cannot be mapped")
  }

  static func notAKey(_ type: String) -> Message {
    Message(
      id: "not-a-key",
      text: "type '\(type)' cannot be the key of an object")
  }

  static func rawRepresentable(_ name: String) -> Message {
    Message(
      id: "raw-representable", text: "'\(name)' is 'RawRepresentable', but is mapped as an object")
  }

  static func unmappedType(_ type: String) -> Message {
    Message(id: "unmapped-type", text: "type '\(type)' is not mapped")
  }

  static func unsupportedType(_ type: String) -> Message {
    Message(id: "unsupported-type", text: "type '\(type)' cannot be mapped without a transformer")
  }

  static func usableFromInline(_ type: String) -> Message {
    Message(id: "usable-from-inline", text: "'@usableFromInline' type '\(type)' cannot be mapped")
  }
}
