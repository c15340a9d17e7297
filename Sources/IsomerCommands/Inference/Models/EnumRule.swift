import IsomerSyntax

/// Determines whether strings are the values of an enum.
///
/// They are if there are 2 to 12 different strings, each at least twice and three times on average;
/// if each consists of letters, `_` and `-`, all in one style of capitals; and if the key does not
/// name free text or an identity.
enum EnumRule {
  private static let freeText: Set<String> = [
    "author", "body", "city", "color", "colour", "country", "description", "email", "firstname",
    "hash", "id", "key", "label", "lastname", "location", "login", "message", "name", "owner",
    "path", "ref", "sha", "slug", "summary", "tag", "text", "title", "token", "url", "user",
    "username", "value", "word",
  ]

  static func words(of strings: StringShape, key: String) -> [String]? {
    guard let words = strings.words, words.count >= 2, strings.count >= 3 * words.count,
      words.allSatisfy({ $0.count >= 2 }), !isFreeText(key)
    else { return nil }
    let texts = words.map(\.text)
    let areInOneStyle =
      texts.allSatisfy { $0 == $0.lowercased() } || texts.allSatisfy { $0 == $0.uppercased() }
      || texts.allSatisfy(isCapitalised)
    return areInOneStyle ? texts : nil
  }

  private static func isFreeText(_ key: String) -> Bool {
    let type = SwiftNames.type(for: key)
    return freeText.contains { word in
      type.lowercased() == word || type.hasSuffix(SwiftNames.type(for: word))
    }
  }

  /// Returns true for `PushEvent` and `pushEvent`.
  private static func isCapitalised(_ text: String) -> Bool {
    !text.contains("_") && !text.contains("-") && text != text.uppercased()
  }
}
