import IsomerSyntax

/// The messages about checks, in alphabetical order.
extension Message {
  static func badPattern(_ pattern: String, _ reason: String) -> Message {
    Message("invalid pattern '\(pattern)': \(reason)")
  }
  static func defaultFailsCheck(_ value: String, _ check: String) -> Message {
    Message("'\(value)' fails 'check: \(check)'")
  }
  static func emptyRange(_ range: String) -> Message { Message("range '\(range)' is empty") }

  static func takenFunction(_ name: String, _ type: String) -> Message {
    Message("'\(name)()' conflicts with the generated function of '\(type)'")
  }
}
