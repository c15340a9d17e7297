import IsomerSyntax

/// A statement with a body in braces.
enum Block {
  struct Clause {
    /// The patterns of a case; empty for `default`.
    var patterns: [Expression]
    var body: [Statement]
  }

  /// `switch value { case …: … default: … }`.
  case choice(value: Expression, clauses: [Clause])
  /// `if let name = value { … } else …` or `if let name { … } else …`; `otherwise` is what follows
  /// `else`.
  case binding(name: String, value: Expression, body: [Statement], otherwise: [Statement])
  /// `guard let name = value else { … }`.
  case requirement(name: String, value: Expression, otherwise: [Statement])
  /// `if value { … }`.
  case condition(value: Expression, body: [Statement])
  /// `do { … } catch { … }`; `handling` are the tokens after the first body.
  case attempt(body: [Statement], handling: Expression)

  /// Reads a statement; nil if it has another form.
  init?(_ statement: Statement, in source: SwiftSource) {
    let tokens = source.tokens
    let items = statement.whole.items
    let first = items.lowerBound
    let brace = tokens.topLevel((first + 1)..<items.upperBound).first { tokens.is($0, "{") }
    guard let open = brace, tokens.isClosed(open) else { return nil }
    let close = tokens.closing[open]
    if tokens.is(first, "switch") {
      self = .choice(
        value: Expression(source, (first + 1)..<open),
        clauses: Self.clauses((open + 1)..<close, source))
    } else if tokens.is(first, "do"), open == first + 1 {
      self = .attempt(
        body: Statement.statements(in: (open + 1)..<close, of: source),
        handling: Expression(source, close + 1..<items.upperBound))
    } else if tokens.is(first, "guard"), tokens.is(first + 1, "let"),
      tokens.isIdentifier(first + 2), tokens.is(first + 3, "="), tokens.is(open - 1, "else")
    {
      let value = Expression(source, (first + 4)..<(open - 1))
      guard tokens.elements(value.items).count == 1 else { return nil }
      self = .requirement(
        name: tokens.name(first + 2).text, value: value,
        otherwise: Statement.statements(in: (open + 1)..<close, of: source))
    } else if tokens.is(first, "if") {
      self.init(ifAt: first, open: open, end: items.upperBound, in: source)
    } else {
      return nil
    }
  }

  /// Reads `if` with one condition.
  private init?(ifAt first: Int, open: Int, end: Int, in source: SwiftSource) {
    let tokens = source.tokens
    let body = Statement.statements(in: (open + 1)..<tokens.closing[open], of: source)
    let isBinding = tokens.is(first + 1, "let") && tokens.isIdentifier(first + 2)
    let hasValue = isBinding && tokens.is(first + 3, "=")
    let start = hasValue ? first + 4 : isBinding ? first + 2 : first + 1
    let value = Expression(source, start..<open)
    guard start < open, tokens.elements(value.items).count == 1 else { return nil }
    var rest = (tokens.closing[open] + 1)..<end
    guard isBinding else {
      guard rest.isEmpty, !["let", "var", "case"].contains(where: { tokens.is(first + 1, $0) })
      else { return nil }
      self = .condition(value: value, body: body)
      return
    }
    if tokens.is(rest.lowerBound, "else") {
      rest = rest.lowerBound + 1..<rest.upperBound
      if tokens.is(rest.lowerBound, "{") {
        rest = rest.lowerBound + 1..<tokens.closing[rest.lowerBound]
      }
    }
    self = .binding(
      name: tokens.name(first + 2).text, value: value, body: body,
      otherwise: Statement.statements(in: rest, of: source))
  }

  private static func clauses(_ body: Range<Int>, _ source: SwiftSource) -> [Clause] {
    let tokens = source.tokens
    let starts = tokens.topLevel(body).filter { tokens.is($0, "case") || tokens.is($0, "default") }
    return starts.enumerated().map { place, start in
      let end = place + 1 < starts.count ? starts[place + 1] : body.upperBound
      let colon = tokens.topLevel((start + 1)..<end).first { tokens.is($0, ":") } ?? end
      let patterns =
        tokens.is(start, "default")
        ? [] : tokens.elements((start + 1)..<colon).map { Expression(source, $0) }
      return Clause(
        patterns: patterns,
        body: Statement.statements(in: min(colon + 1, end)..<end, of: source))
    }
  }
}
