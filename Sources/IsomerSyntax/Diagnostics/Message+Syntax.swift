// The messages of the parser, in alphabetical order.

extension Message {
  static var buriedAnnotation: Message {
    Message("'@mapped' after other text in a comment is ignored")
  }

  static var emptyProfileList: Message { Message("expected a profile name between '(' and ')'") }

  static func expectedColon(_ found: String) -> Message {
    Message("expected ':' before '\(found)'")
  }

  static func expectedComma(_ found: String) -> Message {
    Message("expected ',' before '\(found)'")
  }

  static func expectedOption(_ found: String) -> Message {
    Message("expected an option of '@mapped', found '\(found)'")
  }

  static func expectedProfile(_ found: String) -> Message {
    Message("expected a profile name, found '\(found)'")
  }

  static func invalidCharacter(_ character: String) -> Message {
    Message("invalid character '\(character)'")
  }

  static var lateFileAnnotation: Message {
    Message("'@mapped file' must precede the first declaration in the file")
  }

  static func misplacedAnnotation(_ kind: String) -> Message {
    Message("'@mapped' cannot be applied to \(kind)")
  }

  static func missingValue(_ word: String) -> Message {
    Message("expected a value after '\(word):'")
  }

  static func misspeltAnnotation(_ found: String) -> Message {
    Message("unknown annotation '\(found)'")
  }

  static var singleQuotes: Message { Message("single-quoted string literal found") }

  static func strayBracket(_ bracket: String) -> Message { Message("unmatched '\(bracket)'") }

  static var trailingComma: Message {
    Message("',' does not continue the annotation on the next line")
  }

  static var unattachedAnnotation: Message { Message("'@mapped' is not attached to a declaration") }

  static func unclosedBracket(_ bracket: String) -> Message { Message("unclosed '\(bracket)'") }

  static var unterminatedRegex: Message { Message("unterminated regex literal") }

  static var unterminatedString: Message { Message("unterminated string literal") }
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
  static let unattached =
    "move it before a type, property or case, or after one on its first line"
  static let unterminatedString = "close it with '\"'"

  static func write(_ text: String) -> String { "write '\(text)'" }
}
