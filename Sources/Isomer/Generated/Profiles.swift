// What generated code calls where a profile goes one way only.

@_spi(Generated)
extension JSONReader {
  /// The failure for a type that is not read under the profile at hand.
  public mutating func unread(_ type: StaticString) -> ReadingFailure {
    invalid("a type that is read under profile '\(profile ?? "")', which '\(type)' is not")
  }
}

@_spi(Generated)
extension JSONWriter {
  /// Fails for a type that is not written under the profile at hand.
  public mutating func unwritten(_ type: StaticString) {
    fail("'\(type)' is not written under profile '\(profile ?? "")'")
  }
}
