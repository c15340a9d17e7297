import IsomerSyntax

/// The condition that selects a subtype of a cluster.
package enum MemberKey: Sendable, Equatable {
  /// The values of the tag; the first is written.
  case tags([CaseDescription.Key])
  /// A path that only this subtype has: `has("image_url")`.
  case shape(KeyPathText)
  /// The condition `.otherwise`: no other subtype matches.
  case otherwise
}

/// A tag that a subtype of a cluster writes with its own keys.
package struct WrittenTag: Sendable, Equatable {
  package var path: KeyPathText
  /// The value; nil for a subtype without a value, whose tag is a known key but is not written.
  package var value: CaseDescription.Key?
}

extension MemberKey {
  /// Creates a key from the value of `key:` on a type, which `OptionReader` has checked.
  init?(_ option: AnnotationOption) {
    guard let value = option.value else { return nil }
    if case .member("otherwise") = value.shape {
      self = .otherwise
      return
    }
    if case .call(_, let arguments) = value.shape,
      case .string(let text)? = arguments.first?.value.shape,
      let path = try? KeyPathText(parsing: text)
    {
      self = .shape(path)
      return
    }
    let elements = if case .list(let list) = value.shape { list } else { [value] }
    self = .tags(
      elements.compactMap { element in
        switch element.shape {
        case .string(let text): .string(text)
        case .integer(let digits): IntegerLiteral.value(digits).map { .integer($0) }
        default: nil
        }
      })
  }
}
