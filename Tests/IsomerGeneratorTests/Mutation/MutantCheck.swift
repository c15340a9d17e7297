import IsomerSyntax

@testable import IsomerGenerator

/// Runs the generator on mutants.
struct MutantCheck {
  private let sources: [SourceFile]

  /// Creates a check with all files of the target that contains the mutants.
  init(_ sources: [SourceFile]) { self.sources = sources }

  /// Returns the other files that a file requires: those that declare the types it
  /// mentions, if the file alone has diagnostics.
  func context(of source: SourceFile) -> [SourceFile] {
    if Generator(module: "M").run([source]).diagnostics.isEmpty { return [] }
    return sources.filter { other in
      let names = DeclarationParser.parse(other).types.map(\.name.text)
      return other.path != source.path && source.mentions(anyOf: names)
    }
  }

  enum Outcome: Equatable {
    case refused, accepted
    /// Neither accepted nor refused correctly.
    case fault(String)
  }

  func outcome(of mutant: Mutant, with context: [SourceFile]) -> Outcome {
    let output = Generator(module: "M").run([mutant.source] + context)
    let isOnItsLine = output.diagnostics.contains {
      $0.path == mutant.source.path && $0.location.line == mutant.line
    }
    if mutant.mustBeRefused, !isOnItsLine {
      let found = output.diagnostics.map(\.rendered).joined(separator: "\n")
      return .fault("\(mutant.name) has no diagnostic on its line\n\(found)")
    }
    guard !output.hasErrors else { return .refused }
    let fault = GeneratedText(output.files[0].text).fault
    return fault.map { .fault("\(mutant.name): \($0)") } ?? .accepted
  }
}
