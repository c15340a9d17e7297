import IsomerSyntax

/// Prints an enum with profiles, whose mappings can be of different kinds, such as a name or an object.
struct ProfiledEnumRenderer: ProfilePart {
  let plan: EnumPlan

  var conformances: [Conformance] {
    // The tags of profiles do not affect keys of objects.
    let keys = ProfileChoice(
      model: model, profiled: plan.profiled.map(\.model).filter(\.isKey), site: .own(of: model))
    return model.conformances(
      reading: { $0.parts({ choice.renderReading("read", $0) }, { renderGeneric(.reading, $0) }) },
      writing: { $0.parts({ choice.renderWriting("write", $0) }, { renderGeneric(.writing, $0) }) },
      key: {
        $0.parts({ keys.renderReading("readKey", $0) }, { keys.renderWriting("writeKey", $0) })
      })
  }

  // MARK: Mappings

  func renderMapping(_ plan: EnumPlan, at site: MappingSite, _ printer: CodePrinter) {
    let name = site.namespace ?? ""
    printer.naming(self: plan.model.typeName) {
      $0.block("\(plan.model.isolation.prefix)\(site.access)enum \(name)") {
        $0.members(of: name) { renderMembers(of: plan, at: site, $0) }
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
