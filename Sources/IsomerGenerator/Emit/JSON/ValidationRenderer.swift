import IsomerSyntax

/// Prints how a model is validated on demand: the check functions, and their calls for the
/// properties, nested models and the whole value.
struct ValidationRenderer: MappingPart {
  let plan: MappingPlan
  @Boxed var site: MappingSite

  // MARK: Types outside hierarchies

  /// Prints the conformance of a struct, or of a class outside a hierarchy.
  func renderConformance(_ printer: CodePrinter) {
    let checks = ChecksRenderer(plan: plan, site: site)
    printer.validation(of: model, renderBody, checks: checks.render)
  }

  static let effect = "throws(Isomer.MappingError)"

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
    let clause = model.constraint(for: .reading)
    model.renderExtension("Isomer.Validatable", where: clause, printer) { printer in
      printer.block("\(model.accessPrefix)func validated() \(Self.effect) -> Self") { printer in
        let own = "try Swift.type(of: self).mappedMapping.validate(object: self)"
        if let open = OpenHierarchy(model) {
          printer.block("if let below = self as? any \(open.protocolName)") {
            $0.line("try below.\(open.requirement("Validate"))()")
          } otherwise: {
            $0.line(own)
          }
        } else {
          printer.line(own)
        }
        printer.line("return self")
      }
    }
  }

  /// Prints the checks in the mapping of a class.
  func renderMembers(_ printer: CodePrinter) {
    let head = "static func validate(_ value: \(site.type)) \(Self.effect)"
    let own = { (printer: CodePrinter) in
      printer.block(head) { printer in
        renderProperties(of: "value", printer)
        if !model.validation.checks.isEmpty { printer.line("try \(validated("value", printer))") }
      }
    }
    printer.parts(own, ChecksRenderer(plan: plan, site: site).render)
  }

  // MARK: Properties

  private func renderProperties(of value: String, _ printer: CodePrinter) {
    printer.each(model.properties.filter(\.isValidated)) { property, printer in
      printer.validation(
        of: property, at: "\(value).\(property.quoted)", path: property.validationPath,
        by: printer.check(property.name))
    }
  }

  private func validated(_ value: String, _ printer: CodePrinter) -> String {
    "Isomer.validated(\(value), by: \(printer.check(nil)))"
  }
}

extension CodePrinter {
  /// Prints the conformance of a type outside hierarchies, with the functions of its checks.
  func validation(
    of model: Model, _ body: @escaping (CodePrinter) -> Void,
    checks: @escaping (CodePrinter) -> Void
  ) {
    let access = model.accessPrefix
    let effect = ValidationRenderer.effect
    // A check that may replace a value needs a variable.
    let isMutating =
      model.kind != .classType && model.mayReplace
      && !model.validation.validators.contains { $0.text == "validate" }
    model.renderExtension("Isomer.Validatable", self) {
      $0.parts(
        {
          $0.block("\(access)func validated() \(effect) -> \(model.parameterType)") {
            $0.inInstance(body)
          }
        },
        {
          guard isMutating else { return }
          $0.block("\(access)mutating func validate() \(effect)") {
            $0.line("self = try validated()")
          }
        }, checks)
    }
  }

  /// Prints how one value is validated on demand: first its nested models, then its own checks.
  ///
  /// `place` is the expression for the value, `path` its path in a document, and `check` the function
  /// that runs the checks.
  func validation(of property: Property, at place: String, path: String, by check: String) {
    let arguments =
      "\(place), at: \(SwiftLiteral.string(path))" + (property.isSecret ? ", isSecret: true" : "")
    switch property.validation.nestedChecks {
    case .none: break
    case .known(let mayReplace):
      let target = mayReplace && property.isSetLater ? "\(place) = " : ""
      line("\(target)try Isomer.validated(\(arguments))")
    case .unknown:
      let target = property.isSetLater ? "\(place) = " : ""
      line("\(target)try Isomer.validatedIfPossible(\(arguments))")
    }
    guard !property.validation.checks.isEmpty else { return }
    let call = "try Isomer.correction(of: \(arguments), by: \(check))"
    if property.isSetLater, property.validation.checks.contains(where: \.mayReplace) {
      let name = place == "checked" ? "corrected" : "checked"
      block("if let \(name) = \(call)") { $0.line("\(place) = \(name)") }
    } else {
      line(call)
    }
  }
}
