import IsomerSyntax

/// The checks of updates that involve other types.
///
/// The keys of a flattened model are in the same object, so its own type must support partial
/// updates.
struct UpdateChecks {
  let graph: ModelGraph
  /// Parses the files that mention one of some texts, including files without annotations, which
  /// can contain hand-written conformances.
  let filesMentioning: ([String]) -> ModelGraph

  /// A flattened property whose type does not seem to be updatable.
  private struct Suspect {
    var model: ModelDescription
    var property: PropertyDescription
    var name: String
  }

  func run(_ collector: inout DiagnosticCollector) {
    for model in graph.models { checkChanges(model, &collector) }
    let suspects = graph.models.filter(\.isUpdatable).flatMap(suspects).filter {
      isFault($0, in: graph)
    }
    guard !suspects.isEmpty else { return }
    let names = suspects.map(\.name.lastName)
    let whole = filesMentioning(names + ["Updatable"])
    for suspect in suspects where isFault(suspect, in: whole) { report(suspect, &collector) }
  }

  private func suspects(in model: ModelDescription) -> [Suspect] {
    model.flattened.compactMap { property in
      // Inherited properties are checked in the superclass if it is updatable.
      guard property.owner == nil || !model.inheritsUpdate,
        let name = property.type.reference?.namePath
      else { return nil }
      return Suspect(model: model, property: property, name: name)
    }
  }

  private func isFault(_ suspect: Suspect, in graph: ModelGraph) -> Bool {
    let scope = suspect.property.owner ?? suspect.model.name
    let child = self.graph.model(named: suspect.name, from: scope)
    if suspect.model.derivation.derives(.changes) { return child?.derivesChanges != true }
    if child?.isUpdatable == true { return false }
    return graph.surelyLacks(
      ["Updatable"], suspect.name, from: scope, unrelated: ["Equatable", "Hashable"])
  }

  private func report(_ suspect: Suspect, _ collector: inout DiagnosticCollector) {
    let property = suspect.property
    let member = suspect.model.derivation.derives(.changes) ? ".changes" : ".merge"
    collector.report(
      .flattenWithoutUpdate(property.name, suspect.name), in: suspect.model.file,
      at: property.owner == nil ? property.nameRange : suspect.model.nameRange,
      notes: ["add 'derive: \(member)' to '\(suspect.name)'"])
  }

  // MARK: Changes

  /// Reports `.changes` on a type whose properties are not all known, such as a class in a
  /// hierarchy.
  private func checkChanges(_ model: ModelDescription, _ collector: inout DiagnosticCollector) {
    guard model.kind != .enumeration, model.derivation.ownMembers.contains(.changes) else { return }
    guard let reason = obstacle(model) else { return }
    collector.report(.noChanges(model.name, reason), in: model.file, at: model.nameRange)
  }

  /// Returns a property name that `Changes` requires; one of the two descriptions must be
  /// available.
  private func takenName(_ model: ModelDescription) -> String? {
    let names = model.properties.filter { $0.reads && $0.writes }.map(\.name)
    if names.contains("isEmpty") { return "isEmpty" }
    let descriptions = ["description", "debugDescription"]
    return descriptions.allSatisfy(names.contains) ? "debugDescription" : nil
  }

  private func obstacle(_ model: ModelDescription) -> String? {
    if !model.reads || !model.writes { return "it is not read and written" }
    if model.isProfiled { return "it has profiles" }
    if model.isolation.isActor { return "it is isolated to a global actor" }
    if model.isGeneric { return "it is generic" }
    if model.superclass != nil { return "its superclass is mapped" }
    if let taken = takenName(model) {
      return "its property '\(taken)' has the name of a member of 'Changes'"
    }
    if model.isOpen { return "it is open" }
    return model.subclasses.isEmpty ? nil : "it has mapped subclasses"
  }
}
