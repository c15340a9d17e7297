@_spi(Generated) public import Isomer

extension JSONValue: Archivable {
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

extension JSONValue {
  static func number(_ value: UInt64) -> Value {
    Int64(exactly: value).map(Value.int) ?? .uint(value)
  }
}
