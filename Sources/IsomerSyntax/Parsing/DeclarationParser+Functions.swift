// Functions, initialisers and what else has a body.

extension DeclarationParser {
  mutating func parseFunction(_ header: Header, into members: inout Members) {
    let keyword = position
    let first = keyword + 1
    guard stream.isIdentifier(first) || stream.kind(first) == .operator else { return }
    position = first + 1
    // An operator may be cut in pieces: `>` `>` `=`.
    while stream.kind(first) == .operator, stream.kind(position) == .operator,
      !stream.items[position].isAfterBlank
    {
      position += 1
    }
    let name =
      position == first + 1
      ? stream.name(first)
      : Name(stream.collapsedText(first..<position), stream.range(first..<position))
    let function = FunctionDeclaration(name: name, range: name.range)
    members.functions.append(complete(function, header, keyword, "a function"))
  }

  /// `init?<T>(…)`.
  mutating func parseInitialiser(_ header: Header, into members: inout Members) {
    let keyword = position
    let next = keyword + 1
    let isFailable = stream.is(next, "?") || stream.is(next, "!")
    guard isFailable || stream.is(next, "(") || stream.is(next, "<") else { return }
    position = isFailable ? next + 1 : next
    let name = stream.name(keyword)
    var function = FunctionDeclaration(name: name, range: name.range)
    function.isFailable = isFailable
    members.initialisers.append(complete(function, header, keyword, "an initialiser"))
  }

  mutating func parseSubscript(_ header: Header) {
    let keyword = position
    guard stream.is(keyword + 1, "(") || stream.is(keyword + 1, "<") else { return }
    position = keyword + 1
    let name = stream.name(keyword)
    _ = complete(
      FunctionDeclaration(name: name, range: name.range), header, keyword, "a subscript")
  }

  /// Everything behind the name: generic parameters, parameters, effects, result and body.
  private mutating func complete(
    _ start: FunctionDeclaration, _ header: Header, _ keyword: Int, _ refusal: String
  ) -> FunctionDeclaration {
    var function = start
    var place = site(
      header, keyword: keyword, names: [(keyword + 1, start.name.range.start)], refusal: refusal)
    function.access = header.access
    function.modifiers = header.modifiers
    function.attributes = header.attributes
    function.conditions = memberConditions
    function.isGeneric = stream.is(position, "<")
    if function.isGeneric { position = stream.after(position) }
    function.parameters = parseParameters(&place) ?? []
    parseEffects(into: &function)
    function.returnType = parseReturnType()
    _ = parseWhereClause()
    if stream.is(position, "{") { position = stream.after(position) }
    function.range = range(of: header, keyword: keyword)
    sites.append(place)
    return function
  }

  private mutating func parseEffects(into function: inout FunctionDeclaration) {
    while true {
      switch true {
      case stream.is(position, "async"), stream.is(position, "reasync"): function.isAsync = true
      case stream.is(position, "throws"), stream.is(position, "rethrows"):
        function.isThrowing = true
      default: return
      }
      position += 1
      if stream.is(position, "(") { position = stream.after(position) }
    }
  }

  private mutating func parseReturnType() -> TypeReference? {
    guard stream.is(position, "->") else { return nil }
    var parser = TypeParser(stream, at: position + 1)
    let type = parser.parse()
    position = max(position + 1, parser.position)
    return type
  }

  /// `typealias Name<T> = Type`.
  mutating func parseAlias(_ header: Header, into members: inout Members) {
    let keyword = position
    guard stream.isIdentifier(keyword + 1) else { return }
    sites.append(site(header, keyword: keyword, refusal: "a type alias"))
    let name = stream.name(keyword + 1).text
    position = keyword + 2
    let isGeneric = stream.is(position, "<")
    if isGeneric { position = stream.after(position) }
    guard stream.is(position, "=") else { return }
    var parser = TypeParser(stream, at: position + 1)
    guard let type = parser.parse() else { return }
    position = parser.position
    members.aliases.append(AliasDeclaration(name: name, type: type, isGeneric: isGeneric))
  }

  /// What a generator need not know: only that no annotation can stand before it.
  mutating func parseOther(_ header: Header) {
    let keyword = position
    let word = stream.text(keyword)
    let names = [
      "deinit": "a deinitialiser", "associatedtype": "an associated type",
      "operator": "an operator", "precedencegroup": "a precedence group", "macro": "a macro",
    ]
    let isDeclaration =
      word == "deinit"
      ? stream.is(keyword + 1, "{")
      : word == "operator"
        ? stream.kind(keyword + 1) == .operator : stream.isIdentifier(keyword + 1)
    guard isDeclaration else { return }
    sites.append(site(header, keyword: keyword, refusal: names[word]))
    position = keyword + 2
    if word == "deinit" { position = stream.after(keyword + 1) }
  }

  /// `@testable public import struct Foundation.URL`.
  mutating func parseImport(_ header: Header, into members: inout Members) {
    let keyword = position
    let kinds: Set<String> = [
      "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
    ]
    guard stream.isIdentifier(keyword + 1) else { return }
    position = keyword + 1
    if kinds.contains(stream.text(position)), stream.isIdentifier(position + 1) { position += 1 }
    let module = stream.name(position).text
    position += 1
    while stream.is(position, "."), stream.isIdentifier(position + 1) { position += 2 }
    sites.append(site(header, keyword: keyword, refusal: "an import"))
    members.imports.append(
      ImportDeclaration(
        attributes: header.attributes.map { "@" + $0.text }, access: header.access,
        text: stream.collapsedText(keyword..<position), module: module,
        conditions: memberConditions, range: range(of: header, keyword: keyword)))
  }
}
