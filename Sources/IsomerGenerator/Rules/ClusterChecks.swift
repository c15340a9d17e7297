import IsomerSyntax

/// The checks of hierarchies and clusters, such as unreachable subtypes and duplicate tags.
struct ClusterChecks: Rule {
  let target: CheckedTarget

  func run() {
    for model in target.models {
      checkKey(model)
      checkTag(model)
      checkOtherwise(model)
      checkContent(of: model)
      checkHook(model)
      checkExpected(model)
      if let cluster = model.clusters.cluster {
        checkLeaves(of: model, cluster)
        if !cluster.members.isEmpty, model.module == nil { checkHeirs(of: model) }
        check(
          cluster, model.name, model.file, model.nameRange, mayBeEmpty: model.declaration.isOpen)
      }
    }
    for cluster in target.protocols {
      check(
        cluster.cluster, cluster.name, cluster.file, cluster.nameRange,
        mayBeEmpty: cluster.isOpen || cluster.module != nil)
      checkOutsiders(of: cluster)
      checkBox(of: cluster)
      checkMembers(of: cluster)
    }
  }

  // MARK: Classes

  private func checkKey(_ model: Model) {
    guard model.clusters.memberKey != nil, !model.clusters.isInCluster,
      !model.isGeneric, model.clusters.cluster == nil, model.clusters.requiredTag == nil
    else { return }
    reporter.report(
      Message(.keyWithoutCluster, model.name), on: model,
      notes: [
        "add '// @mapped tag: \"…\"' above its superclass or protocol, or remove 'key:'",
        "write 'under:' instead for the path of an object that contains all its keys",
      ])
  }

  /// Reports a struct whose own tag has no value, or that a protocol's tag identifies.
  private func checkTag(_ model: Model) {
    guard let tag = model.clusters.requiredTag else { return }
    if tag.own.isEmpty {
      reporter.report(
        Message(.structureWithTag, model.name, model.name), on: model,
        notes: ["give it a tag value"])
    } else if let above = model.clusters.tagRules.first(where: { !$0.isRequired }),
      !model.clusters.tags.contains(where: \.isWrittenByCluster)
    {
      let reason = "the tag '\(above.tag.texts[0])' of its protocol identifies it"
      reporter.report(Message(.uselessOption, "tag", model.name, reason), on: model)
    }
  }

  /// Reports `.otherwise` on a class whose cluster is in another module.
  private func checkOtherwise(_ model: Model) {
    guard model.clusters.memberKey == .otherwise, model.hierarchy.isBelowImported,
      let top = graph.classes(from: model).lazy.compactMap(\.hierarchy.importedTop).first,
      !graph.models.contains(where: { $0.clusters.cluster?.hasMember(model.name) ?? false })
    else { return }
    reportOtherwise(model, top.name, top.module)
  }

  /// Reports `.otherwise` on a subtype in another module, where the order of subtypes is undefined.
  private func reportOtherwise(_ model: Model, _ cluster: String, _ module: String) {
    reporter.report(
      Message(.otherwiseElsewhere, model.name, module, cluster), on: model,
      notes: ["give it a tag value or 'has(…)', or declare it in '\(module)'"])
  }

  /// Reports a model in two clusters with tags that have its keys in different objects.
  private func checkContent(of model: Model) {
    let classes = graph.classes(from: model).map {
      (name: $0.name, cluster: Cluster(tag: $0.clusters.tag, content: $0.clusters.content))
    }
    let protocols = target.protocols.filter { $0.cluster.hasMember(model.name) }.map {
      (name: $0.name, cluster: $0.cluster)
    }
    let clusters = (classes + protocols).filter { $0.cluster.tag != nil }
    guard let first = clusters.first,
      let second = clusters.first(where: { $0.cluster.content != first.cluster.content })
    else { return }
    reporter.report(
      Message(.twoContents, model.name, first.name, second.name), on: model,
      notes: ["give them the same 'content:'"])
  }

  /// Reports a hook before reading in a cluster, which would run once the subtype is chosen.
  private func checkHook(_ model: Model) {
    guard model.clusters.cluster != nil, let hook = model.object.hooks.beforeReading,
      hook.path == model.file.path
    else { return }
    reporter.report(
      Message(.hookAfterChoice, model.name), at: hook,
      notes: ["add 'before.read:' to its subclasses, and their tags to 'key:'"])
  }

  /// Reports words for the value of a cluster, whose subtypes are read.
  private func checkExpected(_ model: Model) {
    guard model.clusters.cluster != nil, model.object.expected != nil else { return }
    reporter.report(
      Message(.uselessOption, "expected", model.name, "a subtype is read"), on: model,
      notes: ["add it to its subclasses"])
  }

  private func checkLeaves(of model: Model, _ cluster: Cluster) {
    guard cluster.tag == nil else { return }
    for subclass in model.hierarchy.subclasses {
      guard let leaf = graph.model(named: subclass.name, from: ""),
        leaf.hierarchy.subclasses.isEmpty, leaf.hierarchy.superclass == model.name,
        !leaf.members(taggedBy: nil).contains(where: { $0.instance == subclass.instance })
      else { continue }
      reportKeyless(leaf, model.name)
    }
  }

  /// Warns about an unmapped subclass with properties and without subclasses, which is written as its
  /// superclass, without these properties, and never read.
  private func checkHeirs(of model: Model) {
    let heirs = Set(graph.unmappedHeirs(of: model.name).filter { !symbols.hasHeirs($0) })
    if heirs.isEmpty { return }
    for file in target.source.parsed.compactMap(\.self) {
      for (name, type) in file.namedTypes where heirs.contains(name) && type.kind == .classType {
        guard type.properties.contains(where: \.isOwnStorage) else { continue }
        reporter.report(
          Message(.unmappedSubtype, name, model.name), in: file.file, at: type.name.range,
          as: .warning, notes: ["add '// @mapped' or '// @mapped skip' above it"])
      }
    }
  }

  private func reportKeyless(_ member: Model, _ cluster: String) {
    reporter.report(
      Message(.memberWithoutKey, member.name, cluster), on: member,
      notes: ["add 'key: has(\"…\")' or 'key: .otherwise'"])
  }

  // MARK: One cluster

  private func check(
    _ cluster: Cluster, _ name: String, _ file: SourceFile, _ range: SourceRange, mayBeEmpty: Bool
  ) {
    if cluster.members.isEmpty, !mayBeEmpty {
      let heirs = target.filesMentioning([name.lastName]).unmappedHeirs(of: name).prefix(3)
      let fix =
        heirs.isEmpty
        ? "add a mapped type that inherits from it or conforms to it"
        : "add '// @mapped' above \(heirs.map { "'\($0)'" }.joined(separator: ", "))"
      reporter.report(Message(.emptyCluster, name), in: file, at: range, notes: [fix])
    }
    if let content = cluster.content, let path = cluster.tag?.path(overlapping: content) {
      reporter.report(Message(.collidingTag, path.text, "the content"), in: file, at: range)
    }
    checkKeys(of: cluster, name)
    for second in cluster.members.filter({ $0.key == .otherwise }).dropFirst() {
      report(Message(.otherwiseTwice, second.name, name), second, [])
    }
  }

  /// Reports equal tag values, and keys of a kind that the cluster does not use.
  private func checkKeys(of cluster: Cluster, _ name: String) {
    var owners: [CaseKey: Cluster.Member] = [:]
    for member in cluster.members {
      switch member.key {
      case .tags(let values):
        for value in values {
          if let owner = owners[value], owner.conditions.coexist(with: member.conditions) {
            report(
              Message(.duplicateTag, value.swift, owner.typeName, member.typeName), member,
              ["give one of them another 'key:'"])
          } else {
            owners[value] = member
          }
        }
        if cluster.tag?.function != nil, !values.allSatisfy(\.isString) {
          report(
            Message(.caseKeyKind, member.name, "a string, because 'tag:' is a function"), member, []
          )
        }
        if cluster.tag == nil {
          report(
            Message(.tagWithoutTag, member.typeName, name), member,
            ["add 'tag: \"…\"' to '\(name)', or write 'key: has(\"…\")'"])
        }
      case .shape where cluster.tag != nil:
        report(
          Message(.structureWithTag, member.typeName, name), member,
          ["give it a tag value, or remove 'tag:' from '\(name)'"])
      case .shape, .otherwise: break
      }
    }
  }

  private func report(_ message: Message, _ member: Cluster.Member, _ notes: [String]) {
    if let instance = member.instance {
      return reporter.report(message, in: instance.file, at: instance.nameRange, notes: notes)
    }
    guard let model = graph.model(named: member.name, from: "") else { return }
    reporter.report(message, on: model, notes: notes)
  }

  // MARK: Protocols

  /// Reports a mapped type that conforms to the protocol but is not a subtype of the cluster.
  private func checkOutsiders(of cluster: ProtocolCluster) {
    for name in cluster.outsiders {
      guard let model = graph.model(named: name, from: ""), model.isMapped, model.module == nil
      else { continue }
      if model.isGeneric, model.kind != .enumeration { continue }
      if model.kind == .enumeration {
        let fix = "wrap it in a struct that conforms"
        reporter.report(Message(.enumInCluster, name, cluster.name), on: model, notes: [fix])
      } else {
        reportKeyless(model, cluster.name)
      }
    }
  }

  /// Reports a cluster whose box has the name of another one.
  private func checkBox(of cluster: ProtocolCluster) {
    let first = target.protocols.first { $0.boxName == cluster.boxName }
    guard cluster.module == nil, let first, first.name != cluster.name else { return }
    reporter.report(
      Message(.takenName, cluster.boxName, first.name), in: cluster.file, at: cluster.nameRange,
      notes: ["rename the protocol"])
  }

  private func checkMembers(of cluster: ProtocolCluster) {
    for member in cluster.cluster.members {
      guard let model = graph.model(named: member.name, from: ""), model.isMapped else { continue }
      checkDirections(of: model, in: cluster)
      guard let module = cluster.module else { continue }
      if member.key == .otherwise { reportOtherwise(model, cluster.name, module) }
      checkTags(of: member, model, in: cluster)
    }
    guard cluster.module != nil else { return }
    for model in target.models {
      for hidden in model.clusters.hiddenMemberships where hidden.cluster == cluster.name {
        reporter.report(
          Message(.memberElsewhere, model.name, cluster.name, hidden.superclass), on: model,
          notes: ["declare it in module '\(hidden.module)'"])
      }
    }
  }

  private func checkDirections(of model: Model, in cluster: ProtocolCluster) {
    // In a profile, the type's own mapping can omit a direction.
    guard model.profiles.current == nil else { return }
    for (direction, isMissing) in [
      ("read", cluster.reads && !model.reads), ("written", cluster.writes && !model.writes),
    ] where isMissing {
      reporter.report(
        Message(.directionSkipped, model.name, direction), on: model,
        notes: ["remove 'skip:' from it, or add it to '\(cluster.name)'"])
    }
  }

  /// Reports a tag that an imported subtype of the cluster already has.
  private func checkTags(of member: Cluster.Member, _ model: Model, in cluster: ProtocolCluster) {
    for other in cluster.importedMembers {
      guard let value = member.key.tags.first(where: other.key.tags.contains) else { continue }
      reporter.report(
        Message(.duplicateTag, value.swift, other.name, model.name), on: model,
        notes: ["give '\(model.name)' another 'key:'"])
    }
  }
}
