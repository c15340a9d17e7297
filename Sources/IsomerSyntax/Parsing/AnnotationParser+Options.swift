// Options and their values, which consist of Swift tokens.

extension AnnotationParser {
  /// Parses `name` or `name: value` and the comma after it; returns nil if it contains an error.
  mutating func parseOption() -> AnnotationOption? {
    guard let name = parseName() else {
      reportUnexpected()
      skipToComma()
      return nil
    }
    if position < end, stream.is(position, ":") {
      position += 1
    } else if position < end, beginsValue {
      let first = stream.is(position, ".") ? "." + stream.text(position + 1) : stream.text(position)
      let isEquals = stream.is(position, "=")
      let fix = isEquals ? "write ':' instead of '='" : "insert ':'"
      report(.expectedColon, first, at: position, fix: fix)
      if isEquals { position += 1 }
    } else {
      parseComma()
      return AnnotationOption(name: name, value: nil)
    }
    let value = parseValue(of: name)
    parseComma()
    return value.map { AnnotationOption(name: name, value: $0) }
  }

  /// True if a value begins at the position, so that the colon before it is missing.
  private var beginsValue: Bool {
    switch stream.kind(position) {
    case .string, .unterminatedString, .integer, .float, .regex, .unterminatedRegex: true
    default:
      stream.is(position, "[") || stream.is(position, "=") || isSingleQuote(position)
        || stream.is(position, ".") && stream.isIdentifier(position + 1)
    }
  }

  /// Parses a name such as `key.read`.
  private mutating func parseName() -> Name? {
    guard position < end, stream.isIdentifier(position) else { return nil }
    let first = position
    position += 1
    while position + 1 < end, stream.is(position, "."), stream.isIdentifier(position + 1),
      !stream.items[position].isAfterBlank
    {
      position += 2
    }
    guard position > first + 1 else { return name(at: first) }
    let range = text.place(stream.range(first..<position))
    return Name(stream.collapsedText(first..<position), range)
  }

  /// Parses everything up to the next comma outside brackets.
  private mutating func parseValue(of word: Name) -> AnnotationValue? {
    let start = position
    var isSound = true
    while position < end, !stream.is(position, ","), !stream.is(position, ";") {
      if isMissingComma(start) { break }
      isSound = checkToken() && isSound
      position = min(end, stream.after(position))
    }
    guard position > start else {
      let fix = "add a value after '\(word.text):', or remove the ':'"
      problems.append(Problem(.missingValue, word.text, at: word.range.start, fix: fix))
      return nil
    }
    guard isSound else { return nil }
    return ValueReader(stream: stream, place: { [text] in text.place($0) })
      .value(start..<position)
  }

  /// Returns false and reports an error if the token, or the content of its bracket, is invalid.
  private mutating func checkToken() -> Bool {
    let inside = position..<min(end, stream.after(position))
    // A string may contain the closing bracket, so it is checked first.
    for index in inside {
      switch stream.kind(index) {
      case .unterminatedString:
        report(.unterminatedString, at: index, fix: ProblemText.closingQuote)
      case .unterminatedRegex: report(.unterminatedRegex, at: index)
      case .unknown where isSingleQuote(index): reportSingleQuotes(index)
      case .unknown:
        let text = stream.text(index).unicodeScalars.map { $0.escaped(asASCII: false) }.joined()
        let fix = "“”".contains(text) ? "write '\"'" : "remove it"
        report(.invalidCharacter, text, at: index, fix: fix)
      default: continue
      }
      return false
    }
    for index in inside {
      if stream.strayBrackets.contains(index) {
        report(.strayBracket, stream.text(index), at: index, fix: "remove it")
        return false
      }
      if stream.isOpening(index), !stream.isClosed(index) {
        report(unclosed: index)
        return false
      }
    }
    return true
  }

  private func isSingleQuote(_ index: Int) -> Bool {
    stream.kind(index) == .unknown && stream.text(index) == "'"
  }

  /// Reports a single-quoted string once, regardless of its content.
  private mutating func reportSingleQuotes(_ first: Int) {
    let last = (first + 1..<max(end, first + 1)).first(where: isSingleQuote)
    let inside = last.map { stream.collapsedText(first + 1..<$0) } ?? "…"
    report(.singleQuotes, at: first, fix: "write '\"\(inside)\"'")
    if first == position { position = last ?? first }
  }

  /// Returns true if two operands are adjacent, without a comma between them.
  private func isMissingComma(_ start: Int) -> Bool {
    guard position > start, endsOperand(position - 1) else { return false }
    switch stream.kind(position) {
    case .string, .unterminatedString, .integer, .float, .unknown: return true
    case .identifier:
      let followsClosure = stream.is(position - 1, "}") && !stream.is(start, "{")
      return !Self.infixWords.contains(stream.text(position))
        && !(followsClosure && stream.isClosureLabel(position))
    default: return false
    }
  }

  private func endsOperand(_ index: Int) -> Bool {
    switch stream.kind(index) {
    case .string, .unterminatedString, .integer, .float, .regex: true
    case .identifier: !Self.prefixWords.contains(stream.text(index))
    case .punctuation: stream.is(index, ")") || stream.is(index, "]") || stream.is(index, "}")
    case .operator: stream.items[index].fixity == .postfix && !stream.isMarkOfWord(index)
    default: false
    }
  }

  private static let infixWords: Set<String> = ["as", "else", "in", "is", "where"]
  private static let prefixWords: Set<String> = [
    "any", "as", "await", "case", "consume", "copy", "each", "else", "if", "in", "inout", "is",
    "let", "repeat", "return", "some", "switch", "throw", "try", "unsafe", "var", "where",
  ]

  private mutating func parseComma() {
    guard position < end else { return }
    if stream.is(position, ",") {
      position += 1
      return
    }
    // A name begins the next option, but several names are prose.
    let isName = stream.isIdentifier(position)
    let isProse = isName && position + 1 < end && stream.isIdentifier(position + 1)
    if stream.isClosingBracket(position) {
      reportUnexpected()
    } else {
      let isSemicolon = stream.is(position, ";")
      let fix =
        isProse
        ? "move the text to another comment" : isSemicolon ? "write ',' instead" : "insert ','"
      report(.expectedComma, stream.text(position), at: position, fix: fix)
      if isSemicolon {
        position += 1
        return
      }
    }
    if !isName || isProse { skipToComma() }
  }

  private mutating func reportUnexpected() {
    if stream.isClosingBracket(position) {
      report(.strayBracket, stream.text(position), at: position, fix: "remove it")
    } else {
      let text = stream.text(position)
      let isSecond = position > 0 && stream.is(position - 1, ",") && beginsValue
      let isKey = stream.kind(position) == .string
      let fix =
        isSecond
        ? "write several values as a list: '[…, …]'" : isKey ? "write 'key: \(text)'" : nil
      report(.expectedOption, text, at: position, fix: fix)
    }
  }

  private mutating func skipToComma() {
    position = stream.comma(from: position, until: end)
    if position < end { position += 1 }
  }
}
