import IsomerSyntax

/// Prints the generated file of one source file: header, imports, models in source order.
struct FileRenderer {
  /// The imports of the files of superclasses.
  let imports: ImportIndex
  /// The names of the standard library that types of the target shadow.
  var hidden: Set<String> = []

  /// Returns the header, which is generated for every source file, even without mapped types.
  static func header(for file: SourceFile) -> String {
    let name = file.name.split { $0.isNewline }.joined(separator: " ")
    return """
      // Generated from \(name) by each build. Do not edit.
      // Expressions of annotations keep their columns, which errors of the compiler name.
      // swift-format-ignore-file

      """
  }

  func render(
    _ parsed: ParsedFile, plans: [MappingPlan], enums: [EnumPlan], protocols: [ProtocolCluster]
  ) -> (text: String, declarations: [GeneratedDeclaration]) {
    let printer = CodePrinter()
    renderModels(parsed, plans, enums, protocols, printer)
    return (Self.header(for: parsed.file) + printer.text, printer.declarations)
  }

  private func renderModels(
    _ parsed: ParsedFile, _ plans: [MappingPlan], _ enums: [EnumPlan],
    _ protocols: [ProtocolCluster], _ printer: CodePrinter
  ) {
    let models =
      (plans.filter { !ObjectRenderer(plan: $0).isEmpty }.map(\.model)
      + enums.map(\.model).filter { $0.isMapped || $0.archive.isKept }).sorted {
        $0.nameRange.start < $1.nameRange.start
      }
    guard !models.isEmpty || !protocols.isEmpty else { return }
    let plansByPlace = Dictionary(firstOf: plans.map { ($0.model.nameRange.start, $0) })
    let enumsByPlace = Dictionary(firstOf: enums.map { ($0.model.nameRange.start, $0) })
    printer.hide(hidden)
    printer.line()
    renderImports(parsed, models, printer)
    renderRuntimeImports(parsed, models, protocols, printer)
    printer.line()
    // The compiler shows the comment with its error.
    let version = "Isomer.\(GeneratedNames.version)  // Unknown? Build again."
    printer.line("private typealias MappedVersion = \(version)")
    for model in models {
      printer.line()
      printer.hide(hidden.union(model.hidingNames))
      printer.watch(for: model.scope.outerType)
      printer.deprecated = model.scope.deprecated
      printer.model = model.name
      printer.conditional(model.conditions) { printer in
        renderAliases(of: model, printer)
        if let plan = plansByPlace[model.nameRange.start] {
          renderObject(plan, printer)
        } else if let plan = enumsByPlace[model.nameRange.start] {
          EnumRenderer(plan: plan).render(printer)
        }
        printer.finishConstants()
        renderOuterTypes(of: model, printer)
      }
    }
    printer.deprecated = [:]
    printer.hide(hidden)
    for cluster in protocols {
      printer.line()
      printer.model = cluster.name
      printer.conditional(cluster.conditions) { ProtocolRenderer(model: cluster).render($0) }
    }
  }

  /// Prints the code of an object, in which accesses to its unsafe properties are marked.
  ///
  /// Without checks of concurrency, `nonisolated(unsafe)` has no effect, and each mark is a warning.
  private func renderObject(_ plan: MappingPlan, _ printer: CodePrinter) {
    let names = plan.model.scope.unsafe
    let always = Set(names.filter { !$0.value }.keys)
    let render = ObjectRenderer(plan: plan).render
    if always.count == names.count { return printer.accessing(unsafe: always, render) }
    printer.line("#if hasFeature(StrictConcurrency)")
    printer.accessing(unsafe: Set(names.keys), render)
    printer.constants = .init()
    printer.line("#else")
    printer.accessing(unsafe: always, render)
    printer.line("#endif")
  }

  /// Prints aliases for the types that a member of the model shadows.
  private func renderAliases(of model: Model, _ printer: CodePrinter) {
    guard !model.scope.hiddenTypes.isEmpty else { return }
    for attribute in model.availability { printer.line("@\(attribute)") }
    printer.block("extension \(model.extendedName)") { printer in
      for name in model.scope.hiddenTypes {
        let type = SwiftName.quoted(name)
        printer.line("/// `\(name)`, which a member of `\(model.name)` shadows.")
        printer.line("fileprivate typealias \(GeneratedNames.alias(ofType: name)) = \(type)")
      }
    }
    printer.line()
  }

  /// Prints aliases for the outer types that the user's expressions refer to by short names.
  private func renderOuterTypes(of model: Model, _ printer: CodePrinter) {
    let names = printer.mentioned.sorted { $0.key < $1.key }
    printer.watch(for: nil)
    guard !names.isEmpty else { return }
    printer.line()
    for attribute in model.availability { printer.line("@\(attribute)") }
    printer.block("extension \(model.extendedName)") { printer in
      for (name, full) in names {
        printer.line("/// The type '\(name)' in the scope of `\(model.name)`.")
        printer.line("private typealias \(SwiftName.quoted(name)) = \(full)")
      }
    }
  }

  /// Prints the file's imports as internal imports.
  private func renderImports(_ parsed: ParsedFile, _ models: [Model], _ printer: CodePrinter) {
    let shaped = models.filter { $0.shape?.module != nil }
    for declaration in parsed.imports + imports.inherited(by: parsed)
    where RuntimeModule(rawValue: declaration.module) == nil
      && !(declaration.module == KeyFormsRenderer.module && models.contains(where: \.hasKeyForms))
    {
      let kept = declaration.attributes.filter { !$0.hasPrefix("@_exported") }
      let below = models.filter { Self.conforms($0, in: declaration.module) }
      let holds = models.contains { $0.clusters.boxModules.contains(declaration.module) }
      let spi = below.isEmpty && !holds ? [] : ["@_spi(Generated)"]
      let isPublic = below.contains { $0.access >= .public }
      let named = shaped.filter { $0.shape?.module == declaration.module }.map(\.access).max()
      let exposing = models.filter { Self.exposes($0, declaration.module) }.map(\.access).max()
      let exposed = declaration.access.flatMap { own in exposing.map { min(own, $0) } }
      let needed = isPublic ? .public : [exposed, named].compactMap(\.self).max()
      let access = imports.access(declaration.module, needed).map { [$0] } ?? []
      let line = (spi + kept + access + [declaration.text]).joined(separator: " ")
      printer.conditional(declaration.conditions) { $0.line(line) }
    }
  }

  /// Prints the runtime modules that the models need, with the access level that they need.
  private func renderRuntimeImports(
    _ parsed: ParsedFile, _ models: [Model], _ protocols: [ProtocolCluster], _ printer: CodePrinter
  ) {
    let isImported = parsed.imports.contains { $0.module == RuntimeModule.json.rawValue }
    // The declarations of most derived members do not refer to the runtime.
    let accesses =
      models.filter {
        Self.hasConformances($0) || $0.derivation.mentionsRuntime
          || isImported && $0.derivation.passesRuntimeTypes
      }.map(\.access)
      + protocols.map(\.access)
    renderImport(of: RuntimeModule.json.rawValue, for: accesses, printer)
    if models.contains(where: ModuleChecks.needsFoundation) {
      renderImport(of: RuntimeModule.objects.rawValue, for: [], spi: "", printer)
    }
    let decoded = models.filter(\.hasKeyForms).map(\.access)
    if !decoded.isEmpty { renderImport(of: KeyFormsRenderer.module, for: decoded, printer) }
    let kept = models.filter(\.archive.isKept)
    let keptProtocols = protocols.filter(\.isKept)
    if !kept.isEmpty || !keptProtocols.isEmpty {
      let accesses = kept.filter(Self.hasConformances).map(\.access) + keptProtocols.map(\.access)
      renderImport(of: RuntimeModule.archives.rawValue, for: accesses, printer)
    }
  }

  private func renderImport(
    of module: String, for accesses: [AccessLevel], spi: String = "@_spi(Generated) ",
    _ printer: CodePrinter
  ) {
    let access = imports.access(module, accesses.max()).map { "\($0) " } ?? ""
    printer.line("\(spi)\(access)import \(module)")
  }

  /// True if generated code declares conformances for it; those of a subclass are declared by the top class.
  private static func hasConformances(_ model: Model) -> Bool {
    (model.isMapped || model.archive.isKept)
      && (model.hierarchy.superclass == nil || model.hierarchy.importedTop != nil)
  }

  /// True if it conforms to a protocol in the generated code of a module.
  private static func conforms(_ model: Model, in module: String) -> Bool {
    model.hierarchy.importedTop?.module == module
      || model.clusters.memberships.contains { $0.module == module }
  }

  /// True if public declarations of generated types can contain types of a module.
  private static func exposes(_ model: Model, _ module: String) -> Bool {
    model.scope.exposed.contains { name in
      if name.contains(".") { return name.pathComponents[0] == module }
      return !StandardTypes.foundation.contains(name) || module.hasPrefix("Foundation")
    }
  }
}
