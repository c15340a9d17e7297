// Primary types: names, brackets, tuples, `any P`.

extension TypeParser {
  mutating func parsePrimary() -> TypeReference? {
    if stream.is(position, "[") { return parseBrackets() }
    if stream.is(position, "(") { return parseParentheses() }
    if stream.is(position, "~") || isOpaque { return parseOpaque() }
    // An integer such as `4` or `-4` can be a generic argument.
    let number = stream.is(position, "-") ? position + 1 : position
    if stream.kind(number) == .integer {
      let start = position
      position = number + 1
      return reference(from: start, .other)
    }
    return stream.isIdentifier(position) ? parseNamed() : nil
  }

  /// True at `any`, `some`, `repeat` or `each` before an operand on the same line; otherwise the
  /// word is a name.
  private var isOpaque: Bool {
    let next = position + 1
    return Self.openers.contains { stream.is(position, $0) } && startsType(next)
      && !stream.items[next].isAfterNewline
  }

  private static let openers: [StaticString] = ["any", "some", "repeat", "each"]

  /// Parses `any P`, `some P` or `~Copyable`.
  private mutating func parseOpaque() -> TypeReference {
    let start = position
    position += 1
    depth += 1
    _ = depth <= Self.maximumDepth ? parsePostfix() : skip()
    depth -= 1
    return reference(from: start, .other)
  }

  /// Parses `[T]`, `[K: V]` or `[3 of T]`.
  private mutating func parseBrackets() -> TypeReference {
    let start = position
    let end = stream.after(start)
    position += 1
    let first = parse()
    var second: TypeReference?
    let isInline = stream.is(position, "of")
    if isInline || stream.is(position, ":") {
      position += 1
      second = parse()
    }
    let isWhole = position == end - 1 && stream.isClosed(start)
    position = end
    guard isWhole, let first else { return reference(from: start, .other) }
    guard let second else { return reference(from: start, .array(first)) }
    let inline = TypeComponent(name: "InlineArray", arguments: [first, second])
    return reference(
      from: start, isInline ? .named([inline]) : .dictionary(key: first, value: second))
  }

  /// Parses a tuple `(A, b: B)`; a single type in parentheses is that type.
  private mutating func parseParentheses() -> TypeReference {
    let start = position
    let end = stream.after(start)
    position += 1
    var elements: [TypeReference] = []
    var labels: [String] = []
    while position < end - 1 {
      let label = parseLabel()
      guard let element = parse() else { break }
      elements.append(element)
      labels.append(label)
      guard stream.is(position, ",") else { break }
      position += 1
    }
    let hasLabel = stream.is(start + 2, ":")
    position = end
    let shape =
      elements.count == 1 && !hasLabel ? elements[0].shape : .tuple(elements, labels: labels)
    return reference(from: start, shape)
  }

  /// Parses the label of an element; returns an empty text if it has none.
  private mutating func parseLabel() -> String {
    var label = ""
    if stream.isIdentifier(position), stream.is(position + 1, ":") {
      if !stream.is(position, "_") { label = stream.name(position).text }
      position += 2
    }
    if stream.isIdentifier(position), stream.isIdentifier(position + 1),
      stream.is(position + 2, ":")
    {
      position += 3
    }
    return label
  }

  /// Parses `Foo.Bar<Int>` or `Module::Foo`.
  private mutating func parseNamed() -> TypeReference {
    let start = position
    var components = [parseComponent()]
    while stream.isMemberMark(position) {
      position += 1
      let isMetatype = stream.is(position, "Type") || stream.is(position, "Protocol")
      if isMetatype, stream.is(position - 1, ".") {
        position += 1
        return reference(from: start, .other)
      }
      components.append(parseComponent())
    }
    return reference(from: start, .named(components))
  }

  private mutating func parseComponent() -> TypeComponent {
    let name = stream.name(position).text
    position += 1
    return TypeComponent(name: name, arguments: parseGenericArguments())
  }

  private mutating func parseGenericArguments() -> [TypeReference] {
    guard let end = stream.angleEnd(position) else { return [] }
    position += 1
    var arguments: [TypeReference] = []
    while position < end, let argument = parse() {
      arguments.append(argument)
      guard stream.is(position, ",") else { break }
      position += 1
    }
    position = end + 1
    return arguments
  }
}
