/// A string, number, Bool or null that selects a type or a case, valid until the next call on the
/// reader; `"7"`, `7` and `7.0` differ.
///
/// ```swift
/// switch tag {
/// case "video", "clip": return try Video.read(&reader)
/// default: throw reader.unknownTag("one of \"video\", \"clip\"", at: "type")
/// }
/// ```
@_spi(Generated)
@frozen
public struct Tag {
  @frozen @usableFromInline
  enum Kind: UInt8 { case string, number, boolean, null, other }

  @usableFromInline let kind: Kind
  /// The text of a string, number or Bool; empty for a tag of any other kind.
  @usableFromInline package let text: KeyText

  /// The integer, without a fraction or an exponent.
  var integer: Int? { kind == .number ? Int(text.string) : nil }

  /// Returns whether it is an integer with this value, without a fraction or an exponent.
  @usableFromInline
  func isInteger(_ value: Int) -> Bool {
    guard kind == .number, text.count <= 20 else { return false }
    let isNegative = text[0] == Byte.minus
    var magnitude: UInt64 = 0
    for index in (isNegative ? 1 : 0)..<text.count {
      let digit = text[index] &- Byte.zero
      let (tens, over) = magnitude.multipliedReportingOverflow(by: 10)
      let (sum, more) = tens.addingReportingOverflow(UInt64(digit))
      guard digit <= 9, !over, !more else { return false }
      magnitude = sum
    }
    return magnitude == UInt64(value.magnitude) && (isNegative == (value < 0) || value == 0)
  }
}

/// Returns whether a tag is the string of a pattern.
@_spi(Generated)
@inlinable
public func ~= (pattern: StaticString, tag: Tag) -> Bool {
  tag.kind == .string && pattern ~= tag.text
}

/// Returns whether a tag is the integer of a pattern.
@_spi(Generated)
@inlinable
public func ~= (pattern: Int, tag: Tag) -> Bool { tag.isInteger(pattern) }

/// Returns whether a tag is an integer in the range of a pattern.
@_spi(Generated)
public func ~= (pattern: ClosedRange<Int>, tag: Tag) -> Bool {
  tag.integer.map(pattern.contains) ?? false
}

/// Returns whether a tag is the number of a pattern; `1` and `1.0` are the same.
@_spi(Generated)
public func ~= (pattern: Double, tag: Tag) -> Bool {
  tag.kind == .number && pattern ~= tag.text
}

/// Returns whether a tag is the Bool of a pattern.
@_spi(Generated)
public func ~= (pattern: Bool, tag: Tag) -> Bool {
  tag.kind == .boolean && (tag.text.count == 4) == pattern
}

/// The pattern of null.
@_spi(Generated)
public struct NullTag: Sendable {
  /// Null.
  public static let null = NullTag()

  /// Returns whether a tag is null.
  public static func ~= (_: NullTag, tag: Tag) -> Bool { tag.kind == .null }
}

/// The keys of the path to a tag, one on each line: `"type"`, `"meta\ntype"`.
@_spi(Generated)
public struct TagPath: Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  private let keys: StaticString
  private let separator: UInt8

  /// Creates a path from a literal with one key on each line.
  public init(stringLiteral keys: StaticString) { self.init(keys) }

  /// Creates a path from a literal; use another separator if a key contains a line break.
  public init(_ keys: StaticString, separator: StaticString = "\n") {
    self.keys = keys
    self.separator = separator.utf8Start[0]
  }

  /// The path as text: `meta.type`.
  public var description: String { Self.path(names[...]) }

  /// Returns how a key of the object at a path is handled if only this path is read.
  func handling(of key: String, below path: String) -> KeyHandling {
    let names = names
    for index in names.indices where names[index] == key && Self.path(names[..<index]) == path {
      return index == names.count - 1 ? .value : .container
    }
    return .none
  }

  private static func path(_ names: ArraySlice<String>) -> String {
    ValuePath(names.map(ValuePath.Component.key)).description
  }

  /// The keys as text.
  private var names: [String] {
    var names: [String] = []
    var next: Range<Int>? = firstKey
    while let key = next {
      let bytes = UnsafeBufferPointer(start: start + key.lowerBound, count: key.count)
      names.append(String(decoding: bytes, as: UTF8.self))
      next = self.key(after: key)
    }
    return names
  }

  var start: UnsafePointer<UInt8> { keys.utf8Start }

  var firstKey: Range<Int> { key(from: 0) }

  /// Returns the range of the next key; nil after the last.
  func key(after key: Range<Int>) -> Range<Int>? {
    key.upperBound < keys.utf8CodeUnitCount ? self.key(from: key.upperBound + 1) : nil
  }

  private func key(from start: Int) -> Range<Int> {
    var end = start
    while end < keys.utf8CodeUnitCount, keys.utf8Start[end] != separator { end += 1 }
    return start..<end
  }
}
