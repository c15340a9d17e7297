import IsomerGenerator
import IsomerSyntax

/// A value of ObjectMapper's map: `map["a.b"]`, `(map["a"], DateTransform())`.
struct MapSubscript {
  let path: KeyPathText
  /// The transform; nil without one.
  let transform: AnnotationValue?

  init?(_ value: Expression, map: String) {
    let pair = value.elements().flatMap { $0.count == 2 ? $0 : nil }
    guard let path = Self.path(pair?[0] ?? value.withoutParentheses(), map) else { return nil }
    self.path = path
    transform = pair?[1].value
  }

  private static func path(_ value: Expression, _ map: String) -> KeyPathText? {
    let tokens = value.source.tokens
    let first = value.items.lowerBound
    guard value.items.count > 3, tokens.is(first + 1, "["), tokens.name(first).text == map,
      tokens.after(first + 1) == value.items.upperBound
    else { return nil }
    return path(
      tokens.elements((first + 2)..<(value.items.upperBound - 1)).map {
        Expression(value.source, $0).argument
      })
  }

  /// Reads the arguments of the subscript or of `map.value(…)`: a key, `nested:` and `delimiter:`.
  ///
  /// `ignoreNil` concerns null in documents, which is an error or nil in the mapping.
  static func path(_ arguments: [LabelledValue]) -> KeyPathText? {
    guard let first = arguments.first, first.label == nil, let key = first.value.shape.string,
      !key.isEmpty
    else { return nil }
    var delimiter = "."
    var isNested = true
    for argument in arguments.dropFirst() {
      switch (argument.label, argument.value.shape) {
      case ("nested", .boolean(let isOn)): isNested = isOn
      case ("delimiter", .string(let text)) where !text.isEmpty: delimiter = text
      default: return nil
      }
    }
    guard isNested else { return KeyPathText([.key(key)]) }
    let parts = key.split(separator: delimiter, omittingEmptySubsequences: false).map(String.init)
    guard !parts.contains("") else { return nil }
    // A number after the first component is the index of an element.
    return KeyPathText(
      parts.enumerated().map { index, part in
        index > 0 ? Int(part).map { .index($0) } ?? .key(part) : .key(part)
      })
  }
}
