@_spi(Generated)
extension JSONReader {
  /// Returns the failure for a type that is not read under the current profile.
  public mutating func unread(_ type: String) -> ReadingFailure {
    invalid("a type that is read under profile '\(profile ?? "")', which '\(type)' is not")
  }
}

@_spi(Generated)
extension JSONWriter {
  /// Fails for a type that is not written under the current profile.
  public mutating func unwritten(_ type: String) {
    fail("'\(type)' is not written under profile '\(profile ?? "")'")
  }
}
