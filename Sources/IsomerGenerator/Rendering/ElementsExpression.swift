import IsomerSyntax

/// Prints how a collection with rules for its elements is read.
///
/// `.lossy` concerns the collection itself. `.compact` and `.wrap` concern the collections in it
/// too, each where it can act: null is dropped where it would be an error, one value is wrapped
/// where a list stands.
struct ElementsExpression {
  private let property: PropertyDescription

  init(_ property: PropertyDescription) { self.property = property }

  /// The call that reads a collection of this type, without `try`.
  func text(reading type: String) -> String {
    guard let reference = property.type.reference,
      let text = text(reference.optionalWrapped ?? reference, type: type)
    else { return call(type, property.elements) }
    return text
  }

  /// Nil for a collection inside the property's own that has no rule.
  private func text(_ collection: TypeReference, type: String?) -> String? {
    guard let element = collection.elementType else { return nil }
    let rules = property.elements.filter {
      switch $0 {
      case .lossy: type != nil
      case .compact: collection.mayBeCompact
      case .wrap: collection.isList
      case .strict: false
      }
    }
    if let each = text(element.optionalWrapped ?? element, type: nil) {
      return """
        \(elements(type, rules)) { reader throws(\(RuntimeNames.failure)) in
          try \(each.replacing("\n", with: "\n  "))
        }
        """
    }
    return type == nil && rules.isEmpty ? nil : call(type, rules)
  }

  private func call(_ type: String?, _ rules: [PropertyDescription.ElementRule]) -> String {
    if let type, rules == [.lossy] {
      return "reader.\(property.coerces ? "lossyCoerced" : "lossy")(\(type).self)"
    }
    return elements(type, rules, verb: property.coerces ? "coercedElements" : "elements")
  }

  private func elements(
    _ type: String?, _ rules: [PropertyDescription.ElementRule], verb: String = "elements"
  ) -> String {
    let names = rules.map { ".\($0.rawValue)" }
    let literal = names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
    return "reader.\(verb)(\(type.map { "\($0).self, " } ?? "")\(literal))"
  }
}

extension TypeReference {
  /// Whether it is a collection in which null would be an error.
  var mayBeCompact: Bool { elementType.map { $0.optionalWrapped == nil } ?? false }

  /// Whether it is an array or a set.
  var isList: Bool { elementType != nil && keyType == nil }

  /// The collection and the collections inside it, outermost first.
  var levels: [TypeReference] {
    guard let element = elementType else { return [] }
    return [self] + (element.optionalWrapped ?? element).levels
  }
}
