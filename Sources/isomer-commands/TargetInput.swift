import IsomerCommands
import IsomerGenerator
import IsomerSyntax

/// The sources of a target, which are the arguments of a command after `--`.
struct TargetInput {
  private let options: CommandOptions

  var module: String { options.module }

  init(_ arguments: borrowing ArgumentList) throws(ArgumentProblem) {
    guard let options = CommandOptions(arguments.target), !options.module.isEmpty else {
      throw ArgumentProblem(text: "the sources of a target must follow: '-- --module NAME FILE…'")
    }
    self.options = options
  }

  func generate() throws(CommandFailure) -> [GeneratedFile] {
    try read { generator, sources in
      let output = generator.run(sources)
      return (output.files, output.diagnostics)
    }
  }

  func understand() throws(CommandFailure) -> (target: Target, mappings: Mappings) {
    try read { generator, sources in
      let (target, mappings, reporter) = generator.understand(sources)
      return ((target, mappings), reporter.sorted)
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
      module: options.module, runtime: options.runtime, imported: options.imports)
    let (result, diagnostics) = work(generator, sources)
    for diagnostic in diagnostics { Console.error(diagnostic.rendered) }
    if diagnostics.contains(where: { $0.severity == .error }) { throw CommandFailure() }
    return result
  }
}
