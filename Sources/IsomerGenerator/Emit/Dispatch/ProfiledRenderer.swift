import IsomerSyntax

/// Prints a type with profiles that is no class of a hierarchy, or an external mapping: conformances
/// that select a mapping, and the mappings.
struct ProfiledRenderer: PlanPart {
  let plan: MappingPlan

  private var plans: [MappingPlan] { [plan] + plan.profiled }

  private var choice: ProfileChoice {
    ProfileChoice(model: model, profiled: plan.profiled.map(\.model), site: .own(of: model))
  }

  func render(_ printer: CodePrinter) {
    // Both directions share it, and a generic type supports each under another condition.
    let shared = model.isGeneric ? [Conformance("Isomer.MappedByProfile", isSPI: true)] : []
    model.renderExtensions(shared + conformances, printer)
    if model.reads { renderHolders(printer) }
    if !model.isGeneric {
      printer.line()
      model.renderMappingExtension(printer) { renderMappings(nil, $0) }
    }
    printer.line()
    model.renderProfiles(printer)
  }

  var conformances: [Conformance] { (model.reads ? reading : []) + (model.writes ? writing : []) }

  private var reading: [Conformance] {
    let clause = model.constraint(for: .reading)
    let selection = Conformance("Isomer.ReadByProfile", where: clause, isSPI: true) {
      $0.parts(
        { choice.renderMapping("mappedReading", $0) },
        { if model.isGeneric { renderMappings(.reading, $0) } })
    }
    return model.impliesConformances
      ? [selection] : [Conformance("Isomer.Readable", where: clause), selection]
  }

  private func renderHolders(_ printer: CodePrinter) {
    for plan in plans {
      KeySetRenderer(plan: plan, site: .profiled(plan.model)).renderHolder(printer)
      if plan.model.profiles.current != nil {
        ChecksRenderer(plan: plan, site: .profiled(plan.model)).renderHolder(printer)
      }
    }
  }

  private var writing: [Conformance] {
    let clause = model.constraint(for: .writing)
    let members = { (printer: CodePrinter) in
      printer.parts(
        { choice.renderMapping("mappedWriting", isWriting: model.isGeneric, $0) },
        { if model.isGeneric { renderMappings(.writing, $0) } })
    }
    let selection = Conformance(
      "Isomer.WrittenByProfile", where: clause, isSPI: true,
      members: model.reads && !model.isGeneric ? nil : members)
    return model.impliesConformances
      ? [selection] : [Conformance("Isomer.Writable", where: clause), selection]
  }

  /// Prints an enum for each mapping, followed by what creates a value from it.
  func renderMappings(_ direction: MappingSite.Direction?, _ printer: CodePrinter) {
    printer.parts(plans) { plan, printer in
      let site = MappingSite.profiled(plan.model, direction)
      guard site.reads(plan.model) || site.writes(plan.model) else { return }
      renderMapping(plan, at: site, printer)
    }
  }

  private func renderMapping(_ plan: MappingPlan, at site: MappingSite, _ printer: CodePrinter) {
    let model = plan.model
    NamespaceRenderer(plan: plan, site: site).renderWhole(printer)
    guard site.reads(model), model.object.creation.construction == .assignment else { return }
    printer.line()
    ConstructionRenderer(plan: plan, site: site).renderInitialiser(printer)
    guard model.isUpdatable, !model.rebuilt.isEmpty else { return }
    printer.line()
    UpdatePartsRenderer(plan: plan, site: site).renderRebuilt(printer)
  }
}
