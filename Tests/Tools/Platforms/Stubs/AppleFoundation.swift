// Declarations of Foundation that only Apple's platforms have; every file of
// the package imports it.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Darwin
public import Foundation

extension Formatter {
  public func getObjectValue(
    _ object: UnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: UnsafeMutablePointer<NSString?>?
  ) -> Bool { false }
}
