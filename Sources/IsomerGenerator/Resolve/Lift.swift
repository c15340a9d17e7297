import IsomerSyntax

/// A collection or an optional around the output type of a transformer.
package enum Lift: String, Sendable {
  case array = "ArrayTransformer"
  case set = "SetTransformer"
  case dictionary = "DictionaryTransformer"
  case optional = "OptionalTransformer"
}

extension TypeReference {
  /// The collections and optionals around the leaf, outermost first; nil if one has no transformer.
  var lifts: [Lift]? {
    if let wrapped = optionalWrapped { return wrapped.lifts.map { [.optional] + $0 } }
    guard let element = elementType else { return [] }
    guard let lift else { return nil }
    return element.lifts.map { [lift] + $0 }
  }

  private var lift: Lift? {
    if keyType != nil { return .dictionary }
    if case .array = shape { return .array }
    switch simpleName {
    case "Array": return .array
    case "Set": return .set
    default: return nil
    }
  }
}
