import IsomerGenerator
import IsomerSyntax
import Testing

@testable import IsomerCommands

@Suite struct SelectionTests {
  private var files: [GeneratedFile] {
    let sources = ["A", "B"].map { name in
      SourceFile(path: "/models/\(name).swift", bytes: Array("struct \(name) {}".utf8))
    }
    return Generator(module: "Models").run(sources).files
  }

  @Test func selectsBySourceOrGeneratedName() {
    #expect(files.named(["A.swift"]).map(\.name) == ["A.mapped.swift"])
    #expect(files.named(["B.mapped.swift"]).map(\.name) == ["B.mapped.swift"])
    #expect(files.named([]).map(\.name) == ["A.mapped.swift", "B.mapped.swift"])
    #expect(files.named(["C.swift"]).isEmpty)
  }
}
