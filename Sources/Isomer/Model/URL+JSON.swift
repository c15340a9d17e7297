#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension URL: Readable, Writable {
  /// Reads a string that is a URL as it stands, by the grammar of RFC 3986; nothing is escaped to
  /// make it one.
  ///
  /// Absolute and relative URLs are accepted. Throws for an empty string and for one with a blank,
  /// a letter that is not ASCII or a `%` without two digits, for instance.
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> URL {
    guard let url = URL(strict: try reader.readString()) else { throw reader.invalid("a URL") }
    return url
  }

  /// Writes the absolute string.
  public func write(to writer: inout JSONWriter) { writer.write(absoluteString) }

  /// The URL that a text is by our own rule, since Foundation's depends on its version.
  init?(strict text: String) {
    guard URLRule.accepts(text) else { return nil }
    self.init(string: text)
  }
}
