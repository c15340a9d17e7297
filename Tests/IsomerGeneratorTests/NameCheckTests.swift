import Foundation
import IsomerGenerator
import IsomerSyntax
import Testing

/// Tests that no name in generated code can be declared again without a diagnostic.
@Suite struct NameCheckTests {
  @Test(arguments: [
    "Archives", "Basics", "Checks", "Documents", "Enums", "Keys", "Profiles", "Scopes", "Seeds",
    "Transformers", "Updates",
  ])
  func `a declaration with a generated name is reported`(_ folder: String) throws {
    let sources = try Fixtures.files(in: "Models/\(folder)", suffix: ".swift").map {
      try Fixtures.source($0, path: $0.lastPathComponent)
    }
    let generator = Generator(module: "FixtureModels")
    let types = generator.run(sources).files.flatMap {
      DeclarationParser.parse(SourceFile(path: $0.name, text: $0.text)).types
    }
    // Types are declared apart from members, which they would hide from generated code, and those at
    // the top level apart from others, because conflicts with mappings are found before printing.
    let (nested, top) = (types.flatMap(nestedTypes), types.flatMap(topTypes))
    for lines in [types.flatMap(members), nested, top].map({ Set($0).sorted() }) {
      #expect(!lines.isEmpty || lines == Set(top).sorted())
      let again = SourceFile(path: "Again.swift", text: lines.joined(separator: "\n"))
      let found = generator.run(sources + [again]).diagnostics.filter {
        $0.message.id == "taken-name"
      }
      let reported = Set(found.filter { $0.path == again.path }.map { lines[$0.location.line - 1] })
      let named = Set(found.compactMap { $0.message.text.split(separator: "'").first })
      #expect(
        lines.filter { line in
          !reported.contains(line) && !named.contains { line == "enum \($0) {}" }
        } == [])
    }
  }

  /// Returns the properties and functions in the generated code of a type, each on a line.
  private func members(_ type: TypeDeclaration) -> [String] {
    guard type.kind == .extensionType else { return [] }
    let properties = type.properties.map {
      "\(prefix($0.modifiers))var `\($0.name.text)`: Int { 1 }"
    }
    // Another check reports functions for validation.
    let functions = type.functions.filter { !$0.name.text.hasPrefix("validate") }.map { function in
      let parameters = function.parameters.map { "\($0.label?.text ?? "_") x: \($0.type.text)" }
      let name =
        function.name.text.first?.isLetter == true
        ? "`\(function.name.text)`" : function.name.text
      return "\(prefix(function.modifiers))func \(name)(\(parameters.joined(separator: ", "))) {}"
    }
    return (properties + functions).map { "extension \(type.name.text) { \($0) }" }
  }

  /// Returns the types in the generated code of an extension, each on a line.
  private func nestedTypes(_ type: TypeDeclaration) -> [String] {
    guard type.kind == .extensionType else { return [] }
    return type.types.map { "extension \(type.name.text) { enum `\($0.name.text)` {} }" }
  }

  /// Returns the declaration of a generated type at the top level.
  ///
  /// Private aliases are excluded: they give a type of an outer scope a short name, and code uses a
  /// type of the scope itself first.
  private func topTypes(_ type: TypeDeclaration) -> [String] {
    type.kind == .extensionType || type.access == .private ? [] : ["enum \(type.name.text) {}"]
  }

  private func prefix(_ modifiers: [String]) -> String {
    modifiers.contains("static") ? "static " : ""
  }
}
