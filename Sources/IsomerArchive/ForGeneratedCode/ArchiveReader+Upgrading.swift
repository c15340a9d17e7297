@_spi(Generated) public import Isomer

@_spi(Generated)
extension ArchiveReader {
  /// Returns the result of a function that converts an object of an older version for one property;
  /// nil for an object of the current version, or if the function returns nil.
  @inlinable
  public mutating func upgraded<Value>(
    _ object: ArchiveObject, by upgrade: (Archive, Int) throws -> Value?
  ) throws(ReadingFailure) -> Value? {
    guard object.isOlder else { return nil }
    let archive = try archive(of: object)
    do {
      return try upgrade(archive, archive.version)
    } catch {
      throw upgradeFailed(error, object)
    }
  }
}
