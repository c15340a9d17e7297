import IsomerSyntax

/// What selects a member of a cluster.
enum MemberKey: Sendable, Equatable {
  /// The values of the tag that mean it; the first is written.
  case tags([CaseDescription.Key])
  /// A path that only this member has: `has("image_url")`.
  case shape(KeyPathText)
  /// Taken when no other member is: `.otherwise`.
  case otherwise
}

/// A tag that a member of a cluster writes with its own keys.
struct WrittenTag: Sendable, Equatable {
  var path: KeyPathText
  /// Nil for a member without a value of its own, whose key is known and not written.
  var value: CaseDescription.Key?
}

extension MemberKey {
  /// The value of `key:` on a type; already checked by the word reader.
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
