import IsomerGenerator

extension SampleValue {
  /// The text of a string; nil for other values.
  var stringValue: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// Returns true for a string or a number with these characters.
  func isText(_ text: String) -> Bool {
    switch content {
    case .string(let other), .number(let other): other == text
    case .null, .boolean, .array, .object: false
    }
  }
}
