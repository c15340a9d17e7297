import IsomerSyntax

/// The catalogue of what recorded documents can show, in alphabetical order.
extension Message {
  static func sampleFile(_ path: String) -> Message {
    Message(id: "sample-file", text: "the package has no file '\(path)'")
  }

  static func sampleKeyMissing(_ name: String, _ key: String, _ place: String) -> Message {
    Message(
      id: "sample-key-missing", text: "'\(name)' would fail: \(place) has no '\(key)'")
  }

  static func samplePath(_ path: String) -> Message {
    Message(
      id: "sample-path",
      text: "'\(path)' is no sample: a sample is a '.json' file of the package")
  }

  static func sampleSyntax(_ path: String, _ expected: String) -> Message {
    Message(id: "sample-syntax", text: "'\(path)' is not JSON: expected \(expected)")
  }

  static func sampleUnclaimed(_ type: String, _ keys: [String], _ document: String) -> Message {
    let shown = keys.prefix(shownKeys).map { "'\($0)'" }.joined(separator: ", ")
    let others = keys.count > shownKeys ? " and \(keys.count - shownKeys) more" : ""
    return Message(
      id: "sample-unclaimed",
      text:
        "no property of '\(type)' has the \(keys.count == 1 ? "key" : "keys") \(shown)\(others) of '\(document)'"
    )
  }

  static func sampleUnfilled(_ name: String) -> Message {
    Message(id: "sample-unfilled", text: "no sample has a value for '\(name)'")
  }

  static func sampleUnknownKey(
    _ type: String, _ key: String, _ place: String, _ reason: String
  ) -> Message {
    Message(
      id: "sample-unknown-key",
      text: "'\(type)' would fail for '\(key)' at \(place): \(reason)")
  }

  static func sampleUnread(_ type: String) -> Message {
    Message(id: "sample-unread", text: "'\(type)' does not read documents as they stand")
  }

  static func sampleValue(
    _ name: String, _ place: String, _ expected: String, _ found: String
  ) -> Message {
    Message(
      id: "sample-value",
      text: "'\(name)' would fail at \(place): expected \(expected), found \(found)")
  }

  /// How many keys a message lists.
  private static var shownKeys: Int { 12 }
}
