import Foundation
import IsomerGenerator
import IsomerSyntax

/// A module of all models, in which mutants replace their files.
struct Batch {
  private(set) var mutants: [Mutant]
  private let models: [SourceFile]
  private var generated: [GeneratedFile] = []

  /// Creates a batch without mutants that conflict, because one can remove what another requires.
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
      // If no failed file has a mutant, the cause can be a mutant in any other file.
      mutants = rest.count < mutants.count ? rest : Array(mutants.dropFirst())
    }
  }

  /// Compiles until there are no errors, and returns the errors in generated code.
  ///
  /// Mutants with errors are removed, because the compiler stops after them. Errors in a model are
  /// the user's own, including those in annotations.
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
