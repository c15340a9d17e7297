import IsomerSyntax

/// The libraries whose mappings are converted.
enum MappingLibraries {
  /// Returns the mapping of a type; nil if no library maps it.
  static func mapping(of model: ModelSource, in source: SwiftSource) -> ModelMapping? {
    guard model.declaration.kind != .protocolType else { return nil }
    return ObjectMapperConversion.mapping(of: model, in: source)
      ?? CodableConversion.mapping(of: model, in: source)
  }

  /// Returns remarks about settings outside of types.
  static func notes(on source: SwiftSource) -> [Mark] { CodableConversion.settings(in: source) }
}
