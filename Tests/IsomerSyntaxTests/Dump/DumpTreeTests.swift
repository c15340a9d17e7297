import Foundation
import Testing

@testable import IsomerSyntax

@Suite struct DumpTreeTests {
  @Test func aTreeWhole() {
    let tree = DumpTree([
      parse("// @mapped keys: .snake\npublic struct A {\n  let a: Int? // @mapped id\n}")
    ])
    let keys = DumpTree.Word(word: "keys", at: "1:12", value: ".snake", shape: "member")
    let id = DumpTree.Word(word: "id", at: "3:26", value: nil, shape: nil)
    let property = DumpTree.Property(
      name: "a", at: "3:7", type: "Int?", access: nil, keyword: "let", storage: "stored",
      modifiers: [], hasInitialValue: false, conditions: [],
      annotations: [DumpTree.Annotation(at: "3:18", profiles: [], words: [id])])
    let type = DumpTree.TypeNode(
      kind: "struct", name: "A", at: "2:15", access: "public", generics: nil, inheritance: [],
      conditions: [],
      annotations: [DumpTree.Annotation(at: "1:4", profiles: [], words: [keys])],
      properties: [property], cases: [], initialisers: [], types: [])
    #expect(tree.files.map(\.types) == [[type]])
  }

  @Test func diagnosticsAreRendered() {
    let tree = DumpTree([parse("// @maped\nstruct A {}")])
    #expect(
      tree.files[0].diagnostics == [
        "Post.swift:1:4: error: unknown annotation '@maped' [misspelt-annotation]\nPost.swift:1:4: note: did you mean '@mapped'?"
      ])
  }

  @Test func itCanBeEncoded() throws {
    let data = try JSONEncoder().encode(DumpTree([parse(Corpus.everything)]))
    #expect(!data.isEmpty)
  }
}
