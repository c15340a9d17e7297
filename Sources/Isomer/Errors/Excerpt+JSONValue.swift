#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Excerpt {
  /// Returns the description that a scalar value would have in a document: `string "x"` or
  /// `number 12`; nil for any other value.
  static func words(for value: some Any) -> String? {
    guard isPlain(value), let writable = value as? any Writable,
      let bytes = try? writable.jsonBytes()
    else { return nil }
    return bytes.withUnsafeBytes { Excerpt(0..<$0.count, of: $0).description }
  }

  private static func isPlain(_ value: some Any) -> Bool {
    switch value {
    case is any BinaryInteger, is any BinaryFloatingPoint, is any StringProtocol: true
    case is Bool, is Decimal, is Date, is URL, is UUID: true
    default: false
    }
  }
}
