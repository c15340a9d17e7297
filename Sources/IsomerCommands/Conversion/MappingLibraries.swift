import IsomerSyntax

/// The libraries whose mappings are converted.
enum MappingLibraries {
  /// Returns the mapping of a type; nil if no library maps it.
  static func mapping(
    of model: ModelSource, in source: SwiftSource, _ conformances: Conformances
  ) -> ModelMapping? {
    guard model.declaration.kind != .protocolType else { return nil }
    return MetaCodableConversion(of: model, in: source)?.mapping
      ?? MantleConversion(of: model, in: source)?.mapping
      ?? ObjectMapperConversion(of: model, in: source)?.mapping
      ?? CodableConversion(of: model, in: source, conformances)?.mapping
  }

  /// Returns remarks about the imports of libraries.
  static func unusedImports(of source: SwiftSource) -> [Mark] {
    source.parsed.imports.filter { libraries.contains($0.module) }.map {
      Mark(offset: $0.range.start, text: "the converted types do not need '\($0.module)' any more")
    }
  }

  private static let libraries: Set<String> = ["Mantle", "MetaCodable", "ObjectMapper"]
}
