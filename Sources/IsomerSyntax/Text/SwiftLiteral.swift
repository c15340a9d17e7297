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

/// Names as Swift source.
package enum SwiftName {
  /// Returns the name, in backticks if it is reserved or not a plain identifier.
  package static func quoted(_ name: String) -> String {
    reserved.contains(name) || !isPlain(name) ? "`\(name)`" : name
  }

  /// Returns true for a plain identifier, unlike `hello world` and `404`.
  private static func isPlain(_ name: String) -> Bool {
    guard !name.isEmpty, name.count(of: "0123456789") == 0 else { return false }
    return name.consists(of: letters)
      || name.unicodeScalars.allSatisfy { !$0.isASCII || String($0).consists(of: letters) }
  }

  /// The ASCII characters of plain identifiers.
  package static let letters: StaticString =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_0123456789"

  /// Returns a path of type names, each quoted if necessary.
  package static func path(_ names: String) -> String {
    names.pathComponents.map(quoted).joined(separator: ".")
  }

  /// Returns the name as an argument label; few words are reserved there.
  private static func label(_ name: String) -> String {
    ["inout", "var", "let"].contains(name) || !isPlain(name) ? "`\(name)`" : name
  }

  /// Returns an argument of a call: `label: value`.
  package static func argument(_ name: String?, _ value: String) -> String {
    (name.map { "\(label($0)): " } ?? "") + value
  }

  private static let reserved: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "operator", "private", "precedencegroup",
    "protocol", "public", "rethrows", "static", "struct", "subscript", "typealias", "var", "break",
    "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard",
    "if", "in", "repeat", "return", "throw", "switch", "where", "while", "Any", "as", "await",
    "false", "is", "nil", "self", "Self", "super", "throws", "true", "try", "Type", "Protocol",
  ]
}

/// A declaration of the user that generated code refers to by its name.
package protocol Named {
  var name: String { get }
}

extension Named {
  /// The name in generated code.
  package var quoted: String { SwiftName.quoted(name) }
}

extension String {
  /// The names in a path: `Outer` and `Inner` for `Outer.Inner`.
  package var pathComponents: [String] {
    includes(".") ? split(separator: ".").map(String.init) : isEmpty ? [] : [self]
  }

  /// The last name in a path: `Inner` for `Outer.Inner`.
  package var lastName: String {
    lastIndex(of: ".").map { String(self[utf8.index(after: $0)...]) } ?? self
  }
}
