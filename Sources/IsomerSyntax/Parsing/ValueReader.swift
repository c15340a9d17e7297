/// Determines the form of an expression from its tokens: a literal, a name, a list, a call.
struct ValueReader {
  let stream: TokenStream
  /// Converts a range of the stream into a range of the file; they differ inside comments.
  let place: @Sendable (SourceRange) -> SourceRange
  /// The nesting depth beyond which expressions are not analysed.
  private static let maximumDepth = 24

  func value(_ stretch: Range<Int>, depth: Int = 0) -> AnnotationValue {
    let range = stream.range(stretch)
    return AnnotationValue(
      text: stream.text(range), range: place(range), shape: shape(stretch, depth: depth))
  }

  private func shape(_ stretch: Range<Int>, depth: Int) -> ValueShape {
    guard !stretch.isEmpty, depth < Self.maximumDepth else { return .expression }
    if stretch.count == 1 { return single(stretch.lowerBound) }
    if stretch.count == 2, let pair = pair(stretch.lowerBound) { return pair }
    if let path = path(stretch) { return path }
    if let range = range(stretch, depth) { return range }
    if stream.isBracketed(stretch, "{") {
      return .closure(isAction: isAction((stretch.lowerBound + 1)..<(stretch.upperBound - 1)))
    }
    if stream.isBracketed(stretch, "[") { return brackets(stretch, depth) }
    return call(stretch, depth) ?? access(stretch, depth) ?? .expression
  }

  private func single(_ index: Int) -> ValueShape {
    let text = stream.text(index)
    switch stream.items[index].kind {
    case .integer: return .integer(text)
    case .float: return .float(text)
    case .string: return StringLiteral(text)?.value.map { .string($0) } ?? .interpolation
    case .identifier where text == "true" || text == "false": return .boolean(text == "true")
    case .identifier: return text == "nil" ? .null : .path([stream.name(index).text])
    default: return .expression
    }
  }

  private func pair(_ first: Int) -> ValueShape? {
    if stream.is(first, "-") {
      if stream.items[first + 1].kind == .integer { return .integer("-" + stream.text(first + 1)) }
      if stream.items[first + 1].kind == .float { return .float("-" + stream.text(first + 1)) }
    }
    if stream.is(first, "."), stream.isIdentifier(first + 1) {
      return .member(stream.name(first + 1).text)
    }
    return nil
  }

  private func path(_ stretch: Range<Int>) -> ValueShape? {
    guard stretch.count % 2 == 1 else { return nil }
    var names: [String] = []
    for (place, index) in stretch.enumerated() {
      if place % 2 == 1 {
        guard stream.isMemberMark(index) else { return nil }
      } else {
        guard stream.isIdentifier(index) else { return nil }
        names.append(stream.name(index).text)
      }
    }
    return .path(names)
  }

  private func brackets(_ stretch: Range<Int>, _ depth: Int) -> ValueShape {
    let inner = (stretch.lowerBound + 1)..<(stretch.upperBound - 1)
    if inner.count == 1, stream.is(inner.lowerBound, ":") { return .dictionary([]) }
    let elements = stream.elements(inner)
    let colons = elements.map { stream.labelColon($0) }
    if colons.allSatisfy({ $0 == nil }) {
      return .list(elements.map { value($0, depth: depth + 1) })
    }
    var pairs: [KeyedValue] = []
    for (element, colon) in zip(elements, colons) {
      guard let colon else { return .expression }
      let key = value(element.lowerBound..<colon, depth: depth + 1)
      pairs.append(
        KeyedValue(key: key, value: value((colon + 1)..<element.upperBound, depth: depth + 1)))
    }
    return .dictionary(pairs)
  }

  /// Reads a callee with its arguments in parentheses at the end of the expression.
  private func call(_ stretch: Range<Int>, _ depth: Int) -> ValueShape? {
    guard let parenthesis = operandEnd(stretch), stream.is(parenthesis, "("),
      parenthesis > stretch.lowerBound
    else { return nil }
    let callee = value(stretch.lowerBound..<parenthesis, depth: depth + 1)
    let inner = (parenthesis + 1)..<(stretch.upperBound - 1)
    let arguments = stream.elements(inner).map { argument($0, depth + 1) }
    return .call(callee: callee, arguments: arguments)
  }

  /// Reads an operand followed by `.name`.
  private func access(_ stretch: Range<Int>, _ depth: Int) -> ValueShape? {
    let name = stretch.upperBound - 1
    guard stretch.count > 2, stream.isIdentifier(name), stream.is(name - 1, "."),
      operandEnd(stretch) != nil
    else { return nil }
    let base = value(stretch.lowerBound..<(name - 1), depth: depth + 1)
    return .access(base: base, member: stream.name(name).text)
  }

  private func argument(_ stretch: Range<Int>, _ depth: Int) -> LabelledValue {
    let first = stretch.lowerBound
    guard stretch.count > 2, stream.isIdentifier(first), stream.is(first + 1, ":") else {
      return LabelledValue(label: nil, value: value(stretch, depth: depth))
    }
    let rest = (first + 2)..<stretch.upperBound
    return LabelledValue(label: stream.name(first).text, value: value(rest, depth: depth))
  }

  /// Returns the last name or bracket of a single operand, or nil for any other expression.
  private func operandEnd(_ stretch: Range<Int>) -> Int? {
    var index = stretch.lowerBound
    var isAfterName = false
    var last: Int?
    while index < stretch.upperBound {
      let isName = stream.isIdentifier(index)
      let isBracket = stream.closing[index] >= 0 && !stream.is(index, "{")
      if stream.isMarkOfWord(index) { return nil }
      let isMark =
        stream.is(index, ".") || stream.is(index, "::") || stream.items[index].fixity == .postfix
      guard isBracket || isMark || isName && !isAfterName else { return nil }
      if isBracket, !stream.isClosed(index) { return nil }
      isAfterName = isName
      last = index
      index = stream.after(index)
    }
    return index == stretch.upperBound ? last : nil
  }
}

extension TokenStream {
  /// Returns the items of a stretch that are outside brackets.
  package func topLevel(_ stretch: Range<Int>) -> [Int] {
    var places: [Int] = []
    var index = stretch.lowerBound
    while index < stretch.upperBound {
      places.append(index)
      index = after(index)
    }
    return places
  }

  /// Returns true if a bracket and its partner are the whole stretch.
  package func isBracketed(_ stretch: Range<Int>, _ bracket: StaticString) -> Bool {
    self.is(stretch.lowerBound, bracket) && isClosed(stretch.lowerBound)
      && after(stretch.lowerBound) == stretch.upperBound
  }

  /// Returns the parts of a stretch between top-level commas, without an empty last part.
  package func elements(_ stretch: Range<Int>) -> [Range<Int>] {
    var elements: [Range<Int>] = []
    var start = stretch.lowerBound
    while start < stretch.upperBound {
      let comma = comma(from: start, until: stretch.upperBound)
      elements.append(start..<comma)
      start = comma + 1
    }
    return elements
  }

  /// Returns the index of the next top-level comma, or the end.
  func comma(from start: Int, until end: Int) -> Int {
    var index = start
    while index < end, !self.is(index, ",") { index = after(index) }
    return min(index, end)
  }

  /// Returns the index of the top-level colon between a key and a value, ignoring `a ? b : c`.
  func labelColon(_ stretch: Range<Int>) -> Int? {
    var questions = 0
    var index = stretch.lowerBound
    while index < stretch.upperBound {
      if self.is(index, "?"), items[index].fixity == .infix { questions += 1 }
      if self.is(index, ":") {
        if questions == 0 { return index }
        questions -= 1
      }
      index = after(index)
    }
    return nil
  }
}
