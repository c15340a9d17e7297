import IsomerSyntax

/// Prints the conformances of a struct or a class: reading, writing, then what is derived.
struct ObjectRenderer {
  private let plan: MappingPlan

  init(_ plan: MappingPlan) { self.plan = plan }

  /// Whether there is nothing to print: a type that is not mapped and derives nothing.
  var isEmpty: Bool {
    !plan.model.isMapped && !plan.model.archive.isKept && DerivedRenderer(plan.model).isEmpty
  }

  func render(_ printer: inout CodePrinter) {
    if let shape = plan.model.shape {
      ShapeRenderer(plan, shape).render(&printer)
      if plan.model.archive.isKept { ArchiveRenderer(plan.model).render(&printer) }
      return
    }
    if plan.model.isInHierarchy, plan.model.isMapped {
      ClassRenderer(plan).render(&printer)
    } else {
      if plan.profiled.isEmpty {
        renderMapping(&printer)
      } else {
        ProfiledRenderer(plan).render(&printer)
      }
      if plan.model.isValidated {
        printer.line()
        ValidationRenderer(plan, at: site).renderConformance(&printer)
      }
    }
    if plan.model.isMapped { MembershipRenderer(plan).render(&printer) }
    if plan.model.archive.isKept { ArchiveRenderer(plan.model).render(&printer) }
    if plan.model.isUpdatable { renderUpdate(&printer) }
    let derived = DerivedRenderer(plan.model)
    if plan.model.isMapped, !derived.isEmpty { printer.line() }
    derived.render(&printer)
    guard plan.model.derivesChanges else { return }
    let namespace = MappingSite.namespace(plan.model.mappingName, of: plan.model.typeName)
    let site = plan.model.isInHierarchy ? namespace : self.site
    ChangesRenderer(plan, at: site).render(&printer)
  }

  private var site: MappingSite { .own(of: plan.model) }

  private func renderUpdate(_ printer: inout CodePrinter) {
    let renderer = UpdateRenderer(plan, at: site)
    if !plan.model.isInHierarchy {
      printer.line()
      if plan.profiled.isEmpty {
        renderer.renderOwn(&printer)
      } else {
        renderer.renderProfiled(&printer)
      }
    } else if !plan.model.inheritsUpdate {
      printer.line()
      renderer.renderChoice(&printer)
    }
  }

  private func renderMapping(_ printer: inout CodePrinter) {
    let model = plan.model
    if model.reads {
      let clause = model.constraint(
        RuntimeNames.readable, keyConformance: RuntimeNames.mappableKey)
      model.renderExtension(RuntimeNames.readable, where: clause, &printer) {
        ReadingRenderer(plan, at: site).render(&$0)
      }
      printer.line()
      model.renderExtension(RuntimeNames.keyedReadable, where: clause, isSPI: true, &printer) {
        KeySetRenderer(plan, at: site).render(&$0)
      }
      KeySetRenderer(plan, at: site).renderHolder(&printer)
    }
    guard model.writes else { return }
    if model.reads { printer.line() }
    let clause = model.constraint(RuntimeNames.writable, keyConformance: RuntimeNames.mappableKey)
    model.renderExtension(RuntimeNames.writable, where: clause, &printer) {
      WritingRenderer(plan, at: site).renderWrite(&$0)
    }
    printer.line()
    model.renderExtension(RuntimeNames.keyedWritable, where: clause, isSPI: true, &printer) {
      WritingRenderer(plan, at: site).renderMembers(&$0)
      PlacesRenderer(plan, at: site).render(&$0)
    }
  }
}
