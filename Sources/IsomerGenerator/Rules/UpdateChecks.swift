import IsomerSyntax

/// The checks of updates that involve other types.
///
/// The keys of a flattened model are in the same object, so its own type must support partial
/// updates.
struct UpdateChecks: Rule {
  let target: CheckedTarget

  func run() {
    for model in target.models { checkChanges(model) }
    report(target.models.filter(\.isUpdatable).flatMap(suspects), conformances: ["Updatable"])
  }

  /// Returns the flattened properties whose types do not seem to be updatable.
  private func suspects(in model: Model) -> [TypeSuspect] {
    let derivesChanges = model.derivation.derives(.changes)
    return model.flattened.compactMap { property -> TypeSuspect? in
      // Inherited properties are checked in the superclass if it is updatable.
      guard property.declaration.owner == nil || !model.inheritsUpdate,
        let name = property.type.reference?.namePath
      else { return nil }
      let scope = property.declaration.owner ?? model.name
      let child = graph.model(named: name, from: scope)
      if derivesChanges ? child?.derivesChanges == true : child?.isUpdatable == true { return nil }
      return TypeSuspect(
        type: name,
        diagnostic: {
          Diagnostic(
            .error, .flattenWithoutUpdate(property.name, name), in: model.file,
            at: (property.declaration.owner == nil ? property.nameRange : model.nameRange).start,
            notes: [fix(child, name, derivesChanges ? "changes" : "merge")])
        },
        isFault: {
          derivesChanges
            || $0.symbols.surelyLacks(
              ["Updatable"], name, from: scope, unrelated: ["Equatable", "Hashable"])
        })
    }
  }

  private func fix(_ child: Model?, _ name: String, _ member: String) -> String {
    // A type that is declared elsewhere cannot derive.
    let isExternal = child == nil && graph.models.contains { $0.shape?.type.text == name }
    return isExternal
      ? "remove 'flatten', or '.\(member)' from 'derive:'" : "add 'derive: .\(member)' to '\(name)'"
  }

  // MARK: Changes

  /// Reports `.changes` on a type whose properties are not all known, such as a class in a
  /// hierarchy.
  private func checkChanges(_ model: Model) {
    guard model.kind != .enumeration, model.derivation.ownMembers.contains(.changes) else { return }
    guard let reason = obstacle(model) else { return }
    reporter.report(.noChanges(model.name, reason), on: model)
  }

  /// Returns a property name that `Changes` requires; one of the two descriptions must be
  /// available.
  private func takenName(_ model: Model) -> String? {
    let names = model.properties.filter { $0.reads && $0.writes }.map(\.name)
    if names.contains("isEmpty") { return "isEmpty" }
    let descriptions = ["description", "debugDescription"]
    return descriptions.allSatisfy(names.contains) ? "debugDescription" : nil
  }

  private func obstacle(_ model: Model) -> String? {
    if !model.reads || !model.writes { return "it is not read and written" }
    if model.profiles.isProfiled { return "it has profiles" }
    if model.isolation.isActor { return "it is isolated to a global actor" }
    if model.isGeneric { return "it is generic" }
    if model.hierarchy.superclass != nil { return "its superclass is mapped" }
    if let taken = takenName(model) {
      return "its property '\(taken)' has the name of a member of 'Changes'"
    }
    if model.declaration.isOpen { return "it is open" }
    if let property = model.properties.first(where: {
      $0.presence.refusesNull && $0.type.isOptional
    }) {
      return "null would set '\(property.name)' to nil, and 'nonNull' refuses it"
    }
    return model.hierarchy.subclasses.isEmpty ? nil : "it has mapped subclasses"
  }
}
