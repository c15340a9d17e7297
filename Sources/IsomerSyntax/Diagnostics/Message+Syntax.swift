// The messages of the parser, in alphabetical order.

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
    Message(id: "expected-option", text: "expected an option of '@mapped', found '\(found)'")
  }

  static func invalidCharacter(_ character: String) -> Message {
    Message(id: "invalid-character", text: "invalid character '\(character)'")
  }

  static let lateFileAnnotation = Message(
    id: "late-file-annotation",
    text: "'@mapped file' must precede the first declaration in the file")

  static func missingValue(_ word: String) -> Message {
    Message(id: "missing-value", text: "expected a value after '\(word):'")
  }

  static func misspelt(_ found: String) -> Message {
    Message(id: "misspelt-annotation", text: "unknown annotation '\(found)'")
  }

  static func refused(_ kind: String) -> Message {
    Message(id: "misplaced-annotation", text: "'@mapped' cannot be applied to \(kind)")
  }

  static let singleQuotes = Message(id: "single-quotes", text: "single-quoted string literal found")

  static func strayBracket(_ bracket: String) -> Message {
    Message(id: "stray-bracket", text: "unmatched '\(bracket)'")
  }

  static let trailingComma = Message(
    id: "trailing-comma", text: "',' does not continue the annotation on the next line")

  static let unattached = Message(
    id: "unattached-annotation", text: "'@mapped' is not attached to a declaration")

  static func unclosedBracket(_ bracket: String) -> Message {
    Message(id: "unclosed-bracket", text: "unclosed '\(bracket)'")
  }

  static let unterminatedRegex = Message(
    id: "unterminated-regex", text: "unterminated regex literal")

  static let unterminatedString = Message(
    id: "unterminated-string", text: "unterminated string literal")
}

/// The notes of the messages, which name the smallest fix, in alphabetical order.
enum Fix {
  static let buriedAnnotation = "move it to the start of a comment"
  static let emptyProfiles = "name a profile, or remove the parentheses"
  static let inBody = "move the type out of the body"

  static func insert(_ text: String) -> String { "insert '\(text)'" }

  static let lateFileAnnotation =
    "move it to the top of the file, or remove 'file' to annotate one type"

  static let list = "write several values as a list: '[…, …]'"

  static func missingValue(_ word: String) -> String {
    "add a value after '\(word):', or remove the ':'"
  }

  static let misspelt = "did you mean '@mapped'?"
  static let refused = "move it to a type, property, enum case or associated value"
  static let remove = "remove it"
  static let trailingComma = "add '@mapped' to the next line, or remove the ','"
  static let unattached = "move it before a type, property or case, or after one on its first line"
  static let unterminatedString = "close it with '\"'"

  static func write(_ text: String) -> String { "write '\(text)'" }
}
