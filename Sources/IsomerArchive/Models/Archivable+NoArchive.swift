public import Foundation
@_spi(Generated) public import Isomer

// A model that is not kept in archives says so when it is asked for one.

extension Readable {
  /// Reads an archive; generated for types that ask for archives.
  @available(*, unavailable, message: "write 'version: 1' at the type to keep it in archives")
  @_disfavoredOverload
  public init(
    archive bytes: some ContiguousBytes, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    throw MappingError(.notRepresentable)
  }
}

extension Writable {
  /// Writes an archive; generated for types that ask for archives.
  @available(*, unavailable, message: "write 'version: 1' at the type to keep it in archives")
  @_disfavoredOverload
  public func archive(_ options: WritingOptions = WritingOptions()) throws(MappingError) -> Data {
    throw MappingError(.notRepresentable)
  }
}
