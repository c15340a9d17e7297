import IsomerSyntax

/// An expression in a function body, as a range of tokens.
struct Expression {
  let source: SwiftSource
  let items: Range<Int>

  init(_ source: SwiftSource, _ items: Range<Int>) {
    self.source = source
    self.items = items
  }

  private var tokens: TokenStream { source.tokens }

  var start: Int { tokens.range(items).start }

  /// The text in one line; nil if it contains a comment or a line break in a literal.
  var text: String? {
    guard !items.isEmpty, source.comments(in: tokens.range(items)).isEmpty else { return nil }
    let text = tokens.collapsedText(items)
    return text.contains { $0.isNewline } ? nil : text
  }

  var shape: ValueShape { tokens.expression(items)?.shape ?? .expression }

  /// The form, which another expression can contain.
  var value: AnnotationValue {
    AnnotationValue(text: text ?? "", range: tokens.range(items), shape: shape)
  }

  /// The name, if the expression is a single one.
  var singleName: String? {
    items.count == 1 && tokens.isIdentifier(items.lowerBound)
      ? tokens.name(items.lowerBound).text : nil
  }

  /// The statements of `catch { … }` without a pattern, if the expression is the end of a `do`.
  var catchingAll: [Statement]? {
    let body = items.dropFirst()
    guard tokens.is(items.lowerBound, "catch"), tokens.isBracketed(body, "{") else { return nil }
    return Statement.statements(in: body.dropFirst().dropLast(), of: source)
  }

  /// The kinds of `try`.
  enum Effort { case none, throwing, optional }

  /// Returns the expression after `try` or `try?`, in or around parentheses.
  func withoutTry() -> (effort: Effort, operand: Expression) {
    let operand = withoutParentheses()
    guard operand.tokens.is(operand.items.lowerBound, "try") else { return (.none, operand) }
    let next = operand.items.lowerBound + 1
    if tokens.is(next, "!") { return (.none, operand) }
    let effort: Effort = tokens.is(next, "?") ? .optional : .throwing
    let rest = (effort == .optional ? next + 1 : next)..<operand.items.upperBound
    return (effort, Expression(source, rest).withoutParentheses())
  }

  /// Returns the callee and the arguments of a call, also of one after `try` or `try?`.
  func call() -> (effort: Effort, callee: AnnotationValue, arguments: [LabelledValue])? {
    let (effort, operand) = withoutTry()
    guard case .call(let callee, let arguments) = operand.shape else { return nil }
    return (effort, callee, arguments)
  }

  func withoutParentheses() -> Expression {
    var items = items
    while tokens.isBracketed(items, "(") { items = items.dropFirst().dropLast() }
    return Expression(source, items)
  }

  /// Returns the operands of the first `??` outside of brackets.
  func splitAtDefault() -> (value: Expression, fallback: Expression)? {
    guard let index = tokens.topLevel(items).first(where: { tokens.is($0, "??") }) else {
      return nil
    }
    return (
      Expression(source, items.lowerBound..<index),
      Expression(source, (index + 1)..<items.upperBound)
    )
  }

  /// Returns the elements of a tuple, or of an argument list in parentheses.
  func elements() -> [Expression]? {
    guard tokens.isBracketed(items, "(") else { return nil }
    return tokens.elements(items.dropFirst().dropLast()).map { Expression(source, $0) }
  }

  /// The label and the value of an argument.
  var argument: LabelledValue {
    guard items.count > 2, tokens.isIdentifier(items.lowerBound),
      tokens.is(items.lowerBound + 1, ":")
    else { return LabelledValue(label: nil, value: value) }
    let rest = Expression(source, (items.lowerBound + 2)..<items.upperBound)
    return LabelledValue(label: tokens.name(items.lowerBound).text, value: rest.value)
  }

  /// Returns true if the expression uses one of the names, other than as a member or a label.
  func uses(anyOf names: Set<String>) -> Bool {
    items.contains { index in
      tokens.isIdentifier(index) && names.contains(tokens.name(index).text)
        && !tokens.is(index - 1, ".") && !tokens.is(index + 1, ":")
    }
  }
}

extension ValueShape {
  /// The name in `name` or `self.name`.
  var ownMember: String? {
    guard case .path(let names) = self, let name = names.last,
      names == [name] || names == ["self", name]
    else { return nil }
    return name
  }
}
