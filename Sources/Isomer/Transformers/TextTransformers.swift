#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension ForwardTransformer where Self == StandardTransformer<String, URL> {
  /// A string ↔ a `URL`.
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
  /// Nothing is escaped to make a text a URL, unlike in some versions of Foundation. A URL is
  /// written as its absolute text, including its base.
  public static var url: Self {
    Self(
      read: { try Self.value(URL(strict: $0), of: $0, "a URL") }, write: { $0.absoluteString })
  }
}

extension ForwardTransformer where Self == StandardTransformer<String, UUID> {
  /// A string ↔ a `UUID`.
  ///
  /// ```swift
  /// // @mapped with: .uuid
  /// var id: UUID               // "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
  /// ```
  ///
  /// Upper and lower case are read; upper case is written.
  public static var uuid: Self {
    Self(
      read: { try Self.value(UUID(uuidString: $0), of: $0, "a UUID") }, write: { $0.uuidString })
  }
}

extension ForwardTransformer where Self == StandardTransformer<String, Decimal> {
  /// A string that contains a number ↔ a `Decimal`, exactly.
  ///
  /// ```swift
  /// // @mapped with: .string()
  /// var price: Decimal         // "19.90" is 19.9
  /// ```
  ///
  /// The text is a JSON number with at most 38 significant digits. Writing NaN is an error.
  public static func string(of _: Decimal.Type = Decimal.self) -> Self {
    Self(
      read: { text in
        guard NumberText(text.utf8) != nil else { throw Decimal.failure(text) }
        do {
          return try Decimal(json: text)
        } catch {
          throw Decimal.failure(text, "it has more than 38 digits, or too large an exponent")
        }
      },
      write: { number in
        guard number.isFinite else { throw Decimal.failure(number) }
        return number.description
      })
  }
}

extension Decimal {
  /// True if the number has no fraction.
  var isWhole: Bool { exponent >= 0 || !description.contains(".") }

  fileprivate static func failure(_ input: some Any, _ reason: String? = nil) -> TransformerError {
    TransformerError(expected: "a string that holds a number", input: input, reason: reason)
  }
}
