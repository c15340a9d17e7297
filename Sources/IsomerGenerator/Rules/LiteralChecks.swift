import IsomerSyntax

/// The checks of literals against the types of properties, which would otherwise be compiler errors
/// in generated code.
struct LiteralChecks: Rule {
  let target: CheckedTarget

  func run() {
    target.forEachProperty { property, model in
      if case .expression(let value) = property.presence.fallback {
        check(value, of: property, "default", in: model)
      }
      if case .value(let value) = property.presence.recovery {
        check(value, of: property, "recover", in: model)
      }
      for check in property.validation.checks { self.check(check, of: property, in: model) }
    }
    for property in target.models.flatMap({ $0.derivation.properties(for: .merge) }) {
      guard case .function(let function, _) = property.merge else { continue }
      checkDot(before: function) { MergeOption.Named(rawValue: $0) != nil }
    }
  }

  /// Reports a check whose range, count or pattern does not apply to the property's type.
  private func check(_ check: Check, of property: Property, in model: Model) {
    guard let type = property.type.reference,
      let kind = kind(of: type.unwrapped, in: model), !kind.passes(check)
    else { return }
    reporter.report(
      Message(.checkKind, check.expression.text, type.text), at: check.expression,
      notes: ["numbers have ranges, strings and collections '.count(…)', strings '.matches(\"…\")'"]
    )
  }

  private func check(
    _ value: PastedExpression, of property: Property, _ word: String, in model: Model
  ) {
    guard let type = property.type.reference else { return }
    checkDot(before: value) { name in
      let child = type.unwrapped.namePath.flatMap { graph.model(named: $0, from: model.name) }
      return child?.enumeration.cases.contains { $0.name == name } == true
    }
    guard let wanted = kind(of: type, in: model), !wanted.takes(value.shape) else { return }
    reporter.report(
      Message(.literalKind, word, value.text, type.text), at: value,
      notes: ["write \(wanted.description)"])
  }

  /// Returns the literals of a standard library type, or nil if any expression is possible.
  private func kind(of type: TypeReference, in model: Model) -> LiteralKind? {
    if let wrapped = type.optionalWrapped {
      return kind(of: wrapped, in: model).map { .optional($0) }
    }
    if type.keyType != nil { return .dictionary }
    if let element = type.elementType { return .list(kind(of: element, in: model)) }
    guard let name = type.simpleName, !symbols.declares(name, from: model.name),
      !model.genericParameters.contains(name)
    else { return nil }
    return switch name {
    case "Double", "Float", "Float16", "CGFloat", "Decimal": .float
    case "Bool": .boolean
    case "String", "Substring", "Character": .string
    default: StandardTypes.allIntegers.contains(name) ? .integer : nil
    }
  }
}

/// The kind of literals that a type accepts.
private indirect enum LiteralKind {
  case integer, float, boolean, string, dictionary
  /// A list; nil if the literals of its elements are not known.
  case list(LiteralKind?)
  case optional(LiteralKind)

  /// Returns true if a value can have the type, which is always assumed of an expression.
  func takes(_ value: ValueShape) -> Bool {
    switch (self, value) {
    case (.optional, .null), (.integer, .integer), (.float, .integer), (.float, .float),
      (.boolean, .boolean), (.string, .string), (.dictionary, .dictionary):
      true
    case (.optional(let wrapped), _): wrapped.takes(value)
    case (.list(let element), .list(let values)):
      values.allSatisfy { element?.takes($0.shape) ?? true }
    case (_, .string), (_, .integer), (_, .float), (_, .boolean), (_, .null), (_, .list),
      (_, .dictionary):
      false
    default: true
    }
  }

  /// Returns true if a check can apply to values of the type, as functions always can.
  func passes(_ check: Check) -> Bool {
    switch (self, check.form) {
    case (.string, .pattern), (.string, .count), (.list, .count), (.dictionary, .count): true
    case (_, .pattern), (_, .count): false
    case (.integer, .range), (.float, .range), (.string, .range): takes(bounds: check)
    case (_, .range): false
    default: true
    }
  }

  private func takes(bounds check: Check) -> Bool {
    guard case .range(let lower, let upper, _) = check.expression.shape else { return true }
    return [lower, upper].allSatisfy { $0.map { takes($0.shape) } ?? true }
  }

  var description: String {
    switch self {
    case .integer: "an integer"
    case .float: "a number"
    case .boolean: "true or false"
    case .string: "a string"
    case .dictionary: "a dictionary"
    case .list(nil): "a list"
    case .list(let element?): "a list, each element \(element.description)"
    case .optional(let wrapped): "\(wrapped.description), or nil"
    }
  }
}
