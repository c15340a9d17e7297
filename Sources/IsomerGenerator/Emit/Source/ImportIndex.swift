import IsomerSyntax

/// The imports for what classes inherit from other files, and for transformers from other files.
struct ImportIndex {
  private var inherited: [String: [ImportDeclaration]] = [:]
  /// The modules that a file of the target imports with a level other than `public`: the compiler then
  /// requires a level of all its imports.
  private let limited: Set<String>

  init(_ models: [Model], _ files: [ParsedFile], besides own: [ImportDeclaration]) {
    limited = Set(own.filter { ($0.access ?? .public) < .public }.map(\.module))
    let byPath = Dictionary(firstOf: files.map { ($0.file.path, $0.imports) })
    for model in models {
      let paths =
        model.properties.compactMap { $0.declaration.ownerFile?.path }
        + model.properties.flatMap(\.transformers).map(\.path)
      for path in paths where path != model.file.path {
        add(byPath[path] ?? [], besides: byPath[model.file.path] ?? [], to: model.file.path)
      }
    }
  }

  private mutating func add(
    _ imports: [ImportDeclaration], besides own: [ImportDeclaration], to path: String
  ) {
    for declaration in imports {
      let known = own + (inherited[path] ?? [])
      let isKnown = known.contains {
        $0.text == declaration.text && $0.conditions == declaration.conditions
      }
      if !isKnown { inherited[path, default: []].append(declaration) }
    }
  }

  /// Returns the level of an import, which is internal unless a wider one is needed; nil for none.
  func access(_ module: String, _ needed: AccessLevel?) -> String? {
    let wide = needed.flatMap { $0 > .internal ? $0 : nil }
    return (wide ?? (limited.contains(module) ? .internal : nil))?.rawValue
  }

  func inherited(by file: ParsedFile) -> [ImportDeclaration] { inherited[file.file.path] ?? [] }
}
