import IsomerSyntax

/// The declared types and aliases of files by their full names, and the lookup of names in scopes.
struct DeclaredScopes: Sendable {
  /// An alias, the path of the type that declares it, and the file that it is private to.
  struct Alias: Sendable {
    var scope: [String]
    var declaration: AliasDeclaration
    var privateTo: String?
  }

  /// The names in the inheritance clauses of each declared or extended type.
  private var inherited: [String: [String]] = [:]
  private var types: Set<String> = []
  private var protocols: Set<String> = []
  private var parameters: [String: [String]] = [:]
  private var aliases: [String: [Alias]] = [:]
  /// The names of all types, aliases and generic parameters, in any scope.
  private(set) var names: Set<String> = []

  var hasAliases: Bool { !aliases.isEmpty }

  init(_ files: [ParsedFile]) { for file in files { add(file) } }

  mutating func add(_ file: ParsedFile) {
    for alias in file.aliases { add(alias, [], file.file.path) }
    for type in file.types { add(type, in: [], file.file.path) }
  }

  private mutating func add(_ type: TypeDeclaration, in outer: [String], _ file: String) {
    let path = outer + type.name.text.pathComponents
    let name = path.joined(separator: ".")
    if type.kind != .extensionType {
      types.insert(name)
      names.formUnion(type.genericParameters + path.suffix(1))
      parameters[name] = type.genericParameters
    }
    if type.kind == .protocolType { protocols.insert(name) }
    inherited[name, default: []] += type.inheritance.flatMap(\.composedNames)
    for alias in type.aliases { add(alias, path, file) }
    for nested in type.types { add(nested, in: path, file) }
  }

  private mutating func add(_ alias: AliasDeclaration, _ scope: [String], _ file: String) {
    names.formUnion(alias.genericParameters + [alias.name])
    let isPrivate = (alias.access ?? .internal) < .internal
    aliases[(scope + [alias.name]).joined(separator: "."), default: []].append(
      Alias(scope: scope, declaration: alias, privateTo: isPrivate ? file : nil))
  }

  /// Returns the alias with a full name; nil if several declare different types, as in branches of
  /// `#if`.
  func alias(_ name: String, in file: String) -> Alias? {
    let found = aliases[name]?.filter { $0.privateTo == nil || $0.privateTo == file } ?? []
    guard !types.contains(name), let first = found.first else { return nil }
    let isUnique = found.allSatisfy { $0.declaration.type.text == first.declaration.type.text }
    return isUnique ? first : nil
  }

  func isProtocol(_ path: [String]) -> Bool { protocols.contains(path.joined(separator: ".")) }

  func parameters(of path: some Sequence<String>) -> [String] {
    parameters[path.joined(separator: ".")] ?? []
  }

  /// Returns true if the name is a generic parameter of a scope or of a type around it.
  func isParameter(_ name: String, in scope: [String]) -> Bool {
    (0...scope.count).contains { parameters(of: scope.prefix($0)).contains(name) }
  }

  /// Returns the full name of the type or alias that a name refers to in a scope, unless it is
  /// that of a generic parameter.
  func fullName(_ name: String, in scope: [String]) -> String? {
    for count in (0...scope.count).reversed() {
      let outer = scope.prefix(count)
      if parameters(of: outer).contains(name) { return nil }
      if let found = member(name, of: outer.joined(separator: ".")) { return found }
    }
    return nil
  }

  /// Returns the full name of a member of a type, or of its superclasses and protocols.
  func member(_ name: String, of type: String) -> String? {
    var visited: Set<String> = []
    func find(_ type: String) -> String? {
      let full = type.isEmpty ? name : "\(type).\(name)"
      if types.contains(full) || aliases[full] != nil { return full }
      guard visited.insert(type).inserted else { return nil }
      for parent in inherited[type] ?? [] {
        let names = ModelGraph.candidates(parent, type.outerNames.joined(separator: "."))
        if let known = names.first(where: { inherited[$0] != nil }), let found = find(known) {
          return found
        }
      }
      return nil
    }
    return find(type)
  }
}
