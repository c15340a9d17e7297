public import Foundation

extension MappingError: CustomStringConvertible, LocalizedError {
  /// One line: the path, what is wrong, and the place.
  ///
  /// ```
  /// post.comments[3].author.id: expected a number, found string "x" (line 12, column 7, byte 431)
  /// ```
  ///
  /// The root of the document is called `document`. Without text there is no place.
  public var description: String {
    "\(path.isEmpty ? "document" : path.description): \(sentenceAndPlace)"
  }

  /// The same line as ``description``, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// What is wrong and where, without the path.
  var sentenceAndPlace: String { sentence + Self.words(for: offset, line, column) }

  /// A place as it stands behind a sentence, ` (line 12, column 7, byte 431)`; nothing if there is
  /// none.
  static func words(for offset: Int?, _ line: Int?, _ column: Int?) -> String {
    guard let offset, let line, let column else { return "" }
    return " (line \(line), column \(column), byte \(offset))"
  }

  /// What is wrong, without the place.
  private var sentence: String {
    let contrast = [expected.map { "expected \($0)" }, found.map { "found \($0)" }]
    let parts = contrast.compactMap { $0 }.joined(separator: ", ")
    guard let reason else { return parts.isEmpty ? code.rawValue : parts }
    return parts.isEmpty ? reason : "\(parts): \(reason)"
  }
}
