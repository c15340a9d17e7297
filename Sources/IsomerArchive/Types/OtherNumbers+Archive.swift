@_spi(Generated) public import Isomer

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: Archivable {
  /// Reads an integer.
  public static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Int128 {
    try reader.readWideInteger()
  }
  /// Writes an integer; one above 64 bits is a bignum.
  public func archive(to writer: inout ArchiveWriter) { writer.write(wide: self) }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: Archivable {
  /// Reads an integer.
  public static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> UInt128 {
    try reader.readWideInteger()
  }
  /// Writes an integer; one above 64 bits is a bignum.
  public func archive(to writer: inout ArchiveWriter) { writer.write(wide: self) }
}

extension ArchiveReader {
  fileprivate mutating func readWideInteger<Integer: FixedWidthInteger>() throws(ReadingFailure)
    -> Integer
  {
    let start = cursor
    let mantissa = try readMantissa()
    guard let value = Integer(mantissa.text) else {
      throw ReadingFailure(.numberOutOfRange, at: start)
    }
    return value
  }
}

extension ArchiveWriter {
  fileprivate mutating func write(wide value: some FixedWidthInteger) {
    let size = value.magnitude
    var mantissa = Mantissa(isNegative: value < 0)
    mantissa.high = UInt64(truncatingIfNeeded: size >> 64)
    mantissa.low = UInt64(truncatingIfNeeded: size)
    write(mantissa)
  }
}

#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
extension Float16: Archivable {
  /// Reads a number, rounding a `Double`; throws if the result would be infinite.
  public static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Float16 {
    try reader.readRounded()
  }
  /// Writes a number of half precision.
  public func archive(to writer: inout ArchiveWriter) { writer.write(Double(self)) }
}
#endif
