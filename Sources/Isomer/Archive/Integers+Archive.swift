// The standard library's types. Each is written so that it reads back equal.

extension Int: Archivable {
  /// Reads an integer.
  @inlinable @inline(__always)
  public static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Int {
    try reader.readInteger(Int.self)
  }
  /// Writes an integer.
  @inlinable @inline(__always)
  public func archive(to writer: inout ArchiveWriter) { writer.write(Int64(self)) }
}

extension Int8: Archivable {
  /// Reads an integer.
  @inlinable @inline(__always)
  public static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Int8 {
    try reader.readInteger(Int8.self)
  }
  /// Writes an integer.
  @inlinable @inline(__always)
  public func archive(to writer: inout ArchiveWriter) { writer.write(Int64(self)) }
}

extension Int16: Archivable {
  /// Reads an integer.
  @inlinable @inline(__always)
  public static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Int16 {
    try reader.readInteger(Int16.self)
  }
  /// Writes an integer.
  @inlinable @inline(__always)
  public func archive(to writer: inout ArchiveWriter) { writer.write(Int64(self)) }
}

extension Int32: Archivable {
  /// Reads an integer.
  @inlinable @inline(__always)
  public static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Int32 {
    try reader.readInteger(Int32.self)
  }
  /// Writes an integer.
  @inlinable @inline(__always)
  public func archive(to writer: inout ArchiveWriter) { writer.write(Int64(self)) }
}

extension Int64: Archivable {
  /// Reads an integer.
  @inlinable @inline(__always)
  public static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Int64 {
    try reader.readInteger(Int64.self)
  }
  /// Writes an integer.
  @inlinable @inline(__always)
  public func archive(to writer: inout ArchiveWriter) { writer.write(self) }
}

extension UInt: Archivable {
  /// Reads an integer.
  @inlinable @inline(__always)
  public static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> UInt {
    try reader.readInteger(UInt.self)
  }
  /// Writes an integer.
  @inlinable @inline(__always)
  public func archive(to writer: inout ArchiveWriter) { writer.write(UInt64(self)) }
}

extension UInt8: Archivable {
  /// Reads an integer.
  @inlinable @inline(__always)
  public static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> UInt8 {
    try reader.readInteger(UInt8.self)
  }
  /// Writes an integer.
  @inlinable @inline(__always)
  public func archive(to writer: inout ArchiveWriter) { writer.write(UInt64(self)) }
}

extension UInt16: Archivable {
  /// Reads an integer.
  @inlinable @inline(__always)
  public static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> UInt16 {
    try reader.readInteger(UInt16.self)
  }
  /// Writes an integer.
  @inlinable @inline(__always)
  public func archive(to writer: inout ArchiveWriter) { writer.write(UInt64(self)) }
}

extension UInt32: Archivable {
  /// Reads an integer.
  @inlinable @inline(__always)
  public static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> UInt32 {
    try reader.readInteger(UInt32.self)
  }
  /// Writes an integer.
  @inlinable @inline(__always)
  public func archive(to writer: inout ArchiveWriter) { writer.write(UInt64(self)) }
}

extension UInt64: Archivable {
  /// Reads an integer.
  @inlinable @inline(__always)
  public static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> UInt64 {
    try reader.readInteger(UInt64.self)
  }
  /// Writes an integer.
  @inlinable @inline(__always)
  public func archive(to writer: inout ArchiveWriter) { writer.write(self) }
}
