public import Foundation

/// A string ↔ a URL.
///
/// ```swift
/// // @mapped with: .url
/// var homepage: URL          // "https://example.org/a%20b"
/// ```
///
/// The text has to be a URL as it stands: one that Foundation would have to change, by escaping
/// a blank for instance, is an error. Relative URLs are accepted, an empty text is not.
public struct URLTransformer: Transformer, Sendable {
  /// A transformer for URLs.
  public init() {}

  /// The URL that a text is; throws if it is none.
  public func transform(_ input: String) throws -> URL {
    guard !input.isEmpty, let url = URL(string: input), url.absoluteString == input else {
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
