import IsomerSyntax

/// A type, a protocol or a type alias that files declare or extend.
struct Symbol: Sendable {
  /// The path of names: `Outer.Inner`.
  let name: String
  /// The kind of the declaration; nil for an alias, and for a type with known extensions only.
  fileprivate(set) var kind: TypeDeclaration.Kind?
  /// The declarations of an alias; several in branches of `#if`, or private to files.
  fileprivate(set) var aliases: [Alias] = []
  /// The module of an imported symbol.
  fileprivate(set) var module: String?
  fileprivate(set) var genericParameters: [String] = []
  /// The names in the inheritance clauses of the declaration and its extensions as written, or in
  /// the type of an alias.
  fileprivate(set) var inherited: [String] = []
  /// True if a declaration or an extension in a branch of `#if` has an inheritance clause.
  fileprivate(set) var inheritsConditionally = false
  /// True for an enum without associated values, which is implicitly `Hashable`.
  fileprivate(set) var isPlainEnum = false
  /// The type that the function `transform` returns.
  fileprivate(set) var transformed: TypeReference?

  /// An alias, the path of the type that declares it, and the file that it is private to.
  struct Alias: Sendable {
    var scope: String
    var declaration: AliasDeclaration
    var privateTo: String?
  }

  /// True if a type or an alias is declared, not only extended.
  var isDeclared: Bool { kind != nil || !aliases.isEmpty }

  var isAlias: Bool { kind == nil && !aliases.isEmpty }

  fileprivate mutating func declare(_ type: TypeDeclaration, _ module: String?) {
    inherited += type.inheritance.flatMap(\.composedNames)
    inheritsConditionally =
      inheritsConditionally || !type.conditions.isEmpty && !type.inheritance.isEmpty
    let transform = type.functions.first { $0.name.text == "transform" && $0.parameters.count == 1 }
    transformed = transformed ?? transform?.returnType
    guard type.kind != .extensionType else { return }
    (kind, genericParameters, self.module) = (type.kind, type.genericParameters, module)
    guard type.kind == .enumeration, type.cases.allSatisfy({ $0.associatedValues == nil }) else {
      return
    }
    isPlainEnum = true
    inherited.append("Hashable")
  }
}

/// The types and aliases that files declare or extend, by their full names.
///
/// It is built once, without options, and answers every question about names, scopes and
/// conformances.
package struct SymbolTable: Sendable {
  fileprivate(set) var symbols: [String: Symbol] = [:]
  /// The last names of the symbols in each type, and of those at the top level.
  fileprivate(set) var members: [String: [String]] = [:]
  /// The types that contain a symbol with a last name.
  fileprivate(set) var scopes: [String: [String]] = [:]
  fileprivate(set) var hasAliases = false
  /// The names of all types, aliases and generic parameters, in any scope.
  fileprivate(set) var names: Set<String> = []
  fileprivate(set) var paths: Set<String> = []

  init(_ files: [ParsedFile] = []) { for file in files { add(file) } }

  subscript(name: String) -> Symbol? { symbols[name] }

  func adding(_ files: [ParsedFile]) -> SymbolTable { files.reduce(into: self) { $0.add($1) } }

  /// Adds the declarations of a file; those of other modules are hidden by equal names at the top
  /// level of the target.
  mutating func add(_ file: ParsedFile, module: String? = nil) {
    guard paths.insert(file.file.path).inserted else { return }
    for alias in file.aliases { add(alias, in: "", file, module) }
    var visible = file
    visible.types.removeAll { type in
      module != nil && self[type.name.text].map { $0.module == nil && $0.isDeclared } == true
    }
    for (name, type) in visible.namedTypes {
      note(name, type.genericParameters)
      symbols[name]?.declare(type, module)
      for alias in type.aliases { add(alias, in: name, file, module) }
    }
  }

  private mutating func add(
    _ alias: AliasDeclaration, in scope: String, _ file: ParsedFile, _ module: String?
  ) {
    hasAliases = true
    let name = scope.member(alias.name)
    note(name, alias.genericParameters)
    let isPrivate = (alias.access ?? .internal) < .internal
    symbols[name]?.module = module
    symbols[name]?.inherited += alias.type.composedNames
    symbols[name]?.aliases.append(
      Symbol.Alias(scope: scope, declaration: alias, privateTo: isPrivate ? file.file.path : nil))
  }

  /// Adds a symbol, unless it is known, and its place in the outer type.
  private mutating func note(_ name: String, _ genericParameters: [String]) {
    names.formUnion(genericParameters + [name.lastName])
    guard symbols[name] == nil else { return }
    symbols[name] = Symbol(name: name)
    members[name.outerPath, default: []].append(name.lastName)
    scopes[name.lastName, default: []].append(name.outerPath)
  }
}
