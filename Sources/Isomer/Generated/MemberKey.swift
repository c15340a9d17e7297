/// The key of a subtype that another module adds to the cluster of a protocol.
///
/// ```swift
/// static func mappedKey_Message(_ profile: String?) -> MemberKey { .tags(["live", "stream"]) }
/// ```
@_spi(Generated)
public enum MemberKey: Sendable {
  /// The values of the tag that mean it.
  case tags([TagValue])
  /// A path that it has.
  case shape(TagPath)
  /// Nothing: it is below a member, and no member itself.
  case none

  /// Whether a tag means the member.
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

/// A value that a tag may have.
@_spi(Generated)
public enum TagValue: Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  case text(StaticString)
  case integer(Int)

  /// A string.
  public init(stringLiteral text: StaticString) { self = .text(text) }

  /// An integer.
  public init(integerLiteral integer: Int) { self = .integer(integer) }
}

@_spi(Generated)
extension JSONReader {
  /// Whether the object that comes next has what chooses a member by its shape.
  public mutating func has(_ key: MemberKey) throws(ReadingFailure) -> Bool {
    guard case .shape(let path) = key else { return false }
    return try has(path)
  }

  /// Returns the failure for a tag that no subtype has, with the known tags of the cluster, such as
  /// `"video", "text"`, and of the subtypes that the caller named.
  @inline(never)
  public mutating func unknownTag(
    _ known: StaticString, _ others: [MemberKey], at path: TagPath
  ) -> ReadingFailure {
    let failure = unknownTag(known, at: path)
    details.expected = MemberKey.sentence("one of ", known, others) ?? "a member, and none is known"
    return failure
  }

  /// The failure for an object that has what chooses none of the members; the reader stands before
  /// it.
  @inline(never)
  public mutating func noMember(_ known: StaticString, _ others: [MemberKey]) -> ReadingFailure {
    let failure = noMember(known)
    details.expected =
      MemberKey.sentence("an object with one of ", known, others) ?? "a member, and none is known"
    return failure
  }
}

extension MemberKey {
  /// Nil where nothing is known.
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
