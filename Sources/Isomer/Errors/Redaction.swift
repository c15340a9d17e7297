/// What stands in place of a secret value, in descriptions and in errors.
package let redaction = "<redacted>"

extension FailureDetails {
  /// Forgets the words that may repeat the value, and lets nothing of the document be shown.
  ///
  /// What was expected comes from the model or from a transformer's author, and stays.
  @inline(never) @usableFromInline
  package mutating func conceal() {
    isSecret = true
    reason = nil
    underlying = nil
  }
}

extension Excerpt {
  /// What kind of value stands there, and nothing of it: `string <redacted>`, `an object`.
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
