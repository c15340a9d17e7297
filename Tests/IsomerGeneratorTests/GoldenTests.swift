import Foundation
import IsomerGenerator
import IsomerSyntax
import Testing

/// Tests the output for the fixture models, byte for byte.
///
/// The plugin generates the same code for the end-to-end tests, so the compared
/// code is the code that runs.
struct GoldenTests {
  private static func sources() throws -> [SourceFile] {
    try Fixtures.files(in: "Models", suffix: ".swift").map {
      try Fixtures.source($0, path: "Fixtures/Models/\($0.lastPathComponent)")
    }
  }

  @Test func everyModelFileHasItsGoldenFile() throws {
    let generator = Generator(module: "FixtureModels") { path in
      try? Fixtures.source(Fixtures.root.appending(path: path), path: path)
    }
    let output = generator.run(try Self.sources())
    #expect(output.diagnostics.map(\.rendered) == [])
    for file in output.files {
      let golden = Fixtures.root.appending(path: "Fixtures/Golden/\(file.name)")
      let expected = (try? Fixtures.text(golden)) ?? ""
      if expected == file.text { continue }
      if Fixtures.isRecording { try Fixtures.record(file.text, at: golden) }
      Issue.record("\(file.name) differs:\n\(difference(expected, file.text))")
    }
  }

  @Test func noGoldenFileIsLeftOver() throws {
    let models = Set(try Self.sources().map { String($0.name.dropLast(6)) })
    let golden = Fixtures.files(in: "Golden", suffix: ".mapped.swift").map(\.lastPathComponent)
    #expect(golden.filter { !models.contains(String($0.dropLast(13))) } == [])
  }

  @Test func twoRunsGiveTheSameBytes() throws {
    let sources = try Self.sources()
    let generator = Generator(module: "FixtureModels")
    #expect(generator.run(sources) == generator.run(sources))
  }

  @Test func theOrderOfTheFilesDoesNotMatter() throws {
    let sources = try Self.sources()
    let generator = Generator(module: "FixtureModels")
    let forwards = generator.run(sources).files
    let backwards = generator.run(sources.reversed()).files
    #expect(Set(forwards.map(\.text)) == Set(backwards.map(\.text)))
  }
}
