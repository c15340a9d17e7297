@_spi(Generated) public import Isomer

extension Duration: Archivable {
  /// Reads a duration exactly.
  public static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Duration {
    guard reader.peekTag() == CBOR.Tag.duration else { throw reader.mismatch("a duration") }
    let start = reader.position
    _ = try reader.takeHead()
    guard try reader.takeCount(CBOR.map, of: 2, or: .expectedObject) == 2,
      try reader.readInteger(Int.self) == 1, case let seconds = try reader.readInteger(Int64.self),
      try reader.readInteger(Int.self) == -18,
      case let attoseconds = try reader.readInteger(Int64.self),
      (0..<1_000_000_000_000_000_000).contains(attoseconds)
    else { throw reader.invalid("a duration of seconds and attoseconds", at: start) }
    return Duration(secondsComponent: seconds, attosecondsComponent: attoseconds)
  }

  /// Writes the seconds, rounded down, and the attoseconds after them, as in RFC 9581.
  public func archive(to writer: inout ArchiveWriter) {
    guard self <= .seconds(Int64.max), self >= .seconds(-Int64.max) else {
      return writer.fail("a duration of more seconds than an archive supports")
    }
    var (seconds, attoseconds) = components
    if attoseconds < 0 {
      seconds -= 1
      attoseconds += 1_000_000_000_000_000_000
    }
    writer.writeHead(CBOR.tag, CBOR.Tag.duration)
    writer.writeHead(CBOR.map, 2)
    writer.write(Int64(1))
    writer.write(seconds)
    writer.write(Int64(-18))
    writer.write(attoseconds)
  }
}
