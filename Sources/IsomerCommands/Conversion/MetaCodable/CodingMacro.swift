import IsomerSyntax

/// An attribute of MetaCodable with its arguments: `@CodedAt("a", "b")`.
struct CodingMacro {
  let name: String
  let arguments: [LabelledValue]
  /// The attribute and the blanks and line breaks after it.
  let range: SourceRange

  /// Returns the attributes of MetaCodable among those of a declaration.
  static func macros(_ attributes: [Attribute], in source: SwiftSource) -> [CodingMacro] {
    attributes.compactMap { CodingMacro($0, in: source) }
  }

  private init?(_ attribute: Attribute, in source: SwiftSource) {
    name = attribute.name.split(separator: ".").last.map(String.init) ?? ""
    guard Self.names.contains(name) else { return nil }
    let items = source.items(in: attribute.range)
    let call = Expression(source, (items.lowerBound + 1)..<items.upperBound)
    arguments =
      switch call.shape {
      case .call(_, let arguments): arguments
      case .path: []
      // Generic arguments, as in `@CodedAs<Int>(1)`.
      default: [LabelledValue(label: "_", value: call.value)]
      }
    var end = attribute.range.end
    let next = items.upperBound
    if next < source.tokens.count {
      let start = source.tokens.items[next].range.start
      if source.comments(in: SourceRange(start: end, end: start)).isEmpty { end = start }
    }
    range = SourceRange(start: attribute.range.start, end: end)
  }

  private static let names: Set<String> = [
    "Codable", "Decodable", "Encodable", "CodedAt", "CodedIn", "CodedAs", "CodedBy", "Default",
    "CodingKeys", "ContentAt", "UnTagged", "IgnoreCoding", "IgnoreDecoding", "IgnoreEncoding",
    "IgnoreCodingInitialized", "Inherits",
  ]

  /// The arguments, if they are string literals without labels.
  var strings: [String]? {
    let found = arguments.filter { $0.label == nil }.compactMap(\.value.shape.string)
    return found.count == arguments.count && !found.contains("") ? found : nil
  }

  /// The arguments, if they are at least one string literal.
  var keys: [String]? { strings.flatMap(\.nonEmpty) }
}
