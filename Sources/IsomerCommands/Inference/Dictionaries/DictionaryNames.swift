import IsomerSyntax

/// Recognises dictionaries by the key that contains them, if their values are strings.
enum DictionaryNames {
  /// The last words of keys that contain free keys.
  private static let certain: Set<String> = [
    "annotations", "dependencies", "env", "headers", "labels", "tags", "translations", "variables",
  ]
  /// The last words of keys that contain free keys or properties.
  private static let possible: Set<String> = ["custom", "extra", "extras", "metadata"]

  /// Returns true for a key that often contains free keys.
  static func mayName(_ key: String) -> Bool {
    let word = KeyContext(key: key).lastWord
    return certain.contains(word) || possible.contains(word)
  }

  /// Returns true for a plural.
  static func namesSeveral(_ key: String) -> Bool {
    SwiftNames.singular(SwiftNames.type(for: key)) != SwiftNames.type(for: key)
  }

  /// Returns true for strings in `labels`, and for those in `metadata` if there are several objects
  /// and no key is in more than half of them.
  static func matches(_ objects: ObjectShape, in context: KeyContext) -> Bool {
    guard !context.isElement, DictionaryRule.haveOnlyStrings(objects.members) else { return false }
    let word = context.lastWord
    if certain.contains(word) { return true }
    return possible.contains(word) && objects.count > 1
      && objects.members.allSatisfy { $0.count * 2 <= objects.count }
  }
}
