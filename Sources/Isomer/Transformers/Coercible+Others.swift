#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

// Types without conversions: `coerce` reads them unchanged, so a type that uses it may have
// properties of these types.

extension Coercible where Self: Readable {
  /// Reads a value without conversions.
  @inlinable
  public static func readCoerced(_ reader: inout JSONReader) throws(ReadingFailure) -> Self {
    try read(&reader)
  }
}

extension Character: Coercible {}
extension URL: Coercible {}
extension UUID: Coercible {}
extension Data: Coercible {}
extension Value: Coercible {}
