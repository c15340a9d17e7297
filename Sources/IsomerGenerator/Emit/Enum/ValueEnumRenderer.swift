import IsomerSyntax

/// Prints the conformances of an enum whose cases have values or a tag.
///
/// The functions of the cases that are objects are in enums beside it. Those of a generic enum are
/// in its conforming extensions, one for each direction, because they need the constraints of the
/// conformance.
struct ValueEnumRenderer: PlanPart {
  let plan: EnumPlan
  @Boxed var site: MappingSite

  func render(_ printer: CodePrinter) {
    model.renderExtensions(
      model.conformances(
        reading: { renderMembers(.reading, $0) }, writing: { renderMembers(.writing, $0) }),
      printer)
    guard !model.isGeneric, plan.cases.contains(where: { $0.mapping != nil }) else { return }
    printer.line()
    printer.block("extension \(model.extendedName)", of: model) { renderNamespaces(nil, $0) }
  }

  /// Prints the functions of one direction, or of both for nil, followed by the enums of the cases.
  func renderMembers(_ direction: MappingSite.Direction?, _ printer: CodePrinter) {
    printer.parts(
      {
        guard model.reads, direction != .writing else { return }
        CaseReadingRenderer(plan: plan, site: site).render($0)
      },
      {
        guard model.writes, direction != .reading else { return }
        CaseWritingRenderer(plan: plan, site: site).render($0)
      },
      {
        guard model.isGeneric || direction == nil else { return }
        renderNamespaces(direction, $0)
      })
  }

  private func renderNamespaces(_ direction: MappingSite.Direction?, _ printer: CodePrinter) {
    printer.parts(plan.cases) { item, printer in
      guard let mapping = item.mapping else { return }
      let site = caseSite(item, mapping.model, direction)
      guard site.reads(mapping.model) || site.writes(mapping.model) else { return }
      printer.conditional(item.conditions) {
        NamespaceRenderer(plan: mapping, site: site).render($0)
      }
    }
  }

  private func caseSite(
    _ item: CasePlan, _ mapping: Model, _ direction: MappingSite.Direction?
  ) -> MappingSite {
    let isWriting = !mapping.reads || direction == .writing
    let name = GeneratedNames.namespace(
      ofCase: item.description.name, isWriting: model.isGeneric && isWriting)
    var site = MappingSite.enumCase(mapping, named: name)
    site.direction = direction
    if direction == .writing, mapping.writesKeySets { site.keySets = mapping.keySetHolder }
    return site
  }
}
