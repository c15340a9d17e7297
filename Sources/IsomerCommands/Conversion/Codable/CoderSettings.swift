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
    return (decoder, encoder + assumedDates(in: source))
  }

  /// Returns the statement that gives the encoder the dates that the decoders of a program without
  /// encoders read, as the mappings have them.
  private static func assumedDates(in source: SwiftSource) -> String {
    let reading = CoderUses(of: "JSONDecoder", "dateDecodingStrategy", in: source)
    guard CoderUses(of: "JSONEncoder", "dateEncodingStrategy", in: source).isEmpty,
      source.coderDates.areKnown, let value = reading.onlyValue
    else { return "" }
    return "  encoder.dateEncodingStrategy = .\(value)\n"
  }

  /// Returns the statement that assigns the only value of a strategy, such as `.iso8601`, or a comment
  /// with the places where it receives others.
  private static func statement(
    _ coder: String, _ strategy: String, in source: SwiftSource
  ) -> String {
    let type = coder == "decoder" ? "JSONDecoder" : "JSONEncoder"
    let uses = CoderUses(of: type, strategy, in: source)
    guard !uses.offsets.isEmpty else { return "" }
    if let value = uses.onlyValue { return "  \(coder).\(strategy) = .\(value)\n" }
    let files = Set(uses.offsets.map { source.files[source.fileIndex(at: $0)].name }).sorted()
    return "  // Set '\(strategy)' as in \(files.joined(separator: ", ")).\n"
  }
}
