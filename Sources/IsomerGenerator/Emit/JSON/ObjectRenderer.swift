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
    if model.reads { KeySetRenderer(plan: plan, site: site).renderHolder(printer) }
  }

  /// The reading conformances; other modules see only `Readable`.
  private var reading: [Conformance] {
    let clause = model.constraint(for: .reading)
    let keys = Conformance(
      "Isomer.KeyedReadable", where: clause, isSPI: true,
      members: KeySetRenderer(plan: plan, site: site).render)
    let reading = Conformance(
      model.impliesConformances ? nil : "Isomer.Readable", where: clause,
      members: ReadingRenderer(plan, at: site).render)
    return model.impliesConformances ? [keys, reading] : [reading, keys]
  }

  private var writing: [Conformance] {
    let clause = model.constraint(for: .writing)
    let writing = WritingRenderer(plan: plan, site: site)
    let whole = Conformance(
      model.impliesConformances ? nil : "Isomer.Writable", where: clause,
      members: writing.isPlain ? nil : writing.renderWrite)
    let members = Conformance("Isomer.KeyedWritable", where: clause, isSPI: true) {
      $0.parts(writing.renderMembers, PathsRenderer(plan: plan, site: site).render)
    }
    return [whole, members]
  }
}
