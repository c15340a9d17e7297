import IsomerSyntax

/// A property that is part of the identity.
struct IdentityPart: Sendable {
  var name: String
  var type: MappedType
  var access: AccessLevel
}

extension TypeContext {
  /// Returns the properties with `id`, and reports unsuitable ones.
  func identity() -> [IdentityPart] {
    type.properties.compactMap { declared in
      guard let option = options(of: declared.annotations, at: .property)?.option(.id) else {
        return nil
      }
      if let obstacle = identityObstacle(declared) {
        report(.unusableIdentity(declared.name.text, obstacle), at: option.name.range)
        return nil
      }
      guard let type = type(of: declared) else { return nil }
      if let reference = type.reference, !reference.isComparable(for: .hash) {
        report(.notComparable(reference.text, .hash), at: reference.range)
      }
      return IdentityPart(
        name: declared.name.text, type: type, access: min(declared.access ?? .internal, .public))
    }
  }

  private func identityObstacle(_ declared: PropertyDeclaration) -> String? {
    if declared.isStatic { return "it is static" }
    if declared.modifiers.contains("lazy") { return "it is lazy" }
    if let effect = declared.effects.first { return "its getter is '\(effect)'" }
    if let access = declared.access, access < .internal { return "it is \(access.rawValue)" }
    // A conditional part would make the type of the identity depend on the condition.
    return declared.conditions.isEmpty ? nil : "it is inside '#if'"
  }
}
