import Foundation
import IsomerGenerator
import IsomerSyntax
import Testing

/// Tests the code that is generated for the fixture models, byte for byte, for each form.
///
/// The plugin generates the same code for the end-to-end tests, so the compared code is the code
/// that runs.
struct GoldenTests {
  private static let sources = Fixtures.files(in: "Models", suffix: ".swift").compactMap {
    try? Fixtures.source($0, path: "Fixtures/Models/\($0.lastPathComponent)")
  }

  private static var generator: Generator {
    Generator(module: "FixtureModels") { path in
      try? Fixtures.source(Fixtures.root.appending(path: path), path: path)
    }
  }

  private static let output = generator.run(sources)

  @Test func fixtureModelsHaveNoDiagnostics() {
    #expect(Self.output.diagnostics.map(\.rendered) == [])
    #expect(Self.output.files.count == Self.sources.count)
  }

  @Test(arguments: GoldenForm.all)
  func generatedCodeHasTheFormOfTheGoldenFile(_ form: GoldenForm) throws {
    let file = try #require(Self.output.files.first { $0.name == "\(form.file).mapped.swift" })
    #expect(form.missingTypes(in: file.text) == [])
    let golden = Fixtures.root.appending(path: "Fixtures/Golden/\(form.name).swift")
    let expected = (try? Fixtures.text(golden)) ?? ""
    let found = form.excerpt(of: file.text)
    if expected == found { return }
    if Fixtures.isRecording { try Fixtures.record(found, at: golden) }
    Issue.record("\(form.name) differs:\n\(difference(expected, found))")
  }

  @Test func everyGoldenFileHasAForm() {
    let golden = Fixtures.files(in: "Golden", suffix: ".swift").map(\.lastPathComponent)
    #expect(Set(golden) == Set(GoldenForm.all.map { "\($0.name).swift" }))
    #expect(golden.count == GoldenForm.all.count)
  }

  @Test func neitherTheRunNorTheOrderOfTheFilesMatters() {
    let backwards = Self.generator.run(Self.sources.reversed())
    #expect(backwards.diagnostics == Self.output.diagnostics)
    #expect(
      backwards.files.sorted { $0.name < $1.name } == Self.output.files.sorted { $0.name < $1.name }
    )
  }
}
