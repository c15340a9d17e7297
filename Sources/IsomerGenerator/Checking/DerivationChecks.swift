import IsomerSyntax

/// The checks of derived members that involve other types, whose faults would otherwise be errors
/// in generated code.
struct DerivationChecks {
  let graph: ModelGraph
  /// Parses the files that mention one of some texts, including files without annotations, which
  /// can contain hand-written conformances.
  let filesMentioning: ([String]) -> ModelGraph

  func run(_ collector: inout DiagnosticCollector) {
    for model in graph.models where !model.derivation.members.isEmpty {
      checkSuperclass(model, &collector)
    }
    checkTypes(&collector)
    checkSubclasses(&collector)
  }

  /// Reports unmapped subclasses, which would inherit the copy of their superclass.
  ///
  /// They can be in files without annotations.
  private func checkSubclasses(_ collector: inout DiagnosticCollector) {
    let copied = graph.models.filter { !$0.isFinal && $0.derivation.derives(.copy) }
    guard !copied.isEmpty else { return }
    let names = copied.map(\.name.lastName)
    let whole = filesMentioning(names)
    for model in copied {
      for name in whole.unmappedHeirs(of: model.name) {
        collector.report(
          .uncopiedSubclass(name, model.name), in: model.file, at: model.nameRange,
          notes: ["add '// @mapped' or '// @mapped skip' above '\(name)'"])
      }
    }
  }

  /// Reports derived members that `NSObject` has, because an extension cannot override them.
  private func checkSuperclass(
    _ model: ModelDescription, _ collector: inout DiagnosticCollector
  ) {
    guard model.kind == .classType, graph.conforms(model.name, to: ["NSObject"]) else { return }
    for member in Derivation.Member.allCases
    where model.derivation.ownMembers.contains(member) {
      collector.report(
        .inheritedMember(member.swiftName, model.name), in: model.file, at: model.nameRange)
    }
  }

  // MARK: Types of properties

  /// A property of a type that does not seem to be comparable.
  private struct Suspect {
    var model: ModelDescription
    var type: TypeReference
    var name: String
    var member: Derivation.Member
    var isIdentity = false
    /// True if a superclass declares the property, possibly in another file.
    var isInherited = false

    var range: SourceRange { isInherited ? model.nameRange : type.range }
  }

  private static let conformances: [Derivation.Member: Set<String>] = [
    .equality: ["Comparable", "Equatable", "Hashable"], .hash: ["Hashable"],
    .changes: ["Comparable", "Equatable", "Hashable"],
  ]

  private func checkTypes(_ collector: inout DiagnosticCollector) {
    let suspects = graph.models.flatMap(suspects).filter { isFault($0, in: graph) }
    guard !suspects.isEmpty else { return }
    let names = suspects.map(\.name.lastName)
    let whole = filesMentioning(names + ["Comparable", "Equatable", "Hashable"])
    // A type that cannot be compared cannot be hashed either, which is reported once.
    var reported: Set<String> = []
    for suspect in suspects where isFault(suspect, in: whole) {
      let place = "\(suspect.model.file.path) \(suspect.range.start)"
      if reported.insert(place).inserted { report(suspect, &collector) }
    }
  }

  private func suspects(in model: ModelDescription) -> [Suspect] {
    let derivation = model.derivation
    let members = [Derivation.Member.equality, .hash, .changes].filter(derivation.derives)
    return members.flatMap { member in
      // Members that the superclass derives are checked there.
      let isOwn = derivation.ownMembers.contains(member)
      let properties =
        isOwn ? derivation.properties(for: member) : derivation.ownProperties(for: member)
      return properties.compactMap { property -> Suspect? in
        if member == .changes, tellsOwnChanges(property, in: model) { return nil }
        var found = suspect(property.type, member, in: model)
        found?.isInherited = property.owner != nil
        return found
      }
    } + derivation.identity.compactMap { suspect($0.type, .hash, in: model, isIdentity: true) }
  }

  /// Returns true if the model in a property provides its own changes instead of being compared.
  private func tellsOwnChanges(
    _ property: DerivedProperty, in model: ModelDescription
  ) -> Bool {
    let mapped = model.properties.first { $0.name == property.name }
    guard mapped?.role != .flatten else { return true }
    guard property.merge == .deep, property.type?.isOptional == false,
      let name = property.type?.reference?.namePath
    else { return false }
    let child = graph.model(named: name, from: property.owner ?? model.name)
    return child?.derivation.derives(.changes) == true
  }

  private func suspect(
    _ type: MappedType?, _ member: Derivation.Member, in model: ModelDescription,
    isIdentity: Bool = false
  ) -> Suspect? {
    guard let leaf = type?.reference?.leaf, let name = leaf.namePath,
      !model.genericParameters.contains(name)
    else { return nil }
    return Suspect(model: model, type: leaf, name: name, member: member, isIdentity: isIdentity)
  }

  private func isFault(_ suspect: Suspect, in graph: ModelGraph) -> Bool {
    let scope = suspect.model.name
    if let other = self.graph.model(named: suspect.name, from: scope),
      other.derivation.derives(suspect.member == .changes ? .equality : suspect.member)
    {
      return false
    }
    guard let protocols = Self.conformances[suspect.member] else { return false }
    // A comparable type is not necessarily hashable.
    return graph.surelyLacks(
      protocols, suspect.name, from: scope,
      unrelated: suspect.member == .hash ? ["Comparable", "Equatable"] : [])
  }

  private func report(_ suspect: Suspect, _ collector: inout DiagnosticCollector) {
    let word = suspect.member == .hash ? "Hashable" : "Equatable"
    let otherwise =
      suspect.isIdentity
      ? ""
      : suspect.member == .changes
        ? ", or exclude the property with 'skip: .merge'"
        : ", or exclude the property with 'skip: [.equality, .hash]' or 'transitory'"
    collector.report(
      Diagnostic(
        .error, .notComparable(suspect.type.text, suspect.member), in: suspect.model.file,
        at: suspect.range.start, notes: ["conform it to '\(word)'\(otherwise)"]))
  }
}
