import IsomerSyntax

/// Prints the conformances of an enum whose cases have values or a tag.
///
/// The functions of the cases that are objects are in enums beside it. Those of a generic enum are
/// in its conforming extensions, one for each direction, because they need the constraints of the
/// conformance.
struct ValueEnumRenderer {
  let plan: EnumPlan
  @Boxed var site: MappingSite

  private var model: Model { plan.model }

  func render(_ printer: CodePrinter) {
    let directions: [GenericRequirement.Use?] = [
      model.reads ? .reading : nil, model.writes ? .writing : nil,
    ]
    let conformances = directions.compactMap(\.self).map { use in
      let name = use == .reading ? "Isomer.Readable" : "Isomer.Writable"
      return Conformance(name, where: model.constraint(for: use)) {
        renderMembers(isWriting: use == .writing, $0)
      }
    }
    model.renderExtensions(conformances, printer)
    if model.reads { renderHolders(printer) }
    guard !model.isGeneric, plan.cases.contains(where: { $0.mapping != nil }) else { return }
    printer.line()
    printer.block("extension \(model.extendedName)", of: model) { printer in
      var isFirst = true
      for item in plan.cases {
        guard let mapping = item.mapping else { continue }
        if !isFirst { printer.line() }
        isFirst = false
        renderNamespace(item, mapping, at: caseSite(item, mapping.model, nil), printer)
      }
    }
  }

  /// Prints the functions of one direction, followed by the enums of the cases.
  func renderMembers(isWriting: Bool, _ printer: CodePrinter) {
    if isWriting {
      CaseWritingRenderer(plan: plan, site: site).render(printer)
      if model.isGeneric { renderNamespaces(.writing, printer) }
    } else {
      CaseReadingRenderer(plan: plan, site: site).render(printer)
      if model.isGeneric { renderNamespaces(.reading, printer) }
    }
  }

  func renderCases(_ printer: CodePrinter) {
    guard !model.isGeneric else { return }
    renderNamespaces(nil, printer)
  }

  private func renderNamespaces(_ direction: MappingSite.Direction?, _ printer: CodePrinter) {
    for item in plan.cases {
      guard let mapping = item.mapping else { continue }
      let site = caseSite(item, mapping.model, direction)
      guard site.reads(mapping.model) || site.writes(mapping.model) else { continue }
      printer.line()
      renderNamespace(item, mapping, at: site, printer)
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
    if direction == .writing, mapping.reads { site.keySets = mapping.keySetHolder }
    return site
  }

  private func renderNamespace(
    _ item: CasePlan, _ mapping: MappingPlan, at site: MappingSite, _ printer: CodePrinter
  ) {
    printer.conditional(item.description.conditions) {
      NamespaceRenderer(plan: mapping, site: site).render($0)
    }
  }

  func renderHolders(_ printer: CodePrinter) {
    for item in plan.cases {
      guard let mapping = item.mapping, mapping.model.isGeneric else { continue }
      printer.conditional(item.description.conditions) { printer in
        let site = MappingSite.enumCase(mapping.model, named: "")
        KeySetRenderer(plan: mapping, site: site).renderHolder(printer)
      }
    }
  }
}
