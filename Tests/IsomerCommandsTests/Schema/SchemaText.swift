import IsomerGenerator
import IsomerSyntax
import Testing

@testable import IsomerCommands

/// The schemas of models in a text.
struct SchemaText {
  private let source: String
  private let direction: SchemaDirection
  private let dialect: SchemaDialect
  private let profile: String?

  init(
    _ source: String, _ direction: SchemaDirection = .read, _ dialect: SchemaDialect = .jsonSchema,
    profile: String? = nil
  ) {
    self.source = source
    self.direction = direction
    self.dialect = dialect
    self.profile = profile
  }

  /// Returns the document for some types, or all.
  func document(_ names: String...) throws -> OrderedJSON {
    let sources = [SourceFile(path: "/models/A.swift", text: source)]
    let (target, mappings, problems) = Generator(module: "Models").understand(sources)
    #expect(problems.diagnostics.map(\.rendered) == [])
    let mapped = MappedTarget(module: "Models", target: target, mappings: mappings)
    let targets = try [mapped].having(profile)
    let document = try #require(
      targets.map {
        SchemaDocument($0, profile: profile, direction: direction, dialect: dialect)
      }.first)
    for name in names where !document.contains(name) {
      throw KnownNames(noun: "type", names: document.names).problem(with: name)
    }
    return try document.json(of: names)
  }

  /// Returns the definition of a type in one line.
  func of(_ name: String) throws -> String {
    let definitions =
      try dialect == .openAPI
      ? document()["components"]?["schemas"] : document()["$defs"]
    return definitions?[name]?.line ?? "none"
  }

  /// Returns the schema of a property of the type `A`.
  func property(_ key: String, of type: String = "A") throws -> String {
    try document()["$defs"]?[type]?["properties"]?[key]?.line ?? "none"
  }
}

extension OrderedJSON {
  subscript(key: String) -> OrderedJSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The value in one line, with single quotes.
  var line: String {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
      .replacing("\"", with: "'").replacing("{ ", with: "{").replacing(" }", with: "}")
      .replacing("[ ", with: "[").replacing(" ]", with: "]")
  }
}
