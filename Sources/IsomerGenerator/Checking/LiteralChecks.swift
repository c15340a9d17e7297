import IsomerSyntax

/// A literal that the property's type cannot take would be an error of the compiler's, about code
/// that nobody wrote: where the literal and the type say enough, it is told here.
struct LiteralChecks {
  private let graph: ModelGraph

  init(_ graph: ModelGraph) { self.graph = graph }

  func check(_ model: ModelDescription, _ collector: inout DiagnosticCollector) {
    for property in model.properties where property.owner == nil {
      if case .expression(let value) = property.fallback {
        check(value, of: property, "default", in: model, &collector)
      }
      if case .value(let value) = property.recovery {
        check(value, of: property, "recover", in: model, &collector)
      }
      for check in property.checks { self.check(check, of: property, in: model, &collector) }
    }
  }

  /// A range, a count or a pattern that the type's values do not have.
  private func check(
    _ check: CheckDescription, of property: PropertyDescription, in model: ModelDescription,
    _ collector: inout DiagnosticCollector
  ) {
    guard let type = property.type.reference,
      let kind = kind(of: type.optionalWrapped ?? type, in: model), !kind.passes(check)
    else { return }
    let place = check.expression
    collector.report(
      Diagnostic(
        .error, .checkKind(place.text, type.text), path: place.path, at: place.location,
        notes: [
          Note(
            "a value of it is \(kind.description)", path: place.path, at: place.location)
        ]))
  }

  private func check(
    _ value: PastedExpression, of property: PropertyDescription, _ word: String,
    in model: ModelDescription, _ collector: inout DiagnosticCollector
  ) {
    guard let type = property.type.reference, let wanted = kind(of: type, in: model),
      !wanted.takes(value.shape)
    else { return }
    collector.report(
      Diagnostic(
        .error, .literalKind(word, value.text, type.text), path: value.path, at: value.location,
        notes: [
          Note("expected \(wanted.description)", path: value.path, at: value.location)
        ]))
  }

  /// The literals of a type of the standard library; nil for types that may be written in any way.
  private func kind(of type: TypeReference, in model: ModelDescription) -> LiteralKind? {
    if let wrapped = type.optionalWrapped {
      return kind(of: wrapped, in: model).map { .optional($0) }
    }
    if type.keyType != nil { return .dictionary }
    if let element = type.elementType { return .list(kind(of: element, in: model)) }
    guard let name = type.simpleName, !graph.declares(name, from: model.name),
      !model.genericParameters.contains(name)
    else { return nil }
    return LiteralKind(typeName: name)
  }
}

/// The literals that a type can be written as.
private indirect enum LiteralKind {
  case integer, float, boolean, string, dictionary
  /// The elements may be of a type that nothing is known of.
  case list(LiteralKind?)
  case optional(LiteralKind)

  init?(typeName: String) {
    switch typeName {
    case "Double", "Float", "CGFloat", "Decimal": self = .float
    case "Bool": self = .boolean
    case "String", "Substring", "Character": self = .string
    case _ where IntegerTypes.names.contains(typeName): self = .integer
    default: return nil
    }
  }

  /// Whether a value can be of the type; what is no literal always can.
  func takes(_ value: ValueShape) -> Bool {
    switch value {
    case .string, .integer, .float, .boolean, .null, .list, .dictionary: takes(literal: value)
    default: true
    }
  }

  private func takes(literal: ValueShape) -> Bool {
    switch (self, literal) {
    case (.optional, .null), (.integer, .integer), (.float, .integer), (.float, .float),
      (.boolean, .boolean), (.string, .string), (.dictionary, .dictionary):
      true
    case (.optional(let wrapped), _): wrapped.takes(literal: literal)
    case (.list(let element), .list(let values)):
      values.allSatisfy { element?.takes($0.shape) ?? true }
    default: false
    }
  }

  /// Whether a check can be about values of the type; functions may be about any.
  func passes(_ check: CheckDescription) -> Bool {
    switch (self, check.form) {
    case (.string, .pattern), (.string, .count), (.list, .count), (.dictionary, .count): true
    case (_, .pattern), (_, .count): false
    case (.integer, .range), (.float, .range), (.string, .range): takes(bounds: check)
    case (_, .range): false
    default: true
    }
  }

  private func takes(bounds check: CheckDescription) -> Bool {
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

/// The integers of the standard library, each with the range of its values.
enum IntegerTypes {
  /// The number of bits of a type, by name; negative for signed ones, which lack one for the sign.
  private static let bits: [String: Int] = [
    "Int": -64, "Int8": -8, "Int16": -16, "Int32": -32, "Int64": -64, "Int128": -128,
    "UInt": 64, "UInt8": 8, "UInt16": 16, "UInt32": 32, "UInt64": 64, "UInt128": 128,
  ]

  static var names: Set<String> { Set(bits.keys) }

  /// Whether each value of the second type is one of the first.
  static func covers(_ first: String, _ second: String) -> Bool {
    guard let first = bits[first], let second = bits[second] else { return false }
    return switch (first < 0, second < 0) {
    case (true, true), (false, false): abs(first) >= abs(second)
    case (true, false): -first > second
    case (false, true): false
    }
  }
}
