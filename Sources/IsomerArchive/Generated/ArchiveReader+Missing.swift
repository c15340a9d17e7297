@_spi(Generated) public import Isomer

@_spi(Generated)
extension ArchiveReader {
  /// The failure for a property that the object just read lacks.
  @inline(never)
  public mutating func missing(
    _ property: StaticString, in object: ArchiveObject
  ) -> ReadingFailure {
    details.missingKey = property.description
    return ReadingFailure(.missingKey, at: object.start)
  }

  /// The failure for a name just read that no case of an enum has.
  @inline(never)
  public mutating func unknownCase(
    _ expected: StaticString, at position: Position
  ) -> ReadingFailure {
    invalid(expected.description, at: position)
  }
}
