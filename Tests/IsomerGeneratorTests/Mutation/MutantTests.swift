import Foundation
import IsomerSyntax
import Testing

@testable import IsomerGenerator

/// Tests changes of each option in the fixture models: the result is either generated or
/// has a diagnostic at the changed option.
///
/// These tests use a sample that is the same in every run; `Tests/Tools/Mutants` tests all
/// mutants and compiles those that are accepted.
@Suite struct MutantTests {
  private static let sources: [SourceFile] = Fixtures.files(in: "Models", suffix: ".swift")
    .compactMap { try? Fixtures.source($0, path: $0.lastPathComponent) }

  @Test(arguments: sources.indices)
  func words(_ index: Int) throws {
    let source = Self.sources[index]
    let check = MutantCheck(Self.sources)
    let context = check.context(of: source)
    var generator = SeededGenerator(seed: 7)
    guard let mutant = Mutant.all(of: source).randomElement(using: &generator) else { return }
    if case .fault(let fault) = check.outcome(of: mutant, with: context) {
      Issue.record("\(fault)")
    }
  }

  private static let model = SourceFile(
    path: "Model.swift",
    text: """
      // @mapped keys: .snake, derive: .merge
      struct Model {
        var first = 1  // @mapped key: "a", secret
        // @mapped alias: "b"
        var second: [Int] = []
      }

      """)

  @Test func eachWordIsChangedInEachWay() {
    let mutants = Mutant.all(of: Self.model)
    let counts = Dictionary(grouping: mutants, by: \.change).mapValues(\.count)
    #expect(
      counts == [
        .dropped: 5, .misspelt: 5, .duplicated: 5, .valueless: 5, .wrongValue: 4, .onType: 3,
        .onMember: 2, .onNothing: 5,
      ])
    let texts = mutants.map { String(decoding: $0.source.bytes, as: UTF8.self) }
    for line in [
      "// @mapped keys: .snake\n", "// @mapped  derive: .merge\n", "// @mapped keysq: .snake,",
      "// @mapped keys: .snake, keys: .snake,", "// @mapped keys, derive",
      "// @mapped keys: [[3.5]],",
      "/* @mapped key: \"a\" */ struct Model", "/* @mapped derive: .merge */ var first",
      "}\n\n// @mapped secret\n", "// @mapped key: \"a\", secret: 1\n",
      "// @mapped alias: \"b\", alias: \"b\"\n",
    ] { #expect(texts.contains { $0.contains(line) }, "\(line)") }
    for mutant in mutants where mutant.mustBeRefused {
      let line = texts.isEmpty ? "" : Self.line(mutant)
      #expect(line.contains("@mapped"), "\(mutant.name)")
    }
  }

  private static func line(_ mutant: Mutant) -> String {
    let lines = String(decoding: mutant.source.bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return String(lines[mutant.line - 1])
  }

  @Test func acceptedAndRefusedAreToldApart() {
    let check = MutantCheck([Self.model])
    let outcomes = Mutant.all(of: Self.model).map { ($0.change, check.outcome(of: $0, with: [])) }
    #expect(outcomes.filter { $0.0 == .dropped }.allSatisfy { $0.1 == .accepted })
    #expect(outcomes.filter { $0.0 == .misspelt }.allSatisfy { $0.1 == .refused })
    // An option that is accepted although it must be refused is a fault.
    var mutant = Mutant.all(of: Self.model)[0]
    mutant.mustBeRefused = true
    guard case .fault = check.outcome(of: mutant, with: []) else {
      Issue.record("a mutant that is not refused is no fault")
      return
    }
  }

  @Test(arguments: [
    ("struct A { var a = [1] }", true), ("struct A { var a = [1) }", false), ("struct A {", false),
    ("let a = \"b", false), ("}", false), ("let a = \"}\"", true),
  ])
  func brokenTextIsTold(_ text: String, _ isSound: Bool) {
    #expect((GeneratedText(text).fault == nil) == isSound, "\(text)")
  }
}
