import IsomerSyntax

/// A model's membership in a cluster that another module declares.
struct ClusterMembership: Sendable {
  /// The name of the protocol.
  var name: String
  var module: String
  var reads: Bool
  var writes: Bool
  /// The cluster, whose members are the model and those of its subclasses that are subtypes.
  var cluster: Cluster
}

/// Finds the subtypes of protocol clusters, and the properties that contain them.
struct ProtocolClusters {
  private var clusters: [ProtocolCluster]
  private let symbols: SymbolTable

  /// Creates an instance; only the names and keys of imported types are used.
  init(_ clusters: [ProtocolCluster], _ symbols: SymbolTable, imported: [Model] = []) {
    self.clusters = clusters
    self.symbols = symbols
    for place in clusters.indices where clusters[place].module != nil {
      for model in imported where symbols.conforms(model.name, to: clusters[place].name) {
        self.clusters[place].importedMembers += model.members(taggedBy: clusters[place].cluster.tag)
      }
    }
  }

  /// Returns the clusters with their subtypes, and adds tags to the models.
  mutating func complete(_ models: inout [Model]) -> [ProtocolCluster] {
    guard !clusters.isEmpty else { return [] }
    // With a tag, a subclass precedes its superclass, whose tag is written for other subclasses.
    let order = models.indices.sorted {
      models[$0].hierarchy.subclasses.count < models[$1].hierarchy.subclasses.count
    }
    for place in clusters.indices {
      let isTagged = clusters[place].cluster.tag != nil
      for index in isTagged ? order : Array(models.indices)
      where symbols.conforms(models[index].name, to: clusters[place].name) {
        join(&models[index], place)
      }
    }
    for index in models.indices { addRules(to: &models[index]) }
    models.modifyEach {
      addMemberships(to: &$0)
      assign(&$0)
    }
    return clusters
  }

  private mutating func join(_ model: inout Model, _ place: Int) {
    let members = model.members(taggedBy: clusters[place].cluster.tag)
    if members.isEmpty || members.count < model.clusters.instances.count {
      clusters[place].outsiders.append(model.name)
    }
    if members.isEmpty { return }
    clusters[place].selection.cluster.members += members
    model.clusters.isInCluster = true
  }

  /// Adds the tags of a model's clusters; each cluster writes its own if they are at different paths.
  private mutating func addRules(to model: inout Model) {
    let paths = clusters.map { writtenTag(of: model, in: $0.cluster) }
    let first = paths.first { $0 != nil }
    let differ = paths.contains { $0 != nil && $0 != first }
    let own = model.clusters.requiredTag?.tag.written
    for place in clusters.indices where clusters[place].cluster.hasMember(model.name) {
      let cluster = clusters[place].cluster
      guard let tag = cluster.tag else { continue }
      for own in model.members(taggedBy: tag) {
        if let content = cluster.content, own.key != .otherwise { model.enclose(in: content) }
        var rule = TagRule(tag, key: own.key, of: own.typeName, in: cluster)
        rule.instance = own.instance
        model.add(rule, isWrittenByCluster: differ)
      }
      guard differ, paths[place] != nil, paths[place] != own else { continue }
      clusters[place].selection.cluster.members.modifyEach {
        if $0.name == model.name { $0.isTaggedByCluster = true }
      }
    }
  }

  /// Returns the path at which a cluster's tag is written; nil if a property of the model stores it.
  private func writtenTag(of model: Model, in cluster: Cluster) -> KeyPathText? {
    guard cluster.hasMember(model.name), !model.isOtherwise, let path = cluster.tag?.written,
      !model.stores(path)
    else { return nil }
    return path
  }

  // MARK: Clusters of other modules

  private func addMemberships(to model: inout Model) {
    for cluster in clusters {
      guard let module = cluster.module, cluster.cluster.hasMember(model.name) else { continue }
      if let above = model.hierarchy.superclass, symbols.conforms(above, to: cluster.name) {
        switch symbols[above]?.module {
        // A class of this module represents its subclasses.
        case nil: continue
        // The cluster knows the subtypes in its module by name, so their subclasses can join
        // themselves.
        case module: break
        case .some(let other):
          model.clusters.hiddenMemberships.append((cluster.name, above, other))
          continue
        }
      }
      let names = Set([model.name] + model.hierarchy.subclasses.map(\.name))
      var membership = ClusterMembership(
        name: cluster.name, module: module, reads: cluster.reads, writes: cluster.writes,
        cluster: cluster.cluster)
      membership.cluster.members.removeAll { !names.contains($0.name) }
      model.clusters.memberships.append(membership)
    }
  }

  // MARK: Properties

  /// Sets the box as the type of properties that contain `any Message` at any depth.
  private func assign(_ model: inout Model) {
    let scope = model.name
    var modules: Set<String> = []
    model.changeProperties { property in
      if let module = box(&property, from: scope) { modules.insert(module) }
    }
    model.clusters.boxModules.formUnion(modules)
  }

  /// Sets the box of a property, and returns its module if it is imported.
  private func box(_ property: inout Property, from scope: String) -> String? {
    guard let reference = property.type.reference, let name = reference.leaf.existentialName,
      let cluster = clusters.filter({
        $0.isMeant(by: name, from: property.declaration.owner ?? scope)
      }).max(by: { $0.name.utf8.count < $1.name.utf8.count })
    else { return nil }
    var boxed = reference
    boxed.replaceLeaf(with: cluster.boxName)
    property.codec.boxedType = MappedType(boxed)
    return cluster.module
  }
}
