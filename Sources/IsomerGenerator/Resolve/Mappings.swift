import IsomerSyntax

/// The mappings of a target, without a profile and in each profile.
package struct Mappings {
  package private(set) var models: [Model]
  package private(set) var protocols: [ProtocolCluster]
  private var profiled: [String: [Model.Place: Model]] = [:]
  private var clusters: [String: [ProtocolCluster]] = [:]
  /// The external mappings that only exist in profiles.
  private var shapesOfProfiles: Set<String> = []

  /// The schemas of the archived types.
  let shapes: [CurrentShape]

  init(models: [Model], protocols: [ProtocolCluster], shapes: [CurrentShape] = []) {
    self.models = models
    self.shapes = shapes
    self.protocols = protocols
    let profiles = Dictionary(firstOf: models.map { ($0.name, $0.profiles.names) })
    self.models.modifyEach { model in
      let below = model.hierarchy.subclasses.flatMap { profiles[$0.name] ?? [] }
      model.profiles.known = Set(model.profiles.names + below).sorted()
    }
    self.protocols.modifyEach { union in
      let members = union.cluster.members.flatMap { profiles[$0.name] ?? [] }
      union.knownProfiles = Set(members + union.knownProfiles).sorted()
    }
  }

  func mapModels(_ change: (Model) -> Model) -> Mappings {
    var mappings = self
    mappings.models = models.map(change)
    mappings.profiled = profiled.mapValues { $0.mapValues(change) }
    return mappings
  }

  /// The models without a profile and of all profiles.
  var all: [Model] {
    models
      + profiles.flatMap { profile in
        (profiled[profile] ?? [:]).values.sorted {
          ($0.file.path, $0.nameRange.start) < ($1.file.path, $1.nameRange.start)
        }
      }
  }

  /// All profiles, in order.
  package var profiles: [String] { profiled.keys.sorted() }

  /// Returns the models and clusters for reading documents in a profile.
  package func seen(under profile: String) -> ([Model], [ProtocolCluster]) {
    let seen = models.map { profiled[profile]?[$0.place] ?? $0 }
    return (seen, clusters[profile] ?? protocols)
  }

  mutating func add(_ other: Mappings, under profile: String, _ reporter: Reporter) {
    let own = other.models.filter { $0.profiles.names.contains(profile) }
    let byPlace = Dictionary(firstOf: own.map { ($0.place, $0) })
    profiled[profile] = byPlace
    clusters[profile] = other.protocols
    for model in own { addShape(model, under: profile) }
    let known = Set(models.map(\.place))
    models += other.models.filter { $0.isTuple && !known.contains($0.place) }
    for index in models.indices {
      guard let changed = byPlace[models[index].place] else { continue }
      let hidden = Set(models[index].scope.hiddenTypes).union(changed.scope.hiddenTypes)
      models[index].scope.hiddenTypes = hidden.sorted()
      let (own, other) = (models[index].scope.outerType, changed.scope.outerType)
      if own != nil || other != nil {
        models[index].scope.outerType = { own?($0) ?? other?($0) }
      }
      checkDirections(models[index], changed, profile, reporter)
    }
    for index in protocols.indices {
      let changed = other.protocols.first { $0.place == protocols[index].place }
      guard let changed, changed.selection != protocols[index].selection else { continue }
      protocols[index].profiled.append((profile, changed.selection))
    }
  }

  /// Adds an external mapping that only exists in a profile, and replaces another one of the type.
  private mutating func addShape(_ model: Model, under profile: String) {
    guard let shape = model.shape else { return }
    let known = models.first { $0.place == model.place }
    if let known, !shapesOfProfiles.contains(known.name) { return }
    if known == nil {
      var own = model
      (own.profiles.current, own.profiles.names) = (nil, [])
      models.append(own)
      shapesOfProfiles.insert(own.name)
    }
    profiled[profile]?[model.place] = nil
    for index in models.indices
    where models[index].shape?.key == shape.key && !shapesOfProfiles.contains(models[index].name) {
      models[index].shape?.replacements.append(
        ShapeDescription.Replacement(
          profile: profile, mapping: model.typeName, reads: model.reads, writes: model.writes))
    }
  }

  /// Reports a direction that only a profile supports, because the type itself lacks the
  /// conformance.
  private func checkDirections(
    _ model: Model, _ changed: Model, _ profile: String, _ reporter: Reporter
  ) {
    for (verb, isNew) in [
      ("read", changed.reads && !model.reads), ("written", changed.writes && !model.writes),
    ] where isNew {
      reporter.report(
        Message(.profileDirection, model.name, verb, profile), on: model,
        notes: ["remove 'skip:' from '\(model.name)', and add it to the other profiles"])
    }
  }

  /// Returns the mappings of a model in its profiles.
  func changed(_ model: Model) -> [Model] {
    model.profiles.names.compactMap { profiled[$0]?[model.place] }
  }
}

extension ProtocolCluster {
  fileprivate var place: Model.Place { Model.Place(path: file.path, start: nameRange.start) }
}
