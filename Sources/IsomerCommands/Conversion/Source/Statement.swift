import IsomerSyntax

/// A statement of a function body.
struct Statement {
  enum Form {
    /// `let name = value` or `var name = value`.
    case binding(name: String, value: Expression)
    /// `name = value` or `self.name = value`.
    case assignment(property: String, value: Expression)
    /// `name <- value`, `self.name <- value` or `name >>> value`.
    case mapping(property: String, operator: String, value: Expression)
    case expression(Expression)
    case other
  }

  let form: Form
  /// All tokens of the statement.
  let whole: Expression
  /// The range, including a semicolon.
  let range: SourceRange

  /// Returns the statements between the braces of a body.
  static func statements(in body: Range<Int>, of source: SwiftSource) -> [Statement] {
    var statements: [Statement] = []
    var index = body.lowerBound
    while index < body.upperBound {
      if source.tokens.is(index, ";") {
        index += 1
        continue
      }
      let end = min(max(end(from: index, in: source), index + 1), body.upperBound)
      statements.append(Statement(index..<end, source))
      index = end
    }
    return statements
  }

  /// Returns the offsets of the statements of a function that a reader does not recognise, one for
  /// consecutive statements.
  static func rejected(
    in function: FunctionDeclaration, of source: SwiftSource, by read: (Statement) -> Bool
  ) -> [Int] {
    guard let body = source.body(of: function.range) else { return [function.range.start] }
    var offsets: [Int] = []
    var isRejected = false
    for statement in statements(in: body, of: source) {
      let wasRejected = isRejected
      isRejected = !read(statement)
      if isRejected, !wasRejected { offsets.append(statement.range.start) }
    }
    return offsets
  }

  private init(_ items: Range<Int>, _ source: SwiftSource) {
    whole = Expression(source, items)
    let next = items.upperBound
    range = source.tokens.range(items.lowerBound..<(source.tokens.is(next, ";") ? next + 1 : next))
    form = Self.form(items, source)
  }

  var isThrow: Bool { whole.source.tokens.is(whole.items.lowerBound, "throw") }

  private static func end(from start: Int, in source: SwiftSource) -> Int {
    let tokens = source.tokens
    if tokens.is(start, "let") || tokens.is(start, "var") {
      var equals = start + 1
      while equals < tokens.count, !tokens.is(equals, "="), !tokens.items[equals].isAfterNewline {
        equals += 1
      }
      guard tokens.is(equals, "=") else { return equals }
      return ExpressionScanner(tokens).end(from: equals + 1)
    }
    if blockWords.contains(where: { tokens.is(start, $0) }) { return blockEnd(start, tokens) }
    return ExpressionScanner(tokens).end(from: start)
  }

  private static let blockWords: [StaticString] = [
    "if", "guard", "for", "while", "do", "switch", "repeat", "defer", "func", "struct", "enum",
    "class", "#if",
  ]

  /// Returns the index of the first token on a new line after the braces of a statement.
  private static func blockEnd(_ start: Int, _ tokens: TokenStream) -> Int {
    var index = tokens.after(start)
    while index < tokens.count, !tokens.is(index, "}") {
      if tokens.items[index].isAfterNewline, tokens.is(index - 1, "}"),
        !tokens.is(index, "else"), !tokens.is(index, "catch")
      {
        return index
      }
      index = tokens.after(index)
    }
    return index
  }

  private static func form(_ items: Range<Int>, _ source: SwiftSource) -> Form {
    let tokens = source.tokens
    let first = items.lowerBound
    if tokens.is(first, "let") || tokens.is(first, "var") {
      guard items.count > 3, tokens.isIdentifier(first + 1), tokens.is(first + 2, "=") else {
        return .other
      }
      return .binding(
        name: tokens.name(first + 1).text,
        value: Expression(source, (first + 3)..<items.upperBound))
    }
    if blockWords.contains(where: { tokens.is(first, $0) }) { return .other }
    let isQualified = tokens.is(first, "self") && tokens.is(first + 1, ".")
    let name = isQualified ? first + 2 : first
    if tokens.isIdentifier(name), let found = infix(name + 1, items.upperBound, tokens) {
      let property = tokens.name(name).text
      let value = Expression(source, found.end..<items.upperBound)
      return found.text == "="
        ? .assignment(property: property, value: value)
        : .mapping(property: property, operator: found.text, value: value)
    }
    return .expression(Expression(source, items))
  }

  /// Returns the operator `=`, `<-` or `>>>` at an index; the last two are several tokens.
  private static func infix(_ index: Int, _ end: Int, _ tokens: TokenStream)
    -> (text: String, end: Int)?
  {
    if tokens.is(index, "="), index + 1 < end { return ("=", index + 1) }
    for (text, count) in [("<-", 2), (">>>", 3)] where index + count < end {
      let range = tokens.range(index..<(index + count))
      if range.count == count, tokens.text(range) == text { return (text, index + count) }
    }
    return nil
  }
}
