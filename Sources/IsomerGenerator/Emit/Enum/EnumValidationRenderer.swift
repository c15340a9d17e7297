import IsomerSyntax

/// Prints how an enum is validated on demand: first the values of its case, then the whole value.
struct EnumValidationRenderer: PlanPart {
  let plan: EnumPlan

  func render(_ printer: CodePrinter) {
    printer.validation(of: model, renderBody) { renderFunctions(at: .own(of: model), $0) }
  }

  /// Prints the functions that run the checks.
  func renderFunctions(at site: MappingSite, _ printer: CodePrinter) {
    let own = ChecksRenderer(plan: MappingPlan(model: model), site: site)
    printer.parts(
      own.render, { $0.parts(each: model.enumeration.cases.filter(\.hasChecks), renderChecks) })
  }

  private func renderBody(_ printer: CodePrinter) {
    let replaced = model.enumeration.cases.filter(\.mayBeReplaced).map(\.conditions)
    if !replaced.isEmpty { printer.binding("mapped_self", "self", changedUnder: replaced) }
    if model.enumeration.cases.contains(where: \.isValidated) {
      printer.line("switch self {")
      printer.each(model.enumeration.cases, renderCase)
      printer.line("}")
    }
    let value = replaced.isEmpty ? "self" : "mapped_self"
    guard !model.validation.checks.isEmpty else { return printer.line("return \(value)") }
    let check = printer.check(nil)
    printer.line("return try Isomer.validated(\(value), by: \(check))")
  }

  /// Each case has its own branch, because the generator does not know which cases are compiled.
  private func renderCase(_ description: EnumCase, _ printer: CodePrinter) {
    guard description.isValidated else { return printer.line("case \(description.member): break") }
    let patterns = description.arguments.map { argument in
      let property = argument.property
      let isUsed = property.isValidated || description.mayBeReplaced
      let binder = property.mayBeReplaced ? "var" : "let"
      return isUsed ? "\(binder) \(GeneratedNames.variable(property.name))" : "_"
    }
    printer.branch("case \(description.member)(\(patterns.joined(separator: ", "))):") { printer in
      renderValues(of: description, printer)
      guard description.mayBeReplaced else { return }
      let arguments = description.arguments.map {
        SwiftName.argument($0.label, GeneratedNames.variable($0.property.name))
      }
      printer.line("mapped_self = \(description.member)(\(arguments.joined(separator: ", ")))")
    }
  }

  private func renderValues(of description: EnumCase, _ printer: CodePrinter) {
    for (index, value) in description.values.enumerated() where value.property.isValidated {
      printer.validation(
        of: value.property, at: GeneratedNames.variable(value.property.name),
        path: path(of: value, index, in: description),
        by: printer.check(value.property.name, ofCase: description.name))
    }
  }

  /// Returns the path of a case's value in a document.
  private func path(of value: AssociatedValue, _ index: Int, in description: EnumCase) -> String {
    var components: [KeyPathText.Component] = []
    switch model.enumeration.tagging(of: description) {
    case .external: components.append(.key(description.writtenKey?.text ?? description.name))
    case .beside(_, let content): components = content.components
    case .names, .within, .untagged: break
    }
    switch description.payload {
    case .list where description.transformed == nil: components.append(.index(index))
    case .object:
      components +=
        (value.property.location.readPaths.first ?? value.property.location.writePath)?.components
        ?? []
    case .none, .kept, .single, .list: break
    }
    return KeyPathText(components).text
  }

  // MARK: The functions

  private func plan(for description: EnumCase) -> MappingPlan {
    MappingPlan(model: model.mapping(of: description))
  }

  private func renderChecks(of description: EnumCase, _ printer: CodePrinter) {
    let plan = plan(for: description)
    let site = MappingSite.enumCase(plan.model, named: "")
    printer.naming(self: model.typeName) { printer in
      printer.block("private enum \(GeneratedNames.checks(ofCase: description.name))") {
        ChecksRenderer(plan: plan, site: site).render($0)
      }
    }
  }
}

extension EnumCase {
  var hasChecks: Bool { values.contains { !$0.property.validation.checks.isEmpty } }

  fileprivate var isValidated: Bool { values.contains(where: \.property.isValidated) }

  fileprivate var mayBeReplaced: Bool { values.contains(where: \.property.mayBeReplaced) }
}
