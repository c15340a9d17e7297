import IsomerGenerator
import IsomerSyntax

/// The strategies of coders, which are not part of a type.
enum CoderSettings {
  /// Returns the places where strategies are set, with the equivalent options.
  static func remarks(in source: SwiftSource) -> [Mark] {
    let isRead = source.coderKeys.reading == .snake
    let isWritten = source.coderKeys.writing == .snake
    let remarks = [
      "convertFromSnakeCase": isRead
        ? "the mappings contain the keys of this strategy; decoders can keep it"
        : "the mappings do not contain this strategy; it is 'keys.read: .snake' on the types",
      "convertToSnakeCase": isWritten
        ? "the mappings contain the keys of this strategy; encoders can keep it"
        : "the mappings do not contain this strategy; it is 'keys.write: .snake' on the types",
      "dateDecodingStrategy": "the decoder's dates are '// @mapped for: Date, with: …'",
      "dateEncodingStrategy": "the encoder's dates are '// @mapped for: Date, with: …'",
    ]
    return remarks.sorted { $0.key < $1.key }.flatMap { name, text in
      source.uses(of: name).map { Mark(offset: $0, text: text) }
    }
  }
}
