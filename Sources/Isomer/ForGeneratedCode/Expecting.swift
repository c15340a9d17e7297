@_spi(Generated)
extension JSONReader {
  /// Reads a value whose errors say what is expected in the words of an option.
  ///
  /// Errors inside the value are unchanged.
  @inlinable
  public mutating func expecting<Value>(
    _ text: StaticString, _ read: (inout JSONReader) throws(ReadingFailure) -> Value
  ) throws(ReadingFailure) -> Value {
    let start = cursor
    do throws(ReadingFailure) {
      return try read(&self)
    } catch {
      expect(text, after: error, from: start)
      throw error
    }
  }

  @inline(never) @usableFromInline
  mutating func expect(_ text: StaticString, after failure: ReadingFailure, from start: Int) {
    let others: [ReadingFailure.Code] = [.checkFailed, .duplicateKey, .missingKey, .unknownKey]
    let start = scanWhitespace(base, from: start, to: count)
    let isContainer = [Byte.openBrace, Byte.openBracket].contains(byte(start))
    guard failure.offset == start || !isContainer, details.inside == nil,
      failure.code.isAboutValue, !others.contains(failure.code)
    else { return }
    details.expected = text.description
    details.reason = nil
  }
}
