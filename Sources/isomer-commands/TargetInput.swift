import IsomerCommands
import IsomerGenerator
import IsomerSyntax

/// The sources of a target, which are the arguments of a command after `--`.
struct TargetInput {
  private let options: CommandOptions

  /// The name of the module.
  var module: String { options.module }

  init(_ arguments: borrowing ArgumentList) throws(ArgumentProblem) {
    guard let options = CommandOptions(arguments.target), !options.module.isEmpty else {
      throw ArgumentProblem(text: "the sources of a target must follow: '-- --module NAME FILE…'")
    }
    self.options = options
  }

  /// Generates the code of the target.
  ///
  /// Prints diagnostics to standard error, and throws if the sources contain an error.
  func generate() throws(CommandFailure) -> [GeneratedFile] {
    let output = generator.run(try sources)
    try check(output.diagnostics)
    return output.files
  }

  /// Returns the mappings of the target, and reports errors like `generate()`.
  func understand() throws(CommandFailure) -> (target: Target, mappings: Mappings) {
    let (target, mappings, reporter) = generator.understand(try sources)
    try check(reporter.sorted)
    return (target, mappings)
  }

  private var generator: Generator {
    Generator(module: options.module, runtime: options.runtime, imported: options.imports)
  }

  /// The files of the target without generated code, which can be committed.
  private var sources: [SourceFile] {
    get throws(CommandFailure) {
      guard let all = options.sources else { throw CommandFailure() }
      return all.filter { !GeneratedFolder.isGenerated($0.path) }
    }
  }

  private func check(_ diagnostics: [Diagnostic]) throws(CommandFailure) {
    for diagnostic in diagnostics { Console.error(diagnostic.rendered) }
    if diagnostics.contains(where: { $0.severity == .error }) { throw CommandFailure() }
  }
}
