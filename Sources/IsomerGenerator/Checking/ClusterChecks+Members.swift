import IsomerSyntax

/// What a protocol's cluster asks of its members, in its own module and in those above.
extension ClusterChecks {
  func checkMembers(of cluster: ProtocolCluster, _ collector: inout DiagnosticCollector) {
    for member in cluster.cluster.members {
      guard let model = graph.model(named: member.name, from: ""), model.isMapped else { continue }
      checkGeneric(model, in: cluster, &collector)
      checkDirections(of: model, in: cluster, &collector)
      guard cluster.module != nil else { continue }
      checkOtherwise(member, model, in: cluster, &collector)
      checkTags(of: member, model, in: cluster, &collector)
    }
    guard cluster.module != nil else { return }
    for model in graph.models {
      for hidden in model.hiddenMemberships where hidden.cluster == cluster.name {
        collector.report(
          .memberElsewhere(model.name, hidden.superclass, cluster.name), in: model.file,
          at: model.nameRange,
          notes: ["declare it in '\(hidden.module)', whose '\(hidden.superclass)' is a member"])
      }
    }
  }

  /// Neither the box nor a conformance could name its arguments.
  private func checkGeneric(
    _ model: ModelDescription, in cluster: ProtocolCluster,
    _ collector: inout DiagnosticCollector
  ) {
    guard model.isGeneric else { return }
    collector.report(
      .genericMember(model.name, cluster.name), in: model.file, at: model.nameRange,
      notes: ["put it into a struct without parameters that conforms"])
  }

  /// What any member can be asked for, each has to be able to.
  private func checkDirections(
    of model: ModelDescription, in cluster: ProtocolCluster,
    _ collector: inout DiagnosticCollector
  ) {
    // Under a profile a direction can be left out by the type's own mapping.
    guard model.profile == nil else { return }
    for (direction, isMissing) in [
      ("read", cluster.reads && !model.reads), ("written", cluster.writes && !model.writes),
    ] where isMissing {
      collector.report(
        .oneWayType(model.name, direction), in: model.file, at: model.nameRange,
        notes: ["remove 'skip:' from it, or add it to '\(cluster.name)'"])
    }
  }

  /// Among members of several modules none could say that it comes last.
  private func checkOtherwise(
    _ member: Cluster.Member, _ model: ModelDescription, in cluster: ProtocolCluster,
    _ collector: inout DiagnosticCollector
  ) {
    guard member.key == .otherwise, let module = cluster.module else { return }
    collector.report(
      .otherwiseElsewhere(model.name, cluster.name, module), in: model.file, at: model.nameRange,
      notes: ["give it a value of the tag or a shape, or declare it in '\(module)'"])
  }

  /// The same of a class whose cluster is in another module.
  func checkOtherwise(_ model: ModelDescription, _ collector: inout DiagnosticCollector) {
    guard model.memberKey == .otherwise, model.isBelowImported, let top = importedTop(of: model),
      !graph.models.contains(where: { $0.cluster?.hasMember(model.name) ?? false })
    else { return }
    collector.report(
      .otherwiseElsewhere(model.name, top.name, top.module), in: model.file, at: model.nameRange,
      notes: ["give it a value of the tag or a shape, or declare it in '\(top.module)'"])
  }

  private func importedTop(of model: ModelDescription) -> ImportedTop? {
    var current: ModelDescription? = model
    while let found = current, found.importedTop == nil {
      current = found.superclass.flatMap { graph.model(named: $0, from: "") }
    }
    return current?.importedTop
  }

  /// A member that a caller names would take the documents of one that the cluster knows.
  private func checkTags(
    of member: Cluster.Member, _ model: ModelDescription, in cluster: ProtocolCluster,
    _ collector: inout DiagnosticCollector
  ) {
    guard case .tags(let values) = member.key else { return }
    for other in cluster.importedMembers {
      guard case .tags(let taken) = other.key, let value = values.first(where: taken.contains)
      else { continue }
      collector.report(
        .duplicateTag(value.swift, other.name, model.name), in: model.file, at: model.nameRange,
        notes: ["'\(other.name)' is in another module; give '\(model.name)' another 'key:'"])
    }
  }
}
