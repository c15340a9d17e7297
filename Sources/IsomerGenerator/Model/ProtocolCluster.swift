import IsomerSyntax

/// A protocol whose conforming models are read as `any Message`.
struct ProtocolCluster: Sendable, Equatable {
  var file: SourceFile
  var name: String
  var nameRange: SourceRange
  var access: AccessLevel
  var conditions: [String] = []
  var availability: [String] = []
  var isMainActor = false
  var cluster: Cluster
  /// The mapped types that conform and that nothing chooses.
  var outsiders: [String] = []
  var reads = true
  var writes = true
  /// What is chosen otherwise under a profile.
  var profiled: [Profiled] = []
  /// The profiles of its members.
  var knownProfiles: [String] = []

  /// The choice under one profile.
  struct Profiled: Sendable, Equatable {
    var profile: String
    var cluster: Cluster
    var reads: Bool
    var writes: Bool

    init(_ profile: String, _ changed: ProtocolCluster) {
      self.profile = profile
      cluster = changed.cluster
      reads = changed.reads
      writes = changed.writes
    }
  }

  /// The generated struct that stands for any of its members: `AnyMessage`.
  var boxName: String {
    let parts = name.split(separator: ".").map(String.init)
    return "Any" + (parts.last ?? name)
  }
}

/// Which protocols the types of a target say that they conform to, in whatever file.
struct ConformanceIndex: Sendable {
  private var inherited: [String: [String]] = [:]

  init(_ files: [ParsedFile]) {
    for file in files {
      for type in file.types { collect(type, outer: "") }
    }
  }

  private mutating func collect(_ type: TypeDeclaration, outer: String) {
    let name = outer.isEmpty ? type.name.text : "\(outer).\(type.name.text)"
    inherited[name, default: []] += type.inheritance.flatMap { $0.composedNames }
    for inner in type.types { collect(inner, outer: name) }
  }

  /// Whether a type conforms to a protocol, itself or through a superclass or another protocol.
  func conforms(_ name: String, to wanted: String) -> Bool {
    var visited: Set<String> = []
    func visit(_ name: String) -> Bool {
      guard visited.insert(name).inserted, let parents = inherited[name] else { return false }
      return parents.contains { parent in
        ModelGraph.candidates(parent, name).contains { $0 == wanted || visit($0) }
      }
    }
    return visit(name)
  }
}

extension TypeReference {
  /// The names of `A & B`, or the one name.
  fileprivate var composedNames: [String] {
    if let name = namePath { return [name] }
    return text.split(separator: "&").map { $0.filter { !$0.isWhitespace } }
  }

  /// Puts another type in place of the one below all optionals and collections.
  fileprivate mutating func replaceLeaf(with name: String) {
    switch shape {
    case .optional(var inner):
      inner.replaceLeaf(with: name)
      (text, shape) = ("\(inner.text)?", .optional(inner))
    case .implicitlyUnwrapped(var inner):
      inner.replaceLeaf(with: name)
      (text, shape) = ("\(inner.text)?", .optional(inner))
    case .array(var element):
      element.replaceLeaf(with: name)
      (text, shape) = ("[\(element.text)]", .array(element))
    case .dictionary(let key, var value):
      value.replaceLeaf(with: name)
      (text, shape) = ("[\(key.text): \(value.text)]", .dictionary(key: key, value: value))
    default: (text, shape) = (name, .named([TypeComponent(name: name)]))
    }
  }

  /// The protocol of `any P`, or the name as it stands.
  var existentialName: String? {
    if let name = namePath { return name }
    let words = text.split { " ()".contains($0) }
    return words.count == 2 && words[0] == "any" ? String(words[1]) : nil
  }
}

/// Finds the members of protocol clusters, and the properties that hold one.
struct ProtocolClusters {
  private var clusters: [ProtocolCluster]

  init(_ clusters: [ProtocolCluster]) { self.clusters = clusters }

  /// The clusters with their members; the members get the tags that they write.
  mutating func complete(
    _ models: inout [ModelDescription], _ conformances: ConformanceIndex
  ) -> [ProtocolCluster] {
    guard !clusters.isEmpty else { return [] }
    for index in models.indices {
      for place in clusters.indices
      where conformances.conforms(models[index].name, to: clusters[place].name) {
        join(&models[index], clusters[place].cluster.tag, place)
      }
    }
    for index in models.indices { addRules(to: &models[index]) }
    for index in models.indices { assign(&models[index]) }
    return clusters
  }

  private mutating func join(
    _ model: inout ModelDescription, _ tag: KeyPathText?, _ place: Int
  ) {
    let implied = tag == nil ? nil : ClusterBuilder.impliedKey(model)
    guard model.kind != .enumeration, let key = model.memberKey ?? implied else {
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
    model.tags.append(WrittenTag(path: tag, value: value))
  }

  private func addRules(to model: inout ModelDescription) {
    for cluster in clusters.map(\.cluster) {
      guard let tag = cluster.tag, let own = cluster.members.first(where: { $0.name == model.name })
      else { continue }
      let others = cluster.members.filter { $0.name != model.name }
      model.tagRules.append(TagRule(path: tag, key: own.key, members: others))
    }
  }

  /// A property of `any Message`, at whatever depth, is read through the cluster's box.
  private func assign(_ model: inout ModelDescription) {
    for index in model.properties.indices { box(&model.properties[index], from: model.name) }
    let scope = model.name
    for index in model.cases.indices {
      model.cases[index].changeValues { box(&$0, from: scope) }
    }
  }

  private func box(_ property: inout PropertyDescription, from scope: String) {
    guard let reference = property.type.reference, let name = reference.leaf.existentialName
    else { return }
    let candidates = ModelGraph.candidates(name, property.owner ?? scope)
    guard let cluster = clusters.first(where: { candidates.contains($0.name) }) else { return }
    var boxed = reference
    boxed.replaceLeaf(with: cluster.boxName)
    property.boxedType = MappedType(boxed)
  }
}
