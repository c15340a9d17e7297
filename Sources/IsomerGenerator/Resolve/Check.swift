package import IsomerSyntax

/// A check of a property or of a whole model.
package struct Check: Sendable {
  package enum Form: Sendable, Equatable {
    /// `1...10`: the value is in a range.
    case range
    /// `.count(1...10)`: the number of elements or characters is in a range.
    case count
    /// `.matches("[a-z]+")`: the string matches a pattern.
    case pattern
    /// A function or closure that takes the value.
    case function
    /// A closure of statements without a result.
    case action
    /// A method of the model: `try $0.checkDates()`.
    case method(call: String)
  }

  package var form: Form
  package var expression: PastedExpression
  /// The type that is prepended if the expression begins with a dot.
  var owner: String
  /// True if the check may replace the value.
  package var mayReplace = false
  /// True if the name of a function can also be that of a range.
  var mayBeRange = false
}

/// The checks of the models in a property, which validation on demand also runs.
enum NestedChecks: Sendable, Equatable {
  /// The property contains no model with checks.
  case none
  /// The property contains models of the target with checks.
  case known(mayReplace: Bool)
  /// The property has a generic parameter or a type of another module.
  case unknown
}

extension Property {
  /// True if validation on demand runs checks for the property.
  var isValidated: Bool { !validation.checks.isEmpty || validation.nestedChecks != .none }

  /// True if the default must be checked when it is used, because it is not known to pass.
  package var checksDefault: Bool {
    guard reads, !validation.checks.isEmpty, location.role == .keyed else { return false }
    switch presence.fallback {
    case .none: return false
    case .kept(nil): return true
    case .expression(let value), .kept(let value?):
      return !validation.checks.allSatisfy { LiteralCheck.passes(value.shape, $0) == true }
    }
  }

  /// True if validation on demand may replace the value.
  var mayBeReplaced: Bool {
    guard isSetLater else { return false }
    return validation.checks.contains(where: \.mayReplace)
      || validation.nestedChecks == .known(mayReplace: true) || validation.nestedChecks == .unknown
  }
}
