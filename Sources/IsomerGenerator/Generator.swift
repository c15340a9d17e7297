package import IsomerSyntax

/// The whole way from source files to generated files, on one page.
///
///     SourceFile ─DeclarationParser→ ParsedFile ─ProfileProjection→ ParsedFile ─ModelBuilder→
///     ModelDescription ─ModelGraph→ ─Checks→ diagnostics ─Planner→ MappingPlan ─FileRenderer→
///     GeneratedFile
///
/// Recorded documents are read by the same plans, which shows what would fail.
///
/// What lies between the parsed files and the plans is done once without a profile, and once for
/// each profile.
///
/// One run takes all files of a target, since types refer to each other across files.
package struct Generator {
  private let module: String
  private let runtime: Set<RuntimeModule>
  private let imported: [ImportedModule]
  private let lock: LockFile?
  private let samples: (@Sendable (String) -> SourceFile?)?

  /// `module` is the name of the target, and `runtime` the modules of the runtime that it depends on.
  ///
  /// `imported` are the modules whose classes and protocols it may inherit from. `samples` reads the
  /// recorded documents, by their paths in the package; without it they are not looked at.
  package init(
    module: String, runtime: Set<RuntimeModule> = Set(RuntimeModule.allCases),
    imported: [ImportedModule] = [], lock: LockFile? = nil,
    samples: (@Sendable (String) -> SourceFile?)? = nil
  ) {
    self.samples = samples
    self.module = module
    self.runtime = runtime
    self.imported = imported
    self.lock = lock
  }

  /// The generated file of each source file, in the same order, and everything that is wrong.
  ///
  /// A file with errors gets its header alone, so that the compiler adds no noise. The warnings of
  /// the others stand in their generated files, for the compiler to say.
  package func run(_ sources: [SourceFile]) -> GeneratorOutput {
    let (target, mappings, problems) = understand(sources)
    var collector = problems
    // What is wrong already has no shape to compare, and no document to read.
    if let lock, collector.failedPaths.isEmpty {
      LockChecks(lock: lock, shapes: mappings.shapes).run(&collector)
    }
    if let samples, collector.failedPaths.isEmpty {
      SampleChecks(target: target, read: samples).run(mappings, &collector)
    }
    let warnings = LastingWarnings(
      collector.sorted, in: target.parsed.compactMap(\.self), failed: collector.failedPaths)
    return GeneratorOutput(
      files: render(target, mappings, warnings, failed: collector.failedPaths),
      diagnostics: collector.sorted, printed: warnings.others, shapes: mappings.shapes)
  }

  /// What the files mean, and what is wrong with that.
  func understand(
    _ sources: [SourceFile]
  ) -> (target: Target, mappings: Mappings, problems: DiagnosticCollector) {
    var collector = DiagnosticCollector()
    let annotated = sources.map { source in
      MarkerSearch.mayContainAnnotation(source.bytes) ? DeclarationParser.parse(source) : nil
    }
    let parsed = ModuleNames.removing(module, from: annotated, sources)
    var finder = InheritanceFinder(
      unparsed: zip(sources, parsed).filter { $1 == nil }.map(\.0), imported: imported)
    let above = finder.run(parsed.compactMap(\.self))
    let target = Target(
      runtime: runtime, sources: sources, parsed: parsed, above: above, shapes: finder.shapes,
      attributes: DeclaredAttributes(sources, parsed))
    let profiles = ProfileIndex(parsed.compactMap(\.self), above)
    ProfileChecks.run(profiles, parsed.compactMap(\.self), &collector)
    UnreadChecks.run(parsed.compactMap(\.self), &collector)
    var mappings = Understanding(target, profiles, profile: nil).mappings(&collector)
    for profile in profiles.names {
      var found = DiagnosticCollector()
      let changed = Understanding(target, profiles, profile: profile).mappings(&found)
      collector.report(
        found.diagnostics, under: profile, in: parsed.compactMap(\.self))
      mappings.add(changed, under: profile, &collector)
    }
    return (target, mappings, collector)
  }

  private func render(
    _ target: Target, _ mappings: Mappings, _ warnings: LastingWarnings, failed: Set<String>
  ) -> [GeneratedFile] {
    let files = target.parsed.compactMap(\.self) + target.above.map(\.file)
    let hidden = StandardNames.declared(target.sources, target.parsed)
    let mappings = mappings.mapModels { $0.qualifyingLiterals(hidden) }
    let renderer = FileRenderer(imports: ImportIndex(mappings.all, files), hidden: hidden)
    let byPath = Dictionary(grouping: mappings.models, by: \.file.path)
    return zip(target.sources, target.parsed).map { source, file in
      guard let file, !failed.contains(source.path) else {
        return GeneratedFile(source: source, text: FileRenderer.header(for: source))
      }
      let models = byPath[source.path] ?? []
      let plans = models.filter { $0.kind != .enumeration }.map(mappings.plan)
      let enums = models.filter { $0.kind == .enumeration }.map(mappings.enumPlan)
      return GeneratedFile(
        source: source,
        text: renderer.render(
          file, plans: plans, enums: enums,
          protocols: mappings.protocols.filter { $0.file.path == source.path },
          warnings: warnings.byPath[source.path] ?? []))
    }
  }
}

/// What a run gives.
package struct GeneratorOutput: Sendable, Equatable {
  package var files: [GeneratedFile]
  /// By file and place.
  package var diagnostics: [Diagnostic]
  /// Those of the diagnostics that the tool has to print: the compiler says the others.
  package var printed: [Diagnostic]
  /// What archives have of the types that are kept in them.
  package var shapes: [CurrentShape] = []

  package init(
    files: [GeneratedFile], diagnostics: [Diagnostic], printed: [Diagnostic]? = nil,
    shapes: [CurrentShape] = []
  ) {
    self.files = files
    self.diagnostics = diagnostics
    self.printed = printed ?? diagnostics
    self.shapes = shapes
  }

  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// The text that belongs beside one source file.
package struct GeneratedFile: Sendable, Equatable {
  /// `Issue.mapped.swift` for `Issue.swift`.
  package var name: String
  package var text: String

  init(source: SourceFile, text: String) {
    let source = source.name
    name = (source.hasSuffix(".swift") ? source.dropLast(6) : source[...]) + ".mapped.swift"
    self.text = text
  }
}

/// The warnings of a run, by whether a generated file can have them.
private struct LastingWarnings {
  /// Those that stand in generated files, by the source file's path.
  let byPath: [String: [Diagnostic]]
  /// All other diagnostics: errors, and the warnings of files whose generated ones say nothing.
  let others: [Diagnostic]

  init(_ diagnostics: [Diagnostic], in files: [ParsedFile], failed: Set<String>) {
    let whole = Set(files.map(\.file.path)).subtracting(failed)
    let isLasting = { (found: Diagnostic) in
      found.severity == .warning && whole.contains(found.path)
    }
    byPath = Dictionary(grouping: diagnostics.filter(isLasting), by: \.path)
    others = diagnostics.filter { !isLasting($0) }
  }
}

extension DiagnosticCollector {
  /// The paths of the files that have errors.
  var failedPaths: Set<String> {
    Set(diagnostics.filter { $0.severity == .error }.map(\.path))
  }

  /// All of them, by file and place; the same twice is once.
  var sorted: [Diagnostic] {
    var seen: [Diagnostic] = []
    for diagnostic in diagnostics where !seen.contains(diagnostic) { seen.append(diagnostic) }
    return seen.sorted { ($0.path, $0.location) < ($1.path, $1.location) }
  }
}
