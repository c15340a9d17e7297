import IsomerSyntax

/// Prints an enum with profiles, whose mappings can be of different kinds, such as a name or an object.
struct ProfiledEnumRenderer {
  let plan: EnumPlan

  private var model: Model { plan.model }
  private var plans: [EnumPlan] { [plan] + plan.profiled }

  private var choice: ProfileChoice {
    ProfileChoice(model: model, profiled: plan.profiled.map(\.model), site: .own(of: model))
  }

  func render(_ printer: CodePrinter) {
    let conformances = [model.reads ? reading : nil, model.writes ? writing : nil]
    model.renderExtensions(conformances.compactMap(\.self) + (model.isKey ? [key] : []), printer)
    if model.reads { renderHolders(printer) }
    if !model.isGeneric {
      printer.line()
      model.renderMappingExtension(printer) { printer in
        render(plans, printer) { plan, printer in renderMembers(of: plan, isWriting: nil, printer) }
      }
    }
    printer.line()
    model.renderProfiles(printer)
  }

  private var reading: Conformance {
    let clause = model.constraint(for: .reading)
    return Conformance("Isomer.Readable", where: clause) { printer in
      choice.renderReading("read", printer)
      guard model.isGeneric else { return }
      printer.line()
      render(plans.filter(\.model.reads), printer) { plan, printer in
        renderMembers(of: plan, isWriting: false, printer)
      }
    }
  }

  private func renderHolders(_ printer: CodePrinter) {
    for plan in plans where plan.model.enumeration.tagging != .names {
      ValueEnumRenderer(plan: plan, site: .own(of: plan.model)).renderHolders(printer)
      if plan.model.profiles.current != nil {
        EnumValidationRenderer(plan: plan).renderHolders(printer)
      }
    }
  }

  private var writing: Conformance {
    let clause = model.constraint(for: .writing)
    return Conformance("Isomer.Writable", where: clause) { printer in
      choice.renderWriting("write", printer)
      guard model.isGeneric else { return }
      printer.line()
      render(plans.filter(\.model.writes), printer, isWriting: true) { plan, printer in
        renderMembers(of: plan, isWriting: true, printer)
      }
    }
  }

  /// The conformance for keys of objects, which the tags of profiles do not affect.
  private var key: Conformance {
    let keys = plan.profiled.map(\.model).filter(\.isKey)
    let choice = ProfileChoice(model: model, profiled: keys, site: .own(of: model))
    return Conformance("Isomer.MappableKey") {
      choice.renderReading("readKey", $0)
      $0.line()
      choice.renderWriting("writeKey", $0)
    }
  }

  // MARK: Mappings

  private func render(
    _ plans: [EnumPlan], _ printer: CodePrinter, isWriting: Bool = false,
    _ body: (EnumPlan, CodePrinter) -> Void
  ) {
    for (index, plan) in plans.enumerated() where plan.model.isMapped {
      if index > 0 { printer.line() }
      let site = MappingSite.profiled(plan.model, isWriting ? .writing : nil)
      let isolation = plan.model.isolation.prefix
      printer.naming(self: plan.model.typeName) { printer in
        printer.block("\(isolation)\(site.access)enum \(site.namespace ?? "")") { body(plan, $0) }
      }
    }
  }

  /// Prints the functions of one direction, or of both for nil.
  private func renderMembers(of plan: EnumPlan, isWriting: Bool?, _ printer: CodePrinter) {
    let site = MappingSite.profiled(plan.model, isWriting == true ? .writing : nil)
    defer {
      // Validation on demand runs the checks of the enum's own mapping.
      if plan.model.profiles.current != nil, plan.model.reads, isWriting != true {
        EnumValidationRenderer(plan: plan).renderFunctions(at: site, printer)
      }
    }
    guard plan.model.enumeration.tagging != .names else {
      return NameEnumRenderer(model: plan.model, site: site).renderMembers(printer)
    }
    let renderer = ValueEnumRenderer(plan: plan, site: site)
    let reads = plan.model.reads && isWriting != true
    let writes = plan.model.writes && isWriting != false
    if reads { renderer.renderMembers(isWriting: false, printer) }
    if writes {
      if reads { printer.line() }
      renderer.renderMembers(isWriting: true, printer)
    }
    renderer.renderCases(printer)
  }
}
