import IsomerSyntax

/// Resolves the inheritance of classes: properties, hooks, initialisers and clusters.
///
/// Superclasses are resolved first:
///
///     Message ─┬─ PictureMessage ─── AnimatedMessage      id │ id imageURL │ id imageURL frames
///              └─ TextMessage                                │ id body
struct ClassHierarchy {
  private let index: ClassIndex
  private let pending: [String: ConstructionBuilder]
  private var models: [Model]
  private var places: [String: Int] = [:]
  private var resolved: Set<String> = []
  private let reporter: Reporter
  private let arguments: SuperclassArguments

  init(
    _ models: [Model], _ pending: [String: ConstructionBuilder], _ index: ClassIndex,
    _ symbols: SymbolTable, _ reporter: Reporter
  ) {
    arguments = SuperclassArguments(index: index, symbols: symbols)
    self.models = models
    self.pending = pending
    self.index = index
    self.reporter = reporter
    for (place, model) in models.enumerated() where model.kind == .classType {
      places[model.name] = place
    }
  }

  /// Returns the models of the target with their inheritance; the closure returns true for subtypes
  /// of a protocol's cluster with a tag, to which their `key:` then applies.
  mutating func resolve(isTaggedByProtocol: (String) -> Bool) -> [Model] {
    models.modifyEach { $0.addRequiredTag() }
    let names = models.filter { $0.kind == .classType }.map(\.name)
    for name in names { resolve(name) }
    for place in models.indices where !hasTag(models[place]) {
      if !isTaggedByProtocol(models[place].name) { models[place].encloseInName() }
    }
    for name in names { addSubclass(name) }
    let classes = models.filter { $0.kind == .classType }.map { ($0.name, $0) }
    let clusters = ClusterBuilder(
      classes: Dictionary(firstOf: classes), tagged: Set(names.filter(isTaggedByProtocol)))
    for place in places.values {
      clusters.complete(&models[place])
      for member in models[place].clusters.cluster?.members ?? [] {
        if let member = places[member.name] { models[member].clusters.isInCluster = true }
      }
    }
    return models.filter { $0.module == nil }
  }

  /// Returns true if a class or one of its superclasses is a cluster with a tag.
  private func hasTag(_ model: Model) -> Bool {
    sequence(first: model) { model in
      model.hierarchy.superclass.flatMap { places[$0] }.map { models[$0] }
    }.contains { $0.clusters.tag != nil }
  }

  private mutating func resolve(_ name: String) {
    guard resolved.insert(name).inserted, let place = places[name] else { return }
    var model = models[place]
    defer { models[place] = model }
    var parent: Model?
    if let superclass = index.mappedSuperclasses(of: name).first?.name {
      resolve(superclass)
      parent = places[superclass].map { models[$0] }
      if parent?.isGeneric == true {
        arguments.bindings(of: name, up: superclass).replaceTypes(in: &parent)
      }
    }
    if let parent {
      Self.inherit(from: parent, to: &model)
      if model.module == nil, let module = parent.module {
        model.hierarchy.importedTop = ImportedTop(name: top(of: parent).name, module: module)
      }
      checkImported(parent, of: &model)
      checkDirections(of: model, below: parent)
    }
    guard var builder = pending[name] else { return }
    builder.inherited = inheritedInitialisers(of: name)
    if let above = index.superclass(of: name), !above.isMapped, above.module == nil {
      builder.unmappedSuperclass = above.name
    }
    builder.complete(&model)
    guard !builder.context.isProfiled else { return }
    // A superclass derives its members for all subclasses.
    DerivationBuilder(construction: builder).build(&model, below: parent)
    guard model.module == nil else { return }
    DerivedHierarchyRules(index: index, reporter: reporter).check(model, below: parent)
  }

  /// Returns the topmost mapped class in the module of a class.
  private func top(of model: Model) -> Model {
    guard let above = model.hierarchy.superclass.flatMap({ places[$0] }),
      models[above].module == model.module
    else { return model }
    return top(of: models[above])
  }

  /// Reports a class that supports other directions than its superclass, whose conformance it
  /// inherits.
  private func checkDirections(of model: Model, below parent: Model) {
    // A class that is only archived would also be selected when documents are read.
    guard model.module == nil, model.isKnown, parent.isMapped,
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
  private func checkImported(_ parent: Model, of model: inout Model) {
    guard let module = parent.module, model.module == nil else { return }
    for index in model.properties.indices {
      let property = model.properties[index]
      guard let owner = property.declaration.owner else { continue }
      if !property.declaration.isPublic {
        reporter.report(
          Message(.inheritedInternal, property.name, owner, module), on: model,
          notes: ["make it public in '\(module)'"])
      } else if property.declaration.setter == .assignment(isPublic: false) {
        model.properties[index].declaration.setter = .argument
      }
    }
    guard !parent.declaration.isOpen else { return }
    reporter.report(Message(.superclassNotOpen, parent.name, module), on: model)
  }

  /// Adds a class to the subclasses of all its superclasses.
  private mutating func addSubclass(_ name: String) {
    guard let own = places[name] else { return }
    var above = models[own].hierarchy.superclass
    var depth = 1
    let instances = models[own].clusters.instances
    var isDirect = true
    while let ancestor = above, let place = places[ancestor] {
      var subclass = Subclass(
        name: name, depth: depth, isOpen: models[own].declaration.isOpen,
        conditions: models[own].conditions)
      subclass.isDirect = isDirect
      if !models[own].isGeneric { models[place].hierarchy.subclasses.append(subclass) }
      for instance in instances {
        var subclass = subclass
        subclass.instance = instance
        subclass.conditions += instance.conditions
        models[place].hierarchy.subclasses.append(subclass)
      }
      above = models[place].hierarchy.superclass
      isDirect = isDirect && models[place].isGeneric
      depth += 1
    }
  }

  // MARK: Initialisers

  /// Returns the initialisers that a class has if it declares none.
  private func inheritedInitialisers(of name: String) -> [FunctionDeclaration] {
    guard let entry = index[name] else { return [] }
    guard let parent = index.superclass(of: name) else {
      // Protocols have no initialisers to inherit; a class that is not found probably has `init()`.
      return [FunctionDeclaration(name: entry.type.name, range: entry.type.range)]
    }
    let extensions = parent.file.extensions(of: parent.name)
    var declared = parent.type.initialisers + extensions.openInitialisers
    if parent.module != nil { declared.removeAll { ($0.access ?? .internal) < .public } }
    if parent.type.inheritsInitialisers { declared += inheritedInitialisers(of: parent.name) }
    guard !parent.type.genericParameters.isEmpty else { return declared }
    let bindings = arguments.bindings(of: name, up: parent.name)
    declared.modifyEach { $0.parameters.modifyEach { bindings.replace(in: &$0.type) } }
    return declared
  }
}

extension TypeDeclaration {
  /// True if a class inherits initialisers, because it declares no designated one.
  var inheritsInitialisers: Bool {
    !initialisers.contains { !$0.modifiers.contains("convenience") } && fillsItself
  }

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

extension ClassHierarchy {
  /// Prepends inherited properties; an annotated override replaces the inherited property.
  private static func inherit(from parent: Model, to model: inout Model) {
    var inherited = parent.properties.owned(by: parent)
    for own in model.properties {
      if let index = inherited.firstIndex(where: { $0.name == own.name }) {
        inherited[index] = own
      } else {
        inherited.append(own)
      }
    }
    model.properties = inherited
    model.archive.inherit(parent.archive, of: parent)
    model.hierarchy.parents = parent.hierarchy.parents + model.hierarchy.parents
    model.hierarchy.superclass = parent.name
    model.hierarchy.isBelowImported = parent.module != nil || parent.hierarchy.isBelowImported
    if parent.module == nil {
      model.scope.deprecated.merge(parent.scope.deprecated) { own, _ in own }
    }
    model.scope.unsafe.merge(parent.scope.unsafe) { own, _ in own }
    model.object.hooks.inherit(parent.object.hooks)
    model.validation.checks = parent.validation.checks + model.validation.checks
    if model.isolation == .byDefault { model.declaration.isolation = parent.isolation }
  }
}

extension ArchiveRule {
  /// Inherits properties that are only archived, and the version unless the class declares one.
  fileprivate mutating func inherit(_ parent: ArchiveRule, of superclass: Model) {
    properties = parent.properties.owned(by: superclass) + properties
    if parent.isAsked { (isAsked, isAskedAbove) = (true, true) }
    guard versionRange == nil else { return }
    version = parent.version
    upgrade = upgrade ?? parent.upgrade
  }
}

extension [Property] {
  /// Returns the properties of a superclass and of the classes above it, with their owners.
  fileprivate func owned(by superclass: Model) -> [Property] {
    var properties = self
    for index in indices where self[index].declaration.owner == nil {
      properties[index].declaration.owner = superclass.name
      properties[index].declaration.ownerFile = superclass.file
    }
    return properties
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
