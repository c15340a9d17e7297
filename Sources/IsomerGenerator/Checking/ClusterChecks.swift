import IsomerSyntax

/// The checks of hierarchies and clusters: a member that nothing chooses, a tag that two have.
struct ClusterChecks {
  let graph: ModelGraph
  let protocols: [ProtocolCluster]

  func run(_ collector: inout DiagnosticCollector) {
    for model in graph.models {
      checkKey(model, &collector)
      checkOtherwise(model, &collector)
      checkGeneric(model, &collector)
      checkLeaves(model, &collector)
      if let cluster = model.cluster {
        check(
          cluster, model.name, model.file, model.nameRange, mayBeEmpty: false, &collector)
      }
    }
    for cluster in protocols {
      check(
        cluster.cluster, cluster.name, cluster.file, cluster.nameRange,
        mayBeEmpty: cluster.isOpen || cluster.module != nil, &collector)
      checkOutsiders(of: cluster, &collector)
      checkMembers(of: cluster, &collector)
    }
  }

  /// A mapped type that conforms, and that no document can mean, could not be written either.
  private func checkOutsiders(
    of cluster: ProtocolCluster, _ collector: inout DiagnosticCollector
  ) {
    for name in cluster.outsiders {
      guard let model = graph.model(named: name, from: ""), model.isMapped, model.module == nil
      else { continue }
      if model.kind == .enumeration {
        collector.report(
          .enumInCluster(name, cluster.name), in: model.file, at: model.nameRange,
          notes: ["put it into a struct that conforms"])
      } else {
        collector.report(
          .memberWithoutKey(name, cluster.name), in: model.file, at: model.nameRange,
          notes: ["add 'key: has(\"…\")' or 'key: .otherwise'"])
      }
    }
  }

  /// `key:` on a type that no cluster knows would never be looked at.
  private func checkKey(_ model: ModelDescription, _ collector: inout DiagnosticCollector) {
    guard model.memberKey != nil, !model.isInCluster, model.cluster == nil else { return }
    collector.report(
      .keyWithoutCluster(model.name), in: model.file, at: model.nameRange,
      notes: ["map the class or protocol above it with '// @mapped tag: \"…\"', or remove 'key:'"])
  }

  /// The switch over the classes of a hierarchy cannot name the arguments of a generic one.
  private func checkGeneric(_ model: ModelDescription, _ collector: inout DiagnosticCollector) {
    guard model.kind == .classType, model.isGeneric, !model.isFinal || model.superclass != nil
    else { return }
    collector.report(
      .genericHierarchy(model.name), in: model.file, at: model.nameRange,
      notes: ["make it 'final' without a mapped class above it"])
  }

  /// A class at the end of a branch of a cluster by shape that has no shape is never chosen.
  private func checkLeaves(_ model: ModelDescription, _ collector: inout DiagnosticCollector) {
    guard let cluster = model.cluster, cluster.tag == nil else { return }
    for subclass in model.subclasses {
      guard let leaf = graph.model(named: subclass.name, from: ""), leaf.subclasses.isEmpty,
        leaf.memberKey == nil, leaf.superclass == model.name
      else { continue }
      collector.report(
        .memberWithoutKey(leaf.name, model.name), in: leaf.file, at: leaf.nameRange,
        notes: ["add 'key: has(\"…\")' or 'key: .otherwise'"])
    }
  }

  // MARK: One cluster

  private func check(
    _ cluster: Cluster, _ name: String, _ file: SourceFile, _ range: SourceRange,
    mayBeEmpty: Bool, _ collector: inout DiagnosticCollector
  ) {
    if cluster.members.isEmpty, !mayBeEmpty {
      collector.report(
        .emptyCluster(name), in: file, at: range,
        notes: ["its members are mapped types that inherit from it or conform to it"])
    }
    checkTags(cluster, name, &collector)
    checkKinds(cluster, name, &collector)
    for second in cluster.members.filter({ $0.key == .otherwise }).dropFirst() {
      report(.otherwiseTwice(second.name, name), second, [], &collector)
    }
  }

  private func checkTags(
    _ cluster: Cluster, _ name: String, _ collector: inout DiagnosticCollector
  ) {
    var owners: [CaseDescription.Key: Cluster.Member] = [:]
    for member in cluster.members {
      guard case .tags(let values) = member.key else { continue }
      for value in values {
        if let owner = owners[value], owner.conditions == member.conditions {
          report(
            .duplicateTag(value.swift, owner.name, member.name), member,
            ["give one of them another 'key:'"], &collector)
        } else {
          owners[value] = member
        }
      }
    }
  }

  /// A cluster looks at a tag or at shapes, not at both.
  private func checkKinds(
    _ cluster: Cluster, _ name: String, _ collector: inout DiagnosticCollector
  ) {
    for member in cluster.members {
      switch (member.key, cluster.tag) {
      case (.tags, nil):
        report(
          .tagWithoutTag(member.name, name), member,
          ["add 'tag: \"…\"' to '\(name)', or write 'key: has(\"…\")'"], &collector)
      case (.shape, _?):
        report(
          .shapeWithTag(member.name, name), member,
          ["give it a value of the tag, or remove 'tag:' from '\(name)'"], &collector)
      default: break
      }
    }
  }

  private func report(
    _ message: Message, _ member: Cluster.Member, _ notes: [String],
    _ collector: inout DiagnosticCollector
  ) {
    guard let model = graph.model(named: member.name, from: "") else { return }
    collector.report(message, in: model.file, at: model.nameRange, notes: notes)
  }
}
