import IsomerSyntax

/// Prints the checks while reading a model that are not part of reading a value: those of defaults
/// and of the whole value.
struct ReadingChecksRenderer {
  @Boxed var model: Model

  /// Prints defaults that are checked before the value is created, and flags for those checked later.
  func renderBefore(_ printer: CodePrinter) {
    let properties = model.properties.filter {
      isChecking($0) || model.checksDefaultAfterwards($0)
    }
    printer.each(properties) { property, printer in
      printer.secretly(reading: property.isSecret && isChecking(property)) {
        renderBefore(property, $0)
      }
    }
  }

  /// True if the property is checked before the value is created.
  private func isChecking(_ property: Property) -> Bool {
    model.checksDefaultFirst(property) || isCheckedRest(property)
  }

  private func isCheckedRest(_ property: Property) -> Bool {
    (property.location.role == .rest || property.location.remaining != nil) && property.reads
      && !property.validation.checks.isEmpty
  }

  private func renderBefore(_ property: Property, _ printer: CodePrinter) {
    let slot = property.slot
    let check = check(property.name, printer)
    if isCheckedRest(property) {
      let empty = property.location.role == .rest ? "[:]" : "[]"
      printer.line("\(slot) = try reader.checked(\(slot).take() ?? \(empty), by: \(check))")
    } else if model.checksDefaultFirst(property), let value = property.presence.fallback.value {
      printer.block("if case nil = \(slot)\(property.variable.isForUpdates ? " ?? nil" : "")") {
        $0.pasted("\(slot) = \(head(property))", value, tail(property, $0))
      }
    } else {
      let read = property.variable.isForUpdates ? "(\(slot) ?? nil)" : slot
      printer.line("let \(flag(property)) = \(read) == nil")
    }
  }

  /// True if defaults are checked after the value is created.
  var changesValue: Bool { !late.isEmpty }

  /// The properties whose defaults are checked after the value is created.
  private var late: [Property] { model.properties.filter(model.checksDefaultAfterwards) }

  func renderBinding(_ value: String, _ printer: CodePrinter) {
    let changes = model.kind == .classType ? [] : late.map(\.conditions)
    printer.binding("value", value, changedUnder: changes)
  }

  /// Prints the checks of initial values that reading did not replace.
  func renderDefaults(_ printer: CodePrinter) {
    printer.each(late) { property, printer in
      let place = "value.\(property.quoted)"
      printer.block("if \(flag(property))") {
        $0.secretly(reading: property.isSecret) {
          $0.line("\(place) = \(head(property))\(place)\(tail(property, $0))")
        }
      }
    }
  }

  func renderReturn(_ value: String, _ printer: CodePrinter) {
    guard !model.validation.checks.isEmpty else { return printer.line("return \(value)") }
    printer.line("return try reader.checked(\(value), by: \(check(nil, printer)))")
  }

  // MARK: Names

  private func check(_ property: String?, _ printer: CodePrinter) -> String {
    printer.check(property, ofCase: model.enumeration.caseName)
  }

  private func flag(_ property: Property) -> String {
    SwiftName.quoted("keepsDefault_\(property.name)")
  }

  private func head(_ property: Property) -> String {
    "try reader.\(property.type.isOptional ? "checkedDefaultUnlessNil" : "checkedDefault")("
  }

  private func tail(_ property: Property, _ printer: CodePrinter) -> String {
    let path = SwiftLiteral.string(property.validationPath)
    return ", at: \(path), by: \(check(property.name, printer)))"
  }
}

extension Property {
  /// The path of its value in a document, or empty.
  var validationPath: String {
    // The indexes of remaining elements begin in the middle of an array.
    if location.remaining != nil { return name }
    return (location.readPaths.first ?? location.writePath)?.text ?? ""
  }
}
