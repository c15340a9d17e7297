import IsomerSyntax

/// Builds the descriptions of the mapped types in a file.
///
/// It reports the errors of single declarations. Errors that involve several types are reported by
/// the checks.
struct ModelBuilder {
  let parsed: ParsedFile
  private let classes: ClassIndex
  private let typeTransformers: TypeTransformers
  private let attributes: DeclaredAttributes
  /// The profile for which the file is read.
  private let profile: String?
  /// The `// @mapped file …` options, defaults for every annotated type of the file.
  private var defaults: Options?
  private var built = BuiltModels()

  private init(
    _ parsed: ParsedFile, _ classes: ClassIndex, _ typeTransformers: TypeTransformers,
    _ attributes: DeclaredAttributes, _ profile: String?
  ) {
    self.attributes = attributes
    self.profile = profile
    self.parsed = parsed
    self.classes = classes
    self.typeTransformers = typeTransformers
  }

  static func build(
    _ parsed: ParsedFile, classes: ClassIndex,
    typeTransformers: TypeTransformers = TypeTransformers(),
    attributes: DeclaredAttributes = DeclaredAttributes(), profile: String? = nil,
    _ reporter: Reporter
  ) -> BuiltModels {
    var builder = ModelBuilder(parsed, classes, typeTransformers, attributes, profile)
    builder.defaults = OptionReader(file: parsed.file, place: .file)
      .read(parsed.fileAnnotations, reporter)
    for type in parsed.types { builder.visit(type, in: Scope(), reporter) }
    return builder.built
  }

  /// The context of a type inside its outer types.
  private struct Scope {
    var names: [String] = []
    var genericParameters: [String] = []
    /// The names with their generic parameters.
    var genericNames: [String] = []
    var access = AccessLevel.open
    /// The default access level of members, which an enclosing extension can set.
    var defaultAccess = AccessLevel.internal
    var conditions: [String] = []
    var availability: [String] = []
    var isolation = Isolation.byDefault
  }

  private mutating func visit(_ type: TypeDeclaration, in scope: Scope, _ reporter: Reporter) {
    var inner = scope
    inner.names.append(type.name.text)
    inner.genericParameters += type.genericParameters
    let parameters = type.genericParameters.joined(separator: ", ")
    inner.genericNames.append(
      SwiftName.path(type.name.text) + (parameters.isEmpty ? "" : "<\(parameters)>"))
    inner.conditions += type.conditions
    inner.availability += type.attributes.filter { $0.name == "available" }.map(\.text)
    inner.isolation = attributes.isolation(of: type, in: scope.isolation)
    if type.kind == .extensionType {
      inner.defaultAccess = type.access ?? .internal
    } else {
      inner.access = min(scope.access, type.access ?? scope.defaultAccess)
      inner.defaultAccess = .internal
    }
    if let model = describe(type, inner, reporter) { built.models.append(model) }
    for nested in type.types { visit(nested, in: inner, reporter) }
  }

  private mutating func describe(
    _ type: TypeDeclaration, _ scope: Scope, _ reporter: Reporter
  ) -> ModelDescription? {
    let isMarked = !type.annotations.isEmpty
    guard type.isMapped else { return nil }
    if type.kind == .protocolType {
      if type.isShape { return describeShape(type, scope, reporter) }
      describeProtocol(type, scope, reporter)
      return nil
    }
    guard let kind = modelKind(of: type, reporter) else { return nil }
    var model = bareModel(kind, type, scope)
    guard isReachable(type, scope, reporter) else { return nil }
    let own = OptionReader(file: parsed.file, place: kind.place).read(type.annotations, reporter)
    let options = (own ?? Options(marker: type.name.range)).inheriting(isMarked ? defaults : nil)
      .inheriting(classes.inheritedOptions(of: model.name))
    apply(options, to: &model)
    model.archive = ArchiveOptions(file: parsed.file).type(options, reporter)
    let context = TypeContext(
      file: parsed.file, type: type, options: options,
      isExplicit: !isMarked || options.has("explicit"), siblings: extensions(of: model.name),
      typeTransformers: typeTransformers, attributes: attributes, isProfiled: profile != nil)
    model.memberNames = context.memberNames
    model.hooks = context.hooks
    let called = context.hookMethods.map(\.method)
    model.isolation = attributes.mappingIsolation(of: type, model.isolation, hooks: called)
    model.sendability = attributes.sendability(of: type, context.siblings)
    context.checkHooks(reporter)
    if let own {
      OptionRules(file: parsed.file, options: own, name: model.name)
        .check(model.unmetDirections, reporter)
    }
    switch kind {
    case .enumeration: EnumBuilder(context).build(&model, reporter)
    case .structure: ObjectBuilder(context).build(&model, reporter)
    case .classType:
      model.isFinal = type.modifiers.contains("final")
      model.isOpen = type.access == .open
      let unmapped = ObjectBuilder(context).describe(&model, reporter)
      built.classes.append(PendingClass(name: model.name, context: context, unmapped: unmapped))
    }
    return model
  }

  /// Creates a model from the declaration without its options.
  private func bareModel(
    _ kind: ModelDescription.Kind, _ type: TypeDeclaration, _ scope: Scope
  ) -> ModelDescription {
    var model = ModelDescription(
      kind: kind, file: parsed.file, name: scope.names.joined(separator: "."),
      nameRange: type.name.range, access: min(scope.access, .public))
    model.genericParameters = scope.genericParameters
    if model.isGeneric { model.genericName = scope.genericNames.joined(separator: ".") }
    model.conditions = scope.conditions
    model.availability = scope.availability
    model.isolation = scope.isolation
    for name in type.deprecatedMembers {
      let line = parsed.file.location(at: name.range.start).line
      model.deprecated[name.text] = ModelDescription.Line(path: parsed.file.path, line: line)
    }
    return model
  }

  /// Describes an external mapping, a protocol with `for:` that lists the members of another type.
  private func describeShape(
    _ type: TypeDeclaration, _ scope: Scope, _ reporter: Reporter
  ) -> ModelDescription? {
    let own = OptionReader(file: parsed.file, place: .shape).read(type.annotations, reporter)
    guard isReachable(type, scope, reporter), let options = own?.inheriting(defaults) else {
      return nil
    }
    var model = ModelDescription(
      kind: .structure, file: parsed.file,
      name: ShapeDescription.mappingName(of: type.name.text), nameRange: type.name.range,
      access: min(scope.access, .public))
    model.availability = scope.availability
    model.isolation = scope.isolation
    apply(options, to: &model)
    let builder = ShapeBuilder(
      type: type, file: parsed.file, options: options, names: scope.names,
      typeTransformers: typeTransformers, attributes: attributes, isProfiled: profile != nil)
    return builder.describe(&model, reporter) ? model : nil
  }

  /// Describes a protocol, which is a cluster of the models that conform to it.
  private mutating func describeProtocol(
    _ type: TypeDeclaration, _ scope: Scope, _ reporter: Reporter
  ) {
    // Type transformers are read before all models.
    guard !type.namesTransformer else { return }
    let options = OptionReader(file: parsed.file, place: .protocolType)
      .read(type.annotations, reporter)
    for property in type.properties {
      guard let marker = property.annotations.first else { continue }
      reporter.report(
        .protocolMember(property.name.text), in: parsed.file, at: marker.range,
        notes: ["annotate the property in the conforming types"])
    }
    guard let options, isReachable(type, scope, reporter) else { return }
    let skipped = checkProtocol(options, type, reporter)
    var cluster = ProtocolCluster(
      file: parsed.file, name: scope.names.joined(separator: "."), nameRange: type.name.range,
      access: min(scope.access, .public), cluster: Cluster(tag: options["tag"]?.keyPath))
    cluster.samples = options.samples
    cluster.conditions = scope.conditions
    cluster.availability = scope.availability
    cluster.isolation = scope.isolation
    cluster.reads = !skipped.contains("read")
    cluster.writes = !skipped.contains("write")
    built.protocols.append(cluster)
  }

  /// Reports options without effect on a protocol, and returns the skipped directions.
  private func checkProtocol(
    _ options: Options, _ type: TypeDeclaration, _ reporter: Reporter
  ) -> [String] {
    for word in ["with", "with.read", "with.write"] {
      guard let option = options[word] else { continue }
      reporter.report(
        .uselessOption(word, type.name.text, "'for:' is missing"),
        in: parsed.file, at: option.name.range)
    }
    if let skip = options["skip"], options.skipsEverything {
      reporter.report(
        .uselessOption("skip", type.name.text, "an unmapped protocol requires no annotation"),
        in: parsed.file, at: skip.name.range)
    }
    return options["skip"].map { $0.choices ?? ["json"] } ?? []
  }

  /// Returns the extensions of the type in the same file, whose initialisers and functions are
  /// used.
  private func extensions(of name: String) -> [TypeDeclaration] {
    parsed.types.filter { $0.kind == .extensionType && $0.name.text == name }
  }

  private func isReachable(_ type: TypeDeclaration, _ scope: Scope, _ reporter: Reporter) -> Bool {
    if scope.access < .internal {
      report(.privateType(type.name.text, scope.access), type, ["make it internal"], reporter)
      return false
    }
    guard let attribute = type.attributes.first(where: { $0.name == "usableFromInline" }) else {
      return true
    }
    reporter.report(
      .usableFromInline(type.name.text), in: parsed.file, at: attribute.range,
      notes: ["make it public, or remove the attribute"])
    return false
  }

  private func modelKind(of type: TypeDeclaration, _ reporter: Reporter) -> ModelDescription.Kind? {
    let name = type.name.text
    switch type.kind {
    case .structure, .enumeration:
      guard let suppressed = type.inheritance.first(where: \.suppressesCopying) else {
        return type.kind == .structure ? .structure : .enumeration
      }
      reporter.report(.nonCopyable(name), in: parsed.file, at: suppressed.range)
    case .classType: return .classType
    case .actor:
      report(.actorNotMapped(name), type, ["use a struct or a class"], reporter)
    case .protocolType: break
    case .extensionType:
      reportExtension(type, reporter)
    }
    return nil
  }

  private func reportExtension(_ type: TypeDeclaration, _ reporter: Reporter) {
    if !type.annotations.isEmpty {
      report(
        .extensionNotMapped(type.name.text), type,
        ["move it to the declaration of '\(type.name.text)'"], reporter)
    }
    for property in type.properties where !property.annotations.isEmpty {
      reporter.report(
        .propertyInExtension(property.name.text), in: parsed.file, at: property.name.range,
        notes: ["move it to the declaration of '\(type.name.text)'"])
    }
  }

  private func report(
    _ message: Message, _ type: TypeDeclaration, _ notes: [String], _ reporter: Reporter
  ) {
    reporter.report(message, in: parsed.file, at: type.name.range, notes: notes)
  }

  private func apply(_ options: Options, to model: inout ModelDescription) {
    if let keys = options["keys"]?.choice.flatMap(KeyStrategy.init(rawValue:)) { model.keys = keys }
    if let under = options["under"]?.keyPath { model.under = under }
    if let unknown = options["unknown"]?.choice.flatMap(
      ModelDescription.UnknownKeys.init(rawValue:))
    {
      model.unknown = unknown
      model.asksUnknown = true
    }
    model.samples = options.samples
    model.tag = options["tag"]?.keyPath
    model.memberKey = options["key"].flatMap(MemberKey.init)
    let skipped = options["skip"].map { $0.choices ?? ["json"] } ?? []
    model.reads = !skipped.contains("read") && !skipped.contains("json")
    model.writes = !skipped.contains("write") && !skipped.contains("json")
  }
}

/// The models and clusters of a file.
struct BuiltModels {
  var models: [ModelDescription] = []
  /// The classes among the models, whose inheritance is not yet resolved.
  var classes: [PendingClass] = []
  var protocols: [ProtocolCluster] = []
  /// The mapped types of other modules, for their names and keys.
  var imported: [ModelDescription] = []
}

extension ModelDescription.Kind {
  var place: Option.Place {
    switch self {
    case .structure: .structure
    case .classType: .classType
    case .enumeration: .enumeration
    }
  }
}

extension [TypeDeclaration] {
  /// The initialisers of extensions that are available for all generic arguments.
  var openInitialisers: [FunctionDeclaration] {
    filter { !$0.isConstrained }.flatMap(\.initialisers)
  }
}

extension TypeReference {
  /// True if the type contains `~Copyable` or `~Escapable` in any spelling.
  fileprivate var suppressesCopying: Bool {
    text.split(separator: "&").contains { part in
      let options = part.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "~") }
      return part.contains("~")
        && options.last.map { ["Copyable", "Escapable"].contains($0.drop { $0 == "~" }) } ?? false
    }
  }
}

extension TypeDeclaration {
  /// The properties and cases that are deprecated on any platform.
  fileprivate var deprecatedMembers: [Name] {
    (properties.map { ($0.name, $0.attributes) } + cases.map { ($0.name, $0.attributes) })
      .filter { $0.1.contains { $0.name == "available" && $0.text.contains("deprecated") } }
      .map(\.0)
  }

  /// True if the type or a member has an annotation.
  var isMapped: Bool { !annotations.isEmpty || hasAnnotatedMembers }

  /// True if a property or a case has an annotation.
  var hasAnnotatedMembers: Bool {
    properties.contains { !$0.annotations.isEmpty }
      || cases.contains {
        !$0.annotations.isEmpty
          || ($0.associatedValues ?? []).contains { !$0.annotations.isEmpty }
      }
  }
}
