/// The parts of a string literal: its delimiters and, without interpolation, its value.
///
/// It uses scalars, because a combining mark after a quote would form one character with it.
package struct StringLiteral {
  typealias Scalars = String.UnicodeScalarView.SubSequence

  private let body: Scalars
  private let hashes: Int
  private let isMultiline: Bool

  /// Creates a literal from text with delimiters; returns nil without them.
  package init?(_ text: String) {
    let hashes = text.unicodeScalars.prefix { $0 == "#" }.count
    let rest = text.unicodeScalars.dropFirst(hashes)
    let isMultiline =
      rest.starts(with: "\"\"\"".unicodeScalars)
      && ["\n", "\r"].contains(rest.dropFirst(3).first { $0 != " " && $0 != "\t" })
    let quotes = isMultiline ? 3 : 1
    guard rest.count >= 2 * quotes + hashes, rest.first == "\"" else { return nil }
    body = rest.dropFirst(quotes).dropLast(quotes + hashes)
    self.hashes = hashes
    self.isMultiline = isMultiline
  }

  /// The value with resolved escapes; nil if it has an interpolation or an invalid escape.
  package var value: String? { isMultiline ? multilineValue : resolve(body) }

  /// The lines without the indentation of the closing delimiter, joined by `\n`.
  private var multilineValue: String? {
    var lines = body.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.last == "\r" ? line.dropLast() : line
    }
    guard lines.count >= 2 else { return nil }
    lines.removeFirst()
    let indentation = lines.removeLast()
    guard indentation.allSatisfy({ $0 == " " || $0 == "\t" }) else { return nil }
    var text = String.UnicodeScalarView()
    for (index, line) in lines.enumerated() {
      if index > 0 { text.append("\n") }
      if line.starts(with: indentation) {
        text.append(contentsOf: line.dropFirst(indentation.count))
      } else if !line.allSatisfy({ $0 == " " || $0 == "\t" }) {
        return nil
      }
    }
    return resolve(text[...])
  }

  private func resolve(_ text: Scalars) -> String? {
    let marker = ("\\" + String(repeating: "#", count: hashes)).unicodeScalars
    var result = String.UnicodeScalarView()
    var rest = text
    while let first = rest.first {
      if first == "\\", rest.starts(with: marker) {
        rest = rest.dropFirst(marker.count)
        guard let escape = escape(&rest) else { return nil }
        result.append(contentsOf: escape.unicodeScalars)
      } else {
        result.append(first)
        rest.removeFirst()
      }
    }
    return String(result)
  }

  /// Removes and resolves an escape sequence after its backslash.
  private func escape(_ rest: inout Scalars) -> String? {
    guard let letter = rest.popFirst() else { return nil }
    switch letter {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "0": return "\0"
    case "\\", "\"", "'": return String(letter)
    case "u": return scalar(&rest)
    case " ", "\t", "\n": return lineEnd(letter, &rest)
    default: return nil
    }
  }

  /// Resolves `\u{1F600}`.
  private func scalar(_ rest: inout Scalars) -> String? {
    guard rest.popFirst() == "{" else { return nil }
    let digits = rest.prefix { $0 != "}" }
    rest = rest.dropFirst(digits.count)
    guard rest.popFirst() == "}", (1...8).contains(digits.count),
      digits.first?.properties.isASCIIHexDigit == true
    else { return nil }
    return UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init).map { String($0) }
  }

  /// Resolves a backslash at the end of a line of a multi-line literal, which joins two lines.
  private func lineEnd(_ letter: Unicode.Scalar, _ rest: inout Scalars) -> String? {
    guard isMultiline else { return nil }
    if letter == "\n" { return "" }
    rest = rest.drop { $0 == " " || $0 == "\t" }
    return rest.popFirst() == "\n" ? "" : nil
  }
}
