import IsomerSyntax

/// A class whose members are known and whose superclasses are still to be looked at.
struct PendingClass {
  var name: String
  var context: TypeContext
  /// Stored properties that take no part in reading.
  var unmapped: [PropertyDeclaration]
}

/// Gives classes what they inherit: properties, hooks, initialisers, their place in a cluster.
///
/// Classes above come first, so that a class finds its superclass complete:
///
///     Message ─┬─ PictureMessage ─── AnimatedMessage      id │ id imageURL │ id imageURL frames
///              └─ TextMessage                                │ id body
struct ClassHierarchy {
  private let index: ClassIndex
  private let pending: [String: PendingClass]
  private var models: [ModelDescription]
  private var places: [String: Int] = [:]
  private var resolved: Set<String> = []
  private let isTaggedByProtocol: (String) -> Bool

  /// The closure tells whether a class is a member of a protocol's cluster, whose tag its `key:` is
  /// then for.
  init(
    _ models: [ModelDescription], _ pending: [PendingClass], _ index: ClassIndex,
    isTaggedByProtocol: @escaping (String) -> Bool
  ) {
    self.models = models
    self.index = index
    self.isTaggedByProtocol = isTaggedByProtocol
    self.pending = Dictionary(
      pending.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for (place, model) in models.enumerated() where model.kind == .classType {
      places[model.name] = place
    }
  }

  /// The mapped classes of other modules are among the models only to be inherited from, the
  /// protocols only to be joined.
  static func importing(
    _ files: [ModuleFile], _ index: ClassIndex, _ shapes: [String: [ParsedFile]],
    profile: String? = nil, hidden: DeclaredNames, into built: inout BuiltModels
  ) {
    // What is wrong with them is reported when their own module is built.
    var unheard = DiagnosticCollector()
    for file in files {
      guard let module = file.module else { continue }
      let found = ModelBuilder.build(
        file.file, classes: index,
        typeTransformers: TypeTransformers(shapes[module] ?? [], &unheard), profile: profile,
        &unheard)
      for var model in found.models {
        model.module = module
        built.imported.append(model)
        guard model.kind == .classType, index[model.name]?.module == module else { continue }
        built.models.append(model)
        built.classes += found.classes.filter { $0.name == model.name }
      }
      for var cluster in found.protocols
      where cluster.access >= .public && !hidden.contains(cluster.name) {
        cluster.module = module
        built.protocols.append(cluster)
      }
    }
  }

  mutating func resolve(_ collector: inout DiagnosticCollector) -> [ModelDescription] {
    let names = models.filter { $0.kind == .classType }.map(\.name)
    for name in names { resolve(name, &collector) }
    for name in names { addSubclass(name) }
    let clusters = ClusterBuilder(models, isTaggedByProtocol: isTaggedByProtocol)
    for place in places.values { clusters.complete(&models[place]) }
    for place in places.values {
      for member in models[place].cluster?.members ?? [] {
        if let member = places[member.name] { models[member].isInCluster = true }
      }
    }
    return models.filter { $0.module == nil }
  }

  private mutating func resolve(_ name: String, _ collector: inout DiagnosticCollector) {
    guard resolved.insert(name).inserted, let place = places[name] else { return }
    if let parent = index.mappedSuperclass(of: name)?.name {
      resolve(parent, &collector)
      if let parentPlace = places[parent] {
        inherit(from: models[parentPlace], at: place)
        checkImported(models[parentPlace], at: place, &collector)
        checkDirections(below: models[parentPlace], at: place, &collector)
      }
    }
    guard let pending = pending[name] else { return }
    let initialisers = inheritedInitialisers(of: name)
    if models[place].reads {
      ConstructionBuilder(
        pending.context, unmapped: pending.unmapped, inherited: initialisers
      ).decide(&models[place], &collector)
    }
    ArchiveBuilder(pending.context, unmapped: pending.unmapped, inherited: initialisers)
      .decide(&models[place])
    derive(pending, initialisers, at: place, &collector)
  }

  /// What a class above derives, it derives for all classes below.
  private mutating func derive(
    _ pending: PendingClass, _ initialisers: [FunctionDeclaration], at place: Int,
    _ collector: inout DiagnosticCollector
  ) {
    let parent = models[place].superclass.flatMap { places[$0] }.map { models[$0] }
    // What is wrong in another module is reported when that is built, and what is wrong under a
    // profile is wrong without it.
    var found = DiagnosticCollector()
    DerivationBuilder(pending.context, inherited: initialisers)
      .build(&models[place], below: parent, &found)
    guard models[place].module == nil, !pending.context.isProfiled else { return }
    collector.report(contentsOf: found.diagnostics)
    DerivedHierarchyRules(index).check(models[place], below: parent, &collector)
  }

  /// Inherited properties stand first; one that the class overrides and annotates takes its place.
  private mutating func inherit(from parent: ModelDescription, at place: Int) {
    var properties = parent.properties
    for index in properties.indices where properties[index].owner == nil {
      properties[index].owner = parent.name
      properties[index].ownerFile = parent.file
    }
    for own in models[place].properties {
      if let index = properties.firstIndex(where: { $0.name == own.name }) {
        properties[index] = own
      } else {
        properties.append(own)
      }
    }
    models[place].properties = properties
    inheritArchive(from: parent, at: place)
    models[place].parents = parent.parents + models[place].parents
    models[place].superclass = parent.name
    models[place].isBelowImported = parent.module != nil || parent.isBelowImported
    if models[place].module == nil, parent.module != nil {
      models[place].importedTop = top(of: parent)
    }
    if parent.module == nil {
      models[place].deprecated.merge(parent.deprecated) { own, _ in own }
    }
    models[place].hooks.inherit(parent.hooks)
    models[place].checks = parent.checks + models[place].checks
    if models[place].isolation == .byDefault { models[place].isolation = parent.isolation }
  }

  /// What archives alone have, and the version, unless the class says its own.
  private mutating func inheritArchive(from parent: ModelDescription, at place: Int) {
    var inherited = parent.archive.properties
    for index in inherited.indices where inherited[index].owner == nil {
      inherited[index].owner = parent.name
      inherited[index].ownerFile = parent.file
    }
    models[place].archive.properties = inherited + models[place].archive.properties
    if parent.archive.isAsked {
      (models[place].archive.isAsked, models[place].archive.isAskedAbove) = (true, true)
    }
    guard models[place].archive.versionRange == nil else { return }
    models[place].archive.version = parent.archive.version
    if models[place].archive.upgrade == nil {
      models[place].archive.upgrade = parent.archive.upgrade
    }
  }

  /// The highest mapped class of a class's own module.
  private func top(of model: ModelDescription) -> ImportedTop? {
    guard let module = model.module else { return nil }
    var current = model
    while let above = current.superclass.flatMap({ places[$0] }), models[above].module == module {
      current = models[above]
    }
    return ImportedTop(name: current.name, module: module)
  }

  /// One conformance, at the top, is for all classes below.
  private func checkDirections(
    below parent: ModelDescription, at place: Int, _ collector: inout DiagnosticCollector
  ) {
    let model = models[place]
    // A class that only archives have would be chosen in documents too.
    let takesPart = model.isMapped || model.archive.isAsked
    guard model.module == nil, takesPart, parent.isMapped,
      pending[model.name]?.context.isProfiled == false
    else { return }
    for (verb, goes, above) in [
      ("read", model.reads, parent.reads), ("written", model.writes, parent.writes),
    ] where goes != above {
      collector.report(
        .subclassDirection(model.name, parent.name, verb, goes: goes), in: model.file,
        at: model.nameRange, notes: ["skip at the properties instead, or at '\(parent.name)' too"])
    }
  }

  /// Of a class in another module only what is public can be reached.
  private mutating func checkImported(
    _ parent: ModelDescription, at place: Int, _ collector: inout DiagnosticCollector
  ) {
    guard let module = parent.module, models[place].module == nil else { return }
    let model = models[place]
    for index in model.properties.indices {
      guard let owner = model.properties[index].owner else { continue }
      if !model.properties[index].isPublic {
        collector.report(
          .inheritedInternal(model.properties[index].name, owner, module), in: model.file,
          at: model.nameRange, notes: ["make it public in '\(module)'"])
      } else if !model.properties[index].isPubliclySettable {
        models[place].properties[index].isLet = true
      }
    }
    guard !parent.isOpen else { return }
    collector.report(
      .superclassNotOpen(parent.name, module), in: model.file, at: model.nameRange)
  }

  /// Every class above knows all classes below it.
  private mutating func addSubclass(_ name: String) {
    guard let own = places[name] else { return }
    var above = models[own].superclass
    var depth = 1
    while let ancestor = above, let place = places[ancestor] {
      models[place].subclasses.append(
        Subclass(
          name: name, depth: depth, isOpen: models[own].isOpen,
          conditions: models[own].conditions))
      above = models[place].superclass
      depth += 1
    }
  }

  // MARK: Initialisers

  /// What a class inherits if it declares no initialiser of its own; nil where that is unknown.
  private func inheritedInitialisers(of name: String) -> [FunctionDeclaration] {
    guard let entry = index[name], entry.hasSuperclassName else { return [] }
    guard let parent = index.superclass(of: name) else {
      // Protocols have nothing to inherit from; a class out of sight most likely has this one.
      return [FunctionDeclaration(name: entry.type.name, range: entry.type.range)]
    }
    var declared = parent.type.initialisers + parent.siblings.openInitialisers
    if parent.module != nil { declared.removeAll { ($0.access ?? .internal) < .public } }
    let designated = parent.type.initialisers.filter { !$0.modifiers.contains("convenience") }
    guard designated.isEmpty else { return declared }
    guard parent.type.fillsItself else { return declared }
    if !parent.hasSuperclassName {
      return declared + [FunctionDeclaration(name: parent.type.name, range: parent.type.range)]
    }
    return declared + inheritedInitialisers(of: parent.name)
  }
}

extension ClassIndex.Entry {
  fileprivate var hasSuperclassName: Bool { type.inheritance.first?.namePath != nil }
}

extension TypeDeclaration {
  /// Whether every stored property of a class has a value without an initialiser.
  var fillsItself: Bool {
    properties.allSatisfy { property in
      guard property.storage == .stored, !property.isStatic else { return true }
      // The superclass has the storage of what is overridden.
      if property.modifiers.contains("override") { return true }
      if property.initialValue != nil || property.modifiers.contains("lazy") { return true }
      if property.attributes.contains(where: \.mayBeWrapper) { return true }
      return !property.isLet && property.type?.optionalWrapped != nil
    }
  }
}

extension ModelDescription.Hooks {
  /// A hook of a class stands for its subclasses too, unless they have one of their own.
  fileprivate mutating func inherit(_ parent: Self) {
    beforeReading = beforeReading ?? parent.beforeReading
    afterReading = afterReading ?? parent.afterReading
    beforeWriting = beforeWriting ?? parent.beforeWriting
    afterWriting = afterWriting ?? parent.afterWriting
  }
}
