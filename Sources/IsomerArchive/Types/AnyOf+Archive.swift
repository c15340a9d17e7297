@_spi(Generated) public import Isomer

extension AnyOfInput: Archivable {
  /// Reads a string that contains the JSON document of the value.
  public static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> AnyOfInput {
    try reader.transformed(.embedded(as: AnyOfInput.self))
  }

  /// Writes a string that contains the JSON document of the value.
  public func archive(to writer: inout ArchiveWriter) {
    writer.transformed(.embedded(as: AnyOfInput.self), AnyOfInput.self, self)
  }
}
