package import IsomerSyntax

/// The mapped types and other declarations of a target.
struct ModelGraph: Sendable {
  /// The models, sorted by file and position.
  let models: [Model]
  private(set) var symbols: SymbolTable
  private let byName: [String: Int]
  private let lastNames: Set<String>

  init(models: [Model], symbols: SymbolTable) {
    self.models = models
    self.symbols = symbols
    byName = Dictionary(firstOf: zip(models.map(\.name), models.indices))
    lastNames = Set(models.map(\.name.lastName))
  }

  func adding(_ files: [ParsedFile]) -> ModelGraph {
    var graph = self
    graph.symbols = symbols.adding(files)
    return graph
  }

  /// Returns the models with a profile, and those that contain one of them, also in flattened models.
  func models(concerning profile: String) -> [Model] {
    let isProfiled = { (model: Model) in model.profiles.names.contains(profile) }
    var names = Set(models.filter(isProfiled).map(\.name.lastName))
    var count = -1
    while count != names.count {
      count = names.count
      for model in models {
        let flattened = model.heldProperties.filter { $0.location.role == .flatten }
        guard flattened.contains(where: { $0.type.mayName(names) }) else { continue }
        names.insert(model.name.lastName)
      }
    }
    return models.filter { isProfiled($0) || $0.types.contains { $0.mayName(names) } }
  }

  /// Returns the model that a name refers to inside `scope`.
  func model(named name: String, from scope: String) -> Model? {
    guard lastNames.contains(name.lastName) else { return nil }
    return SymbolTable.first(name, from: scope) { byName[$0] }.map { models[$0] }
  }

  /// Returns a class and its mapped superclasses, nearest first.
  func classes(from model: Model) -> some Sequence<Model> {
    sequence(first: model) { $0.hierarchy.superclass.flatMap { self.model(named: $0, from: "") } }
  }

  /// Returns true if the name refers to a declared type that is not mapped and has no manual
  /// conformance.
  func isKnownUnmapped(_ name: String, from scope: String) -> Bool {
    SymbolTable.first(name, from: scope) { full -> Bool? in
      if byName[full] != nil { return false }
      guard let symbol = symbols[full], symbol.module == nil else { return nil }
      // An extension does not indicate that the type is declared in this target.
      return symbol.kind != nil
        && !symbols.conforms(full, to: ["Readable", "Writable", "Mappable", "MappableKey"])
    } ?? false
  }

  /// Returns true if the name refers to a mapped, declared or extended type.
  func knows(_ name: String, from scope: String) -> Bool {
    model(named: name, from: scope) != nil || symbols.symbol(name, from: scope) != nil
  }

  /// Returns true if the name refers to a mapped or declared type.
  func declares(_ name: String, from scope: String) -> Bool {
    model(named: name, from: scope) != nil || symbols.declares(name, from: scope)
  }

  /// Returns the full names of the unmapped types of the target that inherit from a class, in order.
  func unmappedHeirs(of name: String) -> [String] {
    symbols.symbols.values.filter { symbol in
      symbol.kind != nil && symbol.module == nil && byName[symbol.name] == nil
        && symbol.inherited.contains { symbols.parentName($0, of: symbol) == name }
    }.map(\.name).sorted()
  }
}

extension TypeReference {
  /// The path of a named type without generic arguments: `Outer.Inner` for `Outer.Inner<Int>`.
  package var namePath: String? {
    guard case .named(let components) = shape else { return nil }
    return components.count == 1
      ? components[0].name : components.map(\.name).joined(separator: ".")
  }
}

extension MappedType {
  /// Returns true if a part of the type has one of some last names, or may be a protocol.
  fileprivate func mayName(_ names: Set<String>) -> Bool {
    guard let all = reference?.allNames, !all.isEmpty else { return true }
    return all.contains { names.contains($0.lastName) }
  }
}
