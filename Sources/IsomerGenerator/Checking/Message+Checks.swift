import IsomerSyntax

/// The catalogue of what is wrong with checks, in alphabetical order.
extension Message {
  static func badPattern(_ pattern: String, _ reason: String) -> Message {
    Message(id: "bad-pattern", text: "pattern '\(pattern)' cannot be compiled: \(reason)")
  }

  static func defaultFailsCheck(_ value: String, _ check: String) -> Message {
    Message(id: "default-fails-check", text: "'\(value)' does not pass 'check: \(check)'")
  }

  static func emptyRange(_ range: String) -> Message {
    Message(id: "empty-range", text: "no value stands within '\(range)'")
  }

  static func takenFunction(_ name: String, _ type: String) -> Message {
    Message(
      id: "taken-function",
      text: "'\(name)()' has the name of what runs all checks of '\(type)'")
  }
}
