// Integer types. Each supports its whole range exactly and is never converted through `Double`.

extension Int: Readable, Writable, MappableKey, Coercible {}
extension Int8: Readable, Writable, MappableKey, Coercible {}
extension Int16: Readable, Writable, MappableKey, Coercible {}
extension Int32: Readable, Writable, MappableKey, Coercible {}
extension Int64: Readable, Writable, MappableKey, Coercible {}
extension UInt: Readable, Writable, MappableKey, Coercible {}
extension UInt8: Readable, Writable, MappableKey, Coercible {}
extension UInt16: Readable, Writable, MappableKey, Coercible {}
extension UInt32: Readable, Writable, MappableKey, Coercible {}
extension UInt64: Readable, Writable, MappableKey, Coercible {}

extension Readable where Self: FixedWidthInteger {
  /// Reads an integer; the error for a value outside the type's range names the range.
  @inlinable @inline(__always)
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Self {
    do {
      return try reader.readInteger(Self.self)
    } catch {
      throw reader.namingRange(of: Self.self, error)
    }
  }
}

extension Writable where Self: FixedWidthInteger {
  /// Writes an integer.
  @inlinable @inline(__always)
  public func write(to writer: inout JSONWriter) {
    if Self.isSigned {
      writer.write(Int64(truncatingIfNeeded: self))
    } else {
      writer.write(UInt64(truncatingIfNeeded: self))
    }
  }
}

extension MappableKey where Self: FixedWidthInteger {
  /// Reads a key that is an integer.
  @inlinable
  public static func readKey(_ reader: inout JSONReader) throws(ReadingFailure) -> Self {
    do {
      return try reader.readIntegerKey(Self.self)
    } catch {
      throw reader.namingRange(of: Self.self, error, isKey: true)
    }
  }

  /// Writes the integer as a key.
  @inlinable
  public func writeKey(to writer: inout JSONWriter) {
    if Self.isSigned {
      writer.writeIntegerKey(Int64(truncatingIfNeeded: self))
    } else {
      writer.writeIntegerKey(UInt64(truncatingIfNeeded: self))
    }
  }
}
