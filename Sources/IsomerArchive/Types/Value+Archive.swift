@_spi(Generated) public import Isomer

extension Value: Archivable {
  /// Reads any value; an object of a model as an object with the names of its properties, see
  /// ``Archive``.
  public static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Value {
    try reader.readTree()
  }

  /// Writes the value; the members of an object stay in their order.
  public func archive(to writer: inout ArchiveWriter) { writer.writeTree(self, references: nil) }

  /// True: `null` is.
  public static var archivesNull: Bool { true }
}

extension Value {
  static func number(_ value: UInt64) -> Value {
    Int64(exactly: value).map(Value.int) ?? .uint(value)
  }
}
