import IsomerSyntax

/// The strategy for the key of a property without `key:`.
///
/// Both directions use the key that is computed at build time, so `imageURL` ↔ `image_url` is exact
/// for any acronym.
package enum KeyStrategy: String, Sendable, CaseIterable {
  case same, snake, kebab, camel, pascal, screamingSnake, screamingKebab, lower, upper

  /// Returns the key of a property: `image_url` for `imageURL` and `.snake`.
  package func key(for name: String) -> String {
    let words = self == .same ? [] : Self.words(of: name)
    return switch self {
    case .same: name
    case .snake: words.joined(separator: "_").lowercased()
    case .kebab: words.joined(separator: "-").lowercased()
    case .screamingSnake: words.joined(separator: "_").uppercased()
    case .screamingKebab: words.joined(separator: "-").uppercased()
    case .pascal: words.map(Self.capitalised).joined()
    case .camel:
      words.prefix(1).joined().lowercased() + words.dropFirst().map(Self.capitalised).joined()
    case .lower: name.lowercased()
    case .upper: name.uppercased()
    }
  }

  private static func capitalised(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst().lowercased()
  }

  /// Returns the words of a camel-case or snake-case name: `html`, `URL`, `String` for
  /// `htmlURLString`.
  ///
  /// A run of capitals is one word, except its last letter before a small letter. Digits belong to
  /// the word before them. Leading underscores belong to the first word.
  package static func words(of name: String) -> [String] {
    if !name.isEmpty, name.consists(of: "abcdefghijklmnopqrstuvwxyz0123456789") { return [name] }
    let letters = Array(name)
    var words: [String] = []
    var current = ""
    for (index, letter) in letters.enumerated() {
      let endsWord = letter == "_" || startsWord(letters, index)
      if endsWord, current.contains(where: { $0 != "_" }) {
        words.append(current)
        current = ""
        if letter == "_" { continue }
      }
      current.append(letter)
    }
    if !current.isEmpty { words.append(current) }
    return words
  }

  private static func startsWord(_ letters: [Character], _ index: Int) -> Bool {
    guard letters[index].isUppercase, index > 0 else { return false }
    if !letters[index - 1].isUppercase { return true }
    return index + 1 < letters.count && letters[index + 1].isLowercase
  }
}
