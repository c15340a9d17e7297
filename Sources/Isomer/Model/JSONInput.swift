#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Text or bytes that contain a JSON document.
///
/// `String`, `Substring`, `Data`, `[UInt8]` and other contiguous bytes of the standard library
/// conform. Any other `ContiguousBytes` type conforms with one line:
///
/// ```swift
/// extension ByteBufferView: JSONInput {}
/// ```
public protocol JSONInput {
  /// Calls a closure with the UTF-8 bytes of the document.
  func withJSONBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result
}

extension JSONInput where Self: ContiguousBytes {
  /// Calls a closure with the bytes.
  @inlinable
  public func withJSONBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    withUnsafeBytes(body)
  }
}

extension JSONInput where Self: StringProtocol {
  /// Calls a closure with the text's UTF-8, copied only if it is not contiguous.
  @inlinable
  public func withJSONBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    let result = utf8.withContiguousStorageIfAvailable { body(UnsafeRawBufferPointer($0)) }
    if let result { return result }
    return Array(utf8).withUnsafeBytes(body)
  }
}

extension String: JSONInput {}
extension Substring: JSONInput {}
extension Data: JSONInput {}
extension Array: JSONInput where Element == UInt8 {}
extension ArraySlice: JSONInput where Element == UInt8 {}
extension ContiguousArray: JSONInput where Element == UInt8 {}
extension UnsafeBufferPointer: JSONInput where Element == UInt8 {}
extension UnsafeMutableBufferPointer: JSONInput where Element == UInt8 {}
extension UnsafeRawBufferPointer: JSONInput {}
extension UnsafeMutableRawBufferPointer: JSONInput {}
extension Slice: JSONInput where Base: ContiguousBytes {}
