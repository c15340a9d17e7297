@_spi(Generated) public import Isomer

extension AnyOfTransformer.Input: Archivable where First.Input: Archivable {
  /// Reads the value in the first form, in which it is archived.
  public static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Self {
    .forms(try First.Input.unarchive(&reader), nil)
  }

  /// Writes the value in the first form.
  public func archive(to writer: inout ArchiveWriter) {
    guard case .forms(let first?, _) = self else { return writer.writeNull() }
    first.archive(to: &writer)
  }
}
