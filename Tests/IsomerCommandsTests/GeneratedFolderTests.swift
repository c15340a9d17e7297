import Foundation
import IsomerGenerator
import IsomerSyntax
import Testing

@testable import IsomerCommands

@Suite struct GeneratedFolderTests {
  private func files(_ sources: [String: String]) -> [GeneratedFile] {
    let sources = sources.map { SourceFile(path: "/models/\($0.key).swift", text: $0.value) }
    return Generator(module: "Models").run(sources).files
  }

  @Test func writesAndCompares() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: url) }
    let model = "// @mapped\nstruct A { var x: Int }"
    let folder = GeneratedFolder(url, files(["A": model, "Plain": "struct P {}"]))
    #expect(folder.differences() == [.missing("A.mapped.swift")])
    try folder.update()
    #expect(folder.differences() == [])
    #expect(GeneratedFolder.isGenerated(url.appending(path: "A.mapped.swift").path))
    #expect(try FileManager.default.contentsOfDirectory(atPath: url.path) == ["A.mapped.swift"])

    let changed = GeneratedFolder(url, files(["A": model.replacing("x", with: "y")]))
    #expect(changed.differences() == [.changed("A.mapped.swift")])
  }

  @Test func removesOnlyGeneratedFiles() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: url) }
    try GeneratedFolder(url, files(["A": "// @mapped\nstruct A { var x: Int }"])).update()
    try Data("// by hand".utf8).write(to: url.appending(path: "B.mapped.swift"))
    let empty = GeneratedFolder(url, [])
    #expect(empty.differences() == [.unneeded("A.mapped.swift")])
    try empty.update()
    #expect(try FileManager.default.contentsOfDirectory(atPath: url.path) == ["B.mapped.swift"])
  }
}
