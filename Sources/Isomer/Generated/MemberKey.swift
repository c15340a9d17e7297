/// The key of a subtype that another module adds to the cluster of a protocol.
///
/// ```swift
/// static func mappedKey_Message(_ profile: String?) -> MemberKey { .tags(["live", "stream"]) }
/// ```
@_spi(Generated)
public enum MemberKey: Sendable {
  /// The tag's values that select it.
  case tags([TagValue])
  /// A path that selects it.
  case shape(TagPath)
  /// Nothing: it inherits from a subtype, and is none itself.
  case none

  /// Returns whether a tag selects the subtype.
  public func matches(_ tag: Tag) -> Bool {
    guard case .tags(let values) = self else { return false }
    return values.contains { value in
      switch value {
      case .text(let text): text ~= tag
      case .integer(let integer): integer ~= tag
      }
    }
  }
}

/// A value of a tag.
@_spi(Generated)
public enum TagValue: Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  case text(StaticString)
  case integer(Int)

  /// Creates a string.
  public init(stringLiteral text: StaticString) { self = .text(text) }

  /// Creates an integer.
  public init(integerLiteral integer: Int) { self = .integer(integer) }
}

@_spi(Generated)
extension JSONReader {
  /// Returns whether the next object has the path that selects a subtype.
  public mutating func has(_ key: MemberKey) throws(ReadingFailure) -> Bool {
    guard case .shape(let path) = key else { return false }
    return try has(path)
  }

  /// Returns the failure for an unknown tag, with the tags of the cluster and of additional
  /// subtypes.
  @inline(never)
  public mutating func unknownTag(
    _ known: StaticString, _ others: [MemberKey], at path: TagPath
  ) -> ReadingFailure {
    let failure = unknownTag(known, at: path)
    details.expected = MemberKey.sentence("one of ", known, others) ?? "a member, and none is known"
    return failure
  }

  /// Returns the failure for the next object, which matches no subtype of the cluster and no
  /// additional one.
  @inline(never)
  public mutating func noMember(_ known: StaticString, _ others: [MemberKey]) -> ReadingFailure {
    let failure = noMember(known)
    details.expected =
      MemberKey.sentence("an object with one of ", known, others) ?? "a member, and none is known"
    return failure
  }
}

extension MemberKey {
  /// Returns the text of all known keys; nil if there are none.
  fileprivate static func sentence(
    _ beginning: String, _ known: StaticString, _ others: [MemberKey]
  ) -> String? {
    let own = known.description
    let parts = (own.isEmpty ? [] : [own]) + others.flatMap(\.names)
    return parts.isEmpty ? nil : beginning + parts.joined(separator: ", ")
  }

  private var names: [String] {
    switch self {
    case .tags(let values):
      values.map { value in
        switch value {
        case .text(let text): "\"\(text)\""
        case .integer(let integer): String(integer)
        }
      }
    case .shape(let path): ["'\(path)'"]
    case .none: []
    }
  }
}
