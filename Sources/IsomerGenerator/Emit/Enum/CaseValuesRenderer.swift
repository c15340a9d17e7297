import IsomerSyntax

/// Prints how the values of a case are read, and how the case is created.
struct CaseValuesRenderer {
  @Boxed var model: Model
  let item: CasePlan
  /// The enum's name in the surrounding code.
  let type: String

  private var description: EnumCase { item.description }

  /// The check that the case has no values, with the policy for unknown keys.
  var emptiness: String {
    let policy = model.object.unknown == .ignore ? "" : ".\(model.object.unknown.rawValue)"
    return "try reader.skipNoValues(\(policy))"
  }

  /// Prints the reading of a value if a condition is true, and returns the case.
  func render(
    _ value: AssociatedValue, ifPresent condition: String, last: String, _ printer: CodePrinter
  ) {
    let variable = GeneratedNames.argument(of: value.property.name)
    printer.line("var \(variable): \(value.property.slotType) = nil")
    renderAssignment(of: value, ifTrue: condition, printer)
    printer.line(last)
    renderDefault(of: value, printer)
    printer.line("return \(construction(printer))")
  }

  private func renderAssignment(
    of value: AssociatedValue, ifTrue condition: String, _ printer: CodePrinter
  ) {
    let variable = GeneratedNames.argument(of: value.property.name)
    printer.block("if \(condition)") { printer in
      printer.secretly(reading: value.property.isSecret) {
        expression(value, into: variable).renderAssignment($0)
      }
    }
  }

  /// Prints the case for a missing value whose type is a generic parameter.
  func renderAbsent(_ value: AssociatedValue, at path: KeyPathText, _ printer: CodePrinter) {
    let variable = GeneratedNames.argument(of: value.property.name)
    let missing = SwiftLiteral.string(path.text)
    printer.line("let \(variable): \(value.property.type.text) = try reader.absent(\(missing))")
    printer.line("return \(construction(printer))")
  }

  /// The functions that check a value are named after its case.
  private func expression(_ value: AssociatedValue, into slot: String? = nil) -> ReadingExpression {
    ReadingExpression(value.property, model: model, ofCase: description.name, into: slot)
  }

  /// Prints the reading of the values, then `last`, and returns the case.
  func render(last: String?, _ printer: CodePrinter) {
    let read: String
    switch description.payload {
    case .none:
      printer.line(emptiness)
      if let last { printer.line(last) }
      return printer.line("return \(description.created())")
    case .single(let value) where item.mapping == nil:
      read = renderSingle(value, printer)
    case .list(let values):
      if let whole = description.transformed {
        let parts = values.map { GeneratedNames.argument(of: $0.property.name) }
        let names = parts.joined(separator: ", ")
        let value = AssociatedValue(property: whole)
        expression(value).renderConstant(
          named: values.count == 1 ? names : "(\(names))", printer)
      } else {
        renderList(values, printer)
      }
      read = construction(printer)
    case .single, .object, .kept:
      read = "try \(GeneratedNames.namespace(ofCase: description.name)).read(&reader)"
    }
    guard let last else { return printer.line("return \(read)") }
    printer.line("let value = \(read.hasPrefix(".") ? type : "")\(read)")
    printer.line(last)
    printer.line("return value")
  }

  /// Prints a case with one value, on one line if possible.
  private func renderSingle(_ value: AssociatedValue, _ printer: CodePrinter) -> String {
    if description.skipped.isEmpty, !value.property.isSecret,
      !value.property.declaration.isCheckedByCompiler,
      let inline = expression(value).inline
    {
      return "\(description.member)(\(SwiftName.argument(value.label, inline)))"
    }
    renderValue(value, printer)
    return construction(printer)
  }

  /// Prints the reading of an array, whose last values may be missing if they have defaults.
  private func renderList(_ values: [AssociatedValue], _ printer: CodePrinter) {
    let least = values.leastCount
    let count = "of: \(values.count)" + (least < values.count ? ", atLeast: \(least)" : "")
    for (index, value) in values.enumerated() {
      if index < least {
        printer.line("try reader.\(index == 0 ? "beginValues" : "nextValue")(\(count))")
        renderValue(value, printer)
        continue
      }
      if index == least { printer.line("var mappedIsOpen = true") }
      let variable = GeneratedNames.argument(of: value.property.name)
      printer.line("var \(variable): \(value.property.slotType) = nil")
      renderAssignment(of: value, ifTrue: "try reader.nextValue(&mappedIsOpen)", printer)
      renderDefault(of: value, printer)
    }
    let condition = least < values.count ? "if mappedIsOpen { " : ""
    printer.line("\(condition)try reader.endValues(\(count))\(condition.isEmpty ? "" : " }")")
  }

  /// Prints the value as a constant, with its default in place of null.
  private func renderValue(_ value: AssociatedValue, _ printer: CodePrinter) {
    let variable = GeneratedNames.argument(of: value.property.name)
    let expression = expression(value)
    if value.property.isSecret {
      let call = "let \(variable) = try reader.secret"
      printer.block(call, closing: CodePrinter.reader, expression.renderReturn)
    } else {
      expression.renderConstant(named: variable, printer)
    }
    renderDefault(of: value, printer)
  }

  private func renderDefault(of value: AssociatedValue, _ printer: CodePrinter) {
    guard let expression = usedDefault(of: value.property) else { return }
    let variable = GeneratedNames.argument(of: value.property.name)
    let filled = Self.filled(value.property.name)
    guard value.property.checksDefault else {
      return printer.pasted("let \(filled) = \(variable) ??", expression)
    }
    printer.line("var \(filled) = \(variable)")
    printer.block("if case nil = \(filled)") { printer in
      printer.secretly(reading: value.property.isSecret) {
        $0.pasted(
          "\(filled) = try reader.checkedDefault(", expression,
          ", at: \"\", by: \($0.check(value.property.name, ofCase: description.name)))")
      }
    }
  }

  /// Returns the default for null, or for a missing value of an array.
  private func usedDefault(of property: Property) -> PastedExpression? {
    let value = property.presence.fallback.value
    switch (property.nullMeaning, description.payload) {
    case (.default, _), (.missing, _): return value
    case (.error, .list(let values)):
      return values[values.leastCount...].contains { $0.property.name == property.name }
        ? value : nil
    case (.error, .single) where model.enumeration.tagging.content != nil: return value
    default: return property.variable == .nilOrMissing ? value : nil
    }
  }

  /// Returns the variable for a value after its default is applied.
  private static func filled(_ name: String) -> String { SwiftName.quoted("mappedFilled_\(name)") }

  /// Returns the case with its values, after printing constants for the defaults of skipped ones.
  private func construction(_ printer: CodePrinter) -> String {
    for value in description.skipped.map(\.value) {
      guard case .expression(let expression) = value.property.presence.fallback else { continue }
      let variable = GeneratedNames.argument(of: value.property.name)
      printer.pasted("let \(variable): \(value.property.type.text) =", expression)
    }
    let arguments = description.arguments.map {
      SwiftName.argument($0.label, argument($0.property))
    }
    return "\(description.member)(\(arguments.joined(separator: ", ")))"
  }

  private func argument(_ property: Property) -> String {
    let hasDefault = property.isMapped && usedDefault(of: property) != nil
    guard hasDefault else { return GeneratedNames.argument(of: property.name) }
    return Self.filled(property.name) + (property.checksDefault ? ".moved()" : "")
  }
}
