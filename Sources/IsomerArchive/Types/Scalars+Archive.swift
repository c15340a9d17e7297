public import Foundation
@_spi(Generated) public import Isomer

extension Bool: Archivable {
  /// Reads true or false.
  @inlinable
  public static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Bool {
    try reader.readBool()
  }
  /// Writes true or false.
  @inlinable
  public func archive(to writer: inout ArchiveWriter) { writer.write(self) }
}

extension Double: Archivable {
  /// Reads a number.
  @inlinable
  public static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Double {
    try reader.readDouble()
  }
  /// Writes a number in the shortest of three widths that preserves its value; NaN has one form.
  @inlinable
  public func archive(to writer: inout ArchiveWriter) { writer.write(self) }
}

extension Float: Archivable {
  /// Reads a number, rounding a `Double`; throws if the result would be infinite.
  public static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Float {
    try reader.readRounded()
  }
  /// Writes a number in the shortest of two widths that preserves its value.
  public func archive(to writer: inout ArchiveWriter) { writer.write(self) }
}

extension ArchiveReader {
  /// Reads a number of lower precision.
  mutating func readRounded<Number: BinaryFloatingPoint>() throws(ReadingFailure) -> Number {
    let start = cursor
    let value = try readDouble()
    let rounded = Number(value)
    guard rounded.isFinite || !value.isFinite else {
      throw ReadingFailure(.numberOutOfRange, at: start)
    }
    return rounded
  }
}

extension CGFloat: Archivable {
  /// Reads a number.
  public static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> CGFloat {
    CGFloat(try reader.readDouble())
  }
  /// Writes a number in the shortest of three widths that preserves its value.
  public func archive(to writer: inout ArchiveWriter) { writer.write(Double(self)) }
}

extension String: Archivable {
  /// Reads text.
  @inlinable
  public static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> String {
    try reader.readString()
  }
  /// Writes text.
  @inlinable
  public func archive(to writer: inout ArchiveWriter) { writer.write(self) }
}

extension Substring: Archivable {
  /// Reads text.
  public static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Substring {
    Substring(try reader.readString())
  }
  /// Writes text.
  public func archive(to writer: inout ArchiveWriter) { writer.write(self) }
}

extension Character: Archivable {
  /// Reads text of exactly one character.
  public static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Character {
    let start = reader.position
    let number = try reader.peekStringReference()
    if let number, let character = reader.strings.characters[number] {
      try reader.skipItems(1)
      return character
    }
    let text = try reader.readString()
    guard let character = text.first, text.dropFirst().isEmpty else {
      throw reader.invalid("text of one character", at: start)
    }
    if let number { reader.strings.characters[number] = character }
    return character
  }
  /// Writes text of one character.
  public func archive(to writer: inout ArchiveWriter) { writer.write(String(self)) }
}

extension Data: Archivable {
  /// Reads bytes.
  public static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Data {
    try reader.readData()
  }
  /// Writes bytes.
  public func archive(to writer: inout ArchiveWriter) { writer.write(self) }
}

extension UUID: Archivable {
  /// Reads sixteen bytes.
  public static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> UUID {
    guard reader.peekTag() == CBOR.Tag.uuid else { throw reader.mismatch("a UUID") }
    let start = reader.position
    _ = try reader.takeHead()
    let bytes = try reader.takeBytes(or: .expectedString)
    guard bytes.count == 16 else { throw reader.invalid("a UUID of sixteen bytes", at: start) }
    return UUID(uuid: UnsafeRawBufferPointer(bytes).loadUnaligned(as: uuid_t.self))
  }
  /// Writes sixteen bytes.
  public func archive(to writer: inout ArchiveWriter) {
    writer.writeHead(CBOR.tag, CBOR.Tag.uuid)
    withUnsafeBytes(of: uuid) { writer.write(bytes: $0) }
  }
}

extension URL: Archivable {
  /// Reads a URL.
  public static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> URL {
    guard reader.peekTag() == CBOR.Tag.url else { throw reader.mismatch("a URL") }
    let start = reader.position
    _ = try reader.takeHead()
    let number = try reader.peekStringReference()
    if let number, let url = reader.strings.urls[number] {
      try reader.skipItems(1)
      return url
    }
    guard let url = URL(string: try reader.readString()) else {
      throw reader.invalid("a URL", at: start)
    }
    if let number { reader.strings.urls[number] = url }
    return url
  }

  /// Writes the absolute string, which includes the base of a relative URL.
  public func archive(to writer: inout ArchiveWriter) {
    writer.writeHead(CBOR.tag, CBOR.Tag.url)
    writer.write(absoluteString)
  }
}
