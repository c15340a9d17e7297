public import Foundation
@_spi(Generated) public import Isomer

extension Date: Archivable {
  /// Reads a time exactly.
  public static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Date {
    // C1, and four bytes of seconds: 1970 to 2106.
    if reader.count &- reader.cursor > 5, reader.base[reader.cursor] == CBOR.tag | 1,
      reader.base[reader.cursor &+ 1] == CBOR.unsigned | 26
    {
      let seconds = loadHalfWord(reader.base + (reader.cursor &+ 2)).byteSwapped
      reader.cursor &+= 6
      return Date(timeIntervalSinceReferenceDate: Double(seconds) - epoch)
    }
    return try readDate(&reader)
  }

  /// Writes the seconds since 1970: as an integer or a number if it reads back as the same time,
  /// otherwise as a number and its remainder.
  public func archive(to writer: inout ArchiveWriter) {
    let interval = timeIntervalSinceReferenceDate
    let seconds = interval + Self.epoch
    guard seconds - Self.epoch == interval || !interval.isFinite else {
      let remainder = Self.remainder(of: seconds, interval, Self.epoch)
      writer.writeHead(CBOR.tag, CBOR.Tag.time)
      writer.writeHead(CBOR.map, 2)
      writer.write(Int64(1))
      writer.write(seconds)
      writer.write("r")
      return writer.write(remainder)
    }
    writer.writeHead(CBOR.tag, CBOR.Tag.epoch)
    if let whole = Int64(exactly: seconds), whole.magnitude < 1 << 53 {
      writer.write(whole)
    } else {
      writer.write(seconds)
    }
  }

  /// 2001-01-01T00:00:00Z, the reference date of `Date`, in seconds since 1970.
  private static var epoch: Double { 978_307_200 }

  /// Returns the error of a rounded sum of two numbers, which is exactly representable.
  ///
  /// Knuth, The Art of Computer Programming, volume 2, section 4.2.2, theorem B.
  private static func remainder(of sum: Double, _ first: Double, _ second: Double) -> Double {
    let other = sum - first
    return (first - (sum - other)) + (second - other)
  }

  @inline(never)
  static func readDate(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Date {
    let start = reader.position
    switch reader.peekTag() {
    case CBOR.Tag.epoch:
      _ = try reader.takeHead()
      return Date(timeIntervalSinceReferenceDate: try reader.readDouble() - epoch)
    case CBOR.Tag.time:
      _ = try reader.takeHead()
      guard try reader.takeCount(CBOR.map, of: 2, or: .expectedObject) == 2,
        try reader.readInteger(Int.self) == 1, case let seconds = try reader.readDouble(),
        try reader.readString() == "r"
      else { throw reader.invalid("a time of seconds and a remainder", at: start) }
      let remainder = try reader.readDouble()
      let interval = seconds - epoch
      let rest = Self.remainder(of: interval, seconds, -epoch) + remainder
      return Date(timeIntervalSinceReferenceDate: interval + rest)
    default: throw reader.mismatch("a date")
    }
  }
}
