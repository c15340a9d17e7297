import IsomerSyntax

/// The messages about profiles, in alphabetical order.
extension Message {
  static func profileDirection(_ name: String, _ profile: String, _ verb: String) -> Self {
    Self("'\(name)' is \(verb) only in profile '\(profile)'")
  }
  static var profileOfFile: Message { Self("'@mapped file' cannot have a profile") }
  static func profileOption(_ word: String) -> Self {
    Self("'\(word)' cannot be changed in a profile")
  }
  static func profileUnknownAbove(
    _ profile: String, _ superclass: String, _ module: String
  ) -> Self {
    Self("superclass '\(superclass)' in module '\(module)' has no profile '\(profile)'")
  }
  static func profileWithoutMapping(_ name: String, _ profile: String) -> Self {
    Self("profile '\(profile)' requires a mapping of '\(name)' without a profile")
  }
  static func unknownProfile(_ profile: String, _ type: String, suggestion: String?) -> Self {
    Self("'\(type)' has no profile '\(profile)'\(hint(suggestion))")
  }
  static func withoutNothing(_ word: String, _ name: String) -> Self {
    Self("'\(name)' has no '\(word)' to remove")
  }
  static var withoutProfile: Message { Self("'without' requires a profile") }
}
