import IsomerSyntax

extension SymbolTable {
  /// Returns the last components of the names in the inheritance clauses of a declared type; nil if
  /// it is not declared.
  func inheritedNames(of name: String, from scope: String) -> [String]? {
    declaration(name, from: scope).map { $0.inherited.map(\.lastName) }
  }

  /// Returns true if a type of the target is declared to conform to one of some protocols of other
  /// modules, directly or through a protocol, an alias or a superclass.
  func conforms(_ name: String, to protocols: Set<String>) -> Bool {
    ancestors(of: name) { $0.module == nil }.contains { protocols.contains($0.lastName) }
  }

  /// The protocols of `IsomerCodable` for types that any decoder can decode.
  static let decodableProtocols: Set = ["MappedCodable", "MappedDecodable"]

  /// Returns true if any decoder can decode a type of the target by its mapping, in every build.
  func isMappedDecodable(_ name: String) -> Bool {
    guard let symbol = symbols[name], !symbol.inheritsConditionally else { return false }
    return ancestors(of: name) { $0.module == nil }.contains { parent in
      Self.decodableProtocols.contains(parent.lastName)
        && symbols[parent].map { $0.module != nil } ?? true
    }
  }

  /// Returns true if the type that a name refers to conforms to one of some protocols.
  func conforms(_ name: String, from scope: String, to protocols: Set<String>) -> Bool {
    symbol(name, from: scope).map { conforms($0.name, to: protocols) } ?? false
  }

  /// Returns true if a type conforms to a protocol, directly, by inheritance or by refinement.
  func conforms(_ name: String, to wanted: String) -> Bool {
    ancestors(of: name) { _ in true }.contains(wanted)
  }

  /// Returns true if a declared type inherits from the type with this name.
  func hasHeirs(_ name: String) -> Bool {
    symbols.values.contains { symbol in
      symbol.inherited.contains { parentName($0, of: symbol) == name }
    }
  }

  /// Returns the full names of the superclasses and protocols of a type, and those of the ones that
  /// meet a condition.
  private func ancestors(of name: String, through isKnown: (Symbol) -> Bool) -> Set<String> {
    var found: Set<String> = []
    var waiting = [name]
    while let next = waiting.popLast() {
      guard let symbol = symbols[next], isKnown(symbol) else { continue }
      for parent in symbol.inherited.map({ parentName($0, of: symbol) })
      where found.insert(parent).inserted { waiting.append(parent) }
    }
    return found
  }

  /// Returns the full name of a type in an inheritance clause, without a module; or else the name as
  /// written.
  func parentName(_ written: String, of symbol: Symbol) -> String {
    let found = self.symbol(written, from: symbol.name.outerPath, where: \.isDeclared)
    return found?.name ?? written.nameInModule { symbols[$0]?.module } ?? written
  }

  /// Returns true if a type is declared and certainly conforms to none of the protocols.
  ///
  /// An unknown protocol or superclass may add the conformance. `unrelated` names protocols that do
  /// not, in addition to the default ones.
  func surelyLacks(
    _ protocols: Set<String>, _ name: String, from scope: String, unrelated: Set<String> = []
  ) -> Bool {
    guard let declared = symbol(name, from: scope), declared.isDeclared else { return false }
    let isKnown = { (symbol: Symbol) in symbol.isDeclared && symbol.module == nil }
    let unrelated = Self.unrelated.union(unrelated).subtracting(protocols)
    return ancestors(of: declared.name, through: isKnown).allSatisfy { name in
      let isFollowed = symbols[name].map(isKnown) ?? false
      return isFollowed ? !protocols.contains(name.lastName) : unrelated.contains(name.lastName)
    }
  }

  /// Protocols of other modules that are unrelated to equality.
  private static let unrelated: Set<String> = [
    "AnyObject", "Codable", "CustomDebugStringConvertible", "CustomStringConvertible", "Decodable",
    "Encodable", "Error", "Identifiable", "LocalizedError", "Mappable", "ObservableObject",
    "Readable", "Sendable", "Writable",
  ]
}
