import IsomerSyntax

/// The checks of the subtypes of a protocol's cluster, in its own and in other modules.
extension ClusterChecks {
  func checkMembers(of cluster: ProtocolCluster) {
    for member in cluster.cluster.members {
      guard let model = graph.model(named: member.name, from: ""), model.isMapped else { continue }
      checkGeneric(model, in: cluster)
      checkDirections(of: model, in: cluster)
      guard cluster.module != nil else { continue }
      checkOtherwise(member, model, in: cluster)
      checkTags(of: member, model, in: cluster)
    }
    guard cluster.module != nil else { return }
    for model in target.models {
      for hidden in model.clusters.hiddenMemberships where hidden.cluster == cluster.name {
        reporter.report(
          .memberElsewhere(model.name, hidden.superclass, cluster.name), on: model,
          notes: ["declare it in module '\(hidden.module)'"])
      }
    }
  }

  /// Reports generic subtypes, whose arguments neither the box nor a conformance can name.
  private func checkGeneric(_ model: Model, in cluster: ProtocolCluster) {
    guard model.isGeneric else { return }
    reporter.report(
      .genericMember(model.name, cluster.name), on: model,
      notes: ["wrap it in a non-generic struct that conforms"])
  }

  /// Reports subtypes that do not support a direction of their cluster.
  private func checkDirections(of model: Model, in cluster: ProtocolCluster) {
    // In a profile, the type's own mapping can omit a direction.
    guard model.profiles.current == nil else { return }
    for (direction, isMissing) in [
      ("read", cluster.reads && !model.reads), ("written", cluster.writes && !model.writes),
    ] where isMissing {
      reporter.report(
        .directionSkipped(model.name, direction), on: model,
        notes: ["remove 'skip:' from it, or add it to '\(cluster.name)'"])
    }
  }

  /// Reports `.otherwise` on a subtype in another module, where the order of subtypes is undefined.
  private func checkOtherwise(
    _ member: Cluster.Member, _ model: Model, in cluster: ProtocolCluster
  ) {
    guard member.key == .otherwise, let module = cluster.module else { return }
    reporter.report(
      .otherwiseElsewhere(model.name, cluster.name, module), on: model,
      notes: ["give it a tag value or 'has(…)', or declare it in '\(module)'"])
  }

  /// Reports `.otherwise` on a class whose cluster is in another module.
  func checkOtherwise(_ model: Model) {
    guard model.clusters.memberKey == .otherwise, model.hierarchy.isBelowImported,
      let top = importedTop(of: model),
      !graph.models.contains(where: { $0.clusters.cluster?.hasMember(model.name) ?? false })
    else { return }
    reporter.report(
      .otherwiseElsewhere(model.name, top.name, top.module), on: model,
      notes: ["give it a tag value or 'has(…)', or declare it in '\(top.module)'"])
  }

  private func importedTop(of model: Model) -> ImportedTop? {
    var current: Model? = model
    while let found = current, found.hierarchy.importedTop == nil {
      current = found.hierarchy.superclass.flatMap { graph.model(named: $0, from: "") }
    }
    return current?.hierarchy.importedTop
  }

  /// Reports a tag that an imported subtype of the cluster already has.
  private func checkTags(of member: Cluster.Member, _ model: Model, in cluster: ProtocolCluster) {
    guard case .tags(let values) = member.key else { return }
    for other in cluster.importedMembers {
      guard case .tags(let taken) = other.key, let value = values.first(where: taken.contains)
      else { continue }
      reporter.report(
        .duplicateTag(value.swift, other.name, model.name), on: model,
        notes: ["give '\(model.name)' another 'key:'"])
    }
  }
}
