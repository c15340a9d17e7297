// What reading the source can find wrong, in alphabetical order.

extension Message {
  static let buriedAnnotation = Message(
    id: "buried-annotation", text: "'@mapped' after other text in a comment is ignored")

  static let emptyProfiles = Message(
    id: "empty-profile-list", text: "expected a profile name between '(' and ')'")

  static func expectedColon(_ found: String) -> Message {
    Message(id: "expected-colon", text: "expected ':' before '\(found)'")
  }

  static func expectedComma(_ found: String) -> Message {
    Message(id: "expected-comma", text: "expected ',' before '\(found)'")
  }

  static func expectedProfile(_ found: String) -> Message {
    Message(id: "expected-profile", text: "expected a profile name, found '\(found)'")
  }

  static func expectedWord(_ found: String) -> Message {
    Message(id: "expected-word", text: "expected an option of '@mapped', found '\(found)'")
  }

  static func invalidCharacter(_ character: String) -> Message {
    Message(id: "invalid-character", text: "invalid character '\(character)'")
  }

  static let lateFileAnnotation = Message(
    id: "late-file-annotation",
    text: "'@mapped file' must stand before the first declaration of the file")

  static func missingValue(_ word: String) -> Message {
    Message(id: "missing-value", text: "expected a value after '\(word):'")
  }

  static func nearMiss(_ found: String) -> Message {
    Message(id: "near-miss", text: "unknown annotation '\(found)'")
  }

  static func refused(_ kind: String) -> Message {
    Message(id: "misplaced-annotation", text: "\(kind) cannot carry '@mapped'")
  }

  static let singleQuotes = Message(
    id: "single-quotes", text: "a string stands between double quotes")

  static func strayBracket(_ bracket: String) -> Message {
    Message(id: "stray-bracket", text: "'\(bracket)' closes nothing")
  }

  static let trailingComma = Message(
    id: "trailing-comma", text: "the ',' does not continue the annotation in the next line")

  static let unattached = Message(
    id: "unattached-annotation", text: "'@mapped' belongs to no declaration")

  static func unclosedBracket(_ bracket: String) -> Message {
    Message(id: "unclosed-bracket", text: "'\(bracket)' is never closed")
  }

  static let unterminatedRegex = Message(
    id: "unterminated-regex", text: "unterminated regex literal")

  static let unterminatedString = Message(
    id: "unterminated-string", text: "unterminated string literal")
}

/// The notes that go with the messages: the smallest fix, in alphabetical order.
enum Fix {
  static let buriedAnnotation = "begin a comment with it"

  static let emptyProfiles = "name a profile, or remove the parentheses"

  static let inBody = "what stands in a body cannot be mapped; move the type out of it"

  static func insert(_ text: String) -> String { "insert '\(text)'" }

  static let lateFileAnnotation =
    "move it to the top of the file, or remove 'file' to annotate one type"

  static let list = "several values of one word stand in brackets: '[…, …]'"

  static func missingValue(_ word: String) -> String {
    "write '\(word): …' with a value, or remove the ':'"
  }

  static let nearMiss = "did you mean '@mapped'?"

  static let refused = "only types, properties, enum cases and associated values can"

  static let remove = "remove it"

  static let trailingComma =
    "begin the next line with '@mapped' if it belongs to the annotation, or remove the ','"

  static let unattached =
    "put it before a type, property or case, or behind one on the line where it begins"

  static let unterminatedString = "close it with '\"'"

  static func write(_ text: String) -> String { "write '\(text)'" }
}
