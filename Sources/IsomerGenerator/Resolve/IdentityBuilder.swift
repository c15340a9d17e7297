import IsomerSyntax

/// Collects the properties with `id`.
struct IdentityBuilder {
  let context: TypeContext

  func parts(of model: Model) -> [IdentityPart] {
    var parts: [IdentityPart] = []
    for declared in context.type.properties {
      let options = context.options(of: declared.annotations, at: .property)
      guard let word = options?.option(.id) else { continue }
      if let obstacle = obstacle(declared) {
        context.report(.unusableIdentity(declared.name.text, obstacle), at: word.name.range)
      } else if let type = declared.mappedType {
        parts.append(part(declared, type))
        checkType(type)
      } else {
        context.report(
          .missingType(declared.name.text), at: declared.name.range,
          notes: ["add a type annotation"])
      }
    }
    return parts
  }

  private func part(_ declared: PropertyDeclaration, _ type: MappedType) -> IdentityPart {
    IdentityPart(
      name: declared.name.text, type: type, access: min(declared.access ?? .internal, .public))
  }

  private func obstacle(_ declared: PropertyDeclaration) -> String? {
    if declared.isStatic { return "it is static" }
    if declared.modifiers.contains("lazy") { return "it is lazy" }
    if let effect = declared.effects.first { return "its getter is '\(effect)'" }
    if let access = declared.access, access < .internal { return "it is \(access.rawValue)" }
    // A conditional part would make the type of the identity depend on the condition.
    return declared.conditions.isEmpty ? nil : "it is inside '#if'"
  }

  private func checkType(_ type: MappedType) {
    guard let reference = type.reference, !reference.isComparable(for: .hash) else { return }
    context.report(.notComparable(reference.text, .hash), at: reference.range)
  }
}

/// A property that is part of the identity.
struct IdentityPart: Sendable {
  var name: String
  var type: MappedType
  var access: AccessLevel
}
