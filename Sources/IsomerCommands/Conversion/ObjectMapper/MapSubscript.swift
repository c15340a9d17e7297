import IsomerGenerator
import IsomerSyntax

/// A value of ObjectMapper's map: `map["a.b"]`, `(map["a"], DateTransform())`.
struct MapSubscript {
  let path: KeyPathText
  /// The transform; nil without one.
  let transform: Expression?

  init?(_ value: Expression, map: String) {
    let operand = value.withoutParentheses()
    if let elements = value.elements(), elements.count == 2 {
      guard let path = Self.path(elements[0], map) else { return nil }
      self.path = path
      transform = elements[1]
    } else {
      guard let path = Self.path(operand, map) else { return nil }
      self.path = path
      transform = nil
    }
  }

  private static func path(_ value: Expression, _ map: String) -> KeyPathText? {
    let tokens = value.source.tokens
    let first = value.items.lowerBound
    guard value.items.count > 3, tokens.is(first + 1, "["), tokens.name(first).text == map,
      tokens.after(first + 1) == value.items.upperBound
    else { return nil }
    return path(
      tokens.elements((first + 2)..<(value.items.upperBound - 1)).map {
        Expression(value.source, $0)
      })
  }

  /// Reads the arguments of the subscript or of `map.value(…)`: a key, `nested:` and `delimiter:`.
  ///
  /// `ignoreNil` concerns null in documents, which is an error or nil in the mapping.
  static func path(_ arguments: [Expression]) -> KeyPathText? {
    guard let key = arguments.first?.shape.string, !key.isEmpty else { return nil }
    var delimiter = "."
    var isNested = true
    for argument in arguments.dropFirst() {
      guard let (label, value) = argument.labelled() else { return nil }
      switch (label, value.shape) {
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
