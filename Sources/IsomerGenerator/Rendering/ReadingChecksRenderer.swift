import IsomerSyntax

/// Prints what checking adds to reading a model, besides the values that are read: the defaults that
/// were used, and the whole value.
struct ReadingChecksRenderer {
  private let model: ModelDescription

  init(_ plan: MappingPlan) { model = plan.model }

  /// Defaults that are put into the variables first, and which of the others will be used.
  func renderBefore(_ printer: inout CodePrinter) {
    for property in model.properties {
      printer.conditional(hasBefore(property) ? property.conditions : []) {
        $0.secretly(reading: property.isSecret && isChecking(property)) {
          renderBefore(property, &$0)
        }
      }
    }
  }

  private func hasBefore(_ property: PropertyDescription) -> Bool {
    isChecking(property) || model.checksDefaultAfterwards(property)
  }

  /// Whether something is checked before the value is built.
  private func isChecking(_ property: PropertyDescription) -> Bool {
    model.checksDefaultFirst(property) || isCheckedRest(property)
  }

  private func isCheckedRest(_ property: PropertyDescription) -> Bool {
    property.role == .rest && property.reads && !property.checks.isEmpty
  }

  private func renderBefore(_ property: PropertyDescription, _ printer: inout CodePrinter) {
    let slot = "partial.\(SwiftName.quoted(property.name))"
    let check = model.checkReference(property.name)
    if isCheckedRest(property) {
      printer.line("\(slot) = try reader.checked(\(slot).take() ?? [:], by: \(check))")
    } else if model.checksDefaultFirst(property) {
      switch property.fallback {
      case .expression(let expression), .kept(let expression?):
        printer.block("if case nil = \(slot)\(property.tellsNull ? " ?? nil" : "")") {
          $0.pasted("\(slot) = \(head(property))", expression, tail(property))
        }
      case .none, .kept(nil): break
      }
    } else if model.checksDefaultAfterwards(property) {
      let read = property.tellsNull ? "(\(slot) ?? nil)" : slot
      printer.line("let \(flag(property)) = \(read) == nil")
    }
  }

  /// Whether defaults are checked in what was built.
  var changesValue: Bool { model.properties.contains(where: model.checksDefaultAfterwards) }

  /// The value by a name of its own, for what is done to it.
  func renderBinding(_ value: String, _ printer: inout CodePrinter) {
    let late = model.properties.filter(model.checksDefaultAfterwards)
    let changes = model.kind == .classType ? [] : late.map(\.conditions)
    printer.binding("value", value, changedUnder: changes)
  }

  /// Initial values that stayed, in what was built.
  func renderDefaults(_ printer: inout CodePrinter) {
    for property in model.properties where model.checksDefaultAfterwards(property) {
      let place = "value.\(SwiftName.quoted(property.name))"
      printer.conditional(property.conditions) { printer in
        printer.block("if \(flag(property))") {
          $0.secretly(reading: property.isSecret) {
            $0.line("\(place) = \(head(property))\(place)\(tail(property))")
          }
        }
      }
    }
  }

  func renderReturn(_ value: String, _ printer: inout CodePrinter) {
    guard !model.checks.isEmpty else { return printer.line("return \(value)") }
    printer.line("return try reader.checked(\(value), by: \(model.checkReference(nil)))")
  }

  // MARK: Names

  private func flag(_ property: PropertyDescription) -> String {
    SwiftName.quoted("keepsDefault_\(property.name)")
  }

  private func head(_ property: PropertyDescription) -> String {
    "try reader.\(property.type.isOptional ? "checkedDefaultUnlessNil" : "checkedDefault")("
  }

  private func tail(_ property: PropertyDescription) -> String {
    let path = SwiftLiteral.string(property.validationPath)
    return ", at: \(path), by: \(model.checkReference(property.name)))"
  }
}

extension PropertyDescription {
  /// Where its value stands in a document, as far as there is one place.
  var validationPath: String { (readPaths.first ?? writePath)?.text ?? "" }
}
