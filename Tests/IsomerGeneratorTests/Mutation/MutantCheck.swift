import IsomerSyntax

@testable import IsomerGenerator

/// What the generator makes of mutants.
struct MutantCheck {
  private let sources: [SourceFile]

  /// Takes all files of the target that the mutants belong to.
  init(_ sources: [SourceFile]) { self.sources = sources }

  /// The files that a file needs beside itself: those that declare what it mentions, if it has
  /// diagnostics alone.
  func context(of source: SourceFile) -> [SourceFile] {
    if Generator(module: "M").run([source]).diagnostics.isEmpty { return [] }
    return sources.filter { other in
      let names = DeclarationParser.parse(other).types.map(\.name.text)
      return other.path != source.path && source.mentions(anyOf: names)
    }
  }

  enum Outcome: Equatable {
    case refused, accepted
    /// Neither as it should be.
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
