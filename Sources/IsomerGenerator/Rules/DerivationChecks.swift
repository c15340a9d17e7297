import IsomerSyntax

/// The checks of derived members that involve other types, whose faults would otherwise be errors
/// in generated code.
struct DerivationChecks: Rule {
  let target: CheckedTarget

  func run() {
    for model in target.models where !model.derivation.members.isEmpty { checkSuperclass(model) }
    checkTypes()
    checkSubclasses()
  }

  /// Reports unmapped subclasses, which would inherit the copy of their superclass.
  ///
  /// They can be in files without annotations.
  private func checkSubclasses() {
    let copied = target.models.filter { !$0.declaration.isFinal && $0.derivation.derives(.copy) }
    guard !copied.isEmpty else { return }
    let names = copied.map(\.name.lastName)
    let whole = target.filesMentioning(names)
    for model in copied {
      for name in whole.unmappedHeirs(of: model.name) {
        reporter.report(
          .uncopiedSubclass(name, model.name), on: model,
          notes: ["add '// @mapped' or '// @mapped skip' above '\(name)'"])
      }
    }
  }

  /// Reports derived members that `NSObject` has, because an extension cannot override them.
  private func checkSuperclass(_ model: Model) {
    guard model.kind == .classType, symbols.conforms(model.name, to: ["NSObject"]) else { return }
    for member in [Derivation.Member.equality, .hash, .copy, .description]
    where model.derivation.ownMembers.contains(member) {
      reporter.report(.inheritedMember(member.swiftName, model.name), on: model)
    }
  }

  // MARK: Types of properties

  private static let conformances: [Derivation.Member: Set<String>] = [
    .equality: ["Comparable", "Equatable", "Hashable"], .hash: ["Hashable"],
    .changes: ["Comparable", "Equatable", "Hashable"],
  ]

  /// A type that cannot be compared cannot be hashed either, which is reported once.
  private func checkTypes() {
    report(target.models.flatMap(suspects), conformances: ["Comparable", "Equatable", "Hashable"])
  }

  private func suspects(in model: Model) -> [TypeSuspect] {
    let derivation = model.derivation
    let members = [Derivation.Member.equality, .hash, .changes].filter(derivation.derives)
    return members.flatMap { member in
      // Members that the superclass derives are checked there.
      let isOwn = derivation.ownMembers.contains(member)
      let properties =
        isOwn ? derivation.properties(for: member) : derivation.ownProperties(for: member)
      return properties.compactMap { property -> TypeSuspect? in
        if member == .changes, tellsOwnChanges(property, in: model) { return nil }
        return suspect(property.type, member, in: model, isInherited: property.owner != nil)
      } + (member == .changes ? computed(in: model) : [])
    } + derivation.identity.compactMap { suspect($0.type, .hash, in: model, isIdentity: true) }
  }

  /// Returns the suspects among computed properties, which only changes contain.
  private func computed(in model: Model) -> [TypeSuspect] {
    let stored = Set(model.derivation.properties.map(\.name))
    return model.changing.filter { !stored.contains($0.name) }.compactMap {
      suspect($0.type, .changes, in: model, isInherited: $0.declaration.owner != nil)
    }
  }

  /// Returns true if the model in a property provides its own changes instead of being compared.
  private func tellsOwnChanges(_ property: DerivedProperty, in model: Model) -> Bool {
    let mapped = model.properties.first { $0.name == property.name }
    guard mapped?.location.role != .flatten else { return true }
    guard property.merge == .deep, property.type?.isOptional == false,
      let name = property.type?.reference?.namePath
    else { return false }
    let child = graph.model(named: name, from: property.owner ?? model.name)
    return child?.derivation.derives(.changes) == true
  }

  /// Returns a fault if a type does not seem to be comparable; a superclass can declare the property
  /// in another file.
  private func suspect(
    _ type: MappedType?, _ member: Derivation.Member, in model: Model,
    isIdentity: Bool = false, isInherited: Bool = false
  ) -> TypeSuspect? {
    guard let leaf = type?.reference?.leaf, let name = leaf.namePath,
      !model.genericParameters.contains(name), let protocols = Self.conformances[member]
    else { return nil }
    let other = graph.model(named: name, from: model.name)?.derivation
    if other?.derives(member == .changes ? .equality : member) == true { return nil }
    let word = member == .hash ? "Hashable" : "Equatable"
    let otherwise =
      isIdentity
      ? ""
      : member == .changes
        ? ", or exclude the property with 'skip: .merge'"
        : ", or exclude the property with 'skip: [.equality, .hash]' or 'transitory'"
    return TypeSuspect(
      type: name,
      diagnostic: {
        Diagnostic(
          .error, .notComparable(leaf.text, member), in: model.file,
          at: (isInherited ? model.nameRange : leaf.range).start,
          notes: ["conform it to '\(word)'\(otherwise)"])
      },
      isFault: {
        // A comparable type is not necessarily hashable.
        $0.symbols.surelyLacks(
          protocols, name, from: model.name,
          unrelated: member == .hash ? ["Comparable", "Equatable"] : [])
      })
  }
}
