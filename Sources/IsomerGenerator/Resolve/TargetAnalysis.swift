package import IsomerSyntax

/// The files of a target, and the required files of other modules.
package struct Target {
  /// The runtime modules that the target depends on.
  var runtime: Set<RuntimeModule>
  package var sources: [SourceFile]
  /// The parsed files; nil for files without annotations.
  package var parsed: [ParsedFile?]
  var above: [ModuleFile]
  /// The files of other modules that contain external mappings, type transformers or options of the
  /// target.
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

  /// The imports of the target's files, except files in which none has a level.
  var ownImports: [ImportDeclaration] {
    zip(sources, parsed).flatMap { source, file in
      let words = ["internal import ", "private import ", "package import "]
      return source.mentions(anyOf: words) ? (file ?? source.parsed).imports : []
    }
  }
}

/// The models of a target, without a profile or in one.
struct TargetAnalysis {
  /// The target with the options of the profile.
  private let target: Target
  private let profiles: ProfileIndex
  private let profile: String?
  private let classes: ClassIndex
  private let defaults: DefaultOptions
  private let progress: ProgressHandler

  init(
    _ target: Target, _ profiles: ProfileIndex, profile: String?,
    _ progress: @escaping ProgressHandler
  ) {
    self.progress = progress
    let projection = ProfileProjection(index: profiles, profile: profile)
    var projected = target
    projected.parsed.modifyEach { $0 = $0.map(projection.file) }
    projected.above.modifyEach { $0.file = projection.file($0.file) }
    projected.shapes = target.shapes.mapValues { $0.map(projection.file) }
    self.target = projected
    self.profiles = profiles
    self.profile = profile
    classes = ClassIndex(
      projected.parsed.compactMap(\.self).map { ModuleFile(file: $0) } + projected.above)
    defaults = DefaultOptions(projected.parsed.compactMap(\.self), of: projected.shapes)
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
    var all = built
    all.models = GenericInstances.add(
      to: built.models, from: target.parsed.compactMap(\.self), target.symbols, reader, reporter)
    let (models, protocols) = describe(all, others?.described ?? [:], reporter)
    let checked = CheckedTarget(
      target, models, protocols, profile: profile,
      keepsOthers: profile.map(profiles.keepsOthers) ?? true, others: others?.described ?? [:],
      reporter)
    built.described = Dictionary(firstOf: checked.graph.models.map { ($0.place, $0) })
    progress("checking", 0, target.sources.count)
    checked.check()
    var complete = checked.complete
    complete.modifyEach { model in
      let module = checked.modules(of: model).first
      model.shape?.module = module
    }
    var own = protocols.filter { $0.module == nil }
    own.modifyEach { $0.isKept = checked.archives?.keeps($0) ?? false }
    let kept = profile == nil ? checked.graph.shapes(of: complete, in: own) : []
    return (Mappings(models: complete, protocols: own, shapes: kept), built)
  }

  /// Returns the models of all files, each by itself.
  private func build(
    _ reader: OptionReader, _ reporter: Reporter, besides others: BuiltModels?
  ) -> BuiltModels {
    let files = target.parsed.compactMap(\.self)
    let typeTransformers = TypeTransformers(
      files, target.symbols, preferring: profiles.shapes, reader, reporter)
    let reused = profile.flatMap { profiles.keepsOthers($0) ? others : nil }
    let isOfProfile = { [profiles, profile] (name: String) in
      profile.map(profiles.profiles(of: name).contains) ?? true
    }
    var built = reused?.only { !isOfProfile($0) } ?? BuiltModels()
    if profile == nil { defaults.check(reader, reporter) }
    var tuples = Set(built.models.filter(\.isTuple).map(\.place))
    for (index, file) in files.enumerated() {
      progress("analysing", index, files.count)
      if profile == nil { reporter.report(contentsOf: file.diagnostics) }
      if let profile, reused != nil, !profiles.concerns(file, profile) { continue }
      let context = FileContext(
        file, typeTransformers, attributes: target.attributes, profile: profile, reader, reporter)
      let found = ModelBuilder.build(
        context, classes: classes, defaults: defaults,
        including: reused == nil ? { _ in true } : isOfProfile)
      built.models += found.models.filter { !$0.isTuple || tuples.insert($0.place).inserted }
      built.classes.merge(found.classes) { first, _ in first }
      built.protocols += found.protocols
    }
    for file in target.above { addImported(file, to: &built, reader, reporter) }
    // Generated code must not depend on the order in which files are named.
    built.models.sort { ($0.file.path, $0.nameRange.start) < ($1.file.path, $1.nameRange.start) }
    return built
  }

  /// Adds the mapped classes and protocols of another module, only as superclasses and clusters.
  private func addImported(
    _ file: ModuleFile, to built: inout BuiltModels, _ reader: OptionReader, _ reporter: Reporter
  ) {
    guard let module = file.module else { return }
    let declared = target.shapes[module] ?? []
    let transformers = TypeTransformers(declared, SymbolTable(declared), reader, reporter)
    let context = FileContext(file.file, transformers, profile: profile, reader, reporter)
    let found = ModelBuilder.build(
      context, classes: classes, defaults: defaults, module: module)
    for var model in found.models {
      model.declaration.module = module
      built.imported.append(model)
      guard model.kind == .classType, classes[model.name]?.module == module else { continue }
      built.models.append(model)
      built.classes[model.name] = built.classes[model.name] ?? found.classes[model.name]
    }
    for var cluster in found.protocols
    where cluster.access >= .public && target.symbols[cluster.name]?.module != nil {
      cluster.declaration.module = module
      built.protocols.append(cluster)
    }
  }

  /// Returns the models with their inheritance, and the protocol clusters.
  ///
  /// Members are derived once, without a profile.
  private func describe(
    _ built: BuiltModels, _ others: [Model.Place: Model], _ reporter: Reporter
  ) -> ([Model], [ProtocolCluster]) {
    let tagged = built.protocols.filter { $0.cluster.tag != nil }.map(\.name)
    var hierarchy = ClassHierarchy(built.models, built.classes, classes, target.symbols, reporter)
    var models = hierarchy.resolve { name in
      tagged.contains { target.symbols.conforms(name, to: $0) }
    }
    models.modifyEach {
      $0.profiles.names = profiles.profiles(of: $0.declaredName)
      $0.profiles.current = profile
      $0.derivation = others[$0.place]?.derivation ?? $0.derivation
      $0.declaration.isDecodable = target.symbols.isMappedDecodable($0.name)
    }
    markProfiled(&models)
    var clusters = ProtocolClusters(built.protocols, target.symbols, imported: built.imported)
    var protocols = clusters.complete(&models)
    markCases(&models)
    protocols.modifyEach { $0.knownProfiles = profiles.profiles(of: $0.name) }
    return (models, protocols)
  }

  /// Marks the cases of enums that are written differently because of other types.
  private func markCases(_ models: inout [Model]) {
    guard models.contains(where: { $0.kind == .enumeration }) else { return }
    let graph = ModelGraph(models: models, symbols: target.symbols)
    models.modifyEach {
      $0.markContents(in: graph)
      $0.markFractions(in: graph)
    }
  }

  /// Marks the models whose hierarchies have profiles.
  private func markProfiled(_ models: inout [Model]) {
    let above = Dictionary(firstOf: models.map { ($0.name, $0.hierarchy.superclass) })
    func top(of name: String) -> String { above[name]?.map(top) ?? name }
    let tops = Set(models.filter { !$0.profiles.names.isEmpty }.map { top(of: $0.name) })
    models.modifyEach { $0.profiles.isProfiled = tops.contains(top(of: $0.name)) }
  }
}

/// The models and clusters of a file.
struct BuiltModels {
  var models: [Model] = []
  /// The classes among the models, whose inheritance is not yet resolved.
  var classes: [String: ConstructionBuilder] = [:]
  var protocols: [ProtocolCluster] = []
  /// The mapped types of other modules, for their names and keys.
  var imported: [Model] = []

  /// The models with their inheritance, derived members, and full names of types.
  var described: [Model.Place: Model] = [:]

  /// Returns only the types of the target whose full names meet a condition.
  func only(_ isKept: (String) -> Bool) -> BuiltModels {
    var kept = BuiltModels()
    kept.models = models.filter { $0.module == nil && isKept($0.declaredName) }
    kept.classes = classes.filter { isKept($0.key) }
    kept.protocols = protocols.filter { $0.module == nil && isKept($0.name) }
    return kept
  }
}
