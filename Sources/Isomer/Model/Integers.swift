// The integer types. Each is read exactly over its range and never through `Double`.

extension Int: Readable, Writable, MappableKey {
  /// Reads an integer.
  @inlinable @inline(__always)
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Int {
    try reader.readInteger(Int.self)
  }
  /// Writes an integer.
  @inlinable @inline(__always)
  public func write(to writer: inout JSONWriter) { writer.write(Int64(self)) }
  /// Reads a key that is an integer.
  @inlinable
  public static func readKey(_ reader: inout JSONReader) throws(ReadingFailure) -> Int {
    try reader.readIntegerKey(Int.self)
  }
  /// Writes the integer as a key.
  @inlinable
  public func writeKey(to writer: inout JSONWriter) { writer.writeIntegerKey(Int64(self)) }
}

extension Int8: Readable, Writable, MappableKey {
  /// Reads an integer.
  @inlinable @inline(__always)
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Int8 {
    try reader.readInteger(Int8.self)
  }
  /// Writes an integer.
  @inlinable @inline(__always)
  public func write(to writer: inout JSONWriter) { writer.write(Int64(self)) }
  /// Reads a key that is an integer.
  @inlinable
  public static func readKey(_ reader: inout JSONReader) throws(ReadingFailure) -> Int8 {
    try reader.readIntegerKey(Int8.self)
  }
  /// Writes the integer as a key.
  @inlinable
  public func writeKey(to writer: inout JSONWriter) { writer.writeIntegerKey(Int64(self)) }
}

extension Int16: Readable, Writable, MappableKey {
  /// Reads an integer.
  @inlinable @inline(__always)
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Int16 {
    try reader.readInteger(Int16.self)
  }
  /// Writes an integer.
  @inlinable @inline(__always)
  public func write(to writer: inout JSONWriter) { writer.write(Int64(self)) }
  /// Reads a key that is an integer.
  @inlinable
  public static func readKey(_ reader: inout JSONReader) throws(ReadingFailure) -> Int16 {
    try reader.readIntegerKey(Int16.self)
  }
  /// Writes the integer as a key.
  @inlinable
  public func writeKey(to writer: inout JSONWriter) { writer.writeIntegerKey(Int64(self)) }
}

extension Int32: Readable, Writable, MappableKey {
  /// Reads an integer.
  @inlinable @inline(__always)
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Int32 {
    try reader.readInteger(Int32.self)
  }
  /// Writes an integer.
  @inlinable @inline(__always)
  public func write(to writer: inout JSONWriter) { writer.write(Int64(self)) }
  /// Reads a key that is an integer.
  @inlinable
  public static func readKey(_ reader: inout JSONReader) throws(ReadingFailure) -> Int32 {
    try reader.readIntegerKey(Int32.self)
  }
  /// Writes the integer as a key.
  @inlinable
  public func writeKey(to writer: inout JSONWriter) { writer.writeIntegerKey(Int64(self)) }
}

extension Int64: Readable, Writable, MappableKey {
  /// Reads an integer.
  @inlinable @inline(__always)
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Int64 {
    try reader.readInt64()
  }
  /// Writes an integer.
  @inlinable @inline(__always)
  public func write(to writer: inout JSONWriter) { writer.write(self) }
  /// Reads a key that is an integer.
  @inlinable
  public static func readKey(_ reader: inout JSONReader) throws(ReadingFailure) -> Int64 {
    try reader.readIntegerKey(Int64.self)
  }
  /// Writes the integer as a key.
  @inlinable
  public func writeKey(to writer: inout JSONWriter) { writer.writeIntegerKey(self) }
}

extension UInt: Readable, Writable, MappableKey {
  /// Reads an integer.
  @inlinable @inline(__always)
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> UInt {
    try reader.readInteger(UInt.self)
  }
  /// Writes an integer.
  @inlinable @inline(__always)
  public func write(to writer: inout JSONWriter) { writer.write(UInt64(self)) }
  /// Reads a key that is an integer.
  @inlinable
  public static func readKey(_ reader: inout JSONReader) throws(ReadingFailure) -> UInt {
    try reader.readIntegerKey(UInt.self)
  }
  /// Writes the integer as a key.
  @inlinable
  public func writeKey(to writer: inout JSONWriter) { writer.writeIntegerKey(UInt64(self)) }
}

extension UInt8: Readable, Writable, MappableKey {
  /// Reads an integer.
  @inlinable @inline(__always)
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> UInt8 {
    try reader.readInteger(UInt8.self)
  }
  /// Writes an integer.
  @inlinable @inline(__always)
  public func write(to writer: inout JSONWriter) { writer.write(UInt64(self)) }
  /// Reads a key that is an integer.
  @inlinable
  public static func readKey(_ reader: inout JSONReader) throws(ReadingFailure) -> UInt8 {
    try reader.readIntegerKey(UInt8.self)
  }
  /// Writes the integer as a key.
  @inlinable
  public func writeKey(to writer: inout JSONWriter) { writer.writeIntegerKey(UInt64(self)) }
}

extension UInt16: Readable, Writable, MappableKey {
  /// Reads an integer.
  @inlinable @inline(__always)
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> UInt16 {
    try reader.readInteger(UInt16.self)
  }
  /// Writes an integer.
  @inlinable @inline(__always)
  public func write(to writer: inout JSONWriter) { writer.write(UInt64(self)) }
  /// Reads a key that is an integer.
  @inlinable
  public static func readKey(_ reader: inout JSONReader) throws(ReadingFailure) -> UInt16 {
    try reader.readIntegerKey(UInt16.self)
  }
  /// Writes the integer as a key.
  @inlinable
  public func writeKey(to writer: inout JSONWriter) { writer.writeIntegerKey(UInt64(self)) }
}

extension UInt32: Readable, Writable, MappableKey {
  /// Reads an integer.
  @inlinable @inline(__always)
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> UInt32 {
    try reader.readInteger(UInt32.self)
  }
  /// Writes an integer.
  @inlinable @inline(__always)
  public func write(to writer: inout JSONWriter) { writer.write(UInt64(self)) }
  /// Reads a key that is an integer.
  @inlinable
  public static func readKey(_ reader: inout JSONReader) throws(ReadingFailure) -> UInt32 {
    try reader.readIntegerKey(UInt32.self)
  }
  /// Writes the integer as a key.
  @inlinable
  public func writeKey(to writer: inout JSONWriter) { writer.writeIntegerKey(UInt64(self)) }
}

extension UInt64: Readable, Writable, MappableKey {
  /// Reads an integer.
  @inlinable @inline(__always)
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> UInt64 {
    try reader.readUInt64()
  }
  /// Writes an integer.
  @inlinable @inline(__always)
  public func write(to writer: inout JSONWriter) { writer.write(self) }
  /// Reads a key that is an integer.
  @inlinable
  public static func readKey(_ reader: inout JSONReader) throws(ReadingFailure) -> UInt64 {
    try reader.readIntegerKey(UInt64.self)
  }
  /// Writes the integer as a key.
  @inlinable
  public func writeKey(to writer: inout JSONWriter) { writer.writeIntegerKey(self) }
}
