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
      ShapeRenderer(plan: plan, shape: shape).render(&printer)
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
        ValidationRenderer(plan: plan, site: site).renderConformance(&printer)
      }
    }
    if plan.model.isMapped { MembershipRenderer(plan).render(&printer) }
    if plan.model.archive.isKept { ArchiveRenderer(plan.model, plan: plan).render(&printer) }
    if plan.model.isUpdatable { renderUpdate(&printer) }
    let derived = DerivedRenderer(plan.model)
    if plan.model.isMapped, !derived.isEmpty { printer.line() }
    derived.render(&printer)
    guard plan.model.derivesChanges else { return }
    let namespace = MappingSite.namespace(plan.model.mappingName, of: plan.model.typeName)
    let site = plan.model.isInHierarchy ? namespace : self.site
    ChangesRenderer(plan: plan, site: site).render(&printer)
  }

  private var site: MappingSite { .own(of: plan.model) }

  private func renderUpdate(_ printer: inout CodePrinter) {
    let renderer = UpdateRenderer(plan: plan, site: site)
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
    if plan.model.reads { renderReading(&printer) }
    guard plan.model.writes else { return }
    if plan.model.reads { printer.line() }
    renderWriting(&printer)
  }

  /// Outside of this module a type is seen to be `Readable` and no more.
  private func renderReading(_ printer: inout CodePrinter) {
    let model = plan.model
    let clause = model.constraint(RuntimeNames.readable, keyConformance: RuntimeNames.mappableKey)
    let keys = KeySetRenderer(plan: plan, site: site)
    if model.impliesConformances {
      model.renderExtension(RuntimeNames.keyedReadable, &printer) {
        keys.render(&$0)
        $0.line()
        ReadingRenderer(plan, at: site).render(&$0)
      }
      return
    }
    model.renderExtension(RuntimeNames.readable, where: clause, &printer) {
      ReadingRenderer(plan, at: site).render(&$0)
    }
    printer.line()
    model.renderExtension(
      RuntimeNames.keyedReadable, where: clause, isSPI: true, &printer, keys.render)
    keys.renderHolder(&printer)
  }

  private func renderWriting(_ printer: inout CodePrinter) {
    let model = plan.model
    let clause = model.constraint(RuntimeNames.writable, keyConformance: RuntimeNames.mappableKey)
    let writing = WritingRenderer(plan: plan, site: site)
    if !model.impliesConformances {
      model.renderExtension(
        RuntimeNames.writable, where: clause, &printer, writing.renderWrite)
      printer.line()
    }
    model.renderExtension(RuntimeNames.keyedWritable, where: clause, isSPI: true, &printer) {
      if model.impliesConformances, !writing.isPlain {
        writing.renderWrite(&$0)
        $0.line()
      }
      writing.renderMembers(&$0)
      PlacesRenderer(plan: plan, site: site).render(&$0)
    }
  }
}

extension ModelDescription {
  /// True if the protocols for generated code alone make a type readable and writable: it is seen in
  /// its module only, and its conformances have no conditions.
  fileprivate var impliesConformances: Bool { access < .public && !isGeneric }
}
