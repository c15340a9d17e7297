import IsomerSyntax

/// The messages about `flatten` and `rest`, in alphabetical order.
extension Message {
  static func flattenedClass(_ type: String, _ option: String) -> Self {
    Self(
      "'\(option)' cannot be combined with flattened class '\(type)', whose subclasses have "
        + "keys")
  }
  static func flattenedPolicy(_ type: String, _ word: String) -> Self {
    Self("flattened type '\(type)' cannot have '\(word)'")
  }
  static func flattenOptional(_ name: String) -> Self {
    Self("'flatten' cannot be applied to optional property '\(name)'")
  }
  static func flattenWithoutModel(_ type: String) -> Self {
    Self("'flatten' requires a mapped struct or class, not '\(type)'")
  }
  static func restTwice(_ name: String) -> Self { Self("duplicate 'rest' property '\(name)'") }
  static func restType(_ name: String, _ type: String) -> Self {
    Self("'rest' property '\(name)' must be of type '[String: Isomer.Value]', not '\(type)'")
  }
  static func restWithPolicy(_ policy: String) -> Self {
    Self("'unknown: .\(policy)' has no effect on a type with a 'rest' property")
  }
}
