import IsomerSyntax

/// The rules about `merge:` on one property, one function a rule.
struct MergeRules {
  let context: TypeContext
  let derivation: Derivation
  let model: ModelDescription

  func check(_ candidate: DerivationBuilder.Candidate, _ collector: inout DiagnosticCollector) {
    guard let word = candidate.words["merge"] else { return }
    if let reason = obstacle(candidate) {
      report("merge", reason, candidate.property.name, at: word.word.range, &collector)
      return
    }
    switch candidate.property.merge {
    case .ifPresent where candidate.property.type?.isOptional == false:
      report(
        "merge: .ifPresent", "it is never nil", candidate.property.name,
        at: word.value?.range ?? word.word.range, &collector)
    case .deep: checkDeep(candidate.property, word, &collector)
    default: break
    }
  }

  private func report(
    _ words: String, _ reason: String, _ name: String, at range: SourceRange,
    _ collector: inout DiagnosticCollector
  ) {
    collector.report(.uselessWord(words, name, reason), in: context.file, at: range)
  }

  /// Why the rule could never act.
  private func obstacle(_ candidate: DerivationBuilder.Candidate) -> String? {
    if !derivation.derives(.merge) { return "'\(model.name)' derives no merge" }
    if candidate.declared.modifiers.contains("override") { return "it belongs to a class above" }
    if !candidate.counts { return "only stored properties are merged" }
    if candidate.declared.isLet { return "it is a 'let'" }
    if candidate.isReachable, !candidate.property.isAssignable {
      return "its setter is out of reach"
    }
    return candidate.property.excluded.contains(.merge) ? "merging leaves it out" : nil
  }

  // MARK: `.deep`

  /// What a type by its form cannot have merged inside of it.
  private func checkDeep(
    _ property: DerivedProperty, _ word: AnnotationOption, _ collector: inout DiagnosticCollector
  ) {
    guard let type = property.type, let reference = type.reference else { return }
    // A change is taken as it is: what it says may be that nothing is there.
    let isChange = context.typeTransformers.threeState(of: type) != nil
    guard isChange || !isDeep(reference.optionalWrapped ?? reference) else { return }
    collector.report(
      .deepMerge(reference.text), in: context.file, at: word.value?.range ?? word.word.range,
      notes: ["remove it, or write a function of the two values"])
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

  private static let scalars = CoercibleTypes.names.union([
    "Any", "AnyObject", "Character", "Data", "Decimal", "URL", "UUID", "Value", "Void",
  ])
}

extension TypeReference {
  /// Whether it is `[T]` or `Array<T>`.
  var isArray: Bool {
    if case .array = shape { return true }
    return simpleName == "Array"
  }
}
