import IsomerSyntax

/// Prints the struct for an external mapping: a model that contains one value of the type.
///
///     struct CoordinateMapping { var value: Coordinate }
///       mappedReading(as:) ──▶ Mapped_CoordinateMapping_plain.read ──▶ Coordinate(latitude:…)
struct ShapeRenderer {
  let plan: MappingPlan
  let shape: ShapeDescription

  private var model: Model { plan.model }
  private var type: String { shape.type.text }
  private var access: String { model.accessPrefix }
  private var plans: [MappingPlan] { [plan] + plan.profiled }

  func render(_ printer: CodePrinter) {
    renderStruct(printer)
    printer.line()
    model.renderExtensions(conformances, printer)
    printer.line()
    model.renderMappingExtension(printer) { printer in
      for plan in plans where plan.model.isMapped {
        renderMapping(plan, printer)
        printer.line()
      }
      renderMembers(printer)
    }
    guard !model.profiles.names.isEmpty else { return }
    printer.line()
    model.renderProfiles(printer)
  }

  private func renderStruct(_ printer: CodePrinter) {
    printer.line("/// The mapping of `\(type)` that `\(shape.protocolName)` declares.")
    printer.block("\(access)struct \(model.typeName): Isomer.ExternalMapping", of: model) {
      $0.line("/// The value itself.")
      $0.line("\(access)var value: \(type)")
      $0.line()
      $0.line("/// Holds a value.")
      $0.line("\(access)init(_ value: \(type)) { self.value = value }")
    }
  }

  // MARK: The choice

  private func namespace(_ profile: String?) -> String {
    GeneratedNames.namespace(of: model.name, as: profile)
  }

  /// Returns the mapping for a profile, if this external mapping has one.
  private func own(_ profile: String?) -> Model? {
    plans.map(\.model).first { $0.profiles.current == profile }
  }

  private func replacement(_ profile: String?) -> ShapeDescription.Replacement? {
    profile.flatMap { name in shape.replacements.first { $0.profile == name } }
  }

  private var conformances: [Conformance] {
    let open = [
      model.reads ? "Isomer.Readable" : nil, model.writes ? "Isomer.Writable" : nil,
    ].compactMap(\.self).map { Conformance($0) }
    let reading = Conformance("Isomer.ReadByProfile", isSPI: true) {
      renderChoice("mappedReading", $0)
    }
    let writing = Conformance(
      "Isomer.WrittenByProfile", isSPI: true,
      members: model.reads ? nil : { renderChoice("mappedWriting", $0) })
    return (model.impliesConformances ? [] : open) + (model.reads ? [reading] : [])
      + (model.writes ? [writing] : []) + [Conformance("Isomer.Boxed", isSPI: true)]
  }

  private func renderChoice(_ function: String, _ printer: CodePrinter) {
    let parameter = "(as profile: \(printer.standard("String"))?)"
    let result = "any Isomer.Mapping<\(type)>.Type"
    printer.block("\(access)static func \(function)\(parameter) -> \(result)") { printer in
      let profiles = Set(model.profiles.names + shape.replacements.map(\.profile)).sorted()
      guard !profiles.isEmpty else { return printer.line("\(namespace(nil)).self") }
      ProfileSwitch(subject: "profile", profiles: profiles).render(printer) { profile in
        if let other = replacement(profile) {
          let function = other.reads ? "mappedReading" : "mappedWriting"
          return "return \(other.mapping).\(function)(as: profile)"
        }
        let isMapped = own(profile)?.isMapped ?? false
        return isMapped
          ? "return \(namespace(profile)).self" : "return Isomer.Unmapped<\(type)>.self"
      }
    }
  }

  // MARK: The mappings

  private func renderMapping(_ plan: MappingPlan, _ printer: CodePrinter) {
    let site = MappingSite.profiled(plan.model)
    NamespaceRenderer(plan: plan, site: site).render(printer) { printer in
      if plan.model.reads { ChecksRenderer(plan, at: site).render(printer) }
      if plan.model.writes { PathsRenderer(plan: plan, site: site).render(printer) }
    }
  }

  /// Prints a function that is never called, so that the compiler reports nonexistent members where
  /// the external mapping names them.
  private func renderMembers(_ printer: CodePrinter) {
    printer.line("// Never called; lets the compiler report members that do not exist.")
    printer.block("private static func mappedMembers(_ value: inout \(type))") { printer in
      for member in shape.members {
        guard member.isSettable else {
          printer.pasted("let _: \(member.type) = value", member.access)
          continue
        }
        printer.line("do {")
        printer.indented {
          $0.pasted("let member: \(member.type) = value", member.access)
          $0.pasted("value", member.access, " = member")
        }
        printer.line("}")
      }
    }
  }
}
