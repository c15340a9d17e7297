import IsomerSyntax

/// Prints how the values of an update are prepared: alternatives, defaults in place of null, and unknown keys.
struct UpdateValuesRenderer {
  @Boxed var model: Model

  /// The conditions of the values that are read after the keys.
  var laterConditions: [[String]] {
    model.updated.filter { $0.location.readPaths.count > 1 || $0.isComposite }.map(\.conditions)
  }

  func render(of own: String, _ printer: CodePrinter) {
    printer.each(model.updated) { renderValue(of: $0, own, $1) }
  }

  private func renderValue(of property: Property, _ own: String, _ printer: CodePrinter) {
    if property.location.readPaths.count > 1 {
      let state = SwiftName.quoted(GeneratedNames.alternative(of: property.name))
      printer.postponing { $0.line("try reader.settle(partial.\(state))") }
    }
    if property.isComposite {
      CompositeRenderer(property: property, model: model).renderPostponed(isUpdate: true, printer)
    }
    if property.location.role == .rest { renderRest(property, own, printer) }
    renderDefault(property, printer)
  }

  /// Prints the merge of unknown keys: new values replace older ones, null removes them, others stay.
  private func renderRest(_ property: Property, _ own: String, _ printer: CodePrinter) {
    let name = property.quoted
    let merged = "Isomer.changed(\(own).\(name), by: read)"
    printer.block("if let read = partial.\(name)") { printer in
      guard !property.validation.checks.isEmpty else {
        return printer.line("partial.\(name) = \(merged)")
      }
      printer.secretly(reading: property.isSecret) {
        let check = $0.check(property.name)
        $0.line("partial.\(name) = try reader.checked(\(merged), by: \(check))")
      }
    }
  }

  /// Null gives the default; a computed property has none.
  private func renderDefault(_ property: Property, _ printer: CodePrinter) {
    guard property.hasInnerNil, property.presence.null != .absent,
      let value = property.presence.fallback.value
    else { return }
    let slot = property.slot
    printer.block("if case .some(nil) = \(slot)") { printer in
      guard property.checksDefault else {
        return printer.assign(value, as: property.type, to: slot)
      }
      printer.secretly(reading: property.isSecret) {
        let path = SwiftLiteral.string(property.validationPath)
        let check = $0.check(property.name)
        $0.pasted("\(slot) = try reader.checkedDefault(", value, ", at: \(path), by: \(check))")
      }
    }
  }
}
