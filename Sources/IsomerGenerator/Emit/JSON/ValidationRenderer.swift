import IsomerSyntax

/// Prints how a model is validated on demand: the check functions, and their calls for the
/// properties, nested models and the whole value.
struct ValidationRenderer {
  let plan: MappingPlan
  @Boxed var site: MappingSite

  private var model: Model { plan.model }

  // MARK: Types outside hierarchies

  /// Prints the conformance of a struct, or of a class outside a hierarchy.
  func renderConformance(_ printer: CodePrinter) {
    let access = model.accessPrefix
    let type = model.parameterType
    model.renderExtension("Isomer.Validatable", printer) { printer in
      printer.block("\(access)func validated() \(Self.effect) -> \(type)") {
        $0.inInstance(renderBody)
      }
      renderMutating(printer)
      ChecksRenderer(plan, at: site).render(printer)
    }
    ChecksRenderer(plan, at: site).renderHolder(printer)
  }

  private static let effect = "throws(Isomer.MappingError)"

  /// A check that may replace a value needs a variable.
  private func renderMutating(_ printer: CodePrinter) {
    guard model.kind == .structure, model.mayReplace,
      !model.validation.validators.contains(where: { $0.text == "validate" })
    else { return }
    printer.line()
    printer.block("\(model.accessPrefix)mutating func validate() \(Self.effect)") {
      $0.line("self = try validated()")
    }
  }

  private func renderBody(_ printer: CodePrinter) {
    let changed = model.properties.filter(\.mayBeReplaced)
    let isCopy = model.kind == .structure && !changed.isEmpty
    // An external mapping contains the value.
    let own = model.shape == nil ? "self" : "self.value"
    if isCopy { printer.binding("value", own, changedUnder: changed.map(\.conditions)) }
    let value = isCopy ? "value" : own
    renderProperties(of: value, printer)
    let result = model.validation.checks.isEmpty ? value : "try \(validated(value, printer))"
    printer.line("return \(model.shape == nil ? result : "Self(\(result))")")
  }

  // MARK: A class of a hierarchy

  /// Prints the conformance of the top class, which dispatches on the class.
  func renderChoice(_ printer: CodePrinter) {
    model.renderExtension("Isomer.Validatable", printer) { printer in
      printer.block("\(model.accessPrefix)func validated() \(Self.effect) -> Self") { printer in
        let own = "try Swift.type(of: self).mappedMapping.validate(object: self)"
        if let open = OpenHierarchy(model) {
          printer.line("if let below = self as? any \(open.protocolName) {")
          printer.indented { $0.line("try below.\(open.requirement("validate"))()") }
          printer.line("} else {")
          printer.indented { $0.line(own) }
          printer.line("}")
        } else {
          printer.line(own)
        }
        printer.line("return self")
      }
    }
  }

  /// Prints the checks in the mapping of a class.
  func renderMembers(_ printer: CodePrinter) {
    printer.line()
    printer.block("static func validate(_ value: \(site.result)) \(Self.effect)") { printer in
      renderProperties(of: "value", printer)
      if !model.validation.checks.isEmpty { printer.line("try \(validated("value", printer))") }
    }
    ChecksRenderer(plan, at: site).render(printer)
  }

  // MARK: Properties

  private func renderProperties(of value: String, _ printer: CodePrinter) {
    for property in model.properties where property.isValidated {
      printer.conditional(property.conditions) { renderProperty(property, of: value, $0) }
    }
  }

  private func renderProperty(_ property: Property, of value: String, _ printer: CodePrinter) {
    ValueValidation(
      property: property, place: "\(value).\(SwiftName.quoted(property.name))",
      path: property.validationPath, check: printer.check(property.name)
    ).render(printer)
  }

  private func validated(_ value: String, _ printer: CodePrinter) -> String {
    "Isomer.validated(\(value), by: \(printer.check(nil)))"
  }
}

/// Prints how one value is validated on demand: first its nested models, then its own checks.
struct ValueValidation {
  @Boxed var property: Property
  /// The expression for the value, and its path in a document.
  let place: String
  let path: String
  /// The function that runs the checks.
  let check: String

  func render(_ printer: CodePrinter) {
    let arguments =
      "\(place), at: \(SwiftLiteral.string(path))" + (property.isSecret ? ", isSecret: true" : "")
    switch property.validation.nestedChecks {
    case .none: break
    case .known(let mayReplace):
      let target = mayReplace && property.isSetLater ? "\(place) = " : ""
      printer.line("\(target)try Isomer.validated(\(arguments))")
    case .unknown:
      let target = property.isSetLater ? "\(place) = " : ""
      printer.line("\(target)try Isomer.validatedIfPossible(\(arguments))")
    }
    guard !property.validation.checks.isEmpty else { return }
    let call = "try Isomer.correction(of: \(arguments), by: \(check))"
    if property.isSetLater, property.validation.checks.contains(where: \.mayReplace) {
      let name = place == "checked" ? "corrected" : "checked"
      printer.block("if let \(name) = \(call)") { $0.line("\(place) = \(name)") }
    } else {
      printer.line(call)
    }
  }
}
