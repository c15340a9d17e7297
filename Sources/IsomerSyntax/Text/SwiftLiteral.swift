/// Text as Swift source.
package enum SwiftLiteral {
  /// Returns a string literal with escapes: `"a\"b"`.
  package static func string(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// Returns the content of a string literal.
  package static func escaped(_ text: String) -> String {
    escaped(text) {
      $0.value < 0x20 || isInvisible($0) ? "\\u{\(String($0.value, radix: 16))}" : nil
    }
  }

  /// Returns text with the escapes that Swift and JSON share, and those of a function.
  fileprivate static func escaped(_ text: String, _ escape: (Unicode.Scalar) -> String?) -> String {
    if text.consists(of: plain) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      result += escapes[scalar] ?? escape(scalar) ?? String(scalar)
    }
    return result
  }

  /// Returns the arguments for texts with line breaks, which another character separates.
  package static func list(_ texts: [String]) -> String {
    let letters = (1..<128).lazy.compactMap { Unicode.Scalar($0).map(Character.init) }
    let separator = letters.first { letter in !texts.contains { $0.contains(letter) } } ?? "\n"
    return "\(string(texts.joined(separator: String(separator)))), "
      + "separator: \(string(String(separator)))"
  }

  private static let escapes: [Unicode.Scalar: String] = [
    "\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t",
  ]

  /// The ASCII characters that need no escape.
  private static let plain: StaticString = """
    abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 !#$%&'()*+,-./:;<=>?@[]^_`{|}~
    """

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned, .nonspacingMark, .enclosingMark, .spacingMark:
      true
    default: false
    }
  }
}

/// JSON text.
package enum JSONLiteral {
  /// Returns a JSON string in quotes.
  package static func string(_ text: String) -> String {
    let content = SwiftLiteral.escaped(text) {
      let digits = String($0.value, radix: 16)
      return $0.value < 0x20
        ? "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits : nil
    }
    return "\"\(content)\""
  }
}
