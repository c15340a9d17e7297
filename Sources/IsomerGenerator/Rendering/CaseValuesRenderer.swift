import IsomerSyntax

/// Prints how the values of a case are read, and the case is made of them.
struct CaseValuesRenderer {
  private let model: ModelDescription

  init(_ model: ModelDescription) { self.model = model }

  /// The policy for unknown keys as an argument.
  var policy: String { model.unknown == .ignore ? "" : ".\(model.unknown.rawValue)" }

  /// Whether a value without a key is nil, or has its default, where it is missing.
  func mayBeMissing(_ value: AssociatedValue) -> Bool { expression(value).takesNull }

  /// Reads a value if a condition says that it is there, and returns the case.
  func render(
    _ value: AssociatedValue, of description: CaseDescription, ifPresent condition: String,
    last: String, _ printer: inout CodePrinter
  ) {
    let variable = Self.variable(value.property.name)
    printer.line("var \(variable): \(MappedType.optional(of: value.property.type)) = nil")
    printer.block("if \(condition)") {
      ReadingExpression(value.property, model: model, into: variable).renderAssignment(&$0)
    }
    printer.line(last)
    renderDefault(of: value, &printer)
    printer.line("return \(construction(of: description))")
  }

  private func expression(_ value: AssociatedValue) -> ReadingExpression {
    ReadingExpression(value.property, model: model)
  }

  private static func variable(_ name: String) -> String {
    SwiftName.quoted("mappedArgument_\(name)")
  }

  /// Reads the values and returns the case; `last` is done behind them.
  func render(_ item: CasePlan, last: String?, _ printer: inout CodePrinter) {
    let read: String
    let description = item.description
    switch description.payload {
    case .none:
      printer.line("try reader.skipNoValues(\(policy))")
      read = ".\(SwiftName.quoted(description.name))"
      if let last { printer.line(last) }
      printer.line("return \(read)")
      return
    case .single(let value) where item.mapping == nil:
      if let inline = expression(value).inline {
        read = construction(of: description, of: [inline])
      } else {
        renderValue(value, &printer)
        read = construction(of: description)
      }
    case .list(let values):
      renderList(values, &printer)
      read = construction(of: description)
    case .single, .object, .kept:
      read = "try \(RuntimeNames.namespace(ofCase: description.name)).read(&reader)"
    }
    guard let last else {
      printer.line("return \(read)")
      return
    }
    printer.line("let value = \(read.hasPrefix(".") ? "Self" : "")\(read)")
    printer.line(last)
    printer.line("return value")
  }

  private func renderList(_ values: [AssociatedValue], _ printer: inout CodePrinter) {
    for (index, value) in values.enumerated() {
      let step = index == 0 ? "beginValues" : "nextValue"
      printer.line("try reader.\(step)(of: \(values.count))")
      renderValue(value, &printer)
    }
    printer.line("try reader.endValues(of: \(values.count))")
  }

  /// The value as a constant, with its default in place of null.
  private func renderValue(_ value: AssociatedValue, _ printer: inout CodePrinter) {
    let variable = Self.variable(value.property.name)
    expression(value).renderConstant(named: variable, &printer)
    renderDefault(of: value, &printer)
  }

  private func renderDefault(of value: AssociatedValue, _ printer: inout CodePrinter) {
    guard expression(value).needsDefault else { return }
    let variable = Self.variable(value.property.name)
    switch value.property.fallback {
    case .expression(let expression), .kept(let expression?):
      let filled = Self.filled(value.property.name)
      printer.pasted("let \(filled) = \(variable) ??", expression)
    case .none, .kept(nil): break
    }
  }

  /// The variable of a value behind its default.
  private static func filled(_ name: String) -> String {
    SwiftName.quoted("mappedFilled_\(name)")
  }

  private func construction(of description: CaseDescription) -> String {
    construction(
      of: description,
      of: description.values.map { value in
        expression(value).needsDefault
          ? Self.filled(value.property.name) : Self.variable(value.property.name)
      })
  }

  /// `.text(…)`.
  private func construction(of description: CaseDescription, of values: [String]) -> String {
    let arguments = zip(description.values, values).map { value, text in
      value.label.map { "\(SwiftName.label($0)): \(text)" } ?? text
    }
    return ".\(SwiftName.quoted(description.name))(\(arguments.joined(separator: ", ")))"
  }
}
