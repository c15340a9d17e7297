import IsomerSyntax

// The forms of the messages whose texts only repeat words of the user.
extension Message {
  /// Returns a message with one place for a word in its text, such as `'{name}' is static`.
  static func one(_ id: String, _ text: String) -> @Sendable (String) -> Self {
    { Self(id, text, [$0]) }
  }

  /// Returns a message with two places, which its arguments fill in the order of the text.
  static func two(_ id: String, _ text: String) -> @Sendable (String, String) -> Self {
    { Self(id, text, [$0, $1]) }
  }

  static func three(_ id: String, _ text: String) -> @Sendable (String, String, String) -> Self {
    { Self(id, text, [$0, $1, $2]) }
  }

  static func four(
    _ id: String, _ text: String
  ) -> @Sendable (String, String, String, String) -> Self {
    { Self(id, text, [$0, $1, $2, $3]) }
  }

  private init(_ id: String, _ text: String, _ words: [String]) {
    let parts = text.split(separator: "{", omittingEmptySubsequences: false)
    precondition(parts.count == words.count + 1, "another number of places in '\(text)'")
    let rest = zip(words, parts.dropFirst()).map { $0 + $1.drop { $0 != "}" }.dropFirst() }
    self.init(String(parts[0]) + rest.joined(), function: id)
  }
}
