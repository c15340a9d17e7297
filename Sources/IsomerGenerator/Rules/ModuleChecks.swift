import IsomerSyntax

/// The check that the target depends on the runtime modules that its models require.
struct ModuleChecks: Rule {
  let target: CheckedTarget

  func run() { for model in target.models { check(model) } }

  private func check(_ model: Model) {
    if model.archive.isAsked, !target.source.runtime.contains(.archives) {
      reporter.report(
        Self.message("archiving '\(model.name)'", .archives), in: model.file,
        at: model.archive.versionRange ?? model.nameRange, notes: [Self.fix(.archives)])
    }
    guard !target.source.runtime.contains(.objects) else { return }
    for property in model.heldProperties where property.declaration.owner == nil {
      let names = property.type.reference?.allNames ?? []
      if names.contains("CGFloat"), !symbols.declares("CGFloat", from: model.name) {
        reporter.report(
          Self.message("'CGFloat'", .objects), on: property, of: model, notes: [Self.fix(.objects)])
      }
      for transformer in property.transformers {
        guard let name = TransformerNames(transformer).foundation.first(where: { !isDeclared($0) })
        else { continue }
        reporter.report(
          Self.message("'\(name)'", .objects), at: transformer, notes: [Self.fix(.objects)])
      }
    }
  }

  /// Returns true if the target seems to declare a transformer with the name.
  private func isDeclared(_ name: String) -> Bool {
    name.hasPrefix(".")
      ? target.mayDeclareStatic(name.dropFirst()) : symbols.declares(name, from: "")
  }

  private static func message(_ need: String, _ module: RuntimeModule) -> Message {
    Message(.missingModule, need, module.rawValue)
  }

  private static func fix(_ module: RuntimeModule) -> String {
    "add '.product(name: \"\(module.rawValue)\", package: \"Isomer\")' to the target's "
      + "dependencies in Package.swift"
  }

  /// Returns true if a property requires `IsomerFoundation` to be read or written.
  static func needsFoundation(_ model: Model) -> Bool {
    model.heldProperties.contains { property in
      property.type.reference?.allNames.contains("CGFloat") == true
        || property.transformers.contains { !TransformerNames($0).foundation.isEmpty }
    }
  }
}
