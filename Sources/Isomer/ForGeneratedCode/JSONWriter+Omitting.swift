// Members that `omit:` leaves out. The closures write them.
@_spi(Generated)
extension JSONWriter {
  /// Writes a member unless its value is an empty text, list, object or data.
  @inlinable
  public mutating func unlessEmpty(_ write: (inout JSONWriter) -> Void) {
    let start = count
    write(&self)
    if endsWithEmptyValue { count = start }
  }

  /// True if the last value is empty.
  ///
  /// Inside of a string, a quote has a backslash before it.
  @usableFromInline
  var endsWithEmptyValue: Bool {
    guard count >= 3, base[count - 3] == Byte.colon else { return false }
    return switch (base[count - 2], base[count - 1]) {
    case (Byte.quote, Byte.quote), (Byte.openBracket, Byte.closeBracket),
      (Byte.openBrace, Byte.closeBrace), (NativeToken.data, NativeToken.end):
      true
    default: false
    }
  }

  /// Writes a member unless a function returns true for its value.
  @inlinable
  public mutating func unless<Value>(
    _ value: Value, _ isOmitted: (Value) -> Bool, _ write: (inout JSONWriter) -> Void
  ) {
    if !isOmitted(value) { write(&self) }
  }

  /// Writes a member unless a function returns true for its value, which is not nil.
  @inlinable
  public mutating func unless<Value>(
    ifPresent value: Value?, _ isOmitted: (Value) -> Bool, _ write: (inout JSONWriter) -> Void
  ) {
    if !(value.map(isOmitted) ?? false) { write(&self) }
  }

  /// Writes a member unless its value equals another one.
  @inlinable
  public mutating func unless<Value: Equatable>(
    _ value: Value, is other: @autoclosure () -> Value,
    _ write: (inout JSONWriter, Value) -> Void
  ) {
    if value != other() { write(&self, value) }
  }

  /// Writes a member unless its value, whose type is not comparable, is written like another one.
  public mutating func unless<Value>(
    _ value: Value, is other: @autoclosure () -> Value,
    _ write: (inout JSONWriter, Value) -> Void
  ) {
    let start = count
    write(&self, value)
    let end = count
    guard failure == nil else { return }
    write(&self, other())
    let isEqual = withBytes { $0[start..<end].elementsEqual($0[end...]) }
    // A failure of the other value does not concern the document.
    failure = nil
    count = isEqual ? start : end
  }
}
