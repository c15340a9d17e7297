package import IsomerSyntax

/// The files of a target, and the required files of other modules.
package struct Target {
  /// The runtime modules that the target depends on.
  var runtime: Set<RuntimeModule>
  package var sources: [SourceFile]
  /// The parsed files; nil for files without annotations.
  package var parsed: [ParsedFile?]
  var above: [ModuleFile]
  /// The files of other modules that contain external mappings or type transformers.
  var shapes: [String: [ParsedFile]]
  /// The declarations of the files, and of the required files of other modules.
  var symbols: SymbolTable
  /// The declarations that attributes of the target's types can name.
  var attributes: DeclaredAttributes

  /// The paths of the files of other modules.
  var importedPaths: Set<String> {
    let files = above.filter { $0.module != nil }.map(\.file) + shapes.values.joined()
    return Set(files.map(\.file.path))
  }
}

/// The models of a target, without a profile or in one.
struct TargetAnalysis {
  private let runtime: Set<RuntimeModule>
  private let sources: [SourceFile]
  private let parsed: [ParsedFile?]
  private let above: [ModuleFile]
  private let shapes: [String: [ParsedFile]]
  private let attributes: DeclaredAttributes
  private let symbols: SymbolTable
  private let profiles: ProfileIndex
  private let profile: String?
  private let classes: ClassIndex

  init(_ target: Target, _ profiles: ProfileIndex, profile: String?) {
    let projection = ProfileProjection(index: profiles, profile: profile)
    runtime = target.runtime
    sources = target.sources
    parsed = target.parsed.map { $0.map(projection.file) }
    above = target.above.map { ModuleFile(file: projection.file($0.file), module: $0.module) }
    shapes = target.shapes.mapValues { $0.map(projection.file) }
    attributes = target.attributes
    symbols = target.symbols
    self.profiles = profiles
    self.profile = profile
    classes = ClassIndex(parsed.compactMap(\.self).map { ModuleFile(file: $0) } + above)
  }

  /// Returns the models with all information that depends on the whole target, and reports errors.
  ///
  /// `others` are the models without a profile; those that are the same in the profile of this
  /// analysis are used again.
  func mappings(
    _ reporter: Reporter, besides others: BuiltModels? = nil
  ) -> (mappings: Mappings, built: BuiltModels) {
    let reader = OptionReader(reporter)
    var built = build(reader, reporter, besides: others)
    let (models, protocols) = describe(built, others?.derivations ?? [:], reporter)
    built.derivations = Dictionary(firstOf: models.map { ($0.place, $0.derivation) })
    let target = CheckedTarget(
      sources, parsed, models, protocols, symbols, profile: profile,
      keepsOthers: profile.map(profiles.keepsOthers) ?? true,
      attributes: attributes, runtime: runtime, reporter)
    target.check()
    let complete = target.complete.map { model in
      var complete = model
      complete.shape?.module = target.modules(of: model).first
      return complete
    }
    let own = protocols.filter { $0.module == nil }.map { cluster in
      var cluster = cluster
      cluster.isKept = target.archives?.keeps(cluster) ?? false
      return cluster
    }
    let kept = profile == nil ? target.graph.shapes(of: complete) : []
    return (Mappings(models: complete, protocols: own, shapes: kept), built)
  }

  /// Returns the models of all files, each by itself.
  private func build(
    _ reader: OptionReader, _ reporter: Reporter, besides others: BuiltModels?
  ) -> BuiltModels {
    let files = parsed.compactMap(\.self)
    let typeTransformers = TypeTransformers(
      files, symbols, preferring: profiles.shapes, reader, reporter)
    let reused = profile.flatMap { profiles.keepsOthers($0) ? others : nil }
    let isOfProfile = { [profiles, profile] (name: String) in
      profile.map(profiles.profiles(of: name).contains) ?? true
    }
    var built = reused?.only { !isOfProfile($0) } ?? BuiltModels()
    for file in files {
      if profile == nil { reporter.report(contentsOf: file.diagnostics) }
      if let profile, reused != nil, !profiles.concerns(file, profile) { continue }
      let context = FileContext(
        file, typeTransformers, attributes: attributes, profile: profile, reader, reporter)
      let found = ModelBuilder.build(
        context, classes: classes, including: reused == nil ? { _ in true } : isOfProfile)
      built.models += found.models
      built.classes += found.classes
      built.protocols += found.protocols
    }
    ClassHierarchy.importing(
      above, classes, shapes, profile: profile, symbols, reader, reporter, into: &built)
    // Generated code must not depend on the order in which files are named.
    built.models.sort { ($0.file.path, $0.nameRange.start) < ($1.file.path, $1.nameRange.start) }
    return built
  }

  /// Returns the models with their inheritance, and the protocol clusters.
  ///
  /// Members are derived once, without a profile.
  private func describe(
    _ built: BuiltModels, _ derivations: [Model.Place: Derivation], _ reporter: Reporter
  ) -> ([Model], [ProtocolCluster]) {
    let tagged = built.protocols.filter { $0.cluster.tag != nil }.map(\.name)
    var hierarchy = ClassHierarchy(built.models, built.classes, classes, reporter) { name in
      tagged.contains { symbols.conforms(name, to: $0) }
    }
    var models = hierarchy.resolve()
    models.modifyEach {
      $0.profiles.names = profiles.profiles(of: $0.declaredName)
      $0.profiles.current = profile
      $0.derivation = derivations[$0.place] ?? $0.derivation
    }
    markProfiled(&models)
    var clusters = ProtocolClusters(built.protocols, symbols, imported: built.imported)
    var protocols = clusters.complete(&models)
    protocols.modifyEach { $0.knownProfiles = profiles.profiles(of: $0.name) }
    return (models, protocols)
  }
}

extension TargetAnalysis {
  /// Marks the models whose hierarchies have profiles.
  private func markProfiled(_ models: inout [Model]) {
    let above = Dictionary(firstOf: models.map { ($0.name, $0.hierarchy.superclass) })
    func top(of name: String) -> String {
      var name = name
      while case let superclass?? = above[name] { name = superclass }
      return name
    }
    let tops = Set(models.filter { !$0.profiles.names.isEmpty }.map { top(of: $0.name) })
    models.modifyEach { $0.profiles.isProfiled = tops.contains(top(of: $0.name)) }
  }
}

/// The mappings of a target, without a profile and in each profile.
package struct Mappings {
  package private(set) var models: [Model]
  package private(set) var protocols: [ProtocolCluster]
  private var profiled: [String: [Model]] = [:]
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
    mappings.profiled = profiled.mapValues { $0.map(change) }
    return mappings
  }

  /// The models without a profile and of all profiles.
  var all: [Model] { models + profiled.keys.sorted().flatMap { profiled[$0] ?? [] } }

  /// All profiles, in order.
  package var profiles: [String] { profiled.keys.sorted() }

  /// Returns the models and clusters for reading documents in a profile.
  package func seen(under profile: String) -> ([Model], [ProtocolCluster]) {
    let changed = Dictionary(firstOf: (profiled[profile] ?? []).map { ($0.place, $0) })
    let seen = models.map { changed[$0.place] ?? $0 }
    return (seen, clusters[profile] ?? protocols)
  }

  mutating func add(_ other: Mappings, under profile: String, _ reporter: Reporter) {
    profiled[profile] = other.models.filter { $0.profiles.names.contains(profile) }
    clusters[profile] = other.protocols
    for model in other.models { addShape(model, under: profile) }
    let others = Dictionary(firstOf: other.models.enumerated().map { ($1.place, $0) })
    for index in models.indices {
      guard let place = others[models[index].place] else { continue }
      let changed = other.models[place]
      guard changed.profiles.names.contains(profile) else { continue }
      let hidden = Set(models[index].scope.hiddenTypes).union(changed.scope.hiddenTypes)
      models[index].scope.hiddenTypes = hidden.sorted()
      models[index].scope.outerTypes.merge(changed.scope.outerTypes) { first, _ in first }
      checkDirections(models[index], changed, profile, reporter)
    }
    for index in protocols.indices {
      let place = protocols[index].nameRange.start
      guard
        let changed = other.protocols.first(where: {
          $0.file.path == protocols[index].file.path && $0.nameRange.start == place
        })
      else { continue }
      guard changed.selection != protocols[index].selection else { continue }
      protocols[index].profiled.append(
        ProtocolCluster.Profiled(profile: profile, selection: changed.selection))
    }
  }

  /// Adds an external mapping that only exists in a profile, and replaces another one of the type.
  private mutating func addShape(_ model: Model, under profile: String) {
    guard let shape = model.shape, model.profiles.names.contains(profile) else { return }
    let place = models.firstIndex(where: model.isSameType)
    if let place, !shapesOfProfiles.contains(models[place].name) { return }
    if place == nil {
      var own = model
      (own.profiles.current, own.profiles.names) = (nil, [])
      models.append(own)
      shapesOfProfiles.insert(own.name)
    }
    profiled[profile]?.removeAll(where: model.isSameType)
    for index in models.indices
    where models[index].shape?.key == shape.key && !shapesOfProfiles.contains(models[index].name) {
      models[index].shape?.replacements.append(
        ShapeDescription.Replacement(profile: profile, mapping: model.typeName, reads: model.reads))
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
        .profileDirection(model.name, profile, verb), on: model,
        notes: ["remove 'skip:' from '\(model.name)', and add it to the other profiles"])
    }
  }

  /// Returns the plan of a struct or a class, including its profiles.
  func plan(_ model: Model) -> MappingPlan {
    let plan = Planner(model).plan()
    plan.profiled = changed(model).map { Planner($0).plan() }
    return plan
  }

  /// Returns the plan of an enum, including its profiles.
  func enumPlan(_ model: Model) -> EnumPlan {
    let plan = EnumPlan(model)
    plan.profiled = changed(model).map(EnumPlan.init)
    return plan
  }

  private func changed(_ model: Model) -> [Model] {
    model.profiles.names.compactMap { profile in profiled[profile]?.first(where: model.isSameType) }
  }
}

extension Model {
  /// The position of the declaration, which identifies the type.
  var place: Place { Place(path: file.path, start: nameRange.start) }

  struct Place: Hashable {
    var path: String
    var start: Int
  }

  /// Returns true if the other model describes the same declaration.
  fileprivate func isSameType(_ other: Model) -> Bool {
    nameRange.start == other.nameRange.start && file.path == other.file.path
  }
}
