@_spi(Generated) public import Isomer

extension Int: Archivable {}
extension Int8: Archivable {}
extension Int16: Archivable {}
extension Int32: Archivable {}
extension Int64: Archivable {}
extension UInt: Archivable {}
extension UInt8: Archivable {}
extension UInt16: Archivable {}
extension UInt32: Archivable {}
extension UInt64: Archivable {}

extension Archivable where Self: FixedWidthInteger {
  /// Reads an integer.
  @inlinable
  public static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Self {
    try reader.readInteger(Self.self)
  }

  /// Writes an integer.
  @inlinable
  public func archive(to writer: inout ArchiveWriter) {
    if Self.isSigned {
      writer.write(Int64(truncatingIfNeeded: self))
    } else {
      writer.write(UInt64(truncatingIfNeeded: self))
    }
  }
}
