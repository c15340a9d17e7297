internal import Foundation
import Isomer

/// The file name of a model, derived from its identity.
///
///     41            41.archive
///     "Read me"     %52ead%20me.archive
///     "con"         %63on.archive
///     ""            %.archive
///
/// Equal identities have the same name, and different ones have different names, even if the file
/// system ignores case or normalises characters: only lower-case letters, digits, `-` and `_` are
/// unescaped. Long names are truncated and end with a hash; the file's contents then determine
/// whether it is the right one. Identities that are neither text nor integers use the hexadecimal
/// form of their archive.
struct StoreName {
  static let suffix = ".archive"
  /// The maximum length before the suffix: file systems allow 255 bytes or, if encrypted, 143.
  private static let limit = 120

  let file: String
  /// True if another identity could have the same name, because it is truncated, or because two
  /// normalisation forms of a text are not equal in their type.
  let isShared: Bool

  /// Throws if the identity is nil or cannot be archived.
  init(_ identity: some Archivable) throws(MappingError) {
    let value = try JSONValue(archive: identity.archive()).canonical
    let name: String
    switch value {
    case .null:
      throw MappingError(.invalidValue, reason: "a model without an identity cannot be stored")
    case .int(let number): name = String(number)
    case .uint(let number): name = String(number)
    case .string(let text) where !(identity is UUID): name = Self.escaped(text)
    case .string(let text): name = text.lowercased()
    // A prefix that no escape has, so that the name is unique.
    default: name = "%-" + Self.hexadecimal(try value.archive().dropFirst(5).dropLast(9))
    }
    let isLong = name.utf8.count > Self.limit
    isShared = isLong || name.contains("%")
    file = (isLong ? Self.cut(name, try value.archive()) : name) + Self.suffix
  }

  private static func escaped(_ text: String) -> String {
    guard !text.isEmpty else { return "%" }
    var name = ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "_"):
        name.unicodeScalars.append(Unicode.Scalar(byte))
      default: name += "%" + hexadecimal(CollectionOfOne(byte))
      }
    }
    return isReserved(name) ? "%" + hexadecimal(name.utf8.prefix(1)) + name.dropFirst() : name
  }

  /// Returns whether Windows reserves a name for a device, regardless of its extension.
  private static func isReserved(_ name: String) -> Bool {
    if ["con", "prn", "aux", "nul"].contains(name) { return true }
    guard name.hasPrefix("com") || name.hasPrefix("lpt") else { return false }
    return name.utf8.count == 4 && name.last?.isNumber == true
  }

  /// Returns the start of a name and a hash of the whole identity; escapes are not split.
  private static func cut(_ name: String, _ data: Data) -> String {
    var start = name.utf8.prefix(80)
    for _ in 0..<2 where start.last != nil && start.suffix(2).contains(UInt8(ascii: "%")) {
      start = start.dropLast()
    }
    let hash = data.suffix(8)
    return String(Substring(start)) + "%-" + hexadecimal(hash)
  }

  private static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

extension JSONValue {
  /// The value with one form of texts and numbers that are equal.
  fileprivate var canonical: Value {
    func canonical(_ text: String) -> String { text.precomposedStringWithCanonicalMapping }
    return switch self {
    case .string(let text): .string(canonical(text))
    // Zero is positive.
    case .double(let number): .double(number + 0)
    case .date(let date):
      .date(Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate + 0))
    case .array(let elements): .array(elements.map(\.canonical))
    case .object(let members):
      .object(
        JSONObject(
          members.map { (canonical($0.key), $0.value.canonical) }.sorted { $0.0 < $1.0 }))
    default: self
    }
  }
}
