#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension URL: Readable, Writable {
  /// Reads a string that is a valid URL according to RFC 3986; nothing is escaped to make it valid.
  ///
  /// Absolute and relative URLs are accepted. Throws for an empty string and, for instance, for one
  /// with a space, a non-ASCII letter or a `%` without two digits.
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> URL {
    guard let url = URL(strict: try reader.readString()) else { throw reader.invalid("a URL") }
    return url
  }

  /// Writes the absolute string.
  public func write(to writer: inout JSONWriter) { writer.write(absoluteString) }

  /// Parses a URL by Isomer's own rules, because Foundation's depend on its version.
  init?(strict text: String) {
    guard URLRule.accepts(text) else { return nil }
    self.init(string: text)
  }
}
