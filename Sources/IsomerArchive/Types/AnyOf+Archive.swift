@_spi(Generated) public import Isomer

extension AnyOfTransformer.Input: Archivable where First.Input: Archivable {
  /// Reads the value in the first form, in which it is archived.
  public static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Self {
    Self(first: try First.Input.unarchive(&reader))
  }

  /// Writes the value in the first form.
  public func archive(to writer: inout ArchiveWriter) {
    if let first { first.archive(to: &writer) } else { writer.writeNull() }
  }
}
