/// The text that replaces a secret value in descriptions and errors.
package let redaction = "<redacted>"

extension FailureDetails {
  /// Removes the messages that may contain the value, and marks the failure as secret.
  ///
  /// The expected value is a text of the model or of a transformer's author, so it is retained.
  @inline(never) @usableFromInline
  package mutating func conceal() {
    isSecret = true
    reason = nil
    underlying = nil
  }
}

extension Excerpt {
  /// The kind of the value without its contents: `string <redacted>`, `an object`.
  var redacted: String {
    switch kind {
    case .object, .array, .end, .date, .data, .foreign: description
    case .string: "string \(redaction)"
    case .number, .double: "number \(redaction)"
    case .literal: description == "null" ? description : redaction
    case .invalid: redaction
    }
  }
}
