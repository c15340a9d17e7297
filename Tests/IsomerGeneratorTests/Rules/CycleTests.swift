import IsomerSyntax
import Testing

@testable import IsomerGenerator

/// Tests types that refer to each other in too many ways to follow each of them.
@Suite struct CycleTests {
  private func identifiers(_ text: String) -> Set<String> {
    let output = Generator(module: "M").run([SourceFile(path: "A.swift", text: text)])
    return Set(output.diagnostics.map(\.message.id))
  }

  @Test func `models that flatten each other`() {
    let names = (0..<12).map { "T\($0)" }
    let types = names.map { name in
      let properties = names.map { "  // @mapped flatten\n  var \($0.lowercased()): \($0)\n" }
      return "// @mapped\nfinal class \(name) {\n\(properties.joined())}\n"
    }
    #expect(identifiers(types.joined()).contains("flatten-cycle"))
  }

  @Test func `models that are flattened in many ways`() {
    let types = (0..<30).map { number in
      "// @mapped\nstruct T\(number) {\n  // @mapped flatten\n  var a: T\(number + 1)\n"
        + "  // @mapped flatten\n  var b: T\(number + 1)\n}\n"
    }
    let last = "// @mapped\nstruct T30 {\n  // @mapped secret\n  var key: Int\n}\n"
    #expect(identifiers(types.joined() + last).contains("colliding-keys"))
  }

  @Test func `models that flatten each other to any depth`() {
    let types = (0..<100).map { number in
      "// @mapped\nstruct T\(number) {\n  // @mapped flatten\n  var next: T\(number + 1)\n}\n"
    }
    let top = "// @mapped\nstruct Top {\n  var id: Int\n  // @mapped flatten\n  var next: T0\n}\n"
    let last = "// @mapped\nstruct T100 {\n  var id: Int\n}\n"
    #expect(identifiers(top + types.joined() + last) == ["colliding-keys"])
  }

  @Test func `classes that inherit from each other or themselves`() {
    let pair = "// @mapped keys: .snake\nclass A: B { var a = 1 }\n// @mapped\n"
    let profile = "// @mapped(p) keys: .kebab\nclass B: A { var b = 1 }\n"
    #expect(identifiers(pair + profile) == [])
    #expect(identifiers("// @mapped\nclass A: A { var a = 1 }\n") == [])
  }

  @Test func `protocols that inherit each other`() {
    let names = (0..<12).map { "P\($0)" }
    let protocols = names.map { name in
      "protocol \(name): \(names.filter { $0 != name }.joined(separator: ", ")), Last {}\n"
    }
    let model = "@MainActor protocol Last {}\n// @mapped\nstruct A: P0 {\n  var b: Int\n}\n"
    let source = SourceFile(path: "A.swift", text: protocols.joined() + model)
    let text = Generator(module: "M").run([source]).files[0].text
    #expect(text.contains("@MainActor extension A: @MainActor Isomer.Readable, "))
  }
}
