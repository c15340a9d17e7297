@_spi(Generated)
extension JSONReader {
  /// Skips the value of a constant's key; where a report is collected, a value other than the
  /// constant's is noted.
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
  mutating func compareConstant(_ constant: Value?) throws(ReadingFailure) {
    let key = keyStart
    let found = try Value.read(&self)
    // A date or data may stand there as such or, as in JSON, as text.
    let isSame = found == constant || isNative && (try? found.value()) == constant
    if !isSame { note(.constantDiffers, at: key) }
  }
}
