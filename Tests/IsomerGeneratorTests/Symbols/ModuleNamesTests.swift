import IsomerGenerator
import IsomerSyntax
import Testing

/// Tests types that are qualified with the name of the target's own module.
@Suite struct ModuleNamesTests {
  private func run(_ text: String) -> (text: String, diagnostics: [String]) {
    let output = Generator(module: "App").run([SourceFile(path: "A.swift", text: text)])
    let ids = output.diagnostics.map { "\($0.location.line) \($0.message.id)" }
    return (output.files.map(\.text).joined(), ids)
  }

  @Test(
    arguments: [
      "// @mapped\nstruct Tag { var id: Int }\n// @mapped\nstruct A { var a: ◊Tag, b: [◊Tag?], c: [String: ◊Tag] }",
      "struct Plain { }\n// @mapped\nstruct A { var a: ◊Plain }",
      "struct Plain { }\n// @mapped\nenum A { case a(◊Plain), b(c: [◊Plain]) }",
      "struct Tag { }\nextension ◊Tag {\n// @mapped\nstruct Row { var id: Int }\n}",
      """
      // @mapped
      class User { var name: String
      init(name: String) { self.name = name } }
      // @mapped
      class Admin: ◊User { var level: Int
      init(name: String, level: Int) { self.level = level
      super.init(name: name) } }
      """,
      "// @mapped derive: .equality\nstruct A { var a: ◊B }\nstruct B { }",
      "// @mapped flatten\nstruct A {\n// @mapped flatten\nvar b: ◊B }\n// @mapped\nstruct B { var c: Int }",
    ], ["App.", "App::"])
  func areThoseOfTheModule(_ source: String, _ module: String) {
    let plain = run(source.replacing("◊", with: ""))
    let qualified = run(source.replacing("◊", with: module))
    #expect(qualified.text.replacing(module, with: "") == plain.text)
    #expect(qualified.diagnostics == plain.diagnostics)
  }

  @Test func aTypeOfTheModulesNameHidesIt() {
    let source = "enum App { struct Tag { } }\nstruct Tag { }\n// @mapped\nstruct A { var a: ◊Tag }"
    let inside = run(source.replacing("◊", with: "App."))
    #expect(inside.diagnostics == ["4 unmapped-type"])
    let tags = "// @mapped\nstruct Tag { var id: Int }\n// @mapped\nstruct A { var a: ◊Tag }\n"
    let hidden = run("enum App { struct Tag { } }\n" + tags.replacing("◊", with: "App."))
    #expect(hidden.diagnostics == ["5 unmapped-type"])
    #expect(run("enum App { }\n" + tags.replacing("◊", with: "App::")).diagnostics == [])
  }

  /// A read-only model cannot be a property of `A`, provided that `A` refers to it.
  @Test(arguments: [("enum App { }", []), ("struct AppDelegate { }", ["4 direction-skipped"])])
  func aTypeOfAnotherFileHidesIt(_ other: String, _ expected: [String]) {
    let text = """
      // @mapped skip: .write
      struct Tag { var id: Int }
      // @mapped
      struct A { var a: App.Tag }
      """
    let sources = [
      SourceFile(path: "A.swift", text: text), SourceFile(path: "B.swift", text: other),
    ]
    let found = Generator(module: "App").run(sources).diagnostics
    #expect(found.map { "\($0.location.line) \($0.message.id)" } == expected)
  }

  @Test(arguments: ["Box<Int>", "Box <Int>", "App.Box<Int>", "Box"])
  func extensionsNameTheDeclaration(_ extended: String) {
    let source = """
      struct Box<T> { var value: T }
      extension \(extended) {
        // @mapped
        struct Row { var id: Int }
      }
      """
    let found = run(source)
    #expect(found.diagnostics == [])
    #expect(found.text.contains("extension Box.Row"))
  }

  @Test(arguments: [
    ("Box", []), ("Box where T == Int", ["2 no-initialiser"]), ("Box<Int>", ["2 no-initialiser"]),
  ])
  func initialisersForSomeArgumentsAreForNone(_ extended: String, _ expected: [String]) {
    let source = """
      // @mapped
      final class Box<T> {
        let id: Int
        init(number: Int) { id = number }
      }
      extension \(extended) { convenience init(id: Int) { self.init(number: id) } }
      """
    #expect(run(source).diagnostics == expected)
  }
}
