import IsomerSyntax

/// Resolves type aliases and `Self` in the types of declarations.
///
///     typealias Tags = [Tag]?       var tags: Tags        text `Tags`, structure of `[Tag]?`
///
/// Options are understood by the structure of a type, and generated code contains its text. Aliases
/// in files without annotations and in other modules are found by their names.
struct TypeAliases {
  private(set) var symbols: SymbolTable
  /// The aliases of modules that the target imports.
  private var imported: [(module: String, symbols: SymbolTable)] = []
  /// The aliases with a transformer or an external mapping, which are types of their own.
  private let distinct: Set<String>

  /// Collects the aliases that the types of members in `files` can name.
  init(_ files: [ParsedFile], unparsed: [SourceFile], imported: [ImportedModule]) {
    symbols = SymbolTable(files)
    let types = files.flatMap(\.allTypes)
    distinct = Set(types.flatMap(\.namesInFor))
    let members =
      types.filter(\.isMapped).flatMap { $0.memberTypes + $0.rawTypes }
      + files.flatMap(\.allAliases).filter { !$0.annotations.isEmpty }.map(\.type)
    var names = Set(members.flatMap(\.componentNames))
    var searched: Set<String> = []
    var unparsed = unparsed
    while true {
      let wanted = undeclared(names).filter { searched.insert($0).inserted }
      guard !wanted.isEmpty else { break }
      let texts = wanted.map { "typealias \($0)" }
      for place in unparsed.indices.reversed() where unparsed[place].mentions(anyOf: texts) {
        let file = unparsed.remove(at: place).parsed
        symbols.add(file)
        names.formUnion(file.allAliases.flatMap(\.type.componentNames))
      }
    }
    let unknown = undeclared(names)
    for module in imported where !unknown.isEmpty {
      let files = module.files().parsed(mentioning: unknown)
      if !files.isEmpty { self.imported.append((module.name, SymbolTable(files))) }
    }
  }

  /// Returns the names that may be those of aliases in other files.
  private func undeclared(_ names: Set<String>) -> [String] {
    names.subtracting(Self.familiar).subtracting(symbols.names).sorted()
  }

  private static let familiar = StandardTypes.unmapped.union(StandardTypes.mapped).union([
    "Any", "Array", "Dictionary", "Optional", "Self", "Set",
  ])

  /// Returns the files with resolved types, each in its module.
  static func resolving(_ files: [ModuleFile], _ modules: [ImportedModule]) -> [ModuleFile] {
    let groups = Dictionary(grouping: files.filter { $0.module != nil }, by: \.module)
    let aliases = Dictionary(
      firstOf: groups.map { name, files in
        let paths = Set(files.map(\.file.file.path))
        let others = modules.first { $0.name == name }?.files() ?? []
        let unparsed = others.filter { !paths.contains($0.path) }
        return (name, TypeAliases(files.map(\.file), unparsed: unparsed, imported: []))
      })
    return files.map { file in
      ModuleFile(file: aliases[file.module]?.resolved(file.file) ?? file.file, module: file.module)
    }
  }

  func resolved(_ file: ParsedFile) -> ParsedFile {
    guard symbols.hasAliases || !imported.isEmpty || file.file.mentions(anyOf: ["Self"]) else {
      return file
    }
    return file.changingTypes { resolve(&$0, in: $1, of: file.file.path) }
  }

  private func resolve(_ type: inout TypeReference, in scope: String, of file: String) {
    guard type.alias == nil, case .named(var components) = type.shape else { return }
    if components[0].name == "Self", !scope.isEmpty, symbols[scope]?.kind != .protocolType {
      components = symbols.components(of: scope) + components.dropFirst()
      type.shape = .named(components)
      type.text = type.shape.text ?? type.text
    }
    guard var expanded = expanded(components, scope, file) else { return }
    // Errors in the parts of the type are reported at the alias.
    expanded.change { $0.range = type.range }
    type.shape = expanded.shape
    type.alias = components
    // Generated code repeats the text of a protocol, which determines its box.
    if case .other = expanded.shape { (type.text, type.alias) = (expanded.text, nil) }
  }

  /// Returns the type of an alias, with names that have the same meaning in the scope of its use.
  private func expanded(
    _ components: [TypeComponent], _ scope: String, _ file: String
  ) -> TypeReference? {
    if symbols.fullName(components[0].name, in: scope) == nil,
      !symbols.isParameter(components[0].name, in: scope)
    {
      for (module, own) in imported {
        let isQualified = components.count > 1 && components[0].name == module
        let local = isQualified ? Array(components.dropFirst()) : components
        var expansion = AliasExpansion(symbols: own, user: symbols, scope: scope, isImported: true)
        if let found = expansion.type(of: local, in: ""), expansion.isValid { return found }
      }
    }
    var expansion = AliasExpansion(
      symbols: symbols, user: symbols, scope: scope, file: file, distinct: distinct)
    let found = expansion.type(of: components, in: scope)
    return expansion.isValid ? found : nil
  }
}

extension TypeReference {
  /// A type with a path, whose place in the source is not known.
  static func named(_ components: [TypeComponent]) -> TypeReference {
    let shape = TypeShape.named(components)
    return TypeReference(
      text: shape.text ?? "", range: SourceRange(start: 0, end: 0), shape: shape)
  }
}
