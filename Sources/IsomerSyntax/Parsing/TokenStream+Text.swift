// What a token is, and the text of a stretch of them.

extension TokenStream {
  func text(_ index: Int) -> String { text(items[index].range) }

  func text(_ range: SourceRange) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Whether the item is that very keyword, operator or punctuation; false past the end.
  func `is`(_ index: Int, _ text: StaticString) -> Bool {
    guard index >= 0, index < items.count else { return false }
    let range = items[index].range
    guard range.count == text.utf8CodeUnitCount, items[index].kind.isWord else { return false }
    // A loop by hand: this is asked of every token many times, in debug builds of the tool too.
    return text.withUTF8Buffer { wanted in
      var offset = 0
      while offset < wanted.count {
        if bytes[range.start + offset] != wanted[offset] { return false }
        offset += 1
      }
      return true
    }
  }

  func kind(_ index: Int) -> Token.Kind? {
    index >= 0 && index < items.count ? items[index].kind : nil
  }

  func isIdentifier(_ index: Int) -> Bool { kind(index) == .identifier }

  /// Whether a `.` or the `::` of a module selector is here, with a name after it.
  func isMemberMark(_ index: Int) -> Bool {
    (self.is(index, ".") || self.is(index, "::")) && isIdentifier(index + 1)
  }

  /// The index after the name of the attribute that begins here, with its generic arguments:
  /// `@A.B`, `@M::W<Int>.Box`; nil if none does.
  func attributeNameEnd(_ index: Int) -> Int? {
    guard self.is(index, "@"), isIdentifier(index + 1) else { return nil }
    var end = index + 2
    while true {
      if let angle = angleEnd(end) {
        end = angle + 1
      } else if isMemberMark(end) {
        end += 2
      } else {
        return end
      }
    }
  }

  /// The identifier as a name, without its back-ticks.
  func name(_ index: Int) -> Name {
    let text = text(index)
    guard text.hasPrefix("`"), text.count > 2 else { return Name(text, items[index].range) }
    return Name(String(text.dropFirst().dropLast()), items[index].range)
  }

  /// The index after the item; after its closing partner if it opens a bracket.
  func after(_ index: Int) -> Int {
    guard items.indices.contains(index) else { return count }
    guard closing[index] >= 0 else { return index + 1 }
    let end = closing[index]
    return isPartner(end, of: index) ? end + 1 : max(end, index + 1)
  }

  /// Whether the bracket has its partner; else `closing` only tells where it gave up.
  func isClosed(_ index: Int) -> Bool {
    closing[index] >= 0 && isPartner(closing[index], of: index)
  }

  private func isPartner(_ end: Int, of index: Int) -> Bool {
    (self.is(index, "{") && self.is(end, "}")) || (self.is(index, "(") && self.is(end, ")"))
      || (self.is(index, "[") && self.is(end, "]")) || (self.is(index, "<") && self.is(end, ">"))
  }

  /// The bytes from the first to the last item of a stretch.
  func range(_ stretch: Range<Int>) -> SourceRange {
    guard let first = stretch.first, let last = stretch.last, last < count else {
      let end = stretch.lowerBound < count ? items[stretch.lowerBound].range.start : bytes.count
      return SourceRange(start: end, end: end)
    }
    return SourceRange(start: items[first].range.start, end: items[last].range.end)
  }

  /// The text of a stretch with comments taken out and runs of blanks as one.
  func collapsedText(_ stretch: Range<Int>) -> String {
    var text = ""
    for index in stretch where index < count {
      if index > stretch.lowerBound, needsBlank(index) { text += " " }
      text += self.text(index)
    }
    return text
  }

  /// Where there is a blank; and where only a comment keeps two words apart.
  private func needsBlank(_ index: Int) -> Bool {
    if items[index].isAfterBlank { return true }
    let isApart = items[index - 1].range.end < items[index].range.start
    return isApart && isIdentifier(index) && isIdentifier(index - 1)
  }
}

extension Token.Kind {
  /// Whether it can be told by its text alone: no literal.
  fileprivate var isWord: Bool {
    switch self {
    case .identifier, .operator, .punctuation, .pound: true
    default: false
    }
  }
}
