#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension UUID: Readable, Writable, MappableKey {
  /// Reads a string such as `"E621E1F8-C36C-495A-93FC-0C247A3E6E5F"`, in upper or lower case.
  ///
  /// Throws for any other form.
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> UUID {
    let text = try reader.readText()
    guard let value = UUID(text) else { throw reader.invalid("a UUID") }
    return value
  }

  /// Writes an upper-case string, like `uuidString`.
  public func write(to writer: inout JSONWriter) { writer.write(self) }

  /// Reads a key in the same form.
  public static func readKey(_ reader: inout JSONReader) throws(ReadingFailure) -> UUID {
    let text = try reader.readKey()
    guard let value = UUID(text) else { throw reader.invalidKey("a UUID as the key") }
    return value
  }

  /// Writes a key in the same form.
  public func writeKey(to writer: inout JSONWriter) {
    writer.write(self)
    writer.append(Byte.colon)
  }

  /// Parses 8, 4, 4, 4 and 12 hexadecimal digits separated by hyphens.
  init?(_ text: KeyText) {
    guard text.count == 36 else { return nil }
    var value: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    let isValid = withUnsafeMutableBytes(of: &value) { bytes in
      var index = 0
      for position in 0..<16 {
        if position == 4 || position == 6 || position == 8 || position == 10 {
          guard text.start[index] == Byte.minus else { return false }
          index += 1
        }
        guard let high = Byte.hexDigit(text.start[index]),
          let low = Byte.hexDigit(text.start[index + 1])
        else { return false }
        bytes[position] = high << 4 | low
        index += 2
      }
      return true
    }
    guard isValid else { return nil }
    self.init(uuid: value)
  }
}

extension JSONWriter {
  mutating func write(_ value: UUID) {
    reserve(38)
    base[count] = Byte.quote
    var output = base + (count &+ 1)
    withUnsafeBytes(of: value.uuid) { bytes in
      for position in 0..<16 {
        if position == 4 || position == 6 || position == 8 || position == 10 {
          output[0] = Byte.minus
          output += 1
        }
        output[0] = Self.upperHexDigit(bytes[position] >> 4)
        output[1] = Self.upperHexDigit(bytes[position] & 15)
        output += 2
      }
    }
    output[0] = Byte.quote
    count &+= 38
  }

  private static func upperHexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? Byte.zero &+ value : 0x37 &+ value
  }
}
