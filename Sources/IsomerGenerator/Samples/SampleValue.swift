import IsomerSyntax

/// A value of a recorded document, with its offset.
package struct SampleValue {
  package indirect enum Content {
    case null
    case boolean(Bool)
    /// The number as written, which preserves all digits.
    case number(String)
    case string(String)
    case array([SampleValue])
    case object([SampleMember])
  }

  package var content: Content
  var offset: Int

  var isNull: Bool { if case .null = content { true } else { false } }

  var members: [SampleMember]? { if case .object(let members) = content { members } else { nil } }

  var elements: [SampleValue]? { if case .array(let elements) = content { elements } else { nil } }

  var string: String? { if case .string(let text) = content { text } else { nil } }

  /// The string that conversion reads; nil for null, an array and an object.
  var text: String? {
    switch content {
    case .string(let text), .number(let text): text
    case .boolean(let value): "\(value)"
    case .null, .array, .object: nil
    }
  }

  /// Returns the last value of a key, which takes precedence.
  subscript(key: String) -> SampleValue? { members?.last { $0.key == key }?.value }

  var description: String {
    switch content {
    case .boolean(let value): "\(value)"
    case .number(let digits): "number \(Self.excerpt(digits))"
    case .string(let text): "a string \"\(Self.excerpt(text))\""
    case .null, .array, .object: kind
    }
  }

  /// A description of a secret value for messages.
  var kind: String {
    switch content {
    case .null: "null"
    case .boolean: "a Bool"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  private static func excerpt(_ text: String) -> String {
    let line = text.map { $0.isNewline ? " " : $0 }
    return line.count > 32 ? String(line.prefix(32)) + "…" : String(line)
  }
}

/// A member of an object.
package struct SampleMember {
  package var key: String
  var offset: Int
  package var value: SampleValue
}
