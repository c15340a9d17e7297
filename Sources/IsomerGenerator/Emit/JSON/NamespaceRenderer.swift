/// Prints a whole mapping into a caseless enum: reading, keys, writing.
struct NamespaceRenderer: MappingPart {
  let plan: MappingPlan
  @Boxed var site: MappingSite

  /// Prints the enum; `members` adds to it.
  func render(_ printer: CodePrinter, members: @escaping (CodePrinter) -> Void = { _ in }) {
    guard let name = site.namespace else { return }
    let isolation = model.isolation.prefix
    printer.naming(self: model.valueType) { printer in
      let writing = WritingRenderer(plan: plan, site: site)
      let hasKeys = site.reads(model) || site.keySets != nil
      let mapping = site.isWhole ? "Isomer.Mapping" : "Isomer.KeyedMapping"
      let conformance = model.isolation.conformance + mapping
      let clause = site.isWhole || hasKeys ? ": \(conformance)" : ""
      printer.block("\(isolation)\(site.access)enum \(name)\(clause)") { printer in
        printer.parts(
          { if site.reads(model) { ReadingRenderer(plan, at: site).render($0) } },
          { if hasKeys { KeySetRenderer(plan: plan, site: site).render($0) } },
          { if site.writes(model) { $0.parts(writing.renderWrite, writing.renderMembers) } },
          members)
      }
    }
  }
}
