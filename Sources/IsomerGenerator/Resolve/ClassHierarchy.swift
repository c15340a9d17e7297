import IsomerSyntax

/// A class whose members are built and whose superclasses are not yet resolved.
struct PendingClass {
  var name: String
  var context: TypeContext
  /// The stored properties that are not mapped.
  var unmapped: [PropertyDeclaration]
}

/// Resolves the inheritance of classes: properties, hooks, initialisers and clusters.
///
/// Superclasses are resolved first:
///
///     Message ─┬─ PictureMessage ─── AnimatedMessage      id │ id imageURL │ id imageURL frames
///              └─ TextMessage                                │ id body
struct ClassHierarchy {
  private let index: ClassIndex
  private let pending: [String: PendingClass]
  private var models: [Model]
  private var places: [String: Int] = [:]
  private var resolved: Set<String> = []
  private let isTaggedByProtocol: (String) -> Bool
  private let reporter: Reporter

  /// Creates a hierarchy; the closure returns true for subtypes of a protocol's cluster with a tag,
  /// to which their `key:` then applies.
  init(
    _ models: [Model], _ pending: [PendingClass], _ index: ClassIndex,
    _ reporter: Reporter, isTaggedByProtocol: @escaping (String) -> Bool
  ) {
    self.models = models
    self.index = index
    self.isTaggedByProtocol = isTaggedByProtocol
    self.reporter = reporter
    self.pending = Dictionary(firstOf: pending.map { ($0.name, $0) })
    for (place, model) in models.enumerated() where model.kind == .classType {
      places[model.name] = place
    }
  }

  /// Adds the mapped classes and protocols of other modules, only as superclasses and clusters.
  static func importing(
    _ files: [ModuleFile], _ index: ClassIndex, _ shapes: [String: [ParsedFile]],
    profile: String? = nil, _ symbols: SymbolTable, _ reader: OptionReader, _ reporter: Reporter,
    into built: inout BuiltModels
  ) {
    for file in files {
      guard let module = file.module else { continue }
      let declared = shapes[module] ?? []
      let transformers = TypeTransformers(declared, SymbolTable(declared), reader, reporter)
      let context = FileContext(file.file, transformers, profile: profile, reader, reporter)
      let found = ModelBuilder.build(context, classes: index)
      for var model in found.models {
        model.declaration.module = module
        built.imported.append(model)
        guard model.kind == .classType, index[model.name]?.module == module else { continue }
        built.models.append(model)
        built.classes += found.classes.filter { $0.name == model.name }
      }
      for var cluster in found.protocols
      where cluster.access >= .public && symbols[cluster.name]?.module != nil {
        cluster.module = module
        built.protocols.append(cluster)
      }
    }
  }

  mutating func resolve() -> [Model] {
    let names = models.filter { $0.kind == .classType }.map(\.name)
    for name in names { resolve(name) }
    for name in names { addSubclass(name) }
    let clusters = ClusterBuilder(models, isTaggedByProtocol: isTaggedByProtocol)
    for place in places.values { clusters.complete(&models[place]) }
    for place in places.values {
      for member in models[place].clusters.cluster?.members ?? [] {
        if let member = places[member.name] { models[member].clusters.isInCluster = true }
      }
    }
    return models.filter { $0.module == nil }
  }

  private mutating func resolve(_ name: String) {
    guard resolved.insert(name).inserted, let place = places[name] else { return }
    if let parent = index.mappedSuperclass(of: name)?.name {
      resolve(parent)
      if let parentPlace = places[parent] {
        inherit(from: models[parentPlace], at: place)
        checkImported(models[parentPlace], at: place)
        checkDirections(below: models[parentPlace], at: place)
      }
    }
    guard let pending = pending[name] else { return }
    let initialisers = inheritedInitialisers(of: name)
    if models[place].reads {
      ConstructionBuilder(
        context: pending.context, unmapped: pending.unmapped, inherited: initialisers
      ).complete(&models[place])
    }
    ArchiveBuilder(context: pending.context, unmapped: pending.unmapped, inherited: initialisers)
      .decide(&models[place])
    if !pending.context.isProfiled { derive(pending, initialisers, at: place) }
  }

  /// Builds derived members; a superclass derives its members for all subclasses.
  private mutating func derive(
    _ pending: PendingClass, _ initialisers: [FunctionDeclaration], at place: Int
  ) {
    let parent = models[place].hierarchy.superclass.flatMap { places[$0] }.map { models[$0] }
    DerivationBuilder(pending.context, inherited: initialisers).build(&models[place], below: parent)
    guard models[place].module == nil else { return }
    DerivedHierarchyRules(index: index, reporter: reporter).check(models[place], below: parent)
  }

  /// Prepends inherited properties; an annotated override replaces the inherited property.
  private mutating func inherit(from parent: Model, at place: Int) {
    var properties = parent.properties
    for index in properties.indices where properties[index].declaration.owner == nil {
      properties[index].declaration.owner = parent.name
      properties[index].declaration.ownerFile = parent.file
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
    models[place].hierarchy.parents = parent.hierarchy.parents + models[place].hierarchy.parents
    models[place].hierarchy.superclass = parent.name
    models[place].hierarchy.isBelowImported =
      parent.module != nil || parent.hierarchy.isBelowImported
    if models[place].module == nil, parent.module != nil {
      models[place].hierarchy.importedTop = top(of: parent)
    }
    if parent.module == nil {
      models[place].scope.deprecated.merge(parent.scope.deprecated) { own, _ in own }
    }
    models[place].object.hooks.inherit(parent.object.hooks)
    models[place].validation.checks = parent.validation.checks + models[place].validation.checks
    if models[place].isolation == .byDefault {
      models[place].declaration.isolation = parent.isolation
    }
  }

  /// Inherits properties that are only archived, and the version unless the class declares one.
  private mutating func inheritArchive(from parent: Model, at place: Int) {
    var inherited = parent.archive.properties
    for index in inherited.indices where inherited[index].declaration.owner == nil {
      inherited[index].declaration.owner = parent.name
      inherited[index].declaration.ownerFile = parent.file
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

  /// Returns the topmost mapped class in the module of a class.
  private func top(of model: Model) -> ImportedTop? {
    guard let module = model.module else { return nil }
    var current = model
    while let above = current.hierarchy.superclass.flatMap({ places[$0] }),
      models[above].module == module
    {
      current = models[above]
    }
    return ImportedTop(name: current.name, module: module)
  }

  /// Reports a class that supports other directions than its superclass, whose conformance it
  /// inherits.
  private func checkDirections(below parent: Model, at place: Int) {
    let model = models[place]
    // A class that is only archived would also be selected when documents are read.
    let takesPart = model.isMapped || model.archive.isAsked
    guard model.module == nil, takesPart, parent.isMapped,
      pending[model.name]?.context.isProfiled == false
    else { return }
    for (verb, goes, above) in [
      ("read", model.reads, parent.reads), ("written", model.writes, parent.writes),
    ] where goes != above {
      reporter.report(
        .subclassDirection(model.name, parent.name, verb, goes: goes), on: model,
        notes: ["move 'skip:' to the properties, or add it to both classes"])
    }
  }

  /// Reports inherited members that are not accessible from other modules.
  private mutating func checkImported(_ parent: Model, at place: Int) {
    guard let module = parent.module, models[place].module == nil else { return }
    let model = models[place]
    for index in model.properties.indices {
      guard let owner = model.properties[index].declaration.owner else { continue }
      if !model.properties[index].declaration.isPublic {
        reporter.report(
          .inheritedInternal(model.properties[index].name, owner, module), on: model,
          notes: ["make it public in '\(module)'"])
      } else if model.properties[index].declaration.setter == .assignment(isPublic: false) {
        models[place].properties[index].declaration.setter = .argument
      }
    }
    guard !parent.declaration.isOpen else { return }
    reporter.report(.superclassNotOpen(parent.name, module), on: model)
  }

  /// Adds a class to the subclasses of all its superclasses.
  private mutating func addSubclass(_ name: String) {
    guard let own = places[name] else { return }
    var above = models[own].hierarchy.superclass
    var depth = 1
    while let ancestor = above, let place = places[ancestor] {
      models[place].hierarchy.subclasses.append(
        Subclass(
          name: name, depth: depth, isOpen: models[own].declaration.isOpen,
          conditions: models[own].conditions))
      above = models[place].hierarchy.superclass
      depth += 1
    }
  }

  // MARK: Initialisers

  /// Returns the initialisers that a class inherits if it declares none.
  private func inheritedInitialisers(of name: String) -> [FunctionDeclaration] {
    guard let entry = index[name], entry.hasSuperclassName else { return [] }
    guard let parent = index.superclass(of: name) else {
      // Protocols have no initialisers to inherit; a class that is not found probably has `init()`.
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
  /// True if every stored property of a class has a value without an initialiser.
  var fillsItself: Bool {
    properties.allSatisfy { property in
      guard property.storage == .stored, !property.isStatic else { return true }
      // The storage of an overridden property is in the superclass.
      if property.modifiers.contains("override") { return true }
      if property.initialValue != nil || property.modifiers.contains("lazy") { return true }
      if property.attributes.contains(where: \.mayBeWrapper) { return true }
      return !property.isLet && property.type?.optionalWrapped != nil
    }
  }
}

extension Model.Hooks {
  /// Inherits the hooks that the class does not declare.
  fileprivate mutating func inherit(_ parent: Self) {
    beforeReading = beforeReading ?? parent.beforeReading
    afterReading = afterReading ?? parent.afterReading
    beforeWriting = beforeWriting ?? parent.beforeWriting
    afterWriting = afterWriting ?? parent.afterWriting
  }
}
