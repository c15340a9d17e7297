public import Foundation
@_spi(Generated) public import Isomer

// Models that are not archived report that at build time.

extension Readable {
  /// Reads an archive; available only for types that can be archived.
  @available(*, unavailable, message: "write 'version: 1' at the type to keep it in archives")
  @_disfavoredOverload
  public init(
    archive bytes: some ContiguousBytes, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    throw MappingError(.notRepresentable)
  }
}

extension Writable {
  /// Writes an archive; available only for types that can be archived.
  @available(*, unavailable, message: "write 'version: 1' at the type to keep it in archives")
  @_disfavoredOverload
  public func archive(_ options: WritingOptions = WritingOptions()) throws(MappingError) -> Data {
    throw MappingError(.notRepresentable)
  }
}
