import Foundation
import IsomerSyntax
import Testing

@testable import IsomerGenerator

/// Tests that the recipes of the page `WorkingOnIsomer` can be followed; it quotes the rule below.
@Suite struct RecipeTests {
  private static let page = "Sources/Isomer/Isomer.docc/WorkingOnIsomer.md"

  /// Returns the section with a title.
  private func section(_ title: String) throws -> Substring {
    let text = try Fixtures.text(Fixtures.root.appending(path: Self.page))
    let start = try #require(text.range(of: "## \(title)\n")?.upperBound)
    return text[start...].prefix(
      upTo: text[start...].range(of: "\n## ")?.lowerBound ?? text.endIndex)
  }

  @Test(arguments: ["Add an option", "Add a format"])
  func `each file contains what its step names`(_ title: String) throws {
    let rows = try section(title).split(separator: "\n").filter { $0.hasPrefix("| `") }
    #expect(rows.count >= 4)
    for row in rows {
      let cells = row.split(separator: "|").map {
        $0.filter { $0 != "`" }.trimmingCharacters(in: .whitespaces)
      }
      try #require(cells.count == 3)
      let file = try Fixtures.text(Fixtures.root.appending(path: "Sources/\(cells[0])"))
      #expect(file.contains(cells[2]), "\(cells[0]) lacks '\(cells[2])'")
    }
  }

  @Test func `the rule reports what it looks for`() throws {
    let names = (0..<65).map { "p\($0)" }.joined(separator: ", ")
    let source = SourceFile(
      path: "A.swift",
      text: "// @mapped\nstruct A { var \(names): Int }\n\n// @mapped\nstruct B {}\n")
    let reporter = Reporter()
    let parsed = DeclarationParser.parse(source)
    let context = FileContext(parsed, TypeTransformers(), OptionReader(reporter), reporter)
    let built = ModelBuilder.build(
      context, classes: ClassIndex([ModuleFile(file: parsed)]),
      defaults: DefaultOptions([], of: [:]))
    let target = Target(
      runtime: [], sources: [source], parsed: [parsed], above: [], shapes: [:],
      symbols: SymbolTable([parsed]), attributes: DeclaredAttributes())
    let checked = CheckedTarget(
      target, built.models, [], profile: nil, keepsOthers: true, reporter)
    ManyPropertiesChecks(target: checked).run()
    #expect(
      reporter.diagnostics.map(\.rendered).joined(separator: "\n") == """
        A.swift:2:8: error: 'A' has more than 64 properties [many-properties]
        A.swift:2:8: note: divide it, and use 'flatten'
        """)
  }
}

/// Reports types with very many properties.
struct ManyPropertiesChecks: Rule {
  let target: CheckedTarget

  func run() {
    for model in target.models where model.properties.count > 64 {
      reporter.report(
        .manyProperties(model.name), on: model,
        notes: ["divide it, and use 'flatten'"])
    }
  }
}

extension Message {
  static func manyProperties(_ type: String) -> Self {
    Self("'\(type)' has more than 64 properties")
  }
}
