#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Data: Readable, Writable {
  /// Reads a base64 string, strictly as defined by RFC 4648: with padding, without line breaks.
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Data {
    let text: KeyText
    do throws(ReadingFailure) {
      text = try reader.readText()
    } catch {
      return try reader.nativeData(insteadOf: error)
    }
    guard let data = Data(base64: text.start, text.count) else {
      throw reader.invalid("a string in base 64")
    }
    return data
  }

  /// Decodes base64 text; nil if it is not strictly valid.
  init?(base64 text: UnsafePointer<UInt8>, _ length: Int) {
    guard let count = Base64.decodedCount(text, length) else { return nil }
    self.init(count: count)
    guard withUnsafeMutableBytes({ Base64.decode(text, length, $0) }) else { return nil }
  }

  /// Writes a base64 string with padding.
  public func write(to writer: inout JSONWriter) {
    writer.reserve((count + 2) / 3 * 4 + 2)
    writer.append(writer.limits.beforeData)
    withUnsafeBytes { Base64.encode($0, writer.base + writer.count) }
    writer.count += (count + 2) / 3 * 4
    writer.append(writer.limits.behindData)
  }
}
