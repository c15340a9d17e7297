internal import Foundation
internal import Isomer

/// A property list in XML, or in the older text format, which Foundation reads.
enum TextPropertyList {
  /// The maximum number of bytes of a key that is not plain ASCII.
  private static let limit = 4096

  /// Returns the objects of a property list.
  static func object(of data: Data) throws(MappingError) -> Any {
    try checkKeys(of: data)
    do {
      return try PropertyListSerialization.propertyList(from: data, format: nil)
    } catch {
      let words = (error as NSError).userInfo["NSDebugDescription"] as? String
      throw MappingError(
        .invalidPropertyList, expected: "a property list",
        reason: words ?? error.localizedDescription)
    }
  }

  /// Throws for a key that Foundation would hash slowly.
  ///
  /// ```
  /// <key>a<![CDATA[b]]></key>      three parts after `<`; two are in the key
  /// "a" = "b";                     in the older format, any quoted text can be a key
  /// ```
  private static func checkKeys(of data: Data) throws(MappingError) {
    let isWide = data.prefix(4).contains(0)
    let bytes = isWide ? Array((String(data: data, encoding: .utf16) ?? "").utf8) : [UInt8](data)
    let isXML = bytes.prefix(64).contains(UInt8(ascii: "<"))
    let separator = UInt8(ascii: isXML ? "<" : "\"")
    var (start, length) = (0, 0)
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: separator) ?? bytes.count
      let part = bytes[start..<end]
      if isXML, !part.starts(with: "![CDATA[".utf8) || length == 0 {
        length = part.starts(with: "key".utf8) ? 1 : 0
      }
      if !isXML || length > 0 { length = (isXML ? length : 0) + part.count }
      let escapes = [UInt8(ascii: "&"), Byte.backslash]
      if length > limit, part.contains(where: { $0 >= 0x80 || escapes.contains($0) }) {
        throw MappingError(
          .invalidPropertyList, expected: "a property list",
          reason: "a key has more than \(limit) bytes")
      }
      start = end + 1
    }
  }
}
