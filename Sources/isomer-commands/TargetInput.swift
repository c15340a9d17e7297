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
  func generate() throws(CommandFailure) -> (
    generator: Generator, sources: [SourceFile], output: GeneratorOutput
  ) {
    guard let all = options.sources else { throw CommandFailure() }
    // Generated code can be committed, and is then in the target.
    let sources = all.filter { !GeneratedFolder.isGenerated($0.path) }
    let generator = Generator(
      module: options.module, runtime: options.runtime, imported: options.imports)
    let output = generator.run(sources)
    for diagnostic in output.diagnostics { Console.error(diagnostic.rendered) }
    if output.hasErrors { throw CommandFailure() }
    return (generator, sources, output)
  }
}
