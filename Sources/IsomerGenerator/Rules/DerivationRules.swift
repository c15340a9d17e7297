import IsomerSyntax

/// The rules of derived members, one function per rule.
struct DerivationRules {
  let context: TypeContext
  @Boxed var derivation: Derivation
  @Boxed var model: Model

  func check(_ candidate: DerivationBuilder.Candidate) {
    checkOptions(candidate)
    checkMerge(candidate)
    guard candidate.counts else {
      // Only changes contain computed properties.
      return checkComparison(candidate.property, [.changes], by: "skip: .write")
    }
    guard candidate.isReachable else { return checkReach(candidate) }
    checkHash(candidate)
    checkComparison(candidate.property, [.equality, .hash, .changes], by: "skip: .merge")
    checkCopy(candidate)
  }

  // MARK: Members

  func checkMembers(_ asked: [DerivedMember]) {
    guard let word = context.options.option(.derive) else { return }
    for member in asked where context.declares(member) {
      context.report(
        Message(.takenMember, member.swiftName, context.type.name.text), at: word.name.range,
        notes: ["remove '.\(member.rawValue)' from 'derive:', or remove the declaration"])
    }
  }

  func checkIdentity(_ derivation: Derivation, below parent: Model) {
    guard parent.derivation.hasIdentity, let part = derivation.identity.first else { return }
    context.report(
      Message(.unusableIdentity, part.name, "superclass '\(parent.name)' already has an identity"),
      at: model.nameRange)
  }

  // MARK: Options

  /// Reports options that exclude a property from members that are not derived.
  private func checkOptions(_ candidate: DerivationBuilder.Candidate) {
    let obstacle = candidate.counts ? nil : "derived members use stored properties"
    for choice in candidate.options.option(.skip)?.value.names ?? [] {
      guard let member = DerivedMember(rawValue: choice.text) else { continue }
      // Changes omit the same properties as merges.
      let isUsed = derivation.derives(member) || member == .merge && derivation.derives(.changes)
      if obstacle == nil, isUsed { continue }
      let reason = obstacle ?? "'\(model.name)' does not derive '.\(choice.text)'"
      context.report(
        Message(.uselessOption, "skip: .\(choice.text)", candidate.property.name, reason),
        at: choice.range)
    }
    checkSecret(candidate)
  }

  private func checkSecret(_ candidate: DerivationBuilder.Candidate) {
    let property = candidate.property
    let isMapped = model.properties.contains { $0.name == property.name && $0.isMapped }
    let isDescribed =
      candidate.counts && derivation.derives(.description)
      && !property.excluded.contains(.description)
    guard !candidate.options.contains(.parent), !isMapped, !isDescribed else { return }
    context.reporter.reportUseless(
      [candidate.options.option(.secret)], of: property.name,
      because: "it is neither read, written nor described")
  }

  // MARK: Access

  /// Reports private properties, which generated code cannot access; assignment copies them.
  private func checkReach(_ candidate: DerivationBuilder.Candidate) {
    // Private mapped properties are reported elsewhere, with the same fix.
    let isLeftOut = context.isExplicit && candidate.declared.annotations.isEmpty
    if model.isMapped, !candidate.options.skip.mapping, !isLeftOut { return }
    let needed = derivation.members.filter { member in
      candidate.property.excluded.contains(member) == isAssigned(member)
    }
    guard let access = candidate.declared.access, !needed.isEmpty else { return }
    let names = DerivedMember.allCases.filter(needed.contains).map(\.swiftName)
    let left = DerivedMember.allCases.filter { derivation.derives($0) && !isAssigned($0) }
    let choices = (model.isMapped ? ["documents"] : []) + left.map(\.rawValue)
    let list = choices.map { ".\($0)" }.joined(separator: ", ")
    context.report(
      .privateDerived(candidate.property.name, access, names), at: candidate.property.nameRange,
      notes: ["make it internal, or add '// @mapped skip: [\(list)]' and an initial value"])
  }

  /// Returns true for the copy of a struct, an assignment that includes private properties.
  private func isAssigned(_ member: DerivedMember) -> Bool {
    member == .copy && model.kind == .structure
  }

  // MARK: Equality, hash and copy

  private func checkHash(_ candidate: DerivationBuilder.Candidate) {
    let excluded = candidate.property.excluded
    guard derivation.derives(.hash), derivation.derives(.equality), excluded.contains(.equality),
      !excluded.contains(.hash)
    else { return }
    context.report(
      Message(.hashWithoutEquality, candidate.property.name),
      at: candidate.options.range(of: .skip) ?? candidate.property.nameRange,
      notes: ["write 'skip: [.equality, .hash]'"])
  }

  /// Reports functions and existentials, which are not comparable, and tuples, which are not
  /// hashable.
  private func checkComparison(
    _ property: DerivedProperty, _ members: [DerivedMember], by option: String
  ) {
    guard let reference = property.type?.reference else { return }
    let fault = members.first { member in
      derivation.derives(member) && !property.excluded.contains(member)
        && !reference.isComparable(for: member)
    }
    guard let fault else { return }
    let exclusion = fault == .changes ? "'\(option)'" : "'skip: [.equality, .hash]'"
    context.report(
      .notComparable(reference.text, fault), at: reference.range,
      notes: ["exclude the property with \(exclusion)"])
  }

  private func checkCopy(_ candidate: DerivationBuilder.Candidate) {
    guard derivation.derives(.copy) else { return }
    let property = candidate.property
    if model.kind == .structure {
      let hasInitialValue = property.initialValue != nil || property.type?.isOptional == true
      guard property.excluded.contains(.copy), !property.isAssignable || !hasInitialValue
      else { return }
      context.report(
        Message(.nothingToCopy, property.name),
        at: candidate.options.range(of: .skip) ?? property.nameRange,
        notes: ["make it a 'var' with an initial value"])
    } else if candidate.declared.isLet, candidate.declared.initialValue != nil,
      !property.excluded.contains(.copy)
    {
      context.report(
        Message(.uncopyable, property.name), at: property.nameRange,
        notes: ["assign it in an initialiser, or add '// @mapped skip: .copy'"])
    }
  }

  // MARK: Merge

  private func checkMerge(_ candidate: DerivationBuilder.Candidate) {
    guard let word = candidate.options.option(.merge) else { return }
    let property = candidate.property
    if let reason = obstacle(candidate) {
      context.reporter.reportUseless([word], of: property.name, because: reason)
    } else if property.merge == .ifPresent, property.type?.isOptional == false {
      context.report(
        Message(.uselessOption, "merge: .ifPresent", property.name, "it is never nil"),
        at: word.valueRange)
    } else if property.merge == .deep, let type = property.type, let reference = type.reference {
      // A `PropertyChange` is replaced as a whole, because it can represent an absent value.
      let isChange = context.typeTransformers.threeState(of: type) != nil
      guard isChange || !isDeep(reference.unwrapped) else { return }
      context.report(
        Message(.deepMerge, reference.text), at: word.valueRange,
        notes: ["remove it, or use a function that merges the two values"])
    }
  }

  /// Returns the reason why a rule for merging has no effect.
  private func obstacle(_ candidate: DerivationBuilder.Candidate) -> String? {
    if !derivation.derives(.merge), !changesDeeply(candidate.property) {
      return "'\(model.name)' does not derive a merge"
    }
    if candidate.declared.modifiers.contains("override") { return "it is declared in a superclass" }
    if !candidate.counts { return "it is not a stored property" }
    if candidate.declared.isLet { return "it is a constant" }
    if candidate.isReachable, !candidate.property.isAssignable {
      return "its setter is inaccessible"
    }
    return candidate.property.excluded.contains(.merge) ? "it is excluded from merging" : nil
  }

  /// Returns whether `merge: .deep` adds the changes of a model to those of the type.
  private func changesDeeply(_ property: DerivedProperty) -> Bool {
    guard derivation.derives(.changes), property.merge == .deep else { return false }
    return (property.type?.reference?.unwrapped).map(isModel) ?? false
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
    return reference.simpleName.map { !Self.wholes.contains($0) } ?? true
  }

  /// The types whose values are merged as a whole.
  private static let wholes = StandardTypes.scalars.union(StandardTypes.runtime)
    .union(["Any", "AnyObject", "ClosedRange", "Range", "Void"])
}

extension DerivedMember {
  var swiftName: String {
    switch self {
    case .equality: "=="
    case .hash: "hash(into:)"
    case .copy: "copy()"
    case .merge, .description, .changes, .initialiser: rawValue
    }
  }
}

extension TypeReference {
  /// Returns true if values of this structure may be comparable, or hashable.
  func isComparable(for member: DerivedMember) -> Bool {
    switch leaf.shape {
    case .function: return false
    case .tuple:
      // Tuples are comparable, but collections and optionals of tuples are not.
      if case .tuple(let elements, _) = shape { return member == .equality && elements.count < 7 }
      return false
    case .other: return !leaf.isExistential
    case .named: return !["Any", "AnyObject"].contains(leaf.simpleName ?? "")
    default: return true
    }
  }

  /// Returns true if the runtime compares, or hashes, the inline arrays in a property of the type; the
  /// standard library compares none.
  func isComparableInline(for member: DerivedMember) -> Bool {
    guard let element = unwrapped.inlineElements?.element else { return false }
    return [.equality, .hash].contains(member) && element.leaf.inlineElements == nil
      && element.isComparable(for: member)
  }

  /// True if the type is `[T]` or `Array<T>`.
  var isArray: Bool {
    if case .array = shape { return true }
    return simpleName == "Array"
  }

  private var isExistential: Bool {
    let inside = text.drop { $0 == "(" }
    return inside.hasPrefix("any ") || text.contains("&")
  }
}
