// The kinds and texts of tokens.

extension TokenStream {
  package func text(_ index: Int) -> String { text(items[index].range) }

  package func text(_ range: SourceRange) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Returns true if the item is the given keyword, operator or punctuation; false past the end.
  package func `is`(_ index: Int, _ text: StaticString) -> Bool {
    guard initial(index) == text.utf8Start.pointee else { return false }
    let range = items[index].range
    guard range.count == text.utf8CodeUnitCount else { return false }
    // A manual loop for speed: this is called many times for every token, also in debug builds.
    return text.withUTF8Buffer { wanted in
      var offset = 0
      while offset < wanted.count {
        if bytes[range.start + offset] != wanted[offset] { return false }
        offset += 1
      }
      return true
    }
  }

  /// Returns the first byte of a word or a mark; 0 for a literal and past the end.
  func initial(_ index: Int) -> UInt8 {
    index >= 0 && index < initials.count ? initials[index] : 0
  }

  func kind(_ index: Int) -> Token.Kind? {
    index >= 0 && index < items.count ? items[index].kind : nil
  }

  package func isIdentifier(_ index: Int) -> Bool { kind(index) == .identifier }

  /// Returns true at a `.`, or the `::` of a module selector, before a name.
  func isMemberMark(_ index: Int) -> Bool {
    (self.is(index, ".") || self.is(index, "::")) && isIdentifier(index + 1)
  }

  /// Returns the index after an attribute's name with its generic arguments, as in `@A.B` or
  /// `@M::W<Int>.Box`, or nil without an attribute.
  func attributeNameEnd(_ index: Int) -> Int? {
    guard self.is(index, "@"), isIdentifier(index + 1) else { return nil }
    var end = afterAngles(index + 2)
    while isMemberMark(end) { end = afterAngles(end + 2) }
    return end
  }

  /// Returns the index after arguments in parentheses on the same line, if there are any.
  func afterArguments(_ index: Int) -> Int {
    self.is(index, "(") && !items[index].isAfterNewline ? after(index) : index
  }

  /// Returns the index after `async` or `throws(E)`, or nil without an effect.
  func effectEnd(_ index: Int) -> Int? {
    guard
      self.is(index, "async") || self.is(index, "throws") || self.is(index, "rethrows")
        || self.is(index, "reasync")
    else { return nil }
    return self.is(index + 1, "(") ? after(index + 1) : index + 1
  }

  /// Returns true at the label of a call's second trailing closure: `f { … } or: { … }`.
  func isClosureLabel(_ index: Int) -> Bool {
    isIdentifier(index) && self.is(index + 1, ":") && self.is(index + 2, "{")
  }

  /// Returns the identifier without its backticks.
  package func name(_ index: Int) -> Name {
    let text = text(index)
    guard text.hasPrefix("`"), text.count > 2 else { return Name(text, items[index].range) }
    return Name(String(text.dropFirst().dropLast()), items[index].range)
  }

  /// Returns the index after the item, or after its closing bracket.
  package func after(_ index: Int) -> Int {
    guard items.indices.contains(index) else { return count }
    let end = closing[index]
    if end < 0 { return index + 1 }
    return isPartner(end, of: index) ? end + 1 : max(end, index + 1)
  }

  /// Returns true if the bracket is closed; otherwise `closing` is where the search ended.
  package func isClosed(_ index: Int) -> Bool {
    closing[index] >= 0 && isPartner(closing[index], of: index)
  }

  /// Returns true if the item that ends a bracket closes it; a `<` is not ended by anything else.
  private func isPartner(_ end: Int, of index: Int) -> Bool {
    self.is(index, "<") || opener(for: end) == initial(index)
  }

  /// Returns the byte range from the first to the last item of a stretch.
  package func range(_ stretch: Range<Int>) -> SourceRange {
    guard let first = stretch.first, let last = stretch.last, last < count else {
      let end = stretch.lowerBound < count ? items[stretch.lowerBound].range.start : bytes.count
      return SourceRange(start: end, end: end)
    }
    return SourceRange(start: items[first].range.start, end: items[last].range.end)
  }

  /// Returns the text without comments, with each run of whitespace collapsed to a space.
  package func collapsedText(_ stretch: Range<Int>) -> String {
    var text = ""
    for index in stretch where index < count {
      if index > stretch.lowerBound, needsBlank(index) { text += " " }
      text += self.text(index)
    }
    return text
  }

  /// Returns true after whitespace, and if only a comment separates two words.
  package func needsBlank(_ index: Int) -> Bool {
    if items[index].isAfterBlank { return true }
    let isApart = items[index - 1].range.end < items[index].range.start
    return isApart && isIdentifier(index) && isIdentifier(index - 1)
  }
}

extension Token.Kind {
  /// True unless the token is a literal, whose text does not determine its kind.
  var isWord: Bool {
    switch self {
    case .identifier, .operator, .punctuation, .pound: true
    default: false
    }
  }
}
