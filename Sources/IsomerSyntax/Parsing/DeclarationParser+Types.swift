// Types: their names, generic parameters, inheritance and bodies.

extension DeclarationParser {
  mutating func parseType(_ kind: TypeDeclaration.Kind) {
    let keyword = position
    guard let name = parseTypeName(kind) else { return }
    var type = TypeDeclaration(kind: kind, name: name, range: name.range)
    type.access = header.access
    type.modifiers = header.modifiers
    type.attributes = attributes
    type.conditions = conditions.conditions()
    sites.append(site(keyword, names: [keyword + 1]))
    let clause = position
    type.genericParameters = parseGenericParameters()
    type.genericClause = stream.collapsedText(clause..<position)
    let extended = stream.text(name.range)
    if kind == .extensionType, extended.contains(where: { "<[?".contains($0) }) {
      type.genericClause = extended
    }
    type.inheritance = parseInheritance()
    type.whereClause = parseWhereClause()
    openBody(of: type, keyword: keyword)
  }

  /// Parses the name of a declaration, or the extended type of an extension.
  private mutating func parseTypeName(_ kind: TypeDeclaration.Kind) -> Name? {
    if kind == .extensionType {
      var parser = TypeParser(stream: stream, position: position + 1)
      guard let type = parser.parse() else { return nil }
      position = parser.position
      return Name(type.declaredPath ?? type.text, type.range)
    }
    guard stream.isIdentifier(position + 1) else { return nil }
    position += 2
    return stream.name(position - 1)
  }

  /// Parses a generic clause, and returns the names of the parameters: the last word before a
  /// colon, a comma or the end.
  mutating func parseGenericParameters() -> [String] {
    var names: [String] = []
    guard let end = stream.angleEnd(position) else { return names }
    var index = position + 1
    while index < end {
      while let end = stream.attributeNameEnd(index) { index = end }
      let words = (min(index, end)..<end).prefix { stream.isIdentifier($0) }
      if let last = words.last { names.append(stream.name(last).text) }
      while index < end, !stream.is(index, ",") {
        index = stream.angleEnd(index).map { $0 + 1 } ?? stream.after(index)
      }
      index += 1
    }
    position = end + 1
    return names
  }

  mutating func parseInheritance() -> [TypeReference] {
    var inheritance: [TypeReference] = []
    guard stream.is(position, ":") else { return inheritance }
    repeat {
      position += 1
      guard let parent = parseTypeHere() else { break }
      inheritance.append(parent)
    } while stream.is(position, ",")
    return inheritance
  }

  mutating func parseTypeHere() -> TypeReference? {
    var parser = TypeParser(stream: stream, position: position)
    defer { position = max(position, parser.position) }
    return parser.parse()
  }

  /// Parses the type after a mark such as `:`, or returns nil if there is none.
  mutating func parseType(after mark: StaticString) -> TypeReference? {
    guard stream.is(position, mark) else { return nil }
    position += 1
    return parseTypeHere()
  }

  /// Parses the requirements after `where`: `T: P, U == (A, B)`.
  mutating func parseWhereClause() -> String? {
    guard stream.is(position, "where") else { return nil }
    let start = position + 1
    repeat {
      position += 1
      guard parseTypeHere() != nil else { break }
      guard stream.is(position, ":") || stream.is(position, "==") else { continue }
      position += 1
      _ = parseTypeHere()
      // `_Trivial(64)`
      position = stream.afterArguments(position)
    } while stream.is(position, ",")
    return stream.collapsedText(start..<position)
  }

  /// Begins the body of a type, after skipping the rest of its header.
  private mutating func openBody(of type: TypeDeclaration, keyword: Int) {
    let left = position
    guard skipToBrace() else { return position = left }
    typeBraces.insert(position)
    let isTooDeep = outerBodies.count >= Self.maximumDepth
    let start = header.start ?? keyword
    outerBodies.append(body)
    body = Body(
      type: type, start: start, end: stream.closing[position], outerConditions: conditions.count)
    if left < position { note(unread: left..<position) }
    if isTooDeep { note(unread: position..<body.end) }
    position = isTooDeep ? body.end : position + 1
  }

  /// Advances to the opening brace of a body.
  ///
  /// It does not search again before the end of a failed search, which would be quadratic.
  private mutating func skipToBrace() -> Bool {
    guard position >= missingBrace else { return false }
    while position < body.end, !stream.is(position, "{"), !stream.is(position, ";"),
      !stream.isClosingBracket(position)
    {
      position = stream.after(position)
    }
    if stream.is(position, "{") { return true }
    missingBrace = position
    return false
  }

  /// Adds the completed type to the body around it; returns false at the end of the file.
  mutating func closeBody() -> Bool {
    guard isInType else { return false }
    var type = body.type
    type.unread = body.unread.map { stream.range($0) }
    position = body.end
    if stream.is(position, "}") { position += 1 }
    type.range = stream.range(body.start..<position)
    conditions.truncate(to: body.outerConditions)
    // The stack must not keep the body too, or each change would copy its members.
    body = outerBodies.removeLast()
    body.type.types.append(type)
    header = Header()
    return true
  }
}

extension TypeReference {
  /// The path of the declaration that an extension of the type extends: `Box` for `Box<Int>`,
  /// `Array` for `[Int]`; nil if it has no name.
  fileprivate var declaredPath: String? {
    switch shape {
    case .named(let components): components.map(\.name).joined(separator: ".")
    case .array: "Array"
    case .dictionary: "Dictionary"
    case .optional: "Optional"
    default: nil
    }
  }
}
