import IsomerSyntax

/// Builds the descriptions of the mapped types in a file.
///
/// It reports the errors of single declarations. Errors that involve several types are reported by
/// the checks.
struct ModelBuilder {
  private let context: FileContext
  private let classes: ClassIndex
  private let defaults: DefaultOptions
  /// The module of an imported file.
  private let module: String?
  /// Returns false for a type that is not built, by its full name.
  private let includes: (String) -> Bool
  private var built = BuiltModels()

  static func build(
    _ context: FileContext, classes: ClassIndex, defaults: DefaultOptions, module: String? = nil,
    including includes: @escaping (String) -> Bool = { _ in true }
  ) -> BuiltModels {
    var builder = ModelBuilder(
      context: context, classes: classes, defaults: defaults, module: module, includes: includes)
    let file = Model.Declaration(
      kind: .structure, file: context.parsed.file, name: "",
      nameRange: SourceRange(start: 0, end: 0), access: .public)
    for type in context.parsed.types { builder.visit(type, in: Scope(declaration: file)) }
    builder.built.models += context.tuples
    return builder.built
  }

  private var parsed: ParsedFile { context.parsed }
  private var reporter: FileReporter { context.reporter }
  private var reader: OptionReader { context.reader }
  private var attributes: DeclaredAttributes { context.attributes }

  /// The context of a type inside its outer types.
  private struct Scope {
    /// The declaration without its kind; all types have a generic name, which those inside begin with.
    @Boxed var declaration: Model.Declaration
    /// The default access level of members, which an enclosing extension can set.
    var defaultAccess = AccessLevel.internal
  }

  private mutating func visit(_ type: TypeDeclaration, in scope: Scope) {
    var inner = scope
    let parameters = type.genericParameters.joined(separator: ", ")
    inner.declaration.name = scope.declaration.name.member(type.name.text)
    inner.declaration.nameRange = type.name.range
    inner.declaration.genericParameters += type.genericParameters
    inner.declaration.genericName =
      (scope.declaration.genericName.map { "\($0)." } ?? "") + SwiftName.path(type.name.text)
      + (parameters.isEmpty ? "" : "<\(parameters)>")
    inner.declaration.conditions += type.conditions
    inner.declaration.availability += type.attributes.filter { $0.name == "available" }.map(\.text)
    inner.declaration.isolation = attributes.isolation(of: type, in: scope.declaration.isolation)
    if type.kind == .extensionType {
      inner.defaultAccess = type.access ?? .internal
    } else {
      inner.declaration.access = min(scope.declaration.access, type.access ?? scope.defaultAccess)
      inner.defaultAccess = .internal
    }
    if includes(inner.declaration.name), let model = describe(type, inner.declaration) {
      built.models.append(model)
    }
    for nested in type.types { visit(nested, in: inner) }
  }

  private mutating func describe(
    _ type: TypeDeclaration, _ declaration: Model.Declaration
  ) -> Model? {
    guard type.isMapped else { return nil }
    if type.kind == .protocolType {
      if type.isShape { return describeShape(type, declaration) }
      describeProtocol(type, declaration)
      return nil
    }
    guard let kind = modelKind(of: type), isReachable(type, declaration) else { return nil }
    var model = Model(declaration)
    model.declaration.kind = kind
    if declaration.genericParameters.isEmpty { model.declaration.genericName = nil }
    for name in type.deprecatedMembers {
      let line = parsed.file.location(at: name.range.start).line
      model.scope.deprecated[name.text] = Model.Line(path: parsed.file.path, line: line)
    }
    for property in type.properties where !property.isStatic {
      let isUnsafe = property.attributes.contains { $0.name == "unsafe" }
      let isShared = property.modifiers.contains("nonisolated(unsafe)")
      if isUnsafe || isShared { model.scope.unsafe[property.name.text] = !isUnsafe }
    }
    let own = reader.read(type.annotations, at: kind.place, in: parsed.file)
    let inherited = classes.inheritedOptions(of: model.name, defaults, reader)
    let options =
      own.map { completing($0, inheriting: inherited) }
      ?? Options(marker: type.name.range).inheriting(inherited)
    let siblings = parsed.extensions(of: model.name)
    apply(options, ([type] + siblings).codingKeys, to: &model)
    model.archive = ArchiveRule(options, inProfile: self.context.profile != nil, reporter)
    let context = TypeContext(
      type, in: context, options, siblings: siblings)
    let transformed = WholeBuilder(context: context).transformed(model)
    if transformed != nil { (model.reads, model.writes) = (false, false) }
    model.scope.members = context.memberNames
    model.object.hooks = context.hooks
    model.declaration.isolation = attributes.mappingIsolation(
      of: type, model.isolation, hooks: context.hookMethods())
    model.declaration.sendability = attributes.sendability(of: type, context.siblings)
    if let own {
      let rules = OptionRules(reporter: reporter, options: own, name: model.name)
      rules.checkDirections(of: model)
      if kind != .enumeration { rules.checkCombinations() }
      model.archive.unusedOptions += uselessUnlessArchived(own, model, context)
    }
    switch kind {
    case .enumeration: EnumBuilder(context: context).build(&model)
    case .structure: ObjectBuilder(context: context).build(&model)
    case .classType:
      model.declaration.isFinal = type.modifiers.contains("final")
      model.declaration.isOpen = type.access == .open
      let unmapped = ObjectBuilder(context: context).describe(&model)
      let builder = ConstructionBuilder(context: context, unmapped: unmapped)
      built.classes[model.name] = built.classes[model.name] ?? builder
    }
    if let transformed { model.object.whole = .transformed(transformed) }
    return model
  }

  private func completing(_ own: Options, inheriting inherited: Options? = nil) -> Options {
    let file = ModuleFile(file: parsed, module: module)
    return defaults.completing(own, inheriting: inherited, in: file, reader)
  }

  /// Returns the errors of options that a type without documents only needs for archives and copies.
  private func uselessUnlessArchived(
    _ own: Options, _ model: Model, _ context: TypeContext
  ) -> [Diagnostic] {
    guard !model.isMapped else { return [] }
    let initialiser = own.contains(.derive) ? nil : own.option(.initialiser)
    let reason = "it is neither read, written nor archived"
    return [own.option(.check), initialiser].compactMap(\.self).map {
      context.fault(Message(.uselessOption, $0.name.text, model.name, reason), at: $0.name.range)
    }
  }

  /// Describes an external mapping, a protocol with `for:` that lists the members of another type.
  private func describeShape(_ type: TypeDeclaration, _ declaration: Model.Declaration) -> Model? {
    let own = reader.read(type.annotations, at: .shape, in: parsed.file)
    guard isReachable(type, declaration), let options = own.map({ completing($0) }) else {
      return nil
    }
    var model = Model(declaration)
    model.declaration.name = ShapeDescription.mappingName(of: type.name.text)
    model.declaration.genericName = nil
    apply(options, nil, to: &model)
    let builder = ShapeBuilder(
      type: type, name: declaration.name, options: options, source: context)
    return builder.describe(&model) ? model : nil
  }

  /// Describes a protocol, which is a cluster of the models that conform to it.
  private mutating func describeProtocol(
    _ type: TypeDeclaration, _ declaration: Model.Declaration
  ) {
    // Type transformers are read before all models.
    guard !type.namesTransformer else { return }
    let options = reader.read(type.annotations, at: .protocolType, in: parsed.file)
    for property in type.properties {
      guard let marker = property.annotations.first else { continue }
      reporter.report(
        Message(.protocolMember, property.name.text), at: marker.range,
        notes: ["annotate the property in the conforming types"])
    }
    guard let options, isReachable(type, declaration) else { return }
    checkProtocol(options, type)
    built.protocols.append(
      ProtocolCluster(
        declaration: declaration,
        selection: ProtocolCluster.Selection(
          cluster: Cluster(
            tag: options.tag(in: declaration.file), content: options.value(.content)),
          reads: !options.skip.names(.read), writes: !options.skip.names(.write)),
        samples: options.values(.sample)))
  }

  /// Reports options without effect on a protocol.
  private func checkProtocol(_ options: Options, _ type: TypeDeclaration) {
    OptionRules(reporter: reporter, options: options, name: type.name.text).checkCombinations()
    reporter.reportUseless(
      options.everyDirection(of: .with), of: type.name.text, because: "'for:' is missing")
    guard options.skip.mapping else { return }
    reporter.reportUseless(
      [options.option(.skip)], of: type.name.text,
      because: "an unmapped protocol requires no annotation")
  }

  private func isReachable(_ type: TypeDeclaration, _ declaration: Model.Declaration) -> Bool {
    if declaration.access < .internal {
      report(
        Message(.privateType, type.name.text, declaration.access.rawValue), type,
        ["make it internal"])
      return false
    }
    guard let attribute = type.attributes.first(where: { $0.name == "usableFromInline" }) else {
      return true
    }
    reporter.report(
      Message(.usableFromInline, type.name.text), at: attribute.range,
      notes: ["make it public, or remove the attribute"])
    return false
  }

  private func modelKind(of type: TypeDeclaration) -> Model.Kind? {
    let name = type.name.text
    switch type.kind {
    case .structure, .enumeration:
      guard let suppressed = type.inheritance.first(where: \.suppressesCopying) else {
        return type.kind == .structure ? .structure : .enumeration
      }
      reporter.report(Message(.nonCopyable, name), at: suppressed.range)
    case .classType: return .classType
    case .actor: report(Message(.actorNotMapped, name), type, ["use a struct or a class"])
    case .protocolType: break
    case .extensionType: reportExtension(type)
    }
    return nil
  }

  private func reportExtension(_ type: TypeDeclaration) {
    let note = "move it to the declaration of '\(type.name.text)'"
    if !type.annotations.isEmpty {
      report(Message(.extensionNotMapped, type.name.text), type, [note])
    }
    for property in type.properties where !property.annotations.isEmpty {
      reporter.report(
        Message(.propertyInExtension, property.name.text), at: property.name.range, notes: [note])
    }
  }

  private func report(_ message: Message, _ type: TypeDeclaration, _ notes: [String]) {
    reporter.report(message, at: type.name.range, notes: notes)
  }

  private func apply(_ options: Options, _ codingKeys: TypeDeclaration?, to model: inout Model) {
    model.object.keys = Directed { KeyNames(options.directed(.keys, $0), codingKeys) }
    model.object.under = options.directions(of: .under)
    model.object.unknown = options.value(.unknown) ?? .ignore
    model.object.asksUnknown = options.contains(.unknown)
    model.object.declaresUnknown = options.declares(.unknown)
    model.object.expected = options.value(.expected)?.text
    model.object.samples = options.values(.sample)
    model.object.wholeOption =
      options.contains(.transparent)
      ? "transparent" : options.contains(.array) ? "array" : options.hasTransformer ? "with" : nil
    model.clusters.tag = options.tag(in: model.file)
    model.clusters.content = options.value(.content)
    model.clusters.memberKey = options.value(.memberKey)
    model.reads = !options.skip.reading
    model.writes = !options.skip.writing
  }
}

extension Model.Kind {
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
    filter { !$0.isConstrained && Availability($0.attributes) == Availability([]) }
      .flatMap(\.initialisers)
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

  /// True if the type or a property, a case or an associated value has an annotation.
  var isMapped: Bool {
    !annotations.isEmpty || properties.contains { !$0.annotations.isEmpty }
      || cases.contains {
        !$0.annotations.isEmpty || ($0.associatedValues ?? []).contains { !$0.annotations.isEmpty }
      }
  }
}
