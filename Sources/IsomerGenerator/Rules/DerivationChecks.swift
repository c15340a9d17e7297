import IsomerSyntax

/// The checks of derived members that involve other types, whose faults would otherwise be errors
/// in generated code.
struct DerivationChecks: Rule {
  let target: CheckedTarget

  func run() {
    let comparisons = ["Comparable", "Equatable", "Hashable"]
    let merged = target.models.filter { $0.derivation.derives(.merge) }
    for model in target.models where !model.derivation.members.isEmpty { checkSuperclass(model) }
    // A type that cannot be compared cannot be hashed either, which is reported once.
    report(target.models.flatMap(uncomparable), conformances: comparisons)
    checkSubclasses()
    checkInitialisers()
    report(merged.flatMap(unmergeable), conformances: ["IdentifiedModel", "Mergeable"])
    for model in target.models where !model.derivation.derives(.merge) { checkDeepChanges(model) }
    for model in target.models { checkChanges(model) }
    report(target.models.filter(\.isUpdatable).flatMap(unupdatable), conformances: ["Updatable"])
  }

  /// Reports unmapped subclasses, which would inherit the copy of their superclass.
  ///
  /// They can be in files without annotations.
  private func checkSubclasses() {
    let copied = target.models.filter { !$0.declaration.isFinal && $0.derivation.derives(.copy) }
    guard !copied.isEmpty else { return }
    let whole = target.filesMentioning(copied.map(\.name.lastName))
    for model in copied {
      for name in whole.unmappedHeirs(of: model.name) {
        reporter.report(
          Message(.uncopiedSubclass, name, model.name), on: model,
          notes: ["add '// @mapped' or '// @mapped skip' above '\(name)'"])
      }
    }
  }

  /// Reports derived initialisers that the type, or an extension in any file, declares.
  private func checkInitialisers() {
    let deriving = target.models.filter { $0.derivation.initialiser != nil }
    guard !deriving.isEmpty else { return }
    let files = target.files(mentioning: deriving.map(\.name.lastName))
    let types = Dictionary(grouping: files.flatMap(\.namedTypes), by: \.name)
    for model in deriving {
      let labels: [String?] = model.derivation.initialiser?.names ?? []
      let own = (types[model.name] ?? []).flatMap(\.type.initialisers)
      guard own.contains(where: { $0.parameters.map { $0.label?.text } == labels }) else {
        continue
      }
      reporter.report(
        Message(.noDerivedInit, model.name, "it already declares one with these labels"), on: model,
        notes: ["remove '.init' from 'derive:'"])
    }
  }

  /// Reports derived members that `NSObject` has, because an extension cannot override them.
  private func checkSuperclass(_ model: Model) {
    guard model.kind == .classType, symbols.conforms(model.name, to: ["NSObject"]) else { return }
    for member in [DerivedMember.equality, .hash, .copy, .description]
    where model.derivation.ownMembers.contains(member) {
      reporter.report(Message(.inheritedMember, member.swiftName, model.name), on: model)
    }
  }

  // MARK: Equality, hash and changes

  private func uncomparable(in model: Model) -> [TypeSuspect] {
    let derivation = model.derivation
    let members = [DerivedMember.equality, .hash, .changes].filter(derivation.derives)
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
      && child?.hierarchy.subclasses.isEmpty == true
  }

  /// Returns a fault if a type does not seem to be comparable; a superclass can declare the property
  /// in another file.
  private func suspect(
    _ type: MappedType?, _ member: DerivedMember, in model: Model,
    isIdentity: Bool = false, isInherited: Bool = false
  ) -> TypeSuspect? {
    guard let reference = type?.reference, let name = reference.leaf.namePath,
      !model.genericParameters.contains(name)
    else { return nil }
    let leaf = reference.leaf
    let other = graph.model(named: name, from: model.name)?.derivation
    if other?.derives(member == .changes ? .equality : member) == true { return nil }
    let isHash = member == .hash
    let exclusion =
      member == .changes ? "'skip: .merge'" : "'skip: [.equality, .hash]'"
    let otherwise = isIdentity ? "" : ", or exclude the property with \(exclusion)"
    return TypeSuspect(
      name, .notComparable(leaf.text, member), in: model,
      at: isInherited ? model.nameRange : leaf.range,
      notes: ["conform it to '\(isHash ? "Hashable" : "Equatable")'\(otherwise)"]
    ) { graph in
      if leaf.inlineElements != nil, !graph.symbols.declares(name, from: model.name) {
        return isIdentity || !reference.isComparableInline(for: member)
      }
      // A comparable type is not necessarily hashable.
      return graph.symbols.surelyLacks(
        isHash ? ["Hashable"] : ["Comparable", "Equatable", "Hashable"], name, from: model.name,
        unrelated: isHash ? ["Comparable", "Equatable"] : [])
    }
  }

  // MARK: Merges

  /// Returns the properties with `.deep` whose types do not seem to support it.
  private func unmergeable(in model: Model) -> [TypeSuspect] {
    model.derivation.properties.compactMap { property -> TypeSuspect? in
      guard property.merge == .deep, let reference = property.type?.reference else { return nil }
      let collection = reference.unwrapped
      // The keys of a dictionary identify its values.
      guard collection.keyType == nil, let name = collection.leaf.namePath else { return nil }
      let child = graph.model(named: name, from: model.name)?.derivation
      let isElement = collection.isArray
      if isElement ? child?.hasIdentity == true : child?.derives(.merge) == true { return nil }
      let conformance = isElement ? "IdentifiedModel" : "Mergeable"
      let missing = isElement ? "have an identity" : "derive a merge"
      let fix = isElement ? "add 'id' to the property that identifies it" : "add 'derive: .merge'"
      return TypeSuspect(
        name, Message(.deepMergeWithout, collection.leaf.text, missing), in: model,
        at: collection.leaf.range, notes: ["\(fix), or conform it to '\(conformance)'"]
      ) {
        $0.symbols.surelyLacks([conformance], name, from: model.name, unrelated: Self.unrelated)
      }
    }
  }

  /// Reports properties with `.deep` in a type that only derives changes, if their models do not.
  private func checkDeepChanges(_ model: Model) {
    for property in model.derivation.properties where property.merge == .deep {
      guard property.owner == nil, let leaf = property.type?.reference?.leaf,
        let name = leaf.namePath, let child = graph.model(named: name, from: model.name),
        !child.derivation.derives(.changes)
      else { continue }
      reporter.report(
        Message(.deepMergeWithout, leaf.text, "derive changes"), in: model.file, at: leaf.range,
        notes: ["add 'derive: .changes'"])
    }
  }

  /// Protocols and raw types that are unrelated to merging and identity.
  private static let unrelated: Set<String> = [
    "CaseIterable", "Comparable", "Equatable", "Hashable", "Int", "MappableKey", "OptionSet",
    "RawRepresentable", "String",
  ]

  // MARK: Updates

  /// Returns the flattened properties whose types do not seem to be updatable.
  ///
  /// Their keys are in the same object, so that the types must support partial updates.
  private func unupdatable(in model: Model) -> [TypeSuspect] {
    let derivesChanges = model.derivation.derives(.changes)
    return model.flattened.compactMap { property -> TypeSuspect? in
      // Inherited properties are checked in the superclass if it is updatable.
      let isOwn = property.declaration.owner == nil
      let type = property.type.reference?.unwrapped
      let box = property.codec.boxedType?.wrapped
      guard isOwn || !model.inheritsUpdate, let name = type?.namePath ?? box else { return nil }
      let scope = property.declaration.owner ?? model.name
      let child = graph.model(named: name, from: scope)
      if derivesChanges ? child?.derivesChanges == true : child?.isUpdatable == true { return nil }
      let isReplaced = child?.kind == .enumeration || target.tag(ofBox: name) != nil
      if isReplaced, !derivesChanges { return nil }
      return TypeSuspect(
        name, Message(.flattenWithoutUpdate, property.name, name), in: model,
        at: isOwn ? property.nameRange : model.nameRange,
        notes: [fix(child, name, derivesChanges ? "changes" : "merge")]
      ) {
        derivesChanges || type?.namePath == nil || model.genericParameters.contains(name)
          || $0.symbols.surelyLacks(
            ["Updatable"], name, from: scope, unrelated: ["Equatable", "Hashable"])
      }
    }
  }

  private func fix(_ child: Model?, _ name: String, _ member: String) -> String {
    // A type that is declared elsewhere cannot derive.
    let isExternal = child == nil && graph.models.contains { $0.shape?.type.text == name }
    return isExternal
      ? "remove 'flatten', or '.\(member)' from 'derive:'" : "add 'derive: .\(member)' to '\(name)'"
  }

  /// Reports `.changes` on a type whose properties are not all known, or have no changes.
  private func checkChanges(_ model: Model) {
    guard model.kind != .enumeration, model.derivation.derives(.changes),
      let reason = obstacle(model)
    else { return }
    // A fault of the superclass is reported there.
    if model.derivation.inheritedMembers.contains(.changes), let above = model.hierarchy.superclass,
      graph.model(named: above, from: "").flatMap(obstacle) != nil
    {
      return
    }
    reporter.report(Message(.noChanges, model.name, reason), on: model)
  }

  private func obstacle(_ model: Model) -> String? {
    if !model.reads || !model.writes { return "it is not read and written" }
    if let property = model.flattened.first(where: \.type.isOptional) {
      return "'\(property.name)' is flattened and optional, and nil has no key"
    }
    if let property = model.flattened.first(where: { property in
      let name = property.type.reference?.namePath ?? ""
      let child = graph.model(named: name, from: property.declaration.owner ?? model.name)
      return child?.hierarchy.subclasses.isEmpty == false
    }) {
      return "'\(property.name)' is flattened, and its class has subclasses"
    }
    if model.profiles.isProfiled { return "it has profiles" }
    if model.hierarchy.isBelowImported { return "its superclass is imported" }
    if let taken = takenName(model) {
      return "its property '\(taken)' has the name of a member of 'Changes'"
    }
    if model.declaration.isOpen { return "it is open" }
    if let property = model.properties.first(where: {
      $0.presence.readNull == .error && $0.type.isOptional
    }) {
      return "null would set '\(property.name)' to nil, and 'null: .error' refuses it"
    }
    return nil
  }

  /// Returns a property name that `Changes` requires; one of the two descriptions must be
  /// available.
  private func takenName(_ model: Model) -> String? {
    let names = model.properties.filter { $0.reads && $0.writes }.map(\.name)
    if names.contains("isEmpty") { return "isEmpty" }
    let descriptions = ["description", "debugDescription"]
    return descriptions.allSatisfy(names.contains) ? "debugDescription" : nil
  }
}
