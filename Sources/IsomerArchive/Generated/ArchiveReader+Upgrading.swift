@_spi(Generated) public import Isomer

@_spi(Generated)
extension ArchiveReader {
  /// What a function makes of an object of an older version for one of its properties; nil for an
  /// object of today, and where the function gives nil.
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
