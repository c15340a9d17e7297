import IsomerSyntax

/// The checks of generic types in clusters and hierarchies, where aliases name their arguments.
struct GenericChecks: Rule {
  let target: CheckedTarget

  func run() {
    for model in target.models where model.kind != .enumeration {
      checkArguments(of: model)
      guard model.isGeneric else { continue }
      checkMembership(of: model)
      checkInstances(of: model)
      if model.isInHierarchy, let reason = obstacle(to: model) {
        reporter.report(Message(.genericHierarchy, model.name, reason), on: model)
      }
    }
  }

  // MARK: Subtypes

  /// Reports a subtype without an alias, and a `key:` that belongs to aliases.
  private func checkMembership(of model: Model) {
    var outside: String?
    for cluster in target.protocols {
      let isOutside = cluster.outsiders.contains(model.name)
      if isOutside { outside = outside ?? cluster.name }
      guard cluster.module != nil, isOutside || cluster.cluster.hasMember(model.name) else {
        continue
      }
      return reporter.report(
        Message(.genericMember, model.name, cluster.name), on: model,
        notes: ["wrap it in a non-generic struct that conforms"])
    }
    let isUnnamed = model.clusters.instances.isEmpty
    let name = outside ?? (isUnnamed ? model.hierarchy.superclass : nil)
    // The subclasses of a class can be the subtypes.
    if let name, !isUnnamed || !hasHeirs(model) {
      reporter.report(
        Message(.genericMember, model.name, name), on: model,
        notes: [fix("add '// @mapped'", model)])
    } else if model.clusters.memberKey != nil, model.clusters.requiredTag == nil {
      reporter.report(
        Message(.uselessOption, "key", model.name, "only its aliases can be subtypes"), on: model,
        notes: [fix("move it", model)])
    }
  }

  private func fix(_ change: String, _ model: Model) -> String {
    "\(change) above 'typealias … = \(model.typeName)' with arguments"
  }

  private func hasHeirs(_ model: Model) -> Bool {
    target.models.contains { $0.hierarchy.superclass == model.name }
  }

  /// Reports aliases of a type in no cluster, and several in an archive, whose objects have the name
  /// of the type.
  private func checkInstances(of model: Model) {
    for (index, instance) in model.clusters.instances.enumerated() {
      if let name = instance.type.allNames.first(where: { graph.isKnownUnmapped($0, from: "") }) {
        reporter.report(
          Message(.unmappedType, name), in: instance.file, at: instance.nameRange,
          notes: [Self.mapping])
      }
      let reason =
        !model.clusters.isInCluster && model.hierarchy.superclass == nil
        ? "'\(model.name)' is in no cluster or hierarchy"
        : index > 0 && isArchived(model)
          ? "archives do not contain the arguments of '\(model.name)', which has another alias"
          : nil
      guard let reason else { continue }
      reporter.report(
        Message(.uselessAlias, instance.name, reason), in: instance.file, at: instance.nameRange,
        notes: ["remove '@mapped'; an alias means its type"])
    }
  }

  private static let mapping = "add '// @mapped' above its declaration"

  private func isArchived(_ model: Model) -> Bool {
    target.archives?.kept.contains(model.name) ?? false
  }

  // MARK: Hierarchies

  /// Reports an unmapped type in the arguments of a generic superclass.
  private func checkArguments(of model: Model) {
    guard model.hierarchy.superclass != nil else { return }
    let inherited = model.properties.filter { property in
      let owner = property.declaration.owner.flatMap { graph.model(named: $0, from: "") }
      return owner?.isGeneric == true && property.transformers.isEmpty
    }
    let names = inherited.compactMap(\.type.reference).flatMap(\.allNames)
    guard let name = names.first(where: { graph.isKnownUnmapped($0, from: "") }) else { return }
    reporter.report(Message(.unmappedType, name), on: model, notes: [Self.mapping])
  }

  /// Returns the reason why generated code for a class would need the arguments of others.
  private func obstacle(to model: Model) -> String? {
    if model.clusters.cluster != nil { return "it is a cluster" }
    if model.declaration.isOpen || model.hierarchy.isBelowImported {
      return "the hierarchy is in several modules"
    }
    if symbols.parameters(of: model.name).count < model.genericParameters.count {
      return "it is inside a generic type"
    }
    let hasHeirs = hasHeirs(model)
    let isBetween = model.hierarchy.superclass != nil && hasHeirs
    let derived = model.derivation.members.subtracting(isBetween ? [] : [.merge, .copy])
    if let member = DerivedMember.allCases.first(where: derived.contains) {
      return "of 'derive: .\(member.rawValue)'"
    }
    return isArchived(model) && hasHeirs ? "its subclasses are archived" : nil
  }
}
