// Numbers that fewer platforms have: integers of 128 bits, and floating-point numbers of 16.

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: Readable, Writable {
  /// Reads an integer; the error for a value outside the type's range names the range.
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Int128 {
    try reader.readWideInteger()
  }
  /// Writes an integer.
  public func write(to writer: inout JSONWriter) { writer.write(self) }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: Readable, Writable {
  /// Reads an integer; the error for a value outside the type's range names the range.
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> UInt128 {
    try reader.readWideInteger()
  }
  /// Writes an integer.
  public func write(to writer: inout JSONWriter) { writer.write(self) }
}

extension JSONReader {
  fileprivate mutating func readWideInteger<Integer: FixedWidthInteger>() throws(ReadingFailure)
    -> Integer
  {
    guard try peekKind() == .number else { throw mismatch(.expectedInteger) }
    let start = cursor
    let number = try readNumberText()
    guard number.isPlainInteger else { throw ReadingFailure(.expectedInteger, at: start) }
    guard let value: Integer = number.integer() else {
      throw namingRange(of: Integer.self, ReadingFailure(.numberOutOfRange, at: start))
    }
    return value
  }
}

#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
extension Float16: Readable, Writable, BinaryFormat {
  static var minimumExponent: Int { -15 }
  static var powers: ClosedRange<Int> { -27...4 }
  static var halfwayPowers: ClosedRange<Int> { -22...5 }
  static var decimalDigits: Int { 5 }
  init(bits: UInt64) { self.init(bitPattern: UInt16(truncatingIfNeeded: bits)) }
  var bits: UInt64 { UInt64(bitPattern) }

  /// Reads a number as the nearest `Float16`; throws if it is beyond the largest one.
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Float16 {
    let (number, start) = try reader.readNumber()
    return try reader.readDetailed(number, start)
  }

  /// Writes a number in the shortest form that reads back as the same `Float16`.
  public func write(to writer: inout JSONWriter) {
    writer.write(Double(description) ?? Double(self))
  }
}
#endif
