/// Reads types: `[String: Foo.Bar<Int>?]`, `any P & Q`, `@Sendable (Int) async throws -> Void`.
struct TypeParser {
  let stream: TokenStream
  private(set) var position: Int
  private var depth: Int
  /// What is nested deeper than this is taken as it stands.
  private static let maximumDepth = 24

  init(_ stream: TokenStream, at position: Int, depth: Int = 0) {
    self.stream = stream
    self.position = position
    self.depth = depth
  }

  /// The type here, or nil if there is none.
  mutating func parse() -> TypeReference? {
    guard depth < Self.maximumDepth else { return skip() }
    depth += 1
    defer { depth -= 1 }
    let start = position
    let hasSpecifiers = skipSpecifiers()
    guard let first = parseComposition() else {
      position = start
      return nil
    }
    if skipArrow() { return reference(from: start, .function) }
    return hasSpecifiers ? reference(from: start, first.shape) : first
  }

  /// `@escaping`, `inout`, `borrowing`, `nonisolated(nonsending)` and the like.
  private mutating func skipSpecifiers() -> Bool {
    let start = position
    while true {
      if stream.is(position, "@"), stream.isIdentifier(position + 1) {
        position += 2
        skipAttributeArguments()
      } else if isSpecifier(position), startsType(position + 1) || stream.is(position + 1, "(") {
        position += 1
        if stream.is(position - 1, "nonisolated"), stream.is(position, "(") {
          position = stream.after(position)
        }
      } else {
        return position > start
      }
    }
  }

  /// `@convention(c)` has arguments; of `@escaping () -> Void` the parentheses are the type.
  private mutating func skipAttributeArguments() {
    guard stream.is(position, "("), !stream.items[position].isAfterBlank else { return }
    let end = stream.after(position)
    if startsType(end) || stream.is(end, "(") || stream.is(end, "@") { position = end }
  }

  private func isSpecifier(_ index: Int) -> Bool {
    let words: [StaticString] = [
      "inout", "borrowing", "consuming", "sending", "isolated", "nonisolated", "__owned",
      "__shared", "_const",
    ]
    return words.contains { stream.is(index, $0) }
  }

  private func startsType(_ index: Int) -> Bool {
    stream.isIdentifier(index) || stream.is(index, "[") || stream.is(index, "@")
  }

  /// `async throws(E) -> Result` after a parameter list.
  private mutating func skipArrow() -> Bool {
    var next = position
    while true {
      if stream.is(next, "async") || stream.is(next, "throws") || stream.is(next, "rethrows") {
        next += 1
        if stream.is(next, "(") { next = stream.after(next) }
      } else if stream.is(next, "->") {
        position = next + 1
        _ = parse()
        return true
      } else {
        return false
      }
    }
  }

  /// `A & B`.
  private mutating func parseComposition() -> TypeReference? {
    let start = position
    guard let first = parsePostfix() else { return nil }
    guard stream.is(position, "&") else { return first }
    while stream.is(position, "&") {
      position += 1
      guard parsePostfix() != nil else { break }
    }
    return reference(from: start, .other)
  }

  /// A type and the `?`, `!`, `.Member` and `...` behind it.
  private mutating func parsePostfix() -> TypeReference? {
    let start = position
    guard var type = parsePrimary() else { return nil }
    var marks = 0
    while isMark(position), marks < Self.maximumDepth {
      let isOptional = stream.is(position, "?")
      position += 1
      marks += 1
      type = reference(from: start, isOptional ? .optional(type) : .implicitlyUnwrapped(type))
    }
    return skipMembers() ? reference(from: start, .other) : type
  }

  private func isMark(_ index: Int) -> Bool { stream.is(index, "?") || stream.is(index, "!") }

  /// `.Element`, `.Type`, `...`, and more marks than anyone writes.
  private mutating func skipMembers() -> Bool {
    let start = position
    while true {
      if stream.is(position, "."), stream.isIdentifier(position + 1) {
        position += 2
        skipGenericArguments()
      } else if stream.is(position, "...") || isMark(position) {
        position += 1
      } else {
        return position > start
      }
    }
  }

  private mutating func skipGenericArguments() {
    if stream.is(position, "<"), stream.isClosed(position) { position = stream.after(position) }
  }

  /// Deeper than the limit: the next bracket or word, unread.
  private mutating func skip() -> TypeReference? {
    guard startsType(position) || stream.is(position, "(") else { return nil }
    let start = position
    position = stream.after(position)
    skipGenericArguments()
    return reference(from: start, .other)
  }

  private func reference(from start: Int, _ shape: TypeShape) -> TypeReference {
    let stretch = start..<max(start, position)
    return TypeReference(
      text: stream.collapsedText(stretch), range: stream.range(stretch), shape: shape)
  }
}

extension TypeParser {
  private mutating func parsePrimary() -> TypeReference? {
    if stream.is(position, "[") { return parseBrackets() }
    if stream.is(position, "(") { return parseParentheses() }
    if stream.is(position, "~") || isOpaque { return parseOpaque() }
    return stream.isIdentifier(position) ? parseNamed() : nil
  }

  private var isOpaque: Bool {
    let words: [StaticString] = ["any", "some", "repeat", "each"]
    guard words.contains(where: { stream.is(position, $0) }) else { return false }
    return startsType(position + 1) || stream.is(position + 1, "(")
      || stream.is(position + 1, "~")
  }

  /// `any P`, `some P`, `~Copyable`.
  private mutating func parseOpaque() -> TypeReference {
    let start = position
    position += 1
    _ = depth < Self.maximumDepth ? nested { $0.parsePostfix() } : skip()
    return reference(from: start, .other)
  }

  private mutating func nested<T>(_ body: (inout TypeParser) -> T) -> T {
    depth += 1
    defer { depth -= 1 }
    return body(&self)
  }

  /// `[T]`, `[K: V]`, `[3 of T]`.
  private mutating func parseBrackets() -> TypeReference {
    let start = position
    let end = stream.after(start)
    position += 1
    let first = parse()
    var second: TypeReference?
    if stream.is(position, ":") {
      position += 1
      second = parse()
    }
    let isWhole = position == end - 1 && stream.isClosed(start)
    position = end
    guard isWhole, let first else { return reference(from: start, .other) }
    return reference(
      from: start, second.map { .dictionary(key: first, value: $0) } ?? .array(first))
  }

  /// `(A, b: B)`; one type in parentheses is that type.
  private mutating func parseParentheses() -> TypeReference {
    let start = position
    let end = stream.after(start)
    position += 1
    var elements: [TypeReference] = []
    while position < end - 1 {
      skipLabels()
      guard let element = parse() else { break }
      elements.append(element)
      guard stream.is(position, ",") else { break }
      position += 1
    }
    let hasLabel = stream.is(start + 2, ":")
    position = end
    let shape = elements.count == 1 && !hasLabel ? elements[0].shape : .tuple(elements)
    return reference(from: start, shape)
  }

  private mutating func skipLabels() {
    if stream.isIdentifier(position), stream.is(position + 1, ":") { position += 2 }
    if stream.isIdentifier(position), stream.isIdentifier(position + 1),
      stream.is(position + 2, ":")
    {
      position += 3
    }
  }

  /// `Foo.Bar<Int>`.
  private mutating func parseNamed() -> TypeReference {
    let start = position
    var components = [parseComponent()]
    while stream.is(position, "."), stream.isIdentifier(position + 1) {
      position += 1
      if isMetatype { return parseMetatype(from: start) }
      components.append(parseComponent())
    }
    return reference(from: start, .named(components))
  }

  private var isMetatype: Bool { stream.is(position, "Type") || stream.is(position, "Protocol") }

  private mutating func parseMetatype(from start: Int) -> TypeReference {
    position += 1
    return reference(from: start, .other)
  }

  private mutating func parseComponent() -> TypeComponent {
    let name = stream.name(position).text
    position += 1
    return TypeComponent(name: name, arguments: parseGenericArguments())
  }

  private mutating func parseGenericArguments() -> [TypeReference] {
    guard stream.is(position, "<"), stream.isClosed(position) else { return [] }
    let end = stream.after(position)
    position += 1
    var arguments: [TypeReference] = []
    while position < end - 1, let argument = parse() {
      arguments.append(argument)
      guard stream.is(position, ",") else { break }
      position += 1
    }
    position = end
    return arguments
  }
}
