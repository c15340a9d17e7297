/// Parses types: `[String: Foo.Bar<Int>?]`, `any P & Q`, `@Sendable (Int) async throws -> Void`.
struct TypeParser {
  let stream: TokenStream
  var position: Int
  var depth = 0
  /// The nesting depth beyond which types are not analysed.
  static let maximumDepth = 64

  /// Parses a type, or returns nil if there is none.
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
    if skipArrows() {
      return reference(from: start, stream.is(start, "repeat") ? .other : .function)
    }
    return hasSpecifiers ? reference(from: start, first.shape) : first
  }

  /// Skips `@escaping`, `inout`, `borrowing`, `nonisolated(nonsending)` and similar specifiers.
  private mutating func skipSpecifiers() -> Bool {
    let start = position
    while true {
      if let end = stream.attributeNameEnd(position) {
        position = end
        skipAttributeArguments()
      } else if Self.specifiers.contains(where: { stream.is(position, $0) }),
        startsType(position + 1)
      {
        position += 1
        if stream.is(position - 1, "nonisolated"), stream.is(position, "(") {
          position = stream.after(position)
        }
      } else {
        return position > start
      }
    }
  }

  /// Skips arguments as in `@convention(c)`; in `@escaping () -> Void` the parentheses are the
  /// type.
  private mutating func skipAttributeArguments() {
    guard stream.is(position, "("), !stream.items[position].isAfterBlank else { return }
    let end = stream.after(position)
    if startsType(end) { position = end }
  }

  private static let specifiers: [StaticString] = [
    "inout", "borrowing", "consuming", "sending", "isolated", "nonisolated", "__owned", "__shared",
    "_const",
  ]

  func startsType(_ index: Int) -> Bool {
    stream.isIdentifier(index) || stream.is(index, "[") || stream.is(index, "(")
      || stream.is(index, "@") || stream.is(index, "~")
  }

  /// Skips any number of `async throws(E) -> Result` after a parameter list.
  private mutating func skipArrows() -> Bool {
    let start = position
    var next = position
    while true {
      if let end = stream.effectEnd(next) {
        next = end
      } else if stream.is(next, "->") {
        position = next + 1
        _ = skipSpecifiers()
        _ = parseComposition()
        next = position
      } else {
        return position > start
      }
    }
  }

  /// Parses `A & B`.
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

  /// Parses a type and the `?`, `!`, `.Member` and `...` after it.
  mutating func parsePostfix() -> TypeReference? {
    let start = position
    guard var type = parsePrimary() else { return nil }
    var marks = 0
    while isMark(position), marks < Self.maximumDepth {
      let isOptional = stream.is(position, "?")
      position += 1
      marks += 1
      type = reference(from: start, isOptional ? .optional(type) : .implicitlyUnwrapped(type))
    }
    let members = position
    return skipMembers() ? reference(from: start, nested(in: type.shape, members)) : type
  }

  /// Returns the parts of a type in an extension of a collection, as `[Int].Name`.
  private func nested(in shape: TypeShape, _ start: Int) -> TypeShape {
    var components: [TypeComponent]
    switch shape {
    case .array(let element): components = [TypeComponent(name: "Array", arguments: [element])]
    case .dictionary(let key, let value):
      components = [TypeComponent(name: "Dictionary", arguments: [key, value])]
    default: return .other
    }
    var index = start
    while index < position, stream.isMemberMark(index) {
      if stream.is(index + 1, "Type") || stream.is(index + 1, "Protocol") { return .other }
      components.append(TypeComponent(name: stream.name(index + 1).text))
      index += 2
    }
    return index == position ? .named(components) : .other
  }

  private func isMark(_ index: Int) -> Bool { stream.is(index, "?") || stream.is(index, "!") }

  /// Skips `.Element`, `.Type`, `...`, and any marks beyond the depth limit.
  private mutating func skipMembers() -> Bool {
    let start = position
    while true {
      if stream.isMemberMark(position) {
        position = stream.afterAngles(position + 2)
      } else if stream.is(position, "...") || isMark(position) {
        position += 1
      } else {
        return position > start
      }
    }
  }

  /// Skips a bracket or word beyond the depth limit.
  mutating func skip() -> TypeReference? {
    guard startsType(position) else { return nil }
    let start = position
    position = stream.afterAngles(stream.after(position))
    return reference(from: start, .other)
  }

  func reference(from start: Int, _ shape: TypeShape) -> TypeReference {
    let stretch = start..<max(start, position)
    var text = stream.collapsedText(stretch)
    // In an expression, the argument `-1` must not touch the bracket.
    if text.includes("<-") { text = text.replacing("<-", with: "< -") }
    return TypeReference(text: text, range: stream.range(stretch), shape: shape)
  }
}

extension TypeReference {
  /// Creates the type in a text, with ranges relative to it; returns nil if the text is not a type.
  package init?(parsing text: String) {
    let stream = TokenStream(Array(text.utf8))
    var parser = TypeParser(stream: stream, position: 0)
    guard let type = parser.parse(), parser.position == stream.count else { return nil }
    self = type
  }
}
