import IsomerSyntax

/// What makes a model a member of a cluster that another module declares.
struct ClusterMembership: Sendable, Equatable {
  /// The protocol and its module.
  var cluster: String
  var module: String
  var reads: Bool
  var writes: Bool
  /// The model and the classes below it that are members, with what chooses them.
  var members: [Cluster.Member]
}

/// Finds the members of protocol clusters, and the properties that hold one.
struct ProtocolClusters {
  private var clusters: [ProtocolCluster]
  private let conformances: ConformanceIndex
  /// The modules of the mapped types of other modules.
  private var modules: [String: String]

  /// Of the mapped types in other modules it is only looked at what they are called.
  init(
    _ clusters: [ProtocolCluster], _ conformances: ConformanceIndex,
    imported: [ModelDescription] = []
  ) {
    self.clusters = clusters
    self.conformances = conformances
    modules = Dictionary(
      imported.compactMap { model in model.module.map { (model.name, $0) } },
      uniquingKeysWith: { first, _ in first })
    for place in clusters.indices where clusters[place].module != nil {
      for model in imported where conformances.conforms(model.name, to: clusters[place].name) {
        guard let key = Self.key(of: model, in: clusters[place]) else { continue }
        self.clusters[place].importedMembers.append(
          Cluster.Member(name: model.name, key: key, conditions: model.conditions))
      }
    }
  }

  /// The clusters with their members; the members get the tags that they write.
  mutating func complete(_ models: inout [ModelDescription]) -> [ProtocolCluster] {
    guard !clusters.isEmpty else { return [] }
    for model in models { modules[model.name] = nil }
    for index in models.indices {
      for place in clusters.indices
      where conformances.conforms(models[index].name, to: clusters[place].name) {
        join(&models[index], clusters[place].cluster.tag, place)
      }
    }
    for index in models.indices { addRules(to: &models[index]) }
    for index in models.indices { addMemberships(to: &models[index]) }
    for index in models.indices { assign(&models[index]) }
    return clusters
  }

  private static func key(of model: ModelDescription, in cluster: ProtocolCluster) -> MemberKey? {
    guard model.kind != .enumeration else { return nil }
    return model.memberKey ?? (cluster.cluster.tag == nil ? nil : ClusterBuilder.impliedKey(model))
  }

  private mutating func join(
    _ model: inout ModelDescription, _ tag: KeyPathText?, _ place: Int
  ) {
    guard let key = Self.key(of: model, in: clusters[place]) else {
      clusters[place].outsiders.append(model.name)
      return
    }
    clusters[place].cluster.members.append(
      Cluster.Member(name: model.name, key: key, conditions: model.conditions))
    model.isInCluster = true
    if let tag { model.tagPaths.append(tag) }
    guard let tag, !model.properties.contains(where: { $0.writes && $0.writePath == tag }) else {
      return
    }
    let value: CaseDescription.Key? = if case .tags(let values) = key { values.first } else { nil }
    let written = WrittenTag(path: tag, value: value)
    if !model.keepsTag(written) { model.tags.append(written) }
  }

  private func addRules(to model: inout ModelDescription) {
    for cluster in clusters.map(\.cluster) {
      guard let tag = cluster.tag, let own = cluster.members.first(where: { $0.name == model.name })
      else { continue }
      let others = cluster.members.filter { $0.name != model.name }
      model.tagRules.append(TagRule(path: tag, key: own.key, members: others))
    }
  }

  // MARK: Clusters of other modules

  private func addMemberships(to model: inout ModelDescription) {
    for cluster in clusters {
      guard let module = cluster.module,
        cluster.cluster.members.contains(where: { $0.name == model.name })
      else { continue }
      if let above = model.superclass, conformances.conforms(above, to: cluster.name) {
        switch modules[above] {
        // A class of this module answers for those below it.
        case nil: continue
        // The cluster knows its own members by name, so what is below them can say so itself.
        case module: break
        case .some(let other):
          model.hiddenMemberships.append(
            HiddenMembership(cluster: cluster.name, superclass: above, module: other))
          continue
        }
      }
      let names = Set([model.name] + model.subclasses.map(\.name))
      model.memberships.append(
        ClusterMembership(
          cluster: cluster.name, module: module, reads: cluster.reads, writes: cluster.writes,
          members: cluster.cluster.members.filter { names.contains($0.name) }))
    }
  }

  // MARK: Properties

  /// A property of `any Message`, at whatever depth, is read through the cluster's box.
  private func assign(_ model: inout ModelDescription) {
    let scope = model.name
    for index in model.properties.indices {
      guard let module = box(&model.properties[index], from: scope) else { continue }
      model.boxModules.insert(module)
    }
    var modules: Set<String> = []
    for index in model.cases.indices {
      model.cases[index].changeValues { property in
        if let module = box(&property, from: scope) { modules.insert(module) }
      }
    }
    model.boxModules.formUnion(modules)
  }

  /// The module of the box, if that is another one.
  private func box(_ property: inout PropertyDescription, from scope: String) -> String? {
    guard let reference = property.type.reference, let name = reference.leaf.existentialName,
      let cluster = clusters.first(where: { $0.isMeant(by: name, from: property.owner ?? scope) })
    else { return nil }
    var boxed = reference
    boxed.replaceLeaf(with: cluster.boxName)
    property.boxedType = MappedType(boxed)
    return cluster.module
  }
}

/// The place of a class in a cluster that the class above it has taken, in a module between.
struct HiddenMembership: Sendable, Equatable {
  var cluster: String
  var superclass: String
  var module: String
}
