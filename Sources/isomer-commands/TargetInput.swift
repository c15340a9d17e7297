import IsomerCommands
import IsomerGenerator
import IsomerSyntax

/// The sources of targets, which are the arguments of a command after each `--`.
struct TargetInput {
  private let targets: [CommandOptions]

  /// Reads the arguments; throws if there is no target.
  init(_ arguments: borrowing ArgumentList) throws(CommandFailure) {
    let options = arguments.targets.map(CommandOptions.init)
    targets = options.compactMap(\.self)
    guard !options.isEmpty, options.allSatisfy({ $0?.module.isEmpty == false }) else {
      throw CommandFailure(misuse: "the sources of a target must follow: '-- --module NAME FILE…'")
    }
  }

  /// Returns the generated code of each target.
  func generate() throws(CommandFailure) -> [GeneratedTarget] {
    try read { module, generator, sources in
      let output = generator.run(sources)
      return (GeneratedTarget(module: module, files: output.files), output.diagnostics)
    }
  }

  /// Returns the texts of named types in a profile, or of all types.
  func texts(
    of names: [String], _ profile: String?, _ part: (MappedTarget) -> some TargetPart
  ) throws(CommandFailure) -> [String] {
    let targets = try understand()
    Progress.report("describing the types")
    return try CommandFailure.attempt { () throws(SelectionProblem) in
      try targets.having(profile).map(part).texts(of: names)
    }
  }

  /// Returns the mapping of each target.
  private func understand() throws(CommandFailure) -> [MappedTarget] {
    try read { module, generator, sources in
      let (target, mappings, reporter) = generator.understand(sources)
      let mapped = MappedTarget(module: module, target: target, mappings: mappings)
      return (mapped, reporter.sorted)
    }
  }

  /// Reads all targets, and prints the diagnostics of all to standard error.
  private func read<Result>(
    _ work: (String, Generator, [SourceFile]) -> (Result, [Diagnostic])
  ) throws(CommandFailure) -> [Result] {
    let results = targets.compactMap { options -> Result? in
      guard let all = options.sources else { return nil }
      // Generated code can be committed, and is then in the target.
      let sources = all.filter { !GeneratedFolder.isGenerated($0.path) }
      let generator = Generator(
        module: options.module, runtime: options.runtime, imported: options.imports,
        progress: Progress.report)
      let (result, diagnostics) = work(options.module, generator, sources)
      for diagnostic in diagnostics { Console.error(diagnostic.rendered) }
      return diagnostics.contains { $0.severity == .error } ? nil : result
    }
    guard results.count == targets.count else { throw CommandFailure() }
    return results
  }
}
