#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension MappingError: CustomStringConvertible, LocalizedError {
  /// One line for each error in ``all``: the path, what is wrong, and the location.
  ///
  /// ```
  /// items[3].price: expected a number, found null (line 12, column 7, byte 431)
  /// items[5]: the key "price" is missing (line 19, column 5, byte 702)
  /// ```
  ///
  /// The root of the document is called `document`. Long keys and texts are shortened. Without a text there is no location.
  public var description: String {
    let lines = all.map(\.summary)
    return (isTruncated && lines.count > 1 ? lines + ["and more"] : lines).joined(separator: "\n")
  }

  /// The same lines as ``description``, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// The description of this error alone.
  var summary: String {
    "\(path.isEmpty ? "document" : path.excerpt): \(sentenceAndPlace)"
  }

  /// The message with its location, without the path.
  var sentenceAndPlace: String { sentence + Self.words(for: offset, line, column) }

  /// Returns a location in the form that follows a message: ` (line 12, column 7, byte 431)`,
  /// ` (byte 431)` without lines, and an empty string without an offset.
  static func words(for offset: Int?, _ line: Int?, _ column: Int?) -> String {
    guard let offset else { return "" }
    guard let line, let column else { return " (byte \(offset))" }
    return " (line \(line), column \(column), byte \(offset))"
  }

  /// The message without the path and the location.
  var sentence: String {
    let contrast = [
      expected.map { "expected \($0.excerpt)" }, found.map { "found \($0.excerpt)" },
    ]
    let parts = contrast.compactMap { $0 }.joined(separator: ", ")
    guard let reason = reason?.excerpt else { return parts.isEmpty ? code.rawValue : parts }
    return parts.isEmpty ? reason : "\(parts): \(reason)"
  }
}
