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
/// The text must be a valid URL according to RFC 3986, with the same rules on all platforms:
///
/// | text | |
/// |---|---|
/// | `https://example.org/a%20b?q=1#top`, `mailto:ann@example.org`, `../b`, `#top` | a URL |
/// | empty; a space, a control character, one of `"<>\^`{\|}`, a non-ASCII letter | no URL |
/// | `%` without two hexadecimal digits; `[` or `]` except around an address; a second `#` | no URL |
/// | a port that is not a number; a colon after something other than a scheme, as in `1:2` | no URL |
///
/// Nothing is escaped to make a text a URL, unlike in some versions of Foundation.
public struct URLTransformer: Transformer, Sendable {
  /// Creates a transformer for URLs.
  public init() {}

  /// Returns the URL in a text; throws if it is not one.
  public func transform(_ input: String) throws -> URL {
    guard let url = URL(strict: input) else {
      throw TransformerError(expected: "a URL", input: input)
    }
    return url
  }

  /// Returns the absolute text of a URL, including its base.
  public func reverse(_ output: URL) -> String { output.absoluteString }
}

/// A string ↔ a UUID.
///
/// ```swift
/// // @mapped with: .uuid
/// var id: UUID               // "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
/// ```
///
/// Upper and lower case are read; upper case is written.
public struct UUIDTransformer: Transformer, Sendable {
  /// Creates a transformer for UUIDs.
  public init() {}

  /// Returns the UUID in a text; throws if it is not one.
  public func transform(_ input: String) throws -> UUID {
    guard let uuid = UUID(uuidString: input) else {
      throw TransformerError(expected: "a UUID", input: input)
    }
    return uuid
  }

  /// Returns the upper-case text of a UUID.
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
