import IsomerSyntax

/// The checks of external mappings that involve the whole target.
struct ShapeChecks: Rule {
  let target: CheckedTarget

  func run() {
    for model in target.models {
      guard let shape = model.shape else { continue }
      if graph.symbols.declares(model.name, from: "") {
        reporter.report(
          .takenName(model.name, shape.protocolName), on: model, notes: ["rename one of them"])
      }
      if target.archives != nil { checkMapped(model, shape) }
      if target.modules(of: model).count > 1 {
        reporter.report(
          Diagnostic(
            .error, .externalMappingModule(shape.type.text), path: shape.type.path,
            at: shape.type.location,
            notes: [
              Note(
                "write it as '\(target.modules(of: model)[0]).\(shape.type.text)'",
                path: shape.type.path, at: shape.type.location)
            ]))
      }
    }
  }

  /// Reports two mappings of one type that are valid at the same time.
  private func checkMapped(_ model: Model, _ shape: ShapeDescription) {
    guard graph.models.contains(where: { $0.shape == nil && $0.name == shape.key }) else { return }
    reporter.report(
      Diagnostic(
        .error, .alreadyMapped(shape.key), path: shape.type.path, at: shape.type.location,
        notes: [
          Note(
            "make it the mapping of a profile: '@mapped(name) for: \(shape.key)'",
            path: shape.type.path, at: shape.type.location)
        ]))
  }
}

extension CheckedTarget {
  /// Returns the modules that may declare the type of a public mapping; empty for a type of this
  /// target.
  func modules(of model: Model) -> [String] {
    guard let shape = model.shape, model.access > .internal else { return [] }
    if let module = shape.module { return [module] }
    let name = String(shape.key.prefix { $0 != "<" })
    let first = name.split(separator: ".").first.map(String.init) ?? name
    guard !graph.symbols.declares(name, from: ""),
      !filesMentioning([first]).symbols.declares(name, from: "")
    else { return [] }
    var found: [String] = []
    for declaration in imports(of: model.file)
    where RuntimeModule(rawValue: declaration.module) == nil && !found.contains(declaration.module)
    {
      found.append(declaration.module)
    }
    return found
  }
}
