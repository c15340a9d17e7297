import IsomerSyntax

/// The messages about checks, in alphabetical order.
extension Message {
  static func badPattern(_ pattern: String, _ reason: String) -> Self {
    Self("invalid pattern '\(pattern)': \(reason)")
  }
  static func defaultFailsCheck(_ value: String, _ check: String) -> Self {
    Self("'\(value)' fails 'check: \(check)'")
  }
  static func emptyRange(_ range: String) -> Self { Message("range '\(range)' is empty") }

  static func takenFunction(_ name: String, _ type: String) -> Self {
    Self("'\(name)()' conflicts with the generated function of '\(type)'")
  }
}
