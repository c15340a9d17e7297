import IsomerCommands
import IsomerGenerator
import IsomerSyntax

/// The sources of a target, which are the arguments of a command after a `--`.
struct TargetInput {
  private let options: CommandOptions

  /// Returns the targets; throws if there is none.
  static func all(_ arguments: borrowing ArgumentList) throws(CommandFailure) -> [TargetInput] {
    let options = arguments.targets.map(CommandOptions.init)
    guard !options.isEmpty, options.allSatisfy({ $0?.module.isEmpty == false }) else {
      throw CommandFailure(misuse: "the sources of a target must follow: '-- --module NAME FILE…'")
    }
    return options.compactMap { $0.map(TargetInput.init) }
  }

  /// Prints the diagnostics to standard error, and returns nil if the sources contain an error.
  fileprivate func read<Result>(
    _ work: (String, Generator, [SourceFile]) -> (Result, [Diagnostic])
  ) -> Result? {
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
}

extension [TargetInput] {
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

  /// Reads all targets, so that the errors of all are reported.
  private func read<Result>(
    _ work: (String, Generator, [SourceFile]) -> (Result, [Diagnostic])
  ) throws(CommandFailure) -> [Result] {
    let results = compactMap { $0.read(work) }
    guard results.count == count else { throw CommandFailure() }
    return results
  }
}
