/// The unescaped bytes of a key or a short string, valid until the next call on the reader.
///
/// ```swift
/// switch try reader.readToken() {
/// case "open": return .open
/// default: throw reader.unknownCase("open")
/// }
/// ```
@_spi(Generated)
@frozen
public struct KeyText {
  @usableFromInline package let start: UnsafePointer<UInt8>
  /// The number of UTF-8 bytes.
  @usableFromInline package let count: Int

  @inlinable
  package init(start: UnsafePointer<UInt8>, count: Int) {
    self.start = start
    self.count = count
  }

  /// A copy as a string.
  package var string: String {
    String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// The byte at an index from 0 to below `count`.
  @inlinable
  package subscript(index: Int) -> UInt8 {
    precondition(index >= 0 && index < count)
    return start[index]
  }
}

/// Returns whether a key is the text of a pattern.
@_spi(Generated)
@inlinable
public func ~= (pattern: StaticString, key: KeyText) -> Bool {
  let count = pattern.utf8CodeUnitCount
  return key.count == count && equalBytes(key.start, pattern.utf8Start, count: count)
}

/// Returns whether there is a key with the text of a pattern.
@_spi(Generated)
public func ~= (pattern: StaticString, key: KeyText?) -> Bool { key.map { pattern ~= $0 } ?? false }

/// Returns whether a key is a JSON integer, without a fraction or an exponent, in the range of a
/// pattern.
@_spi(Generated)
public func ~= (pattern: ClosedRange<Int>, key: KeyText) -> Bool {
  let text = key.string
  guard NumberText(text.utf8)?.isPlainInteger == true else { return false }
  return Int(text).map(pattern.contains) ?? false
}

/// Returns whether a key is a JSON number that equals a pattern; `1` and `1.0` are the same.
@_spi(Generated)
public func ~= (pattern: Double, key: KeyText) -> Bool {
  let text = key.string
  return NumberText(text.utf8) != nil && Double(text) == pattern
}
