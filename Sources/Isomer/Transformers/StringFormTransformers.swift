#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A string ↔ a URL.
///
/// ```swift
/// // @mapped with: .url
/// var homepage: URL          // "https://example.org/a%20b"
/// ```
///
/// The text has to be a URL as it stands, by the grammar of RFC 3986 and the same on all platforms:
///
/// | text | |
/// |---|---|
/// | `https://example.org/a%20b?q=1#top`, `mailto:ann@example.org`, `../b`, `#top` | a URL |
/// | an empty one; a blank, a control character, one of `"<>\^`{\|}`, a letter that is not ASCII | none |
/// | `%` without two hexadecimal digits; `[` or `]` but around an address; a second `#` | none |
/// | a port that is no number; a colon behind something that is no scheme, as in `1:2` | none |
///
/// Nothing is escaped to make a text a URL, as Foundation does in some of its versions.
public struct URLTransformer: Transformer, Sendable {
  /// A transformer for URLs.
  public init() {}

  /// The URL that a text is; throws if it is none.
  public func transform(_ input: String) throws -> URL {
    guard let url = URL(strict: input) else {
      throw TransformerError(expected: "a URL", input: input)
    }
    return url
  }

  /// The text of a URL, together with its base.
  public func reverse(_ output: URL) -> String { output.absoluteString }
}

/// A string ↔ a UUID.
///
/// ```swift
/// // @mapped with: .uuid
/// var id: UUID               // "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
/// ```
///
/// Either case is read; upper case is written.
public struct UUIDTransformer: Transformer, Sendable {
  /// A transformer for UUIDs.
  public init() {}

  /// The UUID that a text is; throws if it is none.
  public func transform(_ input: String) throws -> UUID {
    guard let uuid = UUID(uuidString: input) else {
      throw TransformerError(expected: "a UUID", input: input)
    }
    return uuid
  }

  /// The text of a UUID in upper case.
  public func reverse(_ output: UUID) -> String { output.uuidString }
}

extension ForwardTransformer where Self == URLTransformer {
  /// A string ↔ a `URL`.
  public static var url: Self { Self() }
}

extension ForwardTransformer where Self == UUIDTransformer {
  /// A string ↔ a `UUID`.
  public static var uuid: Self { Self() }
}
