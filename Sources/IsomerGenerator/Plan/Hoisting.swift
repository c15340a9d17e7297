import IsomerSyntax

/// Decides which expressions are static constants.
enum Hoisting {
  /// Returns true if the transformer is a static constant, which a generic type cannot have.
  ///
  /// Calls with arguments are, because they may be expensive; names, empty calls and closures are not.
  static func isHoisted(_ expression: PastedExpression, in model: Model) -> Bool {
    guard model.genericParameters.isEmpty else { return false }
    guard case .call(let callee, let arguments) = expression.shape, !arguments.isEmpty else {
      return false
    }
    return !mayHoldClosure(callee) && !arguments.contains { mayHoldClosure($0.value) }
  }

  /// Returns true if the value contains a closure, also in nested calls.
  private static func mayHoldClosure(_ value: AnnotationValue) -> Bool {
    switch value.shape {
    case .call(let callee, let arguments):
      mayHoldClosure(callee) || arguments.contains { mayHoldClosure($0.value) }
    case .list(let elements): elements.contains(where: mayHoldClosure)
    case .dictionary(let pairs):
      pairs.contains { mayHoldClosure($0.key) || mayHoldClosure($0.value) }
    case .access(let base, _): mayHoldClosure(base)
    case .closure: true
    case .expression, .range: value.text.contains("{")
    default: false
    }
  }
}
