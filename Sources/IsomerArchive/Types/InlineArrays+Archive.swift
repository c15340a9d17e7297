@_spi(Generated) public import Isomer

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
extension InlineArray: Archivable where Element: Archivable {
  /// Reads an array; throws if it has another number of elements.
  @inlinable
  public static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> InlineArray
  {
    let start = reader.position
    guard try reader.beginArray() == count else {
      throw reader.invalid("an array of \(count) values", at: start)
    }
    let elements = try InlineArray { _ throws(ReadingFailure) in try Element.unarchive(&reader) }
    reader.endArray()
    return elements
  }

  /// Writes an array.
  @inlinable
  public func archive(to writer: inout ArchiveWriter) {
    guard writer.beginArray(count) else { return }
    for index in indices { self[index].archive(to: &writer) }
    writer.endArray()
  }
}
