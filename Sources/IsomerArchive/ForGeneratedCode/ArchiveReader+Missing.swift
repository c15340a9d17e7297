@_spi(Generated) public import Isomer

@_spi(Generated)
extension ArchiveReader {
  /// Returns the failure for a property that the object just read lacks.
  @inline(never)
  public mutating func missing(
    _ property: String, in object: ArchiveObject
  ) -> ReadingFailure {
    details.missingKey = property
    return ReadingFailure(.missingKey, at: object.start)
  }

  /// Returns the failure for the name just read, which is not a case of the enum.
  @inline(never)
  public mutating func unknownCase(
    _ expected: StaticString, at position: Position
  ) -> ReadingFailure {
    invalid(expected.description, at: position)
  }
}
