import IsomerSyntax

/// The checks of external mappings that involve the whole target.
struct ShapeChecks: Rule {
  let target: CheckedTarget

  func run() {
    for model in target.models {
      guard let shape = model.shape else { continue }
      if symbols.declares(model.name, from: "") {
        reporter.report(
          Message(.takenName, model.name, shape.protocolName), on: model,
          notes: ["rename one of them"])
      }
      // A mapping of the type in a profile is valid.
      if target.archives != nil,
        graph.models.contains(where: { $0.shape == nil && $0.name == shape.key })
      {
        reporter.report(
          Message(.alreadyMapped, shape.key), at: shape.type,
          notes: ["make it the mapping of a profile: '@mapped(name) for: \(shape.key)'"])
      }
      let modules = target.modules(of: model)
      if modules.count > 1 {
        reporter.report(
          Message(.externalMappingModule, shape.type.text), at: shape.type,
          notes: ["write it as '\(modules[0]).\(shape.type.text)'"])
      }
    }
  }
}

extension CheckedTarget {
  /// Returns the modules that may declare the type of a public mapping; empty for a type of this
  /// target.
  func modules(of model: Model) -> [String] {
    guard let shape = model.shape, model.access > .internal else { return [] }
    if let module = shape.module { return [module] }
    let name = String(shape.key.prefix { $0 != "<" })
    let first = name.pathComponents.first ?? name
    guard !graph.symbols.declares(name, from: ""),
      !filesMentioning([first]).symbols.declares(name, from: "")
    else { return [] }
    let parsed = source.parsed.lazy.compactMap(\.self).first { $0.file.path == model.file.path }
    return (parsed?.imports ?? []).map(\.module).unique.filter {
      RuntimeModule(rawValue: $0) == nil
    }
  }
}
