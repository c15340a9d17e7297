import IsomerSyntax

/// Prints a class of a hierarchy: its mapping in an enum, and for the top class the conformances.
///
/// An extension cannot override, so they switch over all mapped classes of the target.
struct ClassRenderer: PlanPart {
  let plan: MappingPlan

  private var site: MappingSite { .hierarchy(model) }

  func render(_ printer: CodePrinter) {
    if model.hierarchy.superclass == nil { renderConformances(printer) }
    OpenHierarchyRenderer(model: model).render(printer)
    model.renderMappingExtension(printer) { printer in
      guard !plan.profiled.isEmpty else {
        return NamespaceRenderer(plan: plan, site: site).renderWhole(printer)
      }
      renderProfiles(printer)
    }
    guard model.hierarchy.superclass == nil, !model.profiles.known.isEmpty else { return }
    printer.line()
    model.renderProfiles(printer)
  }

  /// Prints the mapping that selects one by the profile, then the mappings.
  private func renderProfiles(_ printer: CodePrinter) {
    let choice = ProfileChoice(model: model, profiled: plan.profiled.map(\.model), site: site)
    let isolation = model.isolation
    let identity = UpdateIdentityRenderer(model: model, profiled: plan.profiled.map(\.model))
    let isFound = model.isUpdatable && identity.isReadable
    printer.block(
      "\(isolation.prefix)enum \(model.mappingName): \(isolation.conformance)Isomer.Mapping"
    ) {
      $0.parts(
        choice.renderMembers,
        { if isFound { identity.renderChoice(access: "", at: site, $0) } })
    }
    printer.line()
    ProfiledRenderer(plan: plan).renderMappings(nil, printer)
  }

  // MARK: Conformances

  private func renderConformances(_ printer: CodePrinter) {
    let names =
      (model.reads ? ["Isomer.KeyedMapping"] : []) + (model.writes ? ["Isomer.KeyedWritable"] : [])
    let clause = model.constraint(for: .reading)
    model.renderExtensions(
      model.openProtocols.map { Conformance($0, where: clause) }
        + names.map { Conformance($0, where: clause, isSPI: true) }
        + [
          Conformance("Isomer.MappedByClass", where: clause, isSPI: true) {
            ClassChoice(model).render("mappedMapping", $0)
          }
        ], printer)
    printer.line()
    guard model.isValidated else { return }
    ValidationRenderer(plan: plan, site: site).renderChoice(printer)
    printer.line()
  }
}
