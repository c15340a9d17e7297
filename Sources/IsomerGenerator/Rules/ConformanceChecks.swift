import IsomerSyntax

/// The check for hand-written conformances that are also generated.
struct ConformanceChecks: Rule {
  let target: CheckedTarget

  func run() {
    for model in target.models where model.shape == nil && model.profiles.current == nil {
      let written = symbols.inheritedNames(of: model.name, from: "") ?? []
      checkRawValue(model, written)
      for (name, reads, writes) in [
        ("Mappable", model.isReadable, model.isWritable), ("Readable", model.isReadable, false),
        ("Writable", false, model.isWritable),
      ] where reads || writes {
        guard written.contains(name), !symbols.declares(name, from: model.name) else { continue }
        let skip = reads && writes ? "documents" : reads ? "read" : "write"
        reporter.report(
          Message(.redundantConformance, model.name, name), on: model,
          notes: ["remove the conformance, or add 'skip: .\(skip)'"])
      }
    }
  }

  /// Reports an object with a raw value, which other coders write as the raw value alone, unless
  /// its key is written.
  private func checkRawValue(_ model: Model, _ inherited: [String]) {
    let isRaw = ["OptionSet", "RawRepresentable"].contains(where: inherited.contains)
    guard isRaw, model.kind != .enumeration, !model.isWhole,
      let property = model.properties.first(where: { $0.name == "rawValue" && $0.isMapped }),
      property.location.keyRange == property.nameRange
    else { return }
    reporter.report(
      Message(.rawRepresentable, model.name), on: model,
      notes: [
        "for the raw value alone, remove '@mapped' and conform '\(model.name)' to 'Mappable'",
        "for an object, add '// @mapped key: \"rawValue\"' to 'rawValue'",
      ])
  }
}
