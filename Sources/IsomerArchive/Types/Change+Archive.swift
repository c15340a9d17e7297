@_spi(Generated) public import Isomer

extension Change: Archivable where Wrapped: Archivable {
  /// Reads an array: an empty one is absent, one of a value the value; null is null.
  @inlinable
  public static func unarchive(
    _ reader: inout ArchiveReader
  ) throws(ReadingFailure) -> Change<Wrapped> {
    if reader.readNull() { return .null }
    let start = reader.position
    let count = try reader.beginArray()
    guard count < 2 else { throw reader.invalid("an array of one value at most", at: start) }
    let change: Change = count == 0 ? .absent : .value(try Wrapped.unarchive(&reader))
    reader.endArray()
    return change
  }

  /// Writes null, or an array of the value, if there is one.
  @inlinable
  public func archive(to writer: inout ArchiveWriter) {
    if case .null = self { return writer.writeNull() }
    guard writer.beginArray(isAbsent ? 0 : 1) else { return }
    if case .value(let value) = self { value.archive(to: &writer) }
    writer.endArray()
  }

  /// True: null is.
  @inlinable
  public static var archivesNull: Bool { true }
}
