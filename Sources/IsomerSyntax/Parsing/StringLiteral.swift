/// A string literal taken apart: its delimiters and, if nothing is interpolated, what it says.
struct StringLiteral {
  private let body: Substring
  private let hashes: Int
  private let isMultiline: Bool

  /// The literal with its delimiters; nil if they are not there.
  init?(_ text: String) {
    let hashes = text.prefix { $0 == "#" }.count
    let rest = text.dropFirst(hashes)
    let isMultiline = rest.hasPrefix("\"\"\"") && rest.dropFirst(3).first?.isNewline == true
    let quotes = isMultiline ? 3 : 1
    guard rest.count >= 2 * quotes + hashes, rest.first == "\"" else { return nil }
    body = rest.dropFirst(quotes).dropLast(quotes + hashes)
    self.hashes = hashes
    self.isMultiline = isMultiline
  }

  /// The string with its escapes resolved; nil if it interpolates or an escape is not valid.
  var value: String? { isMultiline ? multilineValue : resolve(body) }

  /// The lines without the closing delimiter's indentation.
  private var multilineValue: String? {
    var lines = body.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard lines.count >= 2 else { return nil }
    lines.removeFirst()
    let indentation = lines.removeLast()
    guard indentation.allSatisfy({ $0 == " " || $0 == "\t" }) else { return nil }
    var stripped: [Substring] = []
    for line in lines {
      if line.hasPrefix(indentation) {
        stripped.append(line.dropFirst(indentation.count))
      } else if line.allSatisfy(\.isWhitespace) {
        stripped.append("")
      } else {
        return nil
      }
    }
    return resolve(Substring(stripped.joined(separator: "\n")))
  }

  private func resolve(_ text: Substring) -> String? {
    let marker = "\\" + String(repeating: "#", count: hashes)
    guard text.contains("\\") else { return String(text) }
    var result = ""
    var rest = text
    while let first = rest.first {
      if rest.hasPrefix(marker) {
        rest = rest.dropFirst(marker.count)
        guard let escape = escape(&rest) else { return nil }
        result += escape
      } else {
        result.append(first)
        rest.removeFirst()
      }
    }
    return result
  }

  /// What follows the backslash, which is taken off the rest.
  private func escape(_ rest: inout Substring) -> String? {
    guard let letter = rest.popFirst() else { return nil }
    switch letter {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "0": return "\0"
    case "\\", "\"", "'": return String(letter)
    case "u": return scalar(&rest)
    case " ", "\t", "\n", "\r\n": return lineEnd(letter, &rest)
    default: return nil
    }
  }

  /// `\u{1F600}`.
  private func scalar(_ rest: inout Substring) -> String? {
    guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}") else { return nil }
    let digits = rest[..<end]
    rest = rest[rest.index(after: end)...]
    guard (1...8).contains(digits.utf8.count) else { return nil }
    return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) }
  }

  /// A backslash at the end of a line of a multi-line literal joins it with the next.
  private func lineEnd(_ letter: Character, _ rest: inout Substring) -> String? {
    guard isMultiline else { return nil }
    var last = letter
    while !last.isNewline {
      guard let next = rest.popFirst(), next.isWhitespace else { return nil }
      last = next
    }
    return ""
  }
}
