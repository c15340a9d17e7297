#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

// Types that the table does not list: they read what they always read, so that `coerce` on a
// type does not have to know its properties' types.

extension Coercible where Self: Readable {
  /// Reads what the type reads without conversions.
  @inlinable
  public static func readCoerced(_ reader: inout JSONReader) throws(ReadingFailure) -> Self {
    try read(&reader)
  }
}

extension Character: Coercible {}
extension Decimal: Coercible {}
extension URL: Coercible {}
extension UUID: Coercible {}
extension Data: Coercible {}
extension Value: Coercible {}
