// The integer types. Each is read exactly over its range and never through `Double`.

extension Int: Readable, Writable, MappableKey {
  /// Reads an integer.
  @inlinable @inline(__always)
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Int {
    try reader.integer(Int.self)
  }
  /// Writes an integer.
  @inlinable @inline(__always)
  public func write(to writer: inout JSONWriter) { writer.write(Int64(self)) }
  /// Reads a key that is an integer.
  @inlinable
  public static func readKey(_ reader: inout JSONReader) throws(ReadingFailure) -> Int {
    try reader.integerKey(Int.self)
  }
  /// Writes the integer as a key.
  @inlinable
  public func writeKey(to writer: inout JSONWriter) { writer.writeIntegerKey(Int64(self)) }
}

extension Int8: Readable, Writable, MappableKey {
  /// Reads an integer.
  @inlinable @inline(__always)
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Int8 {
    try reader.integer(Int8.self)
  }
  /// Writes an integer.
  @inlinable @inline(__always)
  public func write(to writer: inout JSONWriter) { writer.write(Int64(self)) }
  /// Reads a key that is an integer.
  @inlinable
  public static func readKey(_ reader: inout JSONReader) throws(ReadingFailure) -> Int8 {
    try reader.integerKey(Int8.self)
  }
  /// Writes the integer as a key.
  @inlinable
  public func writeKey(to writer: inout JSONWriter) { writer.writeIntegerKey(Int64(self)) }
}

extension Int16: Readable, Writable, MappableKey {
  /// Reads an integer.
  @inlinable @inline(__always)
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Int16 {
    try reader.integer(Int16.self)
  }
  /// Writes an integer.
  @inlinable @inline(__always)
  public func write(to writer: inout JSONWriter) { writer.write(Int64(self)) }
  /// Reads a key that is an integer.
  @inlinable
  public static func readKey(_ reader: inout JSONReader) throws(ReadingFailure) -> Int16 {
    try reader.integerKey(Int16.self)
  }
  /// Writes the integer as a key.
  @inlinable
  public func writeKey(to writer: inout JSONWriter) { writer.writeIntegerKey(Int64(self)) }
}

extension Int32: Readable, Writable, MappableKey {
  /// Reads an integer.
  @inlinable @inline(__always)
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Int32 {
    try reader.integer(Int32.self)
  }
  /// Writes an integer.
  @inlinable @inline(__always)
  public func write(to writer: inout JSONWriter) { writer.write(Int64(self)) }
  /// Reads a key that is an integer.
  @inlinable
  public static func readKey(_ reader: inout JSONReader) throws(ReadingFailure) -> Int32 {
    try reader.integerKey(Int32.self)
  }
  /// Writes the integer as a key.
  @inlinable
  public func writeKey(to writer: inout JSONWriter) { writer.writeIntegerKey(Int64(self)) }
}

extension Int64: Readable, Writable, MappableKey {
  /// Reads an integer.
  @inlinable @inline(__always)
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Int64 {
    try reader.integer(Int64.self)
  }
  /// Writes an integer.
  @inlinable @inline(__always)
  public func write(to writer: inout JSONWriter) { writer.write(self) }
  /// Reads a key that is an integer.
  @inlinable
  public static func readKey(_ reader: inout JSONReader) throws(ReadingFailure) -> Int64 {
    try reader.integerKey(Int64.self)
  }
  /// Writes the integer as a key.
  @inlinable
  public func writeKey(to writer: inout JSONWriter) { writer.writeIntegerKey(self) }
}

extension UInt: Readable, Writable, MappableKey {
  /// Reads an integer.
  @inlinable @inline(__always)
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> UInt {
    try reader.integer(UInt.self)
  }
  /// Writes an integer.
  @inlinable @inline(__always)
  public func write(to writer: inout JSONWriter) { writer.write(UInt64(self)) }
  /// Reads a key that is an integer.
  @inlinable
  public static func readKey(_ reader: inout JSONReader) throws(ReadingFailure) -> UInt {
    try reader.integerKey(UInt.self)
  }
  /// Writes the integer as a key.
  @inlinable
  public func writeKey(to writer: inout JSONWriter) { writer.writeIntegerKey(UInt64(self)) }
}

extension UInt8: Readable, Writable, MappableKey {
  /// Reads an integer.
  @inlinable @inline(__always)
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> UInt8 {
    try reader.integer(UInt8.self)
  }
  /// Writes an integer.
  @inlinable @inline(__always)
  public func write(to writer: inout JSONWriter) { writer.write(UInt64(self)) }
  /// Reads a key that is an integer.
  @inlinable
  public static func readKey(_ reader: inout JSONReader) throws(ReadingFailure) -> UInt8 {
    try reader.integerKey(UInt8.self)
  }
  /// Writes the integer as a key.
  @inlinable
  public func writeKey(to writer: inout JSONWriter) { writer.writeIntegerKey(UInt64(self)) }
}

extension UInt16: Readable, Writable, MappableKey {
  /// Reads an integer.
  @inlinable @inline(__always)
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> UInt16 {
    try reader.integer(UInt16.self)
  }
  /// Writes an integer.
  @inlinable @inline(__always)
  public func write(to writer: inout JSONWriter) { writer.write(UInt64(self)) }
  /// Reads a key that is an integer.
  @inlinable
  public static func readKey(_ reader: inout JSONReader) throws(ReadingFailure) -> UInt16 {
    try reader.integerKey(UInt16.self)
  }
  /// Writes the integer as a key.
  @inlinable
  public func writeKey(to writer: inout JSONWriter) { writer.writeIntegerKey(UInt64(self)) }
}

extension UInt32: Readable, Writable, MappableKey {
  /// Reads an integer.
  @inlinable @inline(__always)
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> UInt32 {
    try reader.integer(UInt32.self)
  }
  /// Writes an integer.
  @inlinable @inline(__always)
  public func write(to writer: inout JSONWriter) { writer.write(UInt64(self)) }
  /// Reads a key that is an integer.
  @inlinable
  public static func readKey(_ reader: inout JSONReader) throws(ReadingFailure) -> UInt32 {
    try reader.integerKey(UInt32.self)
  }
  /// Writes the integer as a key.
  @inlinable
  public func writeKey(to writer: inout JSONWriter) { writer.writeIntegerKey(UInt64(self)) }
}

extension UInt64: Readable, Writable, MappableKey {
  /// Reads an integer.
  @inlinable @inline(__always)
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> UInt64 {
    try reader.integer(UInt64.self)
  }
  /// Writes an integer.
  @inlinable @inline(__always)
  public func write(to writer: inout JSONWriter) { writer.write(self) }
  /// Reads a key that is an integer.
  @inlinable
  public static func readKey(_ reader: inout JSONReader) throws(ReadingFailure) -> UInt64 {
    try reader.integerKey(UInt64.self)
  }
  /// Writes the integer as a key.
  @inlinable
  public func writeKey(to writer: inout JSONWriter) { writer.writeIntegerKey(self) }
}

extension JSONReader {
  /// Reads an integer; one outside of the type's range is a failure that names the range.
  @inlinable @inline(__always)
  mutating func integer<Integer: FixedWidthInteger>(
    _: Integer.Type
  ) throws(ReadingFailure) -> Integer {
    do {
      return try readInteger(Integer.self)
    } catch {
      throw namingRange(of: Integer.self, error)
    }
  }

  /// The same for a key that is an integer.
  @inlinable
  mutating func integerKey<Integer: FixedWidthInteger>(
    _: Integer.Type
  ) throws(ReadingFailure) -> Integer {
    do {
      return try readIntegerKey(Integer.self)
    } catch {
      throw namingRange(of: Integer.self, error, isKey: true)
    }
  }
}
