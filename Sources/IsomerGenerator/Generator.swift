package import IsomerSyntax

/// The pipeline from source files to generated files.
///
///     SourceFile ─DeclarationParser→ ParsedFile ─SymbolTable, OptionReader→ names, options
///     ─ModelBuilder→ Model ─ModelGraph→ ─Rule→ diagnostics ─Planner→ MappingPlan
///     ─FileRenderer→ GeneratedFile
///
/// The same plans read recorded documents.
///
/// The steps between parsed files and plans run once without a profile, and once for each profile.
/// A run includes all files of a target, because types refer to each other across files.
package struct Generator {
  private let module: String
  private let runtime: Set<RuntimeModule>
  private let imported: [ImportedModule]
  private let lock: LockFile?
  private let samples: (@Sendable (String) -> SourceFile?)?
  private let progress: ProgressHandler

  /// Creates a generator for the target `module`, which depends on the `runtime` modules.
  ///
  /// `imported` are the modules whose classes and protocols it can inherit from. `samples` reads
  /// recorded documents by their paths in the package; without it, samples are not checked.
  /// `progress` receives the steps of a run.
  package init(
    module: String, runtime: Set<RuntimeModule> = Set(RuntimeModule.allCases),
    imported: [ImportedModule] = [], lock: LockFile? = nil,
    samples: (@Sendable (String) -> SourceFile?)? = nil,
    progress: @escaping ProgressHandler = { _, _, _ in }
  ) {
    self.samples = samples
    self.progress = progress
    self.module = module
    self.runtime = runtime
    self.imported = imported
    self.lock = lock
  }

  /// Returns the generated file of each source file, in the same order, and all diagnostics.
  ///
  /// The generated file of a file with errors only contains the header, to avoid further errors of
  /// the compiler.
  package func run(_ sources: [SourceFile]) -> GeneratorOutput {
    let (target, mappings, reporter) = understand(sources)
    let broken = BrokenTypes(reporter.diagnostics, target)
    // Models with errors have no schema to compare and cannot read documents.
    if let lock, reporter.failedPaths.isEmpty {
      LockChecks(lock: lock, shapes: mappings.shapes, reporter: reporter).run()
    }
    if let samples, let broken {
      SampleChecks(target: target, broken: broken, read: samples, reporter: reporter).run(mappings)
    }
    let rendered = render(target, mappings, failed: reporter.failedPaths)
    NameChecks.run(rendered.flatMap(\.declarations), target, reporter)
    let failed = reporter.failedPaths
    let files = zip(target.sources, rendered).map { source, rendered in
      failed.contains(source.path)
        ? GeneratedFile(source: source, text: FileRenderer.header(for: source)) : rendered.file
    }
    return GeneratorOutput(files: files, diagnostics: reporter.sorted, shapes: mappings.shapes)
  }

  /// Returns the mappings of the files, and their errors.
  package func understand(
    _ sources: [SourceFile]
  ) -> (target: Target, mappings: Mappings, reporter: Reporter) {
    let annotated = sources.indices.map { index in
      progress("reading", index, sources.count)
      let source = sources[index]
      return MarkerSearch.mayContainAnnotation(source.bytes) ? source.parsed : nil
    }
    let written = ModuleNames.removing(module, from: annotated, sources)
    let unparsed = zip(sources, written).filter { $1 == nil }.map(\.0)
    let aliases = TypeAliases(written.compactMap(\.self), unparsed: unparsed, imported: imported)
    let parsed = written.map { $0.map(aliases.resolved) }
    var finder = InheritanceFinder(unparsed: unparsed, imported: imported)
    let above = TypeAliases.resolving(finder.run(parsed.compactMap(\.self)), imported)
    let target = Target(
      runtime: runtime, sources: sources, parsed: parsed, above: above, shapes: finder.shapes,
      symbols: Self.symbols(aliases.symbols, above),
      attributes: DeclaredAttributes(parsed.compactMap(\.self), unparsed: unparsed))
    let reporter = Reporter(ignoring: target.importedPaths)
    let profiles = ProfileIndex(parsed.compactMap(\.self), above, target.symbols)
    ProfileChecks.run(profiles, parsed.compactMap(\.self), target.symbols, reporter)
    UnreadChecks.run(parsed.compactMap(\.self), reporter)
    ConversionChecks.run(parsed.compactMap(\.self), reporter)
    var (mappings, built) = TargetAnalysis(target, profiles, profile: nil, progress)
      .mappings(reporter)
    for profile in profiles.names {
      let found = Reporter(ignoring: target.importedPaths)
      let changed = TargetAnalysis(target, profiles, profile: profile, progress)
        .mappings(found, besides: built).mappings
      reporter.report(found.diagnostics, under: profile, in: parsed.compactMap(\.self))
      mappings.add(changed, under: profile, reporter)
    }
    return (target, mappings, reporter)
  }

  /// Returns the symbols of the target, with those of the files that declare supertypes.
  private static func symbols(_ own: SymbolTable, _ above: [ModuleFile]) -> SymbolTable {
    var symbols = own
    for file in above where file.module == nil { symbols.add(file.file) }
    for file in above where file.module != nil { symbols.add(file.file, module: file.module) }
    return symbols
  }

  private func render(
    _ target: Target, _ mappings: Mappings, failed: Set<String>
  ) -> [(file: GeneratedFile, declarations: [GeneratedDeclaration])] {
    let files = target.parsed.compactMap(\.self) + target.above.map(\.file)
    let hidden = StandardTypes.declared(target.sources, target.parsed)
    let mappings = mappings.mapModels { InferredType.qualifying($0, hidden) }
    let imports = ImportIndex(mappings.all, files, besides: target.ownImports)
    let renderer = FileRenderer(imports: imports, hidden: hidden)
    let byPath = Dictionary(grouping: mappings.models, by: \.file.path)
    return zip(target.sources, target.parsed).enumerated().map { index, pair in
      let (source, file) = pair
      progress("generating", index, target.sources.count)
      guard let file, !failed.contains(source.path) else {
        return (GeneratedFile(source: source, text: FileRenderer.header(for: source)), [])
      }
      let models = byPath[source.path] ?? []
      let protocols = mappings.protocols.filter { $0.file.path == source.path }
      let plans = models.filter { $0.kind != .enumeration }.map(mappings.plan)
      let enums = models.filter { $0.kind == .enumeration }.map(mappings.enumPlan)
      let (text, declarations) = renderer.render(
        file, plans: plans, enums: enums, protocols: protocols)
      let types = models.filter { !$0.isTuple }.map(\.name) + protocols.map(\.name)
      return (GeneratedFile(source: source, text: text, types: types), declarations)
    }
  }
}

/// Receives a step of a run, such as `reading`, and how many files of how many are done; all files are
/// checked together.
package typealias ProgressHandler = (_ step: String, _ done: Int, _ count: Int) -> Void

/// The results of a run.
package struct GeneratorOutput: Sendable {
  package var files: [GeneratedFile]
  /// The diagnostics, sorted by file and location.
  package var diagnostics: [Diagnostic]
  /// The schemas of the archived types.
  package var shapes: [CurrentShape] = []

  package init(files: [GeneratedFile], diagnostics: [Diagnostic], shapes: [CurrentShape] = []) {
    self.files = files
    self.diagnostics = diagnostics
    self.shapes = shapes
  }

  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// The generated file of a source file.
package struct GeneratedFile: Sendable, Equatable {
  /// The name of the file, `Issue.mapped.swift` for `Issue.swift`.
  package var name: String
  package var text: String
  /// The name of the source file.
  package var source: String
  /// The names of the mapped types of the source file.
  package var types: [String]

  init(source: SourceFile, text: String, types: [String] = []) {
    self.source = source.name
    let stem = source.name.hasSuffix(".swift") ? source.name.dropLast(6) : source.name[...]
    name = stem + ".mapped.swift"
    self.text = text
    self.types = types
  }
}

extension Reporter {
  var failedPaths: Set<String> { Set(diagnostics.filter { $0.severity == .error }.map(\.path)) }

  /// The diagnostics without duplicates, sorted by file and location.
  package var sorted: [Diagnostic] {
    diagnostics.unique.sorted { ($0.path, $0.location) < ($1.path, $1.location) }
  }
}
