import IsomerSyntax

/// Prints the conformances of a struct or a class: reading, writing, then derived members.
struct ObjectRenderer: MappingPart {
  let plan: MappingPlan

  /// True if the type is neither mapped nor archived, and derives nothing.
  var isEmpty: Bool {
    !model.isMapped && !model.archive.isKept && DerivedRenderer(model: model).isEmpty
  }

  func render(_ printer: CodePrinter) {
    if let shape = model.shape {
      ShapeRenderer(plan: plan, shape: shape).render(printer)
      guard model.archive.isKept else { return }
      if model.archive.isChecked {
        printer.line()
        ValidationRenderer(plan: plan, site: .own(of: model)).renderConformance(printer)
      }
      return ArchiveRenderer(model).render(printer)
    }
    if model.isTuple { TupleRenderer(model: model).render(printer) }
    if model.isInHierarchy, model.isMapped {
      ClassRenderer(plan: plan).render(printer)
    } else {
      if plan.profiled.isEmpty {
        renderMapping(printer)
      } else {
        ProfiledRenderer(plan: plan).render(printer)
      }
      if model.isValidated, model.transformed == nil {
        printer.line()
        ValidationRenderer(plan: plan, site: site).renderConformance(printer)
      }
    }
    KeyFormsRenderer(plan: plan).render(printer)
    if model.isMapped { MembershipRenderer(plan: plan).render(printer) }
    if model.archive.isKept { ArchiveRenderer(model, plan: plan).render(printer) }
    if model.isUpdatable { UpdateRenderer(plan: plan, site: site).render(printer) }
    let derived = DerivedRenderer(model: model)
    if model.isMapped, !derived.isEmpty { printer.line() }
    derived.render(printer)
    guard model.derivesChanges else { return }
    let site = model.isInHierarchy ? .hierarchy(model) : self.site
    ChangesRenderer(plan: plan, site: site).render(printer)
  }

  var site: MappingSite { .own(of: model) }

  private func renderMapping(_ printer: CodePrinter) {
    if model.isWhole {
      return WholeRenderer(plan: plan, site: site).render(printer)
    }
    let reading = model.reads ? reading : []
    let writing = model.writes ? writing : []
    model.renderExtensions(reading + writing, printer)
  }

  private var reading: [Conformance] {
    model.keyedReading(
      by: ReadingRenderer(plan, at: site).render,
      keys: KeySetRenderer(plan: plan, site: site).render)
  }

  private var writing: [Conformance] {
    let writing = WritingRenderer(plan: plan, site: site)
    return model.keyedWriting(by: writing.isPlain ? nil : writing.renderWrite) {
      $0.parts(writing.renderMembers, PathsRenderer(plan: plan, site: site).render)
    }
  }
}
