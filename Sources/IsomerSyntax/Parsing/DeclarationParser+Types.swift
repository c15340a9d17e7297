// Types: their names, generic parameters, inheritance and bodies.

extension DeclarationParser {
  mutating func parseType(
    _ kind: TypeDeclaration.Kind, _ header: Header, into members: inout Members
  ) {
    let keyword = position
    guard stream.isIdentifier(keyword + 1) else { return }
    position += 1
    let name = parseTypeName(kind)
    var type = TypeDeclaration(kind: kind, name: name, range: name.range)
    type.access = header.access
    type.modifiers = header.modifiers
    type.attributes = header.attributes
    type.conditions = conditions.conditions()
    sites.append(site(header, keyword: keyword, names: [(keyword + 1, name.range.start)]))
    parseGenericClause(into: &type)
    parseInheritance(into: &type)
    type.whereClause = parseWhereClause()
    parseBody(into: &type)
    type.range = range(of: header, keyword: keyword)
    members.types.append(type)
  }

  func site(
    _ header: Header, keyword: Int, names: [(first: Int, anchor: Int)] = [], refusal: String? = nil
  ) -> DeclarationSite {
    DeclarationSite(
      start: header.start ?? keyword, keyword: keyword,
      elements: names.map { DeclarationSite.Element(first: $0.first, anchor: $0.anchor) },
      refusal: refusal)
  }

  /// An extension names a path, any other declaration a single word.
  private mutating func parseTypeName(_ kind: TypeDeclaration.Kind) -> Name {
    let start = position
    if kind == .extensionType {
      var parser = TypeParser(stream, at: position)
      if let type = parser.parse() {
        position = parser.position
        return Name(type.text, type.range)
      }
    }
    position = start + 1
    return stream.name(start)
  }

  private mutating func parseGenericClause(into type: inout TypeDeclaration) {
    guard stream.is(position, "<"), stream.isClosed(position) else { return }
    let end = stream.after(position)
    type.genericClause = stream.collapsedText(position..<end)
    type.genericParameters = stream.elements((position + 1)..<(end - 1)).compactMap(parameterName)
    position = end
  }

  /// `T: Equatable`, `each T`, `let N: Int`.
  private func parameterName(_ stretch: Range<Int>) -> String? {
    let names = stretch.prefix { stream.isIdentifier($0) }
    return names.last.map { stream.name($0).text }
  }

  private mutating func parseInheritance(into type: inout TypeDeclaration) {
    guard stream.is(position, ":") else { return }
    repeat {
      position += 1
      var parser = TypeParser(stream, at: position)
      guard let parent = parser.parse() else { break }
      position = parser.position
      type.inheritance.append(parent)
    } while stream.is(position, ",")
  }

  /// The requirements up to the body, or up to the line's end where there is none.
  mutating func parseWhereClause() -> String? {
    guard stream.is(position, "where") else { return nil }
    position += 1
    let start = position
    while position < stream.count, !stream.is(position, "{"), !stream.is(position, "}"),
      !stream.is(position, ";"), !startsAnew(position, after: start)
    {
      position = stream.after(position)
    }
    return stream.collapsedText(start..<position)
  }

  /// Whether a line begins here that cannot go on with the one before.
  private func startsAnew(_ index: Int, after start: Int) -> Bool {
    guard index > start, stream.items[index].isAfterNewline else { return false }
    return stream.isIdentifier(index - 1)
      && (stream.isIdentifier(index) || stream.is(index, "@") || stream.kind(index) == .pound)
  }

  private mutating func parseBody(into type: inout TypeDeclaration) {
    guard stream.is(position, "{") else { return }
    let end = stream.closing[position]
    typeBraces.insert(position)
    guard depth < Self.maximumDepth else {
      position = stream.after(position)
      return
    }
    position += 1
    let members = parseNested(until: end, of: type.kind)
    type.properties = members.properties
    type.patterns = members.patterns
    type.cases = members.cases
    type.initialisers = members.initialisers
    type.functions = members.functions
    type.aliases = members.aliases
    type.types = members.types
    if stream.is(end, "}") { position = end + 1 }
  }

  private mutating func parseNested(until end: Int, of kind: TypeDeclaration.Kind) -> Members {
    let outer = outerConditions
    outerConditions = conditions.count
    depth += 1
    defer {
      depth -= 1
      conditions.truncate(to: outerConditions)
      outerConditions = outer
    }
    return parseMembers(until: end, of: kind)
  }
}
