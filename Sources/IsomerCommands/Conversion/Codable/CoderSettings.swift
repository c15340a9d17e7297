import IsomerSyntax

/// The strategies of coders, which are not part of a type.
enum CoderSettings {
  /// Returns the places where strategies are set, with the equivalent options.
  static func remarks(in source: SwiftSource) -> [Mark] {
    let remarks = [
      "convertFromSnakeCase": "the decoder's strategy is 'keys: .snake' on the types",
      "convertToSnakeCase": "the encoder's strategy is 'keys: .snake' on the types",
      "dateDecodingStrategy": "the decoder's dates are '// @mapped for: Date, with: …'",
      "dateEncodingStrategy": "the encoder's dates are '// @mapped for: Date, with: …'",
    ]
    return remarks.sorted { $0.key < $1.key }.flatMap { name, text in
      source.uses(of: name).map { Mark(offset: $0, text: text) }
    }
  }
}
