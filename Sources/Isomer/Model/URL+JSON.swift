public import Foundation

extension URL: Readable, Writable {
  /// Reads a string that Foundation accepts as a URL as it stands; nothing is percent-encoded to
  /// make it one.
  ///
  /// Throws for an empty string and for one with a space, for instance.
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> URL {
    let text = try reader.readString()
    guard !text.isEmpty, let url = URL(strict: text) else { throw reader.invalid("a URL") }
    return url
  }

  /// Writes the absolute string.
  public func write(to writer: inout JSONWriter) { writer.write(absoluteString) }

  private init?(strict text: String) {
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *) {
      self.init(string: text, encodingInvalidCharacters: false)
    } else {
      // Before these systems the parser never encoded anything.
      self.init(string: text)
    }
  }
}
