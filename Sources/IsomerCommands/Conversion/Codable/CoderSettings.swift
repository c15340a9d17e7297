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
      "dateDecodingStrategy": dates("decoders", source.coderDates.isKnown(reads: true)),
      "dateEncodingStrategy": dates("encoders", source.coderDates.isKnown(reads: false)),
    ]
    return remarks.sorted { $0.key < $1.key }.flatMap { name, text in
      source.uses(of: name).map { Mark(offset: $0, text: text) }
    }
  }

  private static func dates(_ coders: String, _ areKnown: Bool) -> String {
    areKnown
      ? "the mappings contain the dates of this strategy; \(coders) can keep it"
      : "types with dates of this strategy are left; '--dates' sets a transformer for all dates"
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
    for setting in [CoderSetting.dates, .data, .floats] {
      decoder += "decoder".statement(setting, source.coders[setting].read, in: source)
      encoder += "encoder".statement(setting, source.coders[setting].write, in: source)
    }
    return (decoder, encoder)
  }
}

extension String {
  /// Returns the statement that gives a coder of this name a strategy, such as `.iso8601`, or a
  /// comment with the places where the program sets others.
  fileprivate func statement(
    _ setting: CoderSetting, _ strategy: CoderStrategy, in source: SwiftSource
  ) -> String {
    let property = setting.property(reads: self == "decoder")
    switch strategy {
    case .none, .known(setting.usual): return ""
    case .known(let name): return "  \(self).\(property) = .\(name)\n"
    case .unknown:
      let offsets = source.uses(of: property)
      let files = Set(offsets.map { source.files[source.fileIndex(at: $0)].name }).sorted()
      return files.isEmpty ? "" : "  // Set '\(property)' as in \(files.joined(separator: ", ")).\n"
    }
  }
}
