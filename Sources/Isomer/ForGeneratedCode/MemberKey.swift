/// The key of a subtype that another module adds to the cluster of a protocol.
///
/// ```swift
/// static func mappedKey_Message(_ profile: String?) -> MemberKey {
///   .tags(["live", "stream"])
/// }
/// ```
@_spi(Generated)
public enum MemberKey: Sendable {
  /// The tag's values that select it.
  case tags([TagValue])
  /// A path that selects it.
  case shape(TagPath)
  /// Nothing: it inherits from a subtype, and is none itself.
  case none

  /// Returns whether the name that a function gives selects the subtype.
  public func matches(_ name: String) -> Bool {
    guard case .tags(let values) = self else { return false }
    return values.contains {
      if case .text(let text) = $0 { text.description == name } else { false }
    }
  }

  /// Returns whether a tag selects the subtype.
  public func matches(_ tag: Tag) -> Bool {
    guard case .tags(let values) = self else { return false }
    return values.contains { value in
      switch value {
      case .text(let text): text ~= tag
      case .integer(let integer): integer ~= tag
      case .boolean(let value): value ~= tag
      }
    }
  }
}

/// A value of a tag.
@_spi(Generated)
public enum TagValue: Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral
{
  case text(StaticString)
  case integer(Int)
  case boolean(Bool)

  /// Creates a string.
  public init(stringLiteral text: StaticString) { self = .text(text) }

  /// Creates an integer.
  public init(integerLiteral integer: Int) { self = .integer(integer) }

  /// Creates a Bool.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
}

@_spi(Generated)
extension JSONReader {
  /// Returns whether the next object has the path that selects a subtype.
  public mutating func has(_ key: MemberKey) throws(ReadingFailure) -> Bool {
    guard case .shape(let path) = key else { return false }
    return try has(path)
  }

  /// Returns the failure for the next object, which matches no subtype of the cluster and no
  /// additional one.
  ///
  /// Without additional subtypes, `known` is the complete expectation.
  @inline(never)
  public mutating func noMember(
    _ known: StaticString, _ others: [MemberKey]? = nil
  ) -> ReadingFailure {
    details.expected = MemberKey.expected("an object with one of ", known, others)
    _ = token()
    return ReadingFailure(.unknownTag, at: cursor)
  }
}

extension MemberKey {
  /// Returns the text of all known keys.
  static func expected(
    _ beginning: String, _ known: StaticString, _ others: [MemberKey]?
  ) -> String {
    let own = known.description
    guard let others else { return own }
    let parts = (own.isEmpty ? [] : [own]) + others.flatMap(\.names)
    return parts.isEmpty
      ? "a member, and none is known" : beginning + parts.joined(separator: ", ")
  }

  private var names: [String] {
    switch self {
    case .tags(let values):
      values.map { value in
        switch value {
        case .text(let text): "\"\(text)\""
        case .integer(let integer): String(integer)
        case .boolean(let value): String(value)
        }
      }
    case .shape(let path): ["'\(path)'"]
    case .none: []
    }
  }
}
