import IsomerSyntax

/// The checks of the forms of transformers, whose faults would otherwise be compiler errors about
/// generated code, or wrong values.
struct TransformerForms {
  let target: CheckedTarget
  let transformer: PastedExpression
  let property: Property
  let model: Model

  /// Reports the first fault; returns true if there is one.
  func check() -> Bool {
    checkFormats(transformer.shape)
    guard let fix = missingCall ?? needlessCall ?? unquotedFormat ?? typeAsValue ?? foreign
    else { return checkConformance() }
    report(fix)
    return true
  }

  private func report(_ fix: String) {
    let option = property.codec.isOfElements ? "each" : "with"
    target.reporter.report(
      .wrongValue(option, expected: "a transformer", found: transformer.text), at: transformer,
      notes: [fix])
  }

  // MARK: Built-in transformers

  /// A fix for `.dateFormat` without arguments.
  private var missingCall: String? {
    guard case .member(let name) = transformer.shape, !target.mayDeclareStatic(name) else {
      return nil
    }
    return switch BuiltInTransformer[name]?.form {
    case .call: "write '.\(name)()'"
    case .arguments, .lift, .map: "write '.\(name)(…)' with its arguments"
    case .value, .any, nil: nil
    }
  }

  /// A fix for `.secondsSince1970()`.
  private var needlessCall: String? {
    guard case .call(let callee, let arguments) = transformer.shape, arguments.isEmpty,
      case .member(let name) = callee.shape, BuiltInTransformer[name]?.form == .value,
      !target.mayDeclareStatic(name)
    else { return nil }
    return "write '.\(name)' without parentheses"
  }

  /// A fix for `.dateFormat(yyyy-MM-dd)`.
  private var unquotedFormat: String? {
    guard case .call(let callee, let arguments) = transformer.shape,
      callee.shape == .member("dateFormat"), let format = arguments.first?.value,
      format.shape == .expression, format.text.contains("yy"), !format.text.contains("\"")
    else { return nil }
    return "write '.dateFormat(\"\(format.text)\")'"
  }

  // MARK: Own and foreign transformers

  /// The declared type that the transformer names, without or with a call.
  private var typeName: String? {
    guard case .path(let names) = transformer.shape.called else { return nil }
    return names.filter { $0 != "self" }.joined(separator: ".")
  }

  /// A fix for a type in place of its value.
  private var typeAsValue: String? {
    guard case .path = transformer.shape, let name = typeName,
      name.lastName.first?.isUppercase == true,
      target.filesMentioning([name.lastName]).symbols.inheritedNames(of: name, from: model.name)
        != nil
    else { return nil }
    return "write '\(name)()' for a value of the type"
  }

  private static let formatters: Set = [
    "ByteCountFormatter", "DateFormatter", "DateComponentsFormatter", "ISO8601DateFormatter",
    "MeasurementFormatter", "NumberFormatter", "PersonNameComponentsFormatter",
  ]

  /// A fix for a formatter of Foundation.
  private var foreign: String? {
    guard let name = typeName, Self.formatters.contains(name),
      !target.mentions(["extension \(name)", "class \(name)"])
    else { return nil }
    let type = property.type.reference?.leaf.text ?? property.type.text
    return "write '.formatter(\(name)(), for: \(type).self)'"
  }

  /// Reports a declared type that is certainly not a transformer.
  private func checkConformance() -> Bool {
    guard case .call = transformer.shape, let name = typeName else { return false }
    let protocols: Set = ["ForwardTransformer", "Transformer"]
    let lacks = { (symbols: SymbolTable) in
      symbols.surelyLacks(protocols, name, from: model.name, unrelated: ["Equatable", "Hashable"])
    }
    guard lacks(target.graph.symbols), lacks(target.filesMentioning([name.lastName]).symbols) else {
      return false
    }
    report("conform '\(name)' to 'Transformer'")
    return true
  }

  // MARK: Formats of dates

  /// Warns about fields of a format that probably mean others.
  private func checkFormats(_ shape: ValueShape) {
    switch shape {
    case .call(let callee, let arguments):
      checkFormats(callee.shape)
      for argument in arguments {
        if callee.shape == .member("dateFormat"), argument.label == nil {
          check(format: argument.value.shape)
        } else {
          checkFormats(argument.value.shape)
        }
      }
    case .access(let base, _): checkFormats(base.shape)
    default: break
    }
  }

  private func check(format: ValueShape) {
    guard case .string(let text) = format else { return }
    for fault in DateFormat(text).faults {
      target.reporter.report(
        Message(.doubtfulDateFormat, fault.field, fault.meaning), at: transformer, as: .warning,
        notes: [fault.fix])
    }
  }
}
