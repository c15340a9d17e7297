// Functions, initialisers and other declarations with bodies.

extension DeclarationParser {
  mutating func parseFunction() {
    let keyword = position
    let first = keyword + 1
    guard stream.isIdentifier(first) || stream.kind(first) == .operator else { return }
    position = first + 1
    body.type.functions.append(parseSignature(keyword, name: first, "a function"))
  }

  /// Parses an initialiser, `init?<T>(…)`.
  mutating func parseInitialiser() {
    let keyword = position
    let next = keyword + 1
    let isFailable = stream.is(next, "?") || stream.is(next, "!")
    guard isFailable || stream.is(next, "(") || stream.is(next, "<") else { return }
    position = isFailable ? next + 1 : next
    var initialiser = parseSignature(keyword, name: keyword, "an initialiser")
    initialiser.isFailable = isFailable
    body.type.initialisers.append(initialiser)
  }

  mutating func parseSubscript() {
    let keyword = position
    guard stream.is(keyword + 1, "(") || stream.is(keyword + 1, "<") else { return }
    position = keyword + 1
    _ = parseSignature(keyword, name: keyword, "a subscript")
  }

  /// Parses the rest of a function after its name: generics, parameters, effects, result and body.
  private mutating func parseSignature(
    _ keyword: Int, name: Int, _ refusal: String
  ) -> FunctionDeclaration {
    let name = stream.name(name)
    var function = FunctionDeclaration(name: name, range: name.range)
    var place = site(keyword, names: [keyword + 1], refusal: refusal)
    function.access = header.access
    function.modifiers = header.modifiers
    function.attributes = attributes
    function.conditions = memberConditions
    function.isGeneric = stream.angleEnd(position) != nil
    position = stream.afterAngles(position)
    function.parameters = parseParameters(&place) ?? []
    while let end = stream.effectEnd(position) {
      if stream.text(position).hasSuffix("async") {
        function.isAsync = true
      } else {
        function.isThrowing = true
      }
      position = end
    }
    function.returnType = parseType(after: "->")
    _ = parseWhereClause()
    if stream.is(position, "{") { position = stream.after(position) }
    function.range = range(ofKeyword: keyword)
    sites.append(place)
    return function
  }

  /// Parses `typealias Name<T> = Type where T: P`.
  mutating func parseAlias() {
    let keyword = position
    guard stream.isIdentifier(keyword + 1) else { return }
    sites.append(site(keyword, names: [keyword + 1]))
    let name = stream.name(keyword + 1)
    position = keyword + 2
    let parameters = parseGenericParameters()
    guard let type = parseType(after: "=") else { return }
    _ = parseWhereClause()
    body.type.aliases.append(
      AliasDeclaration(
        name: name.text, nameRange: name.range, type: type, genericParameters: parameters,
        access: header.access, conditions: memberConditions))
  }

  /// Parses `associatedtype Name: P = Type where Name: Q`.
  mutating func parseAssociatedType() {
    guard stream.isIdentifier(position + 1) else { return }
    sites.append(site(position, refusal: "an associated type"))
    position += 2
    _ = parseInheritance()
    _ = parseType(after: "=")
    _ = parseWhereClause()
  }

  /// Parses a declaration that the generator ignores, and which no annotation can precede.
  mutating func parseOther() {
    let keyword = position
    let next = keyword + 1
    switch stream.text(keyword) {
    case "deinit":
      position = next
      if stream.is(position, "async") { position += 1 }
      guard stream.is(position, "{") else { return position = keyword }
      position = stream.after(position)
      sites.append(site(keyword, refusal: "a deinitialiser"))
    case "operator" where stream.kind(next) == .operator:
      position = next + 1
      _ = parseInheritance()
      if stream.is(position, "{") { position = stream.after(position) }
      sites.append(site(keyword, refusal: "an operator"))
    case "precedencegroup" where stream.isIdentifier(next):
      position = stream.after(next + 1)
      sites.append(site(keyword, refusal: "a precedence group"))
    case "macro" where stream.isIdentifier(next) && !isInType:
      position = next + 1
      _ = parseSignature(keyword, name: next, "a macro")
      if parseInitialValue() != nil { _ = parseWhereClause() }
    default: break
    }
  }

  /// Skips a macro expansion, `#Name<T>(…) { … } label: { … }`.
  mutating func parseMacroExpansion() {
    guard stream.items[position].range.count > 1 else { return }
    position += 1
    while stream.isMemberMark(position) { position += 2 }
    position = stream.afterArguments(stream.afterAngles(position))
    if stream.is(position, "{") { position = stream.after(position) }
    while stream.isClosureLabel(position) { position = stream.after(position + 2) }
  }

  /// Parses `@testable public import struct Foundation.URL`.
  mutating func parseImport() {
    let keyword = position
    let kinds: Set<String> = [
      "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
    ]
    guard stream.isIdentifier(keyword + 1) else { return }
    position = keyword + 1
    if kinds.contains(stream.text(position)), stream.isIdentifier(position + 1) { position += 1 }
    let module = stream.name(position).text
    position += 1
    while stream.isMemberMark(position) { position += 2 }
    // `import func Swift.<`
    if stream.is(position, ".") || stream.is(position, "::"), stream.kind(position + 1) == .operator
    {
      position += 2
    }
    sites.append(site(keyword, refusal: SiteIndex.anImport))
    guard !isInType else { return }
    imports.append(
      ImportDeclaration(
        attributes: header.attributes.map { "@" + $0.text }, access: header.access,
        text: stream.collapsedText(keyword..<position), module: module,
        conditions: memberConditions, range: range(ofKeyword: keyword)))
  }
}
