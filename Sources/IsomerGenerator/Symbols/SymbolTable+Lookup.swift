import IsomerSyntax

extension SymbolTable {
  // MARK: Names

  /// Returns a scope and those around it: `A.B`, `A` and the top level, which is empty.
  static func scopes(from scope: String) -> [String] {
    Array(sequence(first: scope) { $0.isEmpty ? nil : $0.outerPath })
  }

  /// Returns the first result of a function for the meanings of a name in a scope: `A.B.Name`,
  /// `A.Name` and `Name` in `A.B`.
  package static func first<Found>(
    _ name: String, from scope: String, _ found: (_ fullName: String) -> Found?
  ) -> Found? {
    var outer = scope
    while true {
      if let found = found(outer.member(name)) { return found }
      if outer.isEmpty { return nil }
      outer = outer.outerPath
    }
  }

  /// Returns the innermost symbol that a name refers to in a scope and that meets a condition.
  func symbol(
    _ name: String, from scope: String, where isMeant: (Symbol) -> Bool = { $0.module == nil }
  ) -> Symbol? {
    guard names.contains(name.lastName) else { return nil }
    return Self.first(name, from: scope) { full in
      symbols[full].flatMap { isMeant($0) ? $0 : nil }
    }
  }

  /// Returns the type or the alias of the target that a name refers to.
  func declaration(_ name: String, from scope: String) -> Symbol? {
    symbol(name, from: scope) { $0.module == nil && $0.isDeclared }
  }

  /// Returns true if a type or an alias with the name is declared and visible in `scope`.
  func declares(_ name: String, from scope: String) -> Bool {
    declaration(name, from: scope) != nil
  }

  /// Returns true if a generic type with the name is declared, at any depth.
  func declaresGeneric(_ name: String) -> Bool {
    (scopes[name] ?? []).contains { !parameters(of: $0.member(name)).isEmpty }
  }

  func parameters(of type: String) -> [String] { symbols[type]?.genericParameters ?? [] }

  /// Returns true if the name is a generic parameter of a scope or of a type around it.
  func isParameter(_ name: String, in scope: String) -> Bool {
    Self.scopes(from: scope).contains { parameters(of: $0).contains(name) }
  }

  /// Returns the components of a declared type with its own parameters as arguments.
  func components(of type: String) -> [TypeComponent] {
    Self.scopes(from: type).dropLast().reversed().map { path in
      let arguments = parameters(of: path).map { TypeReference.named([TypeComponent(name: $0)]) }
      return TypeComponent(name: path.lastName, arguments: arguments)
    }
  }

  /// Returns true if several types contain a type or an alias with the name.
  func isAmbiguous(_ name: String) -> Bool { (scopes[name] ?? []).count { !$0.isEmpty } > 1 }

  // MARK: Aliases

  /// Returns the alias with a full name; nil if several declare different types, as in branches of
  /// `#if`.
  func alias(_ name: String, in file: String) -> Symbol.Alias? {
    guard let symbol = symbols[name], symbol.kind == nil else { return nil }
    let found = symbol.aliases.filter { $0.privateTo == nil || $0.privateTo == file }
    return Set(found.map(\.declaration.type.text)).count == 1 ? found[0] : nil
  }

  // MARK: Members

  /// Returns the full name of a path of names in a scope; the path itself if its first name is not
  /// declared.
  func fullPath(_ path: String, in scope: String) -> String {
    let first = String(path.prefix { $0 != "." })
    return fullName(first, in: scope).map { $0 + path.dropFirst(first.count) } ?? path
  }

  /// Returns the full name of the type or alias that a name refers to in a scope, unless it is
  /// that of a generic parameter.
  func fullName(_ name: String, in scope: String) -> String? {
    for outer in Self.scopes(from: scope) {
      if parameters(of: outer).contains(name) { return nil }
      if let found = member(name, of: outer) { return found }
    }
    return nil
  }

  /// Returns the full name of a member of a type, or of its superclasses and protocols.
  func member(_ name: String, of type: String) -> String? {
    var visited: Set<String> = []
    func find(_ type: String) -> String? {
      let full = type.member(name)
      if symbols[full]?.isDeclared == true { return full }
      guard visited.insert(type).inserted else { return nil }
      for parent in symbols[type]?.inherited ?? [] {
        let known = symbol(parent, from: type.outerPath) { _ in true }
        if let known, let found = find(known.name) { return found }
      }
      return nil
    }
    return find(type)
  }
}

extension String {
  /// Returns the path of a name inside the path, which is empty for the top level.
  func member(_ name: String) -> String { isEmpty ? name : self + "." + name }

  /// Returns `Class` for `Module.Class` if that is the module of the class; nil for other paths.
  func nameInModule(_ module: (_ name: String) -> String?) -> String? {
    guard let first = pathComponents.first else { return nil }
    let name = String(dropFirst(first.count + 1))
    return module(name) == first ? name : nil
  }

  /// The path without its last name: `A` for `A.B`, and the top level for `A`.
  var outerPath: String { lastIndex(of: ".").map { String(self[..<$0]) } ?? "" }
}
