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
      "dateDecodingStrategy": dates("decoders", in: source),
      "dateEncodingStrategy": dates("encoders", in: source),
    ]
    return remarks.sorted { $0.key < $1.key }.flatMap { name, text in
      source.uses(of: name).map { Mark(offset: $0, text: text) }
    }
  }

  private static func dates(_ coders: String, in source: SwiftSource) -> String {
    source.coderDates.areKnown
      ? "the mappings contain the dates of this strategy; \(coders) can keep it"
      : "the mappings do not contain this strategy; '--dates' sets a transformer for all dates"
  }

  /// Returns the statements that give a decoder and an encoder the strategies of the program, as far
  /// as all of its coders have the same plain ones.
  static func statements(in source: SwiftSource) -> (decoder: String, encoder: String) {
    var (decoder, encoder) = ("", "")
    if source.coderKeys.reading == .snake {
      decoder += "  decoder.keyDecodingStrategy = .convertFromSnakeCase\n"
    }
    if source.coderKeys.writing == .snake {
      encoder += "  encoder.keyEncodingStrategy = .convertToSnakeCase\n"
    }
    for kind in ["date", "data"] {
      decoder += statement("decoder", "\(kind)DecodingStrategy", in: source)
      encoder += statement("encoder", "\(kind)EncodingStrategy", in: source)
    }
    return (decoder, encoder)
  }

  /// Returns the statement that assigns the only value of a strategy, such as `.iso8601`, or a comment
  /// with the places where it receives others.
  private static func statement(
    _ coder: String, _ strategy: String, in source: SwiftSource
  ) -> String {
    let uses = source.uses(of: strategy)
    guard !uses.isEmpty else { return "" }
    let values = uses.map { offset -> String? in
      let index = source.index(at: offset)
      guard source.tokens.is(index + 1, "="), source.tokens.is(index + 2, "."),
        source.tokens.isIdentifier(index + 3), !source.tokens.is(index + 4, "("),
        !source.tokens.is(index + 4, "{")
      else { return nil }
      return source.tokens.name(index + 3).text
    }
    if let value = values[0], Set(values).count == 1 {
      return "  \(coder).\(strategy) = .\(value)\n"
    }
    let files = Set(uses.map { source.files[source.fileIndex(at: $0)].name }).sorted()
    return "  // Set '\(strategy)' as in \(files.joined(separator: ", ")).\n"
  }
}
