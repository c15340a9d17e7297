import IsomerSyntax

/// Prints an enum with profiles, whose mappings can be of different kinds, such as a name or an object.
struct ProfiledEnumRenderer: PlanPart {
  let plan: EnumPlan

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
      model.renderMappingExtension(printer) { renderMappings(nil, $0) }
    }
    printer.line()
    model.renderProfiles(printer)
  }

  private var reading: Conformance {
    let clause = model.constraint(for: .reading)
    return Conformance("Isomer.Readable", where: clause) {
      $0.parts(
        { choice.renderReading("read", $0) },
        { if model.isGeneric { renderMappings(.reading, $0) } })
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
    return Conformance("Isomer.Writable", where: clause) {
      $0.parts(
        { choice.renderWriting("write", $0) },
        { if model.isGeneric { renderMappings(.writing, $0) } })
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

  private func renderMappings(_ direction: MappingSite.Direction?, _ printer: CodePrinter) {
    printer.parts(plans) { plan, printer in
      let site = MappingSite.profiled(plan.model, direction)
      guard site.reads(plan.model) || site.writes(plan.model) else { return }
      let head = "\(plan.model.isolation.prefix)\(site.access)enum \(site.namespace ?? "")"
      printer.naming(self: plan.model.typeName) {
        $0.block(head) { renderMembers(of: plan, at: site, $0) }
      }
    }
  }

  private func renderMembers(of plan: EnumPlan, at site: MappingSite, _ printer: CodePrinter) {
    printer.parts(
      { printer in
        if plan.model.enumeration.tagging == .names {
          NameEnumRenderer(model: plan.model, site: site).renderMembers(printer)
        } else {
          ValueEnumRenderer(plan: plan, site: site).renderMembers(site.direction, printer)
        }
      },
      { printer in
        // Validation on demand runs the checks of the enum's own mapping.
        guard plan.model.profiles.current != nil, site.reads(plan.model) else { return }
        EnumValidationRenderer(plan: plan).renderFunctions(at: site, printer)
      })
  }
}
