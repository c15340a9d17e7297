import IsomerSyntax

/// The catalogue of what can be wrong with profiles, in alphabetical order.
extension Message {
  static func profileDirection(_ name: String, _ profile: String, _ verb: String) -> Message {
    Message(
      id: "profile-direction",
      text: "'\(name)' is \(verb) under profile '\(profile)', but not by its own mapping")
  }

  static let profileOfFile = Message(
    id: "profile-of-file", text: "the words of a whole file belong to no profile")

  static func profileUnknownAbove(
    _ profile: String, _ superclass: String, _ module: String
  ) -> Message {
    Message(
      id: "profile-unknown-above",
      text: "its superclass '\(superclass)' of module '\(module)' has no profile '\(profile)'")
  }

  static func profileWithoutMapping(_ name: String, _ profile: String) -> Message {
    Message(
      id: "profile-without-mapping",
      text: "profile '\(profile)' changes the mapping of '\(name)', which has none")
  }

  static func profileWord(_ word: String) -> Message {
    Message(
      id: "profile-word", text: "'\(word)' belongs to the type and is the same under all profiles")
  }

  static func unknownProfile(
    _ profile: String, _ type: String, suggestion: String?
  ) -> Message {
    let hint = suggestion.map { "; did you mean '\($0)'?" } ?? ""
    return Message(id: "unknown-profile", text: "'\(type)' has no profile '\(profile)'\(hint)")
  }

  static func withoutNothing(_ word: String, _ name: String) -> Message {
    Message(
      id: "without-nothing",
      text: "'\(name)' has no '\(word)' that a profile could take away")
  }

  static let withoutProfile = Message(
    id: "without-profile",
    text: "'without' takes away under a profile what is said without one; it needs a profile")
}
