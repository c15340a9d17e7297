import IsomerSyntax

extension PropertyBuilder {
  /// Replaces the type of a `Change` property by the wrapped type.
  func decideStates(_ property: inout Property) {
    guard place == .property, let wrapped = context.typeTransformers.threeState(of: property.type)
    else { return }
    property.type = wrapped
    property.presence.isThreeState = true
  }
}

extension MappedType {
  var optional: MappedType {
    guard !isOptional, let reference else { return self }
    let text = Self.optional(of: self)
    return MappedType(
      TypeReference(text: text, range: reference.range, shape: .optional(reference)))
  }
}
