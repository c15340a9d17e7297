import IsomerSyntax

/// The check that the target depends on the runtime modules that its models require.
struct ModuleChecks: Rule {
  let target: CheckedTarget

  func run() { for model in target.models { check(model) } }

  private func check(_ model: Model) {
    if model.archive.isAsked, !target.runtime.contains(.archives) {
      report(
        .archives, for: "archiving '\(model.name)'", in: model.file.path,
        at: model.file.location(at: (model.archive.versionRange ?? model.nameRange).start))
    }
    guard !target.runtime.contains(.objects) else { return }
    for property in model.heldProperties where property.declaration.owner == nil {
      let names = property.type.reference?.allNames ?? []
      if names.contains("CGFloat"), !symbols.declares("CGFloat", from: model.name) {
        report(
          .objects, for: "'CGFloat'", in: model.file.path,
          at: model.file.location(at: property.nameRange.start))
      }
      for transformer in [property.codec.readTransformer, property.codec.writeTransformer]
        .compactMap(\.self)
      {
        guard let name = TransformerNames(transformer).foundation.first(where: { !isDeclared($0) })
        else { continue }
        report(.objects, for: "'\(name)'", in: transformer.path, at: transformer.location)
      }
    }
  }

  /// Returns true if the target seems to declare a transformer with the name.
  private func isDeclared(_ name: String) -> Bool {
    guard name.hasPrefix(".") else { return symbols.declares(name, from: "") }
    return target.mentions(["var", "let", "func"].map { "static \($0) \(name.dropFirst())" })
  }

  private func report(
    _ module: RuntimeModule, for need: String, in path: String, at location: SourceLocation
  ) {
    let line =
      "add '.product(name: \"\(module.rawValue)\", package: \"Isomer\")' to the target's "
      + "dependencies in Package.swift"
    reporter.report(
      Diagnostic(
        .error, .missingModule(need, module), path: path, at: location,
        notes: [Note(line, path: path, at: location)]))
  }
}

extension Model {
  /// True if a property requires `IsomerFoundation` to be read or written.
  var needsFoundation: Bool {
    heldProperties.contains { property in
      property.type.reference?.allNames.contains("CGFloat") == true
        || [property.codec.readTransformer, property.codec.writeTransformer].compactMap(\.self)
          .contains { !TransformerNames($0).foundation.isEmpty }
    }
  }
}
