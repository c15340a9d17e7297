@_spi(Generated)
extension JSONReader {
  /// Skips the value of a constant's key; a report notes a value other than the constant's.
  @inlinable
  public mutating func skipConstant<Constant: Writable>(
    _: Constant.Type, _ constant: @autoclosure () -> Constant
  ) throws(ReadingFailure) {
    guard isReporting else { return try skipValue() }
    try compareConstant(try? constant().value())
  }

  @usableFromInline
  var isReporting: Bool { objects != nil }

  @usableFromInline
  mutating func compareConstant(_ constant: JSONValue?) throws(ReadingFailure) {
    let key = keyStart
    let found = try JSONValue.read(&self)
    // A date or data may be native or, as in JSON, text.
    let isSame = found == constant || isNative && (try? found.value()) == constant
    if !isSame { note(.constantDiffers, at: key) }
  }
}
