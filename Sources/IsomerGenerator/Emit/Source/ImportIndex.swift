import IsomerSyntax

/// The imports for what classes inherit from other files, and for transformers from other files.
struct ImportIndex {
  private var inherited: [String: [ImportDeclaration]] = [:]

  init(_ models: [Model], _ files: [ParsedFile]) {
    let byPath = Dictionary(firstOf: files.map { ($0.file.path, $0.imports) })
    for model in models {
      let paths =
        model.properties.compactMap { $0.declaration.ownerFile?.path }
        + model.properties.flatMap(\.transformerPaths)
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

  func inherited(by file: ParsedFile) -> [ImportDeclaration] { inherited[file.file.path] ?? [] }
}

extension Property {
  /// The files that contain its transformers.
  fileprivate var transformerPaths: [String] {
    [codec.readTransformer, codec.writeTransformer].compactMap { $0?.path }
  }
}
