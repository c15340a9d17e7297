package import IsomerSyntax

/// The evaluation of checks for literals at build time.
package enum LiteralCheck {
  /// Returns whether a literal passes a check; nil if that is unknown.
  package static func passes(_ literal: ValueShape, _ check: Check) -> Bool? {
    switch (check.form, check.expression.shape) {
    case (.range, let range): return contains(range, literal.number)
    case (.count, .call(_, let arguments)):
      guard let bounds = arguments.first?.value.shape, let count = literal.count else { return nil }
      return bounds.number.map { $0 == count } ?? contains(bounds, count)
    case (.pattern, .call(_, let arguments)):
      guard case .string(let pattern)? = arguments.first?.value.shape,
        case .string(let text) = literal, let regex = try? Regex(pattern)
      else { return nil }
      return (try? regex.wholeMatch(in: text)) != nil
    default: return nil
    }
  }

  private static func contains(_ range: ValueShape, _ value: Double?) -> Bool? {
    guard case .range(let lower, let upper, let isHalfOpen) = range, let value else { return nil }
    let low = lower?.shape.number
    let high = upper?.shape.number
    if let low, value < low { return false }
    if let high, isHalfOpen ? value >= high : value > high { return false }
    return (lower == nil) == (low == nil) && (upper == nil) == (high == nil) ? true : nil
  }
}

extension ValueShape {
  /// The value of a number literal.
  package var number: Double? {
    switch self {
    case .integer(let text):
      IntegerLiteral.value(text).map(Double.init) ?? Double(text.filter { $0 != "_" })
    case .float(let text): Double(text.filter { $0 != "_" })
    default: nil
    }
  }

  /// True for an empty literal, and for an initialiser call without arguments.
  var isEmpty: Bool {
    if case .call(_, let arguments) = self { arguments.isEmpty } else { count == 0 }
  }

  /// The number of elements of a literal, or of characters of a string.
  fileprivate var count: Double? {
    switch self {
    case .string(let text): Double(text.count)
    case .list(let elements): Double(elements.count)
    case .dictionary(let pairs): Double(pairs.count)
    default: nil
    }
  }
}
