@_spi(Generated) public import Isomer

extension EmptyText: Archivable where Value: Archivable {
  /// Reads null as empty text, or a value.
  public static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Self {
    try Value?.unarchive(&reader).map { .value($0) } ?? .empty
  }
  /// Writes null for empty text, or the value.
  public func archive(to writer: inout ArchiveWriter) {
    guard case .value(let value) = self else { return writer.writeNull() }
    Value?.some(value).archive(to: &writer)
  }
  /// True, because empty text is null.
  public static var encodesNil: Bool { true }
}
