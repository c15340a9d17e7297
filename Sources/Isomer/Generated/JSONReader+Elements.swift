@_spi(Generated)
extension JSONReader {
  /// Reads a collection with rules; throws if there is no collection.
  @inlinable
  public mutating func elements<Elements: ElementCollection>(
    _: Elements.Type, _ rules: ElementRules
  ) throws(ReadingFailure) -> Elements where Elements.ReadElement: Readable {
    try Elements.read(&self, rules) { reader throws(ReadingFailure) in
      try Elements.ReadElement.read(&reader)
    }
  }

  /// Reads a collection by rules; a closure reads its elements, which may be collections with rules
  /// of their own.
  @inlinable
  public mutating func elements<Elements: ElementCollection>(
    _: Elements.Type, _ rules: ElementRules,
    each: (inout JSONReader) throws(ReadingFailure) -> Elements.ReadElement
  ) throws(ReadingFailure) -> Elements {
    try Elements.read(&self, rules, each: each)
  }

  /// Reads a collection by rules that stands inside another, which tells its type.
  @inlinable
  public mutating func elements<Elements: ElementCollection>(
    _ rules: ElementRules
  ) throws(ReadingFailure) -> Elements where Elements.ReadElement: Readable {
    try elements(Elements.self, rules)
  }

  /// Reads a collection by rules that stands inside another; a closure reads its elements.
  @inlinable
  public mutating func elements<Elements: ElementCollection>(
    _ rules: ElementRules,
    each: (inout JSONReader) throws(ReadingFailure) -> Elements.ReadElement
  ) throws(ReadingFailure) -> Elements {
    try Elements.read(&self, rules, each: each)
  }

  /// Reads a collection by rules, and its elements by the conversion table.
  @inlinable
  public mutating func coercedElements<Elements: ElementCollection>(
    _: Elements.Type, _ rules: ElementRules
  ) throws(ReadingFailure) -> Elements where Elements.ReadElement: Coercible {
    try Elements.read(&self, rules) { reader throws(ReadingFailure) in
      try Elements.ReadElement.readCoerced(&reader)
    }
  }

  /// Reads a collection by rules that stands inside another, and converts its elements.
  @inlinable
  public mutating func coercedElements<Elements: ElementCollection>(
    _ rules: ElementRules
  ) throws(ReadingFailure) -> Elements where Elements.ReadElement: Coercible {
    try coercedElements(Elements.self, rules)
  }

  /// Reads a collection and leaves out the elements that do not fit; they are noted.
  @inlinable
  public mutating func lossy<Elements: ElementCollection>(
    _: Elements.Type
  ) throws(ReadingFailure) -> Elements where Elements.ReadElement: Readable {
    try elements(Elements.self, .lossy)
  }

  /// Reads a collection, converts its elements and leaves out those that do not convert.
  @inlinable
  public mutating func lossyCoerced<Elements: ElementCollection>(
    _: Elements.Type
  ) throws(ReadingFailure) -> Elements where Elements.ReadElement: Coercible {
    try coercedElements(Elements.self, .lossy)
  }

  /// Takes the elements of an array, or one value that stands for it.
  @inlinable
  mutating func forEachElement<Element>(
    _ rules: ElementRules, _ read: (inout JSONReader) throws(ReadingFailure) -> Element,
    _ take: (Element) -> Void
  ) throws(ReadingFailure) {
    if rules.contains(.wrap), token() != Byte.openBracket, token() != Byte.lowerN {
      if let element = try element(rules, read) { take(element) }
      return
    }
    guard try beginArray() else { return }
    repeat {
      if let element = try element(rules, read) { take(element) }
    } while try nextElement()
  }

  /// An element; nil for one that the rules leave out.
  @inlinable
  mutating func element<Element>(
    _ rules: ElementRules, _ read: (inout JSONReader) throws(ReadingFailure) -> Element
  ) throws(ReadingFailure) -> Element? {
    if rules.contains(.compact), try readNull() { return nil }
    guard rules.contains(.lossy) else { return try read(&self) }
    let start = position
    let notes = noteCount
    do {
      return try read(&self)
    } catch {
      try giveUp(start, .elementSkipped, error, notes)
      return nil
    }
  }
}
