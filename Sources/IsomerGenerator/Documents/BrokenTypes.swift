import IsomerSyntax

/// The types with errors, whose mappings are not those that the annotations describe.
package struct BrokenTypes {
  private var names: Set<String> = []

  /// Creates the set from the errors of a target; nil if one can concern all types.
  init?(_ diagnostics: [Diagnostic], _ target: Target) {
    let files = Dictionary(
      firstOf: target.parsed.compactMap(\.self).map { ($0.file.path, $0) })
    for problem in diagnostics where problem.severity == .error {
      guard let name = files[problem.path]?.nameOfType(at: problem.location) else { return nil }
      names.insert(name)
    }
    if !names.isEmpty { addFamilies(target.symbols) }
  }

  /// Returns true if a type has errors, a type around it, or one in its hierarchy.
  func contains(_ name: String) -> Bool {
    SymbolTable.scopes(from: name).contains(where: names.contains)
  }

  func contains(_ model: Model) -> Bool {
    contains(model.name) || contains(model.declaredName)
  }

  /// Adds the types above and below, which share properties, tags and keys.
  private mutating func addFamilies(_ symbols: SymbolTable) {
    let families = symbols.symbols.values.map { symbol in
      let above = symbol.inherited.map { symbols.parentName($0, of: symbol) }
      return [symbol.name] + above.filter { symbols.symbols[$0]?.kind != nil }
    }.filter { $0.count > 1 }
    var count = 0
    while count != names.count {
      count = names.count
      for family in families where family.contains(where: contains) { names.formUnion(family) }
    }
  }
}

extension ParsedFile {
  /// Returns the full name of the innermost type at a location; nil outside of types, and for an
  /// external mapping, which concerns all types.
  fileprivate func nameOfType(at location: SourceLocation) -> String? {
    var (types, name) = (self.types, "")
    while let type = types.first(where: { $0.includes(location, in: file) }) {
      if type.namesTransformer { return nil }
      (types, name) = (type.types, name.member(type.name.text))
    }
    return name.isEmpty ? nil : name
  }
}

extension TypeDeclaration {
  fileprivate func includes(_ location: SourceLocation, in file: SourceFile) -> Bool {
    let ranges = [range] + annotations.map(\.range)
    return ranges.contains {
      file.location(at: $0.start) <= location && location <= file.location(at: $0.end)
    }
  }
}
