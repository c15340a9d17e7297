import IsomerSyntax

/// The rules of `merge:` on a property, one function per rule.
struct MergeRules {
  let context: TypeContext
  let derivation: Derivation
  @Boxed var model: Model

  func check(_ candidate: DerivationBuilder.Candidate) {
    guard let word = candidate.options.option(.merge) else { return }
    if let reason = obstacle(candidate) {
      report("merge", reason, candidate.property.name, at: word.name.range)
      return
    }
    switch candidate.property.merge {
    case .ifPresent where candidate.property.type?.isOptional == false:
      report("merge: .ifPresent", "it is never nil", candidate.property.name, at: word.valueRange)
    case .deep: checkDeep(candidate.property, word)
    default: break
    }
  }

  private func report(_ options: String, _ reason: String, _ name: String, at range: SourceRange) {
    context.report(.uselessOption(options, name, reason), at: range)
  }

  /// Returns the reason why the rule has no effect.
  private func obstacle(_ candidate: DerivationBuilder.Candidate) -> String? {
    if !derivation.derives(.merge) { return "'\(model.name)' does not derive a merge" }
    if candidate.declared.modifiers.contains("override") { return "it is declared in a superclass" }
    if !candidate.counts { return "it is not a stored property" }
    if candidate.declared.isLet { return "it is a constant" }
    if candidate.isReachable, !candidate.property.isAssignable {
      return "its setter is inaccessible"
    }
    return candidate.property.excluded.contains(.merge) ? "it is excluded from merging" : nil
  }

  // MARK: `.deep`

  /// Reports `.deep` on a type that cannot be merged deeply.
  private func checkDeep(_ property: DerivedProperty, _ word: WrittenOption) {
    guard let type = property.type, let reference = type.reference else { return }
    // A `Change` is replaced as a whole, because it can represent an absent value.
    let isChange = context.typeTransformers.threeState(of: type) != nil
    guard isChange || !isDeep(reference.optionalWrapped ?? reference) else { return }
    context.report(
      .deepMerge(reference.text), at: word.valueRange,
      notes: ["remove it, or use a function that merges the two values"])
  }

  private func isDeep(_ reference: TypeReference) -> Bool {
    if reference.keyType != nil { return true }
    if let element = reference.elementType { return reference.isArray && isModel(element) }
    return isModel(reference)
  }

  private func isModel(_ reference: TypeReference) -> Bool {
    guard reference.elementType == nil, reference.optionalWrapped == nil,
      let path = reference.namePath, !model.genericParameters.contains(path)
    else { return false }
    return reference.simpleName.map { !Self.scalars.contains($0) } ?? true
  }

  private static let scalars = StandardTypes.scalars.union(["Any", "AnyObject", "Void"])
}

extension TypeReference {
  /// True if the type is `[T]` or `Array<T>`.
  var isArray: Bool {
    if case .array = shape { return true }
    return simpleName == "Array"
  }
}
