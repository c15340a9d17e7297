package import IsomerSyntax

/// Prints how a collection with rules for its elements is read.
///
/// `.lossy` applies to the collection itself. `.compact` and `.wrap` also apply to nested
/// collections, wherever null would be an error or a list is expected.
struct ElementsExpression {
  @Boxed var property: Property

  /// Returns the call that reads a collection of this type, without `try`.
  func text(reading type: String) -> String {
    guard let reference = property.type.reference,
      let text = text(reference.optionalWrapped ?? reference, type: type)
    else { return call(type, property.codec.elements) }
    return text
  }

  /// Returns nil for a nested collection without rules.
  private func text(_ collection: TypeReference, type: String?) -> String? {
    guard let element = collection.elementType else { return nil }
    let rules = rules(of: collection, isOuter: type != nil)
    if let each = text(element.optionalWrapped ?? element, type: nil) {
      return """
        \(elements(type, rules)) { reader throws(Isomer.ReadingFailure) in
          try \(each.replacing("\n", with: "\n  "))
        }
        """
    }
    return type == nil && rules.isEmpty ? nil : call(type, rules)
  }

  // MARK: With the transformer of the elements' type

  /// The code around the transformer: the calls for the collections that have rules, outermost
  /// first, and the collections between the innermost of them and the type.
  struct Frame {
    var calls: [String]
    var lifts: [Lift]
  }

  /// Returns nil if one of the collections has no transformer.
  func frame(reading type: String) -> Frame? {
    guard let reference = property.type.reference else { return nil }
    return frame(reference.optionalWrapped ?? reference, type: type)
  }

  private func frame(_ collection: TypeReference, type: String?) -> Frame? {
    guard let element = collection.elementType, let lifts = element.lifts else { return nil }
    let call = elements(type, rules(of: collection, isOuter: type != nil))
    let inner = element.optionalWrapped ?? element
    if text(inner, type: nil) != nil, let frame = frame(inner, type: nil) {
      return Frame(calls: [call] + frame.calls, lifts: frame.lifts)
    }
    return Frame(calls: [call], lifts: lifts)
  }

  private func rules(of collection: TypeReference, isOuter: Bool) -> [Property.ElementRule] {
    property.codec.elements.filter {
      switch $0 {
      case .lossy: isOuter
      case .compact: collection.mayBeCompact
      case .wrap: collection.isList
      case .strict: false
      }
    }
  }

  // MARK: Calls

  private func call(_ type: String?, _ rules: [Property.ElementRule]) -> String {
    elements(type, rules, verb: property.codec.coerces ? "coercedElements" : "elements")
  }

  private func elements(
    _ type: String?, _ rules: [Property.ElementRule], verb: String = "elements"
  ) -> String {
    let names = rules.map { ".\($0.rawValue)" }
    let literal = names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
    return "reader.\(verb)(\(literal)\(type.map { ", of: \($0).self" } ?? ""))"
  }
}

extension TypeReference {
  /// True for a collection whose elements cannot be null.
  package var mayBeCompact: Bool { elementType.map { $0.optionalWrapped == nil } ?? false }

  /// True for an array or a set.
  var isList: Bool { elementType != nil && keyType == nil }

  /// The collection and its nested collections, outermost first.
  var levels: [TypeReference] {
    guard let element = elementType else { return [] }
    return [self] + (element.optionalWrapped ?? element).levels
  }
}
