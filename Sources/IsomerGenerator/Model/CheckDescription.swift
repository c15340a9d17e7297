import IsomerSyntax

/// One check of a property's values or of whole models, understood.
struct CheckDescription: Sendable, Equatable {
  enum Form: Sendable, Equatable {
    /// `1...10`: the value stands in a range.
    case range
    /// `.count(1...10)`: so many elements, or characters.
    case count
    /// `.matches("[a-z]+")`: text of a form.
    case pattern
    /// A function over the value, by name or as a closure.
    case function
    /// A closure of statements that gives no value.
    case action
    /// A method of the model itself: `try $0.checkDates()`.
    case method(call: String)
  }

  var form: Form
  /// As written.
  var expression: PastedExpression
  /// The type whose member is meant where the expression begins with a dot.
  var owner: String
  /// Whether it may put another value in place of the one it is given, as far as is known.
  var mayReplace = false
}

/// How a property takes part when a model is validated on demand, beside its own checks.
enum NestedChecks: Sendable, Equatable {
  /// It holds no model with checks.
  case none
  /// It holds models of the target with checks.
  case known(mayReplace: Bool)
  /// What it holds is not known here: a generic parameter, a type of another module.
  case unknown
}

extension PropertyDescription {
  /// Whether anything is run for it when a model is validated on demand.
  var isValidated: Bool { !checks.isEmpty || nestedChecks != .none }

  /// Whether its default has to be checked when it is used: a literal may be known to pass.
  var checksDefault: Bool {
    guard reads, !checks.isEmpty, role == .keyed else { return false }
    switch fallback {
    case .none: return false
    case .kept(nil): return true
    case .expression(let value), .kept(let value?):
      return !checks.allSatisfy { LiteralCheck.passes(value.shape, $0) == true }
    }
  }

  /// Whether it can be assigned once the value is built.
  var isMutable: Bool { isAssignable && !isLet }

  /// Whether validating on demand may put another value in its place, as far as is known.
  var mayBeReplaced: Bool {
    guard isMutable else { return false }
    return checks.contains(where: \.mayReplace) || nestedChecks == .known(mayReplace: true)
      || nestedChecks == .unknown
  }
}

extension ModelDescription {
  /// Whether it can be validated on demand: it has checks, or holds models that have.
  var isValidated: Bool {
    hasChecks || isInValidatedHierarchy || heldProperties.contains(where: \.isValidated)
  }

  /// Whether it has checks of its own.
  var hasChecks: Bool {
    !checks.isEmpty || heldProperties.contains { !$0.checks.isEmpty }
  }

  /// Whether validating a value may change it, as far as is known.
  var mayReplace: Bool {
    checks.contains(where: \.mayReplace) || heldProperties.contains(where: \.mayBeReplaced)
  }

  /// Whether the default of a property is checked before the value is built, in the variable that
  /// holds what was read.
  func checksDefaultFirst(_ property: PropertyDescription) -> Bool {
    guard property.checksDefault else { return false }
    switch property.fallback {
    case .none, .kept(nil): return false
    case .expression: return true
    case .kept:
      guard case .call(let call) = construction else { return false }
      return call.arguments.contains { $0.property == property.name }
    }
  }

  /// Whether the default of a property, which is its own initial value, is checked in what was built.
  func checksDefaultAfterwards(_ property: PropertyDescription) -> Bool {
    guard property.checksDefault, case .kept = property.fallback else { return false }
    return !checksDefaultFirst(property)
  }
}
