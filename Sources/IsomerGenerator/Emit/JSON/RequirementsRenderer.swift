import IsomerSyntax

/// Prints the reading of an object's keys, of what depends on several of them, and the errors for
/// those that are missing.
struct RequirementsRenderer: PlanPart {
  let plan: MappingPlan
  /// The flattened models that are read from the object.
  let flattened: [Property]

  /// The closure prints the reading of the flattened models.
  func render(_ printer: CodePrinter, flattening: (CodePrinter) -> Void) {
    // The runtime finds all missing keys but those of generic parameters, which it must know first.
    let absent = plan.required.filter(\.mayBeAbsent)
    let absentKeys = absent.filter(\.isKey)
    let optional = plan.joined.filter { $0.presence != nil && $0.required != 0 }
    let changes = laterConditions + (absentKeys.map(\.slot) + optional.map(\.type)).map { _ in [] }
    let isLater = !changes.isEmpty || !absent.isEmpty || !flattened.isEmpty
    if isLater {
      let fill = flattened.isEmpty ? "fill" : "fillRevisited"
      printer.binding(
        "missingKeys", "try partial.\(fill)(mappedKeys, from: &reader)", changedUnder: changes)
    } else {
      printer.line("try partial.fillRequired(mappedKeys, from: &reader)")
    }
    for joined in optional { JoinedRenderer(joined: joined).renderAbsence(printer) }
    flattening(printer)
    renderSettlements(printer)
    renderCompositions(printer)
    renderAbsent(absentKeys, printer)
    let required = plan.required.filter { !$0.isKey }
    Self.renderMissing(required, printer) {
      $0.path
    } filling: { slot, path in
      "reader.fillAbsent(\(slot), \(path))"
    }
    let require = "try reader.require(missingKeys, of: mappedKeys)"
    if !absent.isEmpty { printer.line(require) }
    if !required.isEmpty { printer.line("if let missing { throw reader.missing(missing) }") }
    if absent.isEmpty, isLater { printer.line(require) }
  }

  /// Prints the reading of an array, and the error for the first of its elements that is missing.
  func render(_ printer: CodePrinter, elements: (_ prefix: String, CodePrinter) -> Void) {
    elements(plan.required.isEmpty ? "" : "let count = ", printer)
    guard !plan.required.isEmpty else { return }
    // The paths are `[0]` and so on.
    Self.renderMissing(plan.required, as: "Int", printer) {
      $0.path.filter(\.isNumber)
    } filling: { slot, index in
      "reader.fillAbsent(\(slot), \"[\(index)]\")"
    }
    printer.line("if let missing { throw reader.missingElement(missing, of: count) }")
  }

  /// The conditions of the parts that are read once the keys are.
  private var laterConditions: [[String]] {
    let hasFunction = !flattened.isEmpty && model.isUpdatable
    return (hasFunction ? [[]] : flattened.map(\.conditions))
      + plan.slots.filter(\.isAlternative).map(\.conditions)
      + composites.map(\.conditions)
  }

  private var composites: [Property] { model.properties.filter { $0.isComposite && $0.reads } }

  /// Prints the error for a property with several locations if the one with precedence was invalid.
  private func renderSettlements(_ printer: CodePrinter) {
    printer.each(plan.slots.filter(\.isAlternative)) { slot, printer in
      printer.postponing { $0.line("try reader.settle(partial.\(slot.quoted))") }
    }
  }

  /// Prints the reading of composites, once all their fields are found.
  private func renderCompositions(_ printer: CodePrinter) {
    printer.each(composites) { property, printer in
      CompositeRenderer(property: property, model: model).renderPostponed(printer)
    }
  }

  /// Prints nil for missing values of generic parameters whose arguments are optionals.
  private func renderAbsent(_ requirements: [MappingPlan.Requirement], _ printer: CodePrinter) {
    guard !requirements.isEmpty else { return }
    printer.block("if missingKeys != 0") { printer in
      for requirement in requirements {
        guard let key = requirement.key else { continue }
        let slot = "&partial.\(SwiftName.quoted(requirement.slot))"
        printer.line("reader.fillAbsent(\(slot), key: \(key), of: &missingKeys, in: mappedKeys)")
      }
    }
  }

  /// Prints the name of the first missing value; the reverse order leaves a single throw.
  ///
  /// The last closure returns a call that sets a slot to nil if its type is an optional.
  static func renderMissing(
    _ requirements: [MappingPlan.Requirement], as type: String = "String", _ printer: CodePrinter,
    named name: (MappingPlan.Requirement) -> String, filling fill: (String, String) -> String
  ) {
    guard !requirements.isEmpty else { return }
    printer.line("var missing: \(printer.standard(type))?")
    printer.each(requirements.reversed()) { requirement, printer in
      let slot = "partial.\(SwiftName.quoted(requirement.slot))"
      let name = type == "Int" ? name(requirement) : SwiftLiteral.string(name(requirement))
      let unlessAbsent = requirement.mayBeAbsent ? ", !\(fill("&" + slot, name))" : ""
      let unlessInvalid =
        requirement.invalidity.map { ", !partial.\(SwiftName.quoted($0))" } ?? ""
      printer.line("if case nil = \(slot)\(unlessAbsent)\(unlessInvalid) { missing = \(name) }")
    }
  }
}
