import IsomerSyntax

import IsomerGenerator

/// Names in the conventions of Swift for keys and values of documents.
enum SwiftNames {
  /// Words that are written in capitals, except at the start of a property.
  private static let acronyms: Set<String> = [
    "api", "css", "guid", "html", "http", "https", "id", "ip", "json", "pdf", "sha", "sql", "ssh",
    "ssl", "svg", "tls", "ui", "uri", "url", "utc", "uuid", "xml",
  ]

  /// Returns the name of a property or a case: `htmlURL` for `html_url`, `plus1` for `+1`.
  static func property(for key: String) -> String {
    let words = words(of: key)
    guard let first = words.first else { return "value" }
    let rest = words.dropFirst().map(capitalised).joined()
    let name = first.lowercased() + rest
    return startsWithLetter(name) ? name : "value" + name
  }

  /// Returns the name of a type: `PullRequest` for `pull_request`.
  static func type(for key: String) -> String {
    let name = words(of: key).map(capitalised).joined()
    return startsWithLetter(name) ? name : "Value" + name
  }

  /// Returns true if a text is a plain identifier.
  static func isIdentifier(_ text: String) -> Bool {
    startsWithLetter(text) && text.unicodeScalars.allSatisfy { isPart($0) || $0 == "_" }
  }

  /// Returns true for a name that begins with a small letter, and has no underscores.
  static func isProperty(_ key: String) -> Bool {
    isIdentifier(key) && key.first?.isLowercase == true && !key.contains("_")
  }

  /// Returns true for a word that is written in capitals, such as `url`.
  static func isAcronym(_ word: String) -> Bool { acronyms.contains(word.lowercased()) }

  private static func capitalised(_ word: String) -> String {
    isAcronym(word)
      ? word.uppercased() : word.prefix(1).uppercased() + word.dropFirst().lowercased()
  }

  private static func startsWithLetter(_ name: String) -> Bool {
    name.unicodeScalars.first.map { isPart($0) && !("0"..."9" ~= $0) } ?? false
  }

  /// Returns the words between other characters, and at changes of case.
  static func words(of key: String) -> [String] {
    var text = key
    if let sign = key.first, sign == "+" || sign == "-", key.dropFirst().first?.isNumber == true {
      text = (sign == "+" ? "plus " : "minus ") + key.dropFirst()
    }
    return text.unicodeScalars.split { !isPart($0) }
      .flatMap { KeyStrategy.words(of: String(String.UnicodeScalarView($0))) }
  }

  /// Returns true for ASCII digits and for letters.
  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    if "0"..."9" ~= scalar { return true }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter: return true
    default: return false
    }
  }
}
