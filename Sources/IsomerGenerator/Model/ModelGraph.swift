package import IsomerSyntax

/// The mapped types and other declarations of a target.
struct ModelGraph: Sendable {
  /// The models, sorted by file and position.
  let models: [ModelDescription]
  let symbols: SymbolTable
  private let byName: [String: Int]

  init(models: [ModelDescription], symbols: SymbolTable) {
    self.models = models
    self.symbols = symbols
    byName = Dictionary(firstOf: models.enumerated().map { ($1.name, $0) })
  }

  private init(_ graph: ModelGraph, _ symbols: SymbolTable) {
    (models, byName) = (graph.models, graph.byName)
    self.symbols = symbols
  }

  /// Returns the models with the symbols of more files.
  func adding(_ files: [ParsedFile]) -> ModelGraph { ModelGraph(self, symbols.adding(files)) }

  /// The models, and a model for each case with values.
  var mappings: [ModelDescription] { models.flatMap(\.mappings) }

  /// Returns the model that a name refers to inside `scope`.
  func model(named name: String, from scope: String) -> ModelDescription? {
    SymbolTable.candidates(name, scope).lazy.compactMap { byName[$0] }.first.map { models[$0] }
  }

  /// Returns true if the name refers to a declared type that is not mapped and has no manual
  /// conformance.
  func isKnownUnmapped(_ name: String, from scope: String) -> Bool {
    for candidate in SymbolTable.candidates(name, scope) {
      if byName[candidate] != nil { return false }
      guard let symbol = symbols[candidate], symbol.module == nil else { continue }
      // An extension does not indicate that the type is declared in this target.
      return symbol.kind != nil && !symbols.conforms(candidate, to: Self.conformances)
    }
    return false
  }

  private static let conformances: Set<String> = [
    "Readable", "Writable", "Mappable", "MappableKey",
  ]

  /// Returns true if the name refers to a mapped, declared or extended type.
  func knows(_ name: String, from scope: String) -> Bool {
    model(named: name, from: scope) != nil || symbols.symbol(name, from: scope) != nil
  }

  /// Returns the names of the unmapped types that inherit from a class.
  func unmappedHeirs(of name: String) -> [String] {
    symbols.heirs(of: name).filter { byName[$0] == nil }
  }
}

extension TypeReference {
  /// The path of a named type without generic arguments: `Outer.Inner` for `Outer.Inner<Int>`.
  package var namePath: String? {
    guard case .named(let components) = shape else { return nil }
    return components.map(\.name).joined(separator: ".")
  }
}
