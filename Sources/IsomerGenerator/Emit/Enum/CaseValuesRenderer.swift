import IsomerSyntax

/// Prints how the values of a case are read, and how the case is created.
struct CaseValuesRenderer {
  @Boxed var model: Model
  /// The enum's name in the surrounding code.
  let type: String

  /// The policy for unknown keys, as an argument.
  var policy: String { model.object.unknown == .ignore ? "" : ".\(model.object.unknown.rawValue)" }

  /// Prints the reading of a value if a condition is true, and returns the case.
  func render(
    _ value: AssociatedValue, of description: EnumCase, ifPresent condition: String,
    last: String, _ printer: CodePrinter
  ) {
    let variable = Self.variable(value.property.name)
    printer.line("var \(variable): \(MappedType.optional(of: value.property.type)) = nil")
    renderAssignment(of: value, description, ifTrue: condition, printer)
    printer.line(last)
    renderDefault(of: value, in: description, printer)
    printer.line("return \(construction(of: description, printer))")
  }

  private func renderAssignment(
    of value: AssociatedValue, _ description: EnumCase, ifTrue condition: String,
    _ printer: CodePrinter
  ) {
    let variable = Self.variable(value.property.name)
    printer.block("if \(condition)") { printer in
      printer.secretly(reading: value.property.isSecret) {
        expression(value, of: description, into: variable).renderAssignment($0)
      }
    }
  }

  /// Prints the case for a missing value whose type is a generic parameter.
  func renderAbsent(
    _ value: AssociatedValue, of description: EnumCase, at path: KeyPathText, _ printer: CodePrinter
  ) {
    let variable = Self.variable(value.property.name)
    let missing = SwiftLiteral.string(path.text)
    printer.line("let \(variable): \(value.property.type.text) = try reader.absent(\(missing))")
    printer.line("return \(construction(of: description, printer))")
  }

  /// The functions that check a value are named after its case.
  private func expression(
    _ value: AssociatedValue, of description: EnumCase, into slot: String? = nil
  ) -> ReadingExpression {
    ReadingExpression(value.property, model: model, ofCase: description.name, into: slot)
  }

  private static func variable(_ name: String) -> String {
    SwiftName.quoted("mappedArgument_\(name)")
  }

  /// Prints the reading of the values, then `last`, and returns the case.
  func render(_ item: CasePlan, last: String?, _ printer: CodePrinter) {
    let read: String
    let description = item.description
    switch description.payload {
    case .none:
      printer.line("try reader.skipNoValues(\(policy))")
      if let last { printer.line(last) }
      return printer.line("return \(description.member)")
    case .single(let value) where item.mapping == nil:
      read = renderSingle(value, description, printer)
    case .list(let values):
      renderList(values, description, printer)
      read = construction(of: description, printer)
    case .single, .object, .kept:
      read = "try \(GeneratedNames.namespace(ofCase: description.name)).read(&reader)"
    }
    guard let last else { return printer.line("return \(read)") }
    printer.line("let value = \(read.hasPrefix(".") ? type : "")\(read)")
    printer.line(last)
    printer.line("return value")
  }

  /// Prints a case with one value, on one line if possible.
  private func renderSingle(
    _ value: AssociatedValue, _ description: EnumCase, _ printer: CodePrinter
  ) -> String {
    if description.skipped.isEmpty, !value.property.isSecret,
      !value.property.declaration.isCheckedByCompiler,
      let inline = expression(value, of: description).inline
    {
      return "\(description.member)(\(SwiftName.argument(value.label, inline)))"
    }
    renderValue(value, description, printer)
    return construction(of: description, printer)
  }

  /// Prints the reading of an array, whose last values may be missing if they have defaults.
  private func renderList(
    _ values: [AssociatedValue], _ description: EnumCase, _ printer: CodePrinter
  ) {
    let least = values.leastCount
    let count = "of: \(values.count)" + (least < values.count ? ", atLeast: \(least)" : "")
    for (index, value) in values.enumerated() {
      if index < least {
        printer.line("try reader.\(index == 0 ? "beginValues" : "nextValue")(\(count))")
        renderValue(value, description, printer)
        continue
      }
      if index == least { printer.line("var mappedIsOpen = true") }
      let variable = Self.variable(value.property.name)
      printer.line("var \(variable): \(value.property.slotType) = nil")
      renderAssignment(
        of: value, description, ifTrue: "try reader.nextValue(&mappedIsOpen)", printer)
      renderDefault(of: value, in: description, printer)
    }
    let condition = least < values.count ? "if mappedIsOpen { " : ""
    printer.line("\(condition)try reader.endValues(\(count))\(condition.isEmpty ? "" : " }")")
  }

  /// Prints the value as a constant, with its default in place of null.
  private func renderValue(
    _ value: AssociatedValue, _ description: EnumCase, _ printer: CodePrinter
  ) {
    let variable = Self.variable(value.property.name)
    let expression = expression(value, of: description)
    if value.property.isSecret {
      let call = "let \(variable) = try reader.secret"
      printer.block(call, closing: CodePrinter.reader, expression.renderReturn)
    } else {
      expression.renderConstant(named: variable, printer)
    }
    renderDefault(of: value, in: description, printer)
  }

  private func renderDefault(
    of value: AssociatedValue, in description: EnumCase, _ printer: CodePrinter
  ) {
    guard hasDefault(value, of: description),
      let expression = value.property.presence.fallback.value
    else { return }
    let variable = Self.variable(value.property.name)
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

  /// True if null, or a missing value of an array, gives a default.
  private func hasDefault(_ value: AssociatedValue, of description: EnumCase) -> Bool {
    let property = value.property
    if property.needsDefault { return true }
    guard property.presence.fallback.value != nil else { return false }
    guard property.presence.refusesNull, case .list(let values) = description.payload else {
      return property.distinguishesNull
    }
    return values[values.leastCount...].contains { $0.property.name == property.name }
  }

  /// Returns the variable for a value after its default is applied.
  private static func filled(_ name: String) -> String { SwiftName.quoted("mappedFilled_\(name)") }

  /// Returns the case with its values, after printing constants for the defaults of skipped ones.
  private func construction(of description: EnumCase, _ printer: CodePrinter) -> String {
    for value in description.skipped.map(\.value) {
      guard case .expression(let expression) = value.property.presence.fallback else { continue }
      let variable = Self.variable(value.property.name)
      printer.pasted("let \(variable): \(value.property.type.text) =", expression)
    }
    let arguments = description.arguments.map {
      SwiftName.argument($0.label, argument($0.property, of: description))
    }
    return "\(description.member)(\(arguments.joined(separator: ", ")))"
  }

  private func argument(_ property: Property, of description: EnumCase) -> String {
    let value = AssociatedValue(label: nil, property: property)
    guard property.isMapped, hasDefault(value, of: description) else {
      return Self.variable(property.name)
    }
    return Self.filled(property.name) + (property.checksDefault ? ".moved()" : "")
  }
}
