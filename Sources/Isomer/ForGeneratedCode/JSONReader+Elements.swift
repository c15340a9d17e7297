@_spi(Generated)
extension JSONReader {
  /// Reads a collection by rules; the type of a nested one is inferred.
  @inlinable
  public mutating func elements<Elements: ElementCollection>(
    _ rules: ElementRules, of _: Elements.Type = Elements.self
  ) throws(ReadingFailure) -> Elements where Elements.ReadElement: Readable {
    try Elements.read(&self, rules) { reader throws(ReadingFailure) in
      try Elements.ReadElement.read(&reader)
    }
  }

  /// Reads a collection by rules; a closure reads its elements.
  @inlinable
  public mutating func elements<Elements: ElementCollection>(
    _ rules: ElementRules, of _: Elements.Type = Elements.self,
    each: (inout JSONReader) throws(ReadingFailure) -> Elements.ReadElement
  ) throws(ReadingFailure) -> Elements {
    try Elements.read(&self, rules, each: each)
  }

  /// Reads a collection by rules, and converts its elements.
  @inlinable
  public mutating func coercedElements<Elements: ElementCollection>(
    _ rules: ElementRules, of _: Elements.Type = Elements.self
  ) throws(ReadingFailure) -> Elements where Elements.ReadElement: Coercible {
    try Elements.read(&self, rules) { reader throws(ReadingFailure) in
      try Elements.ReadElement.readCoerced(&reader)
    }
  }

  /// Calls a closure with each element of an array, or with the single value that replaces it.
  @inlinable
  mutating func forEachElement<Element>(
    _ rules: ElementRules, _ read: (inout JSONReader) throws(ReadingFailure) -> Element,
    _ take: (Element) -> Void
  ) throws(ReadingFailure) {
    if rules.contains(.wrap), token() != Byte.openBracket, token() != Byte.lowerN {
      if let element = try element(rules, read) { take(element) }
      return
    }
    try forEachElement { reader throws(ReadingFailure) in
      if let element = try reader.element(rules, read) { take(element) }
    }
  }

  /// Calls a closure for each member of an object; one that fails may be omitted by the rules.
  @inlinable
  mutating func forEachMember(
    _ rules: ElementRules, _ read: (inout JSONReader) throws(ReadingFailure) -> Void
  ) throws(ReadingFailure) {
    try forEachMember { reader throws(ReadingFailure) in
      let (start, notes) = (reader.position, reader.noteCount)
      do throws(ReadingFailure) {
        try read(&reader)
        if rules.contains(.lossy), reader.collector != nil { try reader.rejectFaults(after: notes) }
      } catch {
        guard rules.contains(.lossy) else { throw error }
        try reader.giveUpMember(start, error, notes)
      }
    }
  }

  /// Returns the next element; nil if the rules omit it.
  @inlinable
  mutating func element<Element>(
    _ rules: ElementRules, _ read: (inout JSONReader) throws(ReadingFailure) -> Element
  ) throws(ReadingFailure) -> Element? {
    if rules.contains(.compact), try readNull() { return nil }
    return rules.contains(.lossy) ? try unlessInvalid(.elementSkipped, read) : try read(&self)
  }
}
