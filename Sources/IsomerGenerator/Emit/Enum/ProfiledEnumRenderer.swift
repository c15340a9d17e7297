import IsomerSyntax

/// Prints an enum with profiles, whose mappings can be of different kinds, such as a name or an object.
struct ProfiledEnumRenderer: ProfilePart {
  let plan: EnumPlan

  var conformances: [Conformance] {
    let reading = Conformance(
      "Isomer.Readable", where: model.constraint(for: .reading),
      members: selecting(.reading) { choice.renderReading("read", $0) })
    let writing = Conformance(
      "Isomer.Writable", where: model.constraint(for: .writing),
      members: selecting(.writing) { choice.renderWriting("write", $0) })
    return (model.reads ? [reading] : []) + (model.writes ? [writing] : [])
      + (model.isKey ? [key] : [])
  }

  func renderHolders(of plan: EnumPlan, _ printer: CodePrinter) {
    guard plan.model.enumeration.tagging != .names else { return }
    ValueEnumRenderer(plan: plan, site: .own(of: plan.model)).renderHolders(printer)
    guard plan.model.profiles.current != nil else { return }
    EnumValidationRenderer(plan: plan).renderHolders(printer)
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

  func renderMapping(_ plan: EnumPlan, at site: MappingSite, _ printer: CodePrinter) {
    let head = "\(plan.model.isolation.prefix)\(site.access)enum \(site.namespace ?? "")"
    printer.naming(self: plan.model.typeName) {
      $0.block(head) { renderMembers(of: plan, at: site, $0) }
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
