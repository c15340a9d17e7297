import IsomerSyntax
import Testing

@testable import IsomerGenerator

/// Tests which declarations decide whether a transformer can write.
@Suite struct TransformerDirectionTests {
  private func identifiers(_ texts: String...) -> [String] {
    let files = texts.enumerated().map { SourceFile(path: "\($0).swift", text: $1) }
    return Generator(module: "M").run(files).diagnostics.map(\.message.id)
  }

  private let model = "// @mapped\nstruct S {\n  // @mapped with: Shouting()\n  var a: String\n}\n"
  private let reading = "struct Shouting: ForwardTransformer {}\n"
  private let writing = "extension Shouting: Transformer {}\n"

  @Test func `a file without annotations can declare the transformer or its other direction`() {
    #expect(identifiers(model + reading) == ["read-only-transformer"])
    #expect(identifiers(model, reading) == ["read-only-transformer"])
    #expect(identifiers(model + reading + writing) == [])
    #expect(identifiers(model + reading, writing) == [])
    #expect(identifiers(model, reading, writing) == [])
  }
}
