package import IsomerSyntax

/// The whole way from source files to generated files, on one page.
///
///     SourceFile ─DeclarationParser→ ParsedFile ─ModelBuilder→ ModelDescription ─ModelGraph→
///     ─Checks→ diagnostics ─Planner→ MappingPlan ─FileRenderer→ GeneratedFile
///
/// One run takes all files of a target, since types refer to each other across files.
package struct Generator {
  private let module: String
  private let imported: [ImportedModule]

  /// `module` is the name of the target; `imported` are the modules whose classes it may inherit
  /// from.
  package init(module: String, imported: [ImportedModule] = []) {
    self.module = module
    self.imported = imported
  }

  /// The generated file of each source file, in the same order, and everything that is wrong.
  ///
  /// A file with errors gets its header alone, so that the compiler adds no noise.
  package func run(_ sources: [SourceFile]) -> GeneratorOutput {
    var collector = DiagnosticCollector()
    let parsed = sources.map { source in
      MarkerSearch.mayContainAnnotation(source.bytes) ? DeclarationParser.parse(source) : nil
    }
    var finder = SuperclassFinder(
      unparsed: zip(sources, parsed).filter { $1 == nil }.map(\.0), imported: imported)
    let above = finder.run(parsed.compactMap(\.self))
    let (models, protocols) = describe(
      parsed.compactMap(\.self), above, finder.shapes, &collector)
    let filesMentioning = { (words: [String]) in
      let files = zip(sources, parsed).compactMap { source, file in
        file ?? (source.mentions(anyOf: words) ? DeclarationParser.parse(source) : nil)
      }
      return ModelGraph(models: models, files: files)
    }
    var graph = ModelGraph(models: models, files: parsed.compactMap(\.self))
    let unknown = graph.unknownOuterTypes
    if !unknown.isEmpty { graph = filesMentioning(unknown) }
    Checks(graph, filesMentioning: filesMentioning).run(&collector)
    ClusterChecks(graph, protocols).run(&collector)
    return GeneratorOutput(
      files: render(
        sources, parsed, above, graph.completeModels, protocols,
        failed: collector.failedPaths),
      diagnostics: collector.sorted)
  }

  /// The models of all files, classes with what they inherit, and the protocols over them.
  private func describe(
    _ files: [ParsedFile], _ above: [ModuleFile], _ shapes: [String: [ParsedFile]],
    _ collector: inout DiagnosticCollector
  ) -> ([ModelDescription], [ProtocolCluster]) {
    let classes = ClassIndex(files.map { ModuleFile(file: $0) } + above)
    let typeTransformers = TypeTransformers(files, &collector)
    var built = BuiltModels()
    for file in files {
      collector.report(contentsOf: file.diagnostics)
      let found = ModelBuilder.build(
        file, classes: classes, typeTransformers: typeTransformers, &collector)
      built.models += found.models
      built.classes += found.classes
      built.protocols += found.protocols
    }
    ClassHierarchy.importing(above, classes, shapes, into: &built)
    // What is generated must not depend on the order in which files are named.
    built.models.sort {
      ($0.file.path, $0.nameRange.start) < ($1.file.path, $1.nameRange.start)
    }
    var hierarchy = ClassHierarchy(built.models, built.classes, classes)
    var models = hierarchy.resolve(&collector)
    var clusters = ProtocolClusters(built.protocols)
    let protocols = clusters.complete(&models, ConformanceIndex(files))
    return (models, protocols)
  }

  private func render(
    _ sources: [SourceFile], _ parsed: [ParsedFile?], _ above: [ModuleFile],
    _ models: [ModelDescription], _ protocols: [ProtocolCluster], failed: Set<String>
  ) -> [GeneratedFile] {
    let files = parsed.compactMap(\.self) + above.map(\.file)
    let hidden = StandardNames.declared(sources, parsed)
    let models = models.map { $0.qualifyingLiterals(hidden) }
    let renderer = FileRenderer(imports: ImportIndex(models, files), hidden: hidden)
    let byPath = Dictionary(grouping: models, by: \.file.path)
    return zip(sources, parsed).map { source, file in
      guard let file, !failed.contains(source.path) else {
        return GeneratedFile(source: source, text: FileRenderer.header(for: source))
      }
      let models = byPath[source.path] ?? []
      let plans = models.filter { $0.kind != .enumeration }.map { Planner($0).plan() }
      let enums = models.filter { $0.kind == .enumeration }.map(EnumPlan.init)
      return GeneratedFile(
        source: source,
        text: renderer.render(
          file, plans: plans, enums: enums,
          protocols: protocols.filter { $0.file.path == source.path }))
    }
  }
}

/// What a run gives.
package struct GeneratorOutput: Sendable, Equatable {
  package var files: [GeneratedFile]
  /// By file and place.
  package var diagnostics: [Diagnostic]

  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// The text that belongs beside one source file.
package struct GeneratedFile: Sendable, Equatable {
  /// `Issue.mapped.swift` for `Issue.swift`.
  package var name: String
  package var text: String

  init(source: SourceFile, text: String) {
    let base = source.name.hasSuffix(".swift") ? String(source.name.dropLast(6)) : source.name
    name = base + ".mapped.swift"
    self.text = text
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
