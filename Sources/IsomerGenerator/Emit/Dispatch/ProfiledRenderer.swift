import IsomerSyntax

/// Prints a type with profiles: conformances that select a mapping, and the mappings.
protocol ProfilePart: PlanPart {
  /// The conformances that select a mapping.
  var conformances: [Conformance] { get }

  func renderMapping(_ plan: Plan, at site: MappingSite, _ printer: CodePrinter)
}

extension ProfilePart {
  var choice: ProfileChoice {
    ProfileChoice(model: model, profiled: plan.profiled.map(\.model), site: .own(of: model))
  }

  func render(_ printer: CodePrinter) {
    model.renderExtensions(conformances, printer)
    if !model.isGeneric {
      printer.line()
      model.renderMappingExtension(printer) { renderMappings(nil, $0) }
    }
    printer.line()
    model.renderProfiles(printer)
  }

  /// Prints an enum for each mapping.
  func renderMappings(_ direction: MappingSite.Direction?, _ printer: CodePrinter) {
    printer.parts([plan] + plan.profiled) { plan, printer in
      let site = MappingSite.profiled(plan.model, direction)
      guard site.reads(plan.model) || site.writes(plan.model) else { return }
      renderMapping(plan, at: site, printer)
    }
  }

  /// Prints the mappings of one direction of a generic type, which has its own for each.
  func renderGeneric(_ direction: MappingSite.Direction, _ printer: CodePrinter) {
    if model.isGeneric { renderMappings(direction, printer) }
  }
}

/// Prints a type with profiles that is no class of a hierarchy, or an external mapping.
struct ProfiledRenderer: ProfilePart {
  let plan: MappingPlan

  var conformances: [Conformance] { choice.conformances(followedBy: renderGeneric) }

  /// Prints the enum for a mapping, followed by what creates a value from it.
  func renderMapping(_ plan: MappingPlan, at site: MappingSite, _ printer: CodePrinter) {
    let model = plan.model
    NamespaceRenderer(plan: plan, site: site).renderWhole(printer)
    guard site.reads(model), model.object.creation.call == nil else { return }
    printer.line()
    ConstructionRenderer(plan: plan, site: site).renderInitialiser(printer)
    guard model.isUpdatable, !model.rebuilt.isEmpty else { return }
    printer.line()
    UpdatePartsRenderer(plan: plan, site: site).renderRebuilt(printer)
  }
}
