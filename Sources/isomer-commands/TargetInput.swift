import IsomerCommands
import IsomerGenerator
import IsomerSyntax

/// The sources of a target, which are the arguments of a command after a `--`.
struct TargetInput {
  private let options: CommandOptions

  var module: String { options.module }

  /// Returns the targets; throws if there is none.
  static func all(_ arguments: borrowing ArgumentList) throws(ArgumentProblem) -> [TargetInput] {
    let options = arguments.targets.map(CommandOptions.init)
    guard !options.isEmpty, options.allSatisfy({ $0?.module.isEmpty == false }) else {
      throw ArgumentProblem(text: "the sources of a target must follow: '-- --module NAME FILE…'")
    }
    return options.compactMap { $0.map(TargetInput.init) }
  }

  fileprivate func generate() throws(CommandFailure) -> GeneratedTarget {
    try read { generator, sources in
      let output = generator.run(sources)
      return (GeneratedTarget(module: module, files: output.files), output.diagnostics)
    }
  }

  fileprivate func understand() throws(CommandFailure) -> MappedTarget {
    try read { generator, sources in
      let (target, mappings, reporter) = generator.understand(sources)
      let mapped = MappedTarget(module: module, target: target, mappings: mappings)
      return (mapped, reporter.sorted)
    }
  }

  /// Prints the diagnostics to standard error, and throws if the sources contain an error.
  private func read<Result>(
    _ work: (Generator, [SourceFile]) -> (Result, [Diagnostic])
  ) throws(CommandFailure) -> Result {
    guard let all = options.sources else { throw CommandFailure() }
    // Generated code can be committed, and is then in the target.
    let sources = all.filter { !GeneratedFolder.isGenerated($0.path) }
    let generator = Generator(
      module: options.module, runtime: options.runtime, imported: options.imports,
      progress: Progress.report)
    let (result, diagnostics) = work(generator, sources)
    for diagnostic in diagnostics { Console.error(diagnostic.rendered) }
    if diagnostics.contains(where: { $0.severity == .error }) { throw CommandFailure() }
    return result
  }
}

extension [TargetInput] {
  /// Returns the generated code of each target.
  func generate() throws(CommandFailure) -> [GeneratedTarget] {
    try results { (input) throws(CommandFailure) in try input.generate() }
  }

  /// Returns the mapping of each target.
  func understand() throws(CommandFailure) -> [MappedTarget] {
    try results { (input) throws(CommandFailure) in try input.understand() }
  }

  /// Reads all targets, so that the errors of all are reported.
  private func results<Result>(
    _ read: (TargetInput) throws(CommandFailure) -> Result
  ) throws(CommandFailure) -> [Result] {
    var results: [Result] = []
    for input in self {
      do throws(CommandFailure) { results.append(try read(input)) } catch {
        if !error.text.isEmpty { throw error }
      }
    }
    guard results.count == count else { throw CommandFailure() }
    return results
  }
}
