import Foundation
import IsomerGenerator
import IsomerSyntax

/// One module of all models, with a mutant in place of every file that has one.
struct Batch {
  private(set) var mutants: [Mutant]
  private let models: [SourceFile]
  private var generated: [GeneratedFile] = []

  /// Mutants that do not go together are left out: what one does without, another may need.
  init(_ models: [SourceFile], _ chosen: [Mutant?]) {
    self.models = models
    mutants = chosen.compactMap(\.self)
    generate()
  }

  private var sources: [SourceFile] {
    models.map { model in mutants.first { $0.source.path == model.path }?.source ?? model }
  }

  private mutating func generate() {
    while true {
      let output = Generator(module: "Models").run(sources)
      generated = output.files
      guard output.hasErrors, !mutants.isEmpty else { return }
      let failed = Set(output.diagnostics.map(\.path))
      let rest = mutants.filter { !failed.contains($0.source.path) }
      // Where no mutant stands, what is missed may stand in any other file.
      mutants = rest.count < mutants.count ? rest : Array(mutants.dropFirst())
    }
  }

  /// Compiles until nothing is wrong any more; gives what was wrong in generated code.
  ///
  /// Mutants with errors are taken out: behind them the compiler looks no further. Errors in a model
  /// are the user's own, as those in an annotation are.
  mutating func compile(against modules: String) throws -> [String] {
    var faults: [String] = []
    while true {
      let problems = try Compilation(sources, generated).problems(against: modules)
      faults += problems.filter(\.isGenerated).map { problem in
        let mutant = mutants.first { $0.source.path == problem.model }
        return "\(problem.text)\n  \(mutant?.name ?? "without a mutant")"
      }
      let failed = Set(problems.filter(\.isError).map(\.model))
      let rest = mutants.filter { !failed.contains($0.source.path) }
      guard rest.count < mutants.count else {
        if !failed.isEmpty { faults += problems.filter(\.isError).map(\.text) }
        return faults
      }
      mutants = rest
      generate()
    }
  }
}
