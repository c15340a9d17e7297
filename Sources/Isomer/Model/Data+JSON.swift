public import Foundation

extension Data: Readable, Writable {
  /// Reads a string in base 64, strictly as RFC 4648 defines it: with padding, without line breaks.
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Data {
    let text = try reader.readText()
    guard let count = Base64.decodedCount(text.start, text.count) else {
      throw reader.invalid("a string in base 64")
    }
    var data = Data(count: count)
    guard data.withUnsafeMutableBytes({ Base64.decode(text.start, text.count, $0) }) else {
      throw reader.invalid("a string in base 64")
    }
    return data
  }

  /// Writes a string in base 64, with padding.
  public func write(to writer: inout JSONWriter) {
    writer.reserve((count + 2) / 3 * 4 + 2)
    writer.append(Byte.quote)
    withUnsafeBytes { Base64.encode($0, writer.base + writer.count) }
    writer.count += (count + 2) / 3 * 4
    writer.append(Byte.quote)
  }
}
