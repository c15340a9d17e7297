@_spi(Generated) public import Isomer

extension PropertyChange: Archivable where Wrapped: Archivable {
  /// Reads null, an empty array as absent, or an array of one value.
  @inlinable
  public static func unarchive(
    _ reader: inout ArchiveReader
  ) throws(ReadingFailure) -> PropertyChange<Wrapped> {
    if reader.readNull() { return .null }
    let start = reader.position
    let count = try reader.beginArray()
    guard count < 2 else { throw reader.invalid("an array of one value at most", at: start) }
    let change: PropertyChange = count == 0 ? .absent : .value(try Wrapped.unarchive(&reader))
    reader.endArray()
    return change
  }

  /// Writes null, an empty array if absent, or an array of the value.
  @inlinable
  public func archive(to writer: inout ArchiveWriter) {
    if case .null = self { return writer.writeNull() }
    guard writer.beginArray(isAbsent ? 0 : 1) else { return }
    if case .value(let value) = self { value.archive(to: &writer) }
    writer.endArray()
  }

  /// True, because a change can be null.
  @inlinable
  public static var encodesNil: Bool { true }
}
