@_spi(Generated) public import Isomer

extension Value: Archivable {
  /// Reads any value; an object of a model becomes an object with the names of its properties, see
  /// ``Archive``.
  public static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Value {
    try reader.readTree()
  }

  /// Writes the value; the order of an object's members is preserved.
  public func archive(to writer: inout ArchiveWriter) { writer.writeTree(self) }

  /// True, because a value can be `null`.
  public static var encodesNil: Bool { true }
}

extension Value {
  static func number(_ value: UInt64) -> Value {
    Int64(exactly: value).map(Value.int) ?? .uint(value)
  }
}

extension Change: Archivable where Wrapped: Archivable {
  /// Reads null, an empty array as absent, or an array of one value.
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
