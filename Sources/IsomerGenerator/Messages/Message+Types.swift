import IsomerSyntax

/// The messages about the types of properties and models, in alphabetical order.
extension Message {
  static func missingType(_ name: String) -> Self {
    Self("cannot infer the type of '\(name)' from its initial value")
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
  static func rawRepresentable(_ name: String) -> Self {
    Self("'\(name)' is 'RawRepresentable', but is mapped as an object")
  }
  static func unmappedType(_ type: String) -> Self { Message("type '\(type)' is not mapped") }

  static func unsupportedType(_ type: String) -> Self {
    Self("type '\(type)' cannot be mapped without a transformer")
  }
  static func usableFromInline(_ type: String) -> Self {
    Self("'@usableFromInline' type '\(type)' cannot be mapped")
  }
}
