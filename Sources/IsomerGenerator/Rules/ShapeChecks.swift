import IsomerSyntax

/// The checks of external mappings that involve the whole target.
struct ShapeChecks: Rule {
  let target: CheckedTarget

  func run() {
    for model in target.models {
      guard let shape = model.shape else { continue }
      if symbols.declares(model.name, from: "") {
        reporter.report(
          .takenName(model.name, shape.protocolName), on: model, notes: ["rename one of them"])
      }
      if target.archives != nil { checkMapped(model, shape) }
      let modules = target.modules(of: model)
      if modules.count > 1 {
        reporter.report(
          .externalMappingModule(shape.type.text), at: shape.type,
          notes: ["write it as '\(modules[0]).\(shape.type.text)'"])
      }
    }
  }

  /// Reports two mappings of one type that are valid at the same time.
  private func checkMapped(_ model: Model, _ shape: ShapeDescription) {
    guard graph.models.contains(where: { $0.shape == nil && $0.name == shape.key }) else { return }
    reporter.report(
      .alreadyMapped(shape.key), at: shape.type,
      notes: ["make it the mapping of a profile: '@mapped(name) for: \(shape.key)'"])
  }
}

extension CheckedTarget {
  /// Returns the modules that may declare the type of a public mapping; empty for a type of this
  /// target.
  func modules(of model: Model) -> [String] {
    guard let shape = model.shape, model.access > .internal else { return [] }
    if let module = shape.module { return [module] }
    let name = String(shape.key.prefix { $0 != "<" })
    guard !graph.symbols.declares(name, from: ""),
      !filesMentioning([name.pathComponents[0]]).symbols.declares(name, from: "")
    else { return [] }
    var found: Set<String> = []
    return imports(of: model.file).map(\.module).filter {
      RuntimeModule(rawValue: $0) == nil && found.insert($0).inserted
    }
  }
}
