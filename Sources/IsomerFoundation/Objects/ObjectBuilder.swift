internal import Foundation
@_spi(Generated) internal import Isomer

/// Converts written JSON with native tokens into the equivalent Foundation objects.
///
/// ```
/// {"due":␁kh…␅,"id":7,"tags":["a"]}   →   ["due": Date, "id": NSNumber, "tags": ["a"]]
/// ```
///
/// Numbers become `NSNumber`, as in `JSONSerialization`: integers up to 64 bits, a `Double` for a
/// token that marks one, and otherwise a `Decimal` with all digits. Not recursive, because the
/// depth of the input is unknown.
struct ObjectBuilder {
  /// An open array or object.
  private struct Open {
    let isObject: Bool
    /// The indices of its first value and key among those of all open containers.
    let firstValue: Int
    let firstKey: Int
    /// The number of the last key.
    var key = 0
  }

  /// The paths at which dates and data do not become text; nil for all.
  private let nativePaths: [ValuePath]?
  private var open: [Open] = []
  /// The complete values of the open containers.
  private var values: [Any] = []
  /// The numbers of the keys of the open objects.
  private var keys: [Int] = []
  private var table = KeyTable()
  private var layouts = ObjectLayouts()
  private var numbers = SmallNumbers()
  private let null = NSNull()

  private init(_ nativePaths: [ValuePath]?) { self.nativePaths = nativePaths }

  /// Returns the object of a document that was written for objects.
  ///
  /// Throws for a value that cannot become text, with its path.
  static func object(
    of document: borrowing JSONWriter, nativeAt paths: [ValuePath]? = nil
  ) throws(MappingError) -> Any {
    try document.read { reader throws(ReadingFailure) in
      var builder = ObjectBuilder(paths)
      return try builder.build(&reader)
    }
  }

  @_optimize(speed)
  private mutating func build(_ reader: inout JSONReader) throws(ReadingFailure) -> Any {
    repeat {
      guard let value = try begin(&reader) else { continue }
      values.append(value)
      // The value is complete. It ends its container, and possibly outer ones, or another value
      // follows.
      while let container = open.last, try !continues(container, &reader) { end(container) }
    } while !open.isEmpty
    return values[0]
  }

  /// Returns whether another element or member follows, and leaves the reader before its value.
  private mutating func continues(
    _ container: Open, _ reader: inout JSONReader
  ) throws(ReadingFailure) -> Bool {
    guard container.isObject else { return try reader.nextElement() }
    guard try reader.nextMember() else { return false }
    try readKey(&reader)
    return true
  }

  @_optimize(speed)
  private mutating func readKey(_ reader: inout JSONReader) throws(ReadingFailure) {
    let text = try reader.readKey()
    if text.count > 60, text.string.hashesSlowly {
      throw reader.notRepresentable("a key of a dictionary has \(quickText)")
    }
    let key = table.number(of: text)
    open[open.count - 1].key = key
    keys.append(key)
  }

  /// Replaces the values of the innermost container with the container.
  @_optimize(speed)
  private mutating func end(_ container: Open) {
    let object: Any
    if container.isObject {
      object = layouts.object(
        keys[container.firstKey...], &values, from: container.firstValue, table)
      keys.removeSubrange(container.firstKey...)
    } else {
      object = Array(values[container.firstValue...])
    }
    values.removeSubrange(container.firstValue...)
    values.append(object)
    open.removeLast()
  }

  /// Returns a scalar or an empty container; nil for another container, which is now open.
  @_optimize(speed)
  private mutating func begin(_ reader: inout JSONReader) throws(ReadingFailure) -> Any? {
    switch try reader.peekKind() {
    case .object:
      guard try reader.beginObject() else { return [String: Any]() }
      open.append(Open(isObject: true, firstValue: values.count, firstKey: keys.count))
      try readKey(&reader)
      return nil
    case .array:
      guard try reader.beginArray() else { return [Any]() }
      open.append(Open(isObject: false, firstValue: values.count, firstKey: keys.count))
      return nil
    case .string: return try reader.readString()
    case .boolean: return numbers.boolean(try reader.readBool())
    case .null:
      _ = try reader.readNull()
      return null
    case .number: return try number(&reader)
    case .date: return try date(&reader)
    case .data: return try data(&reader)
    }
  }
}

// MARK: - single values

extension ObjectBuilder {
  @_optimize(speed)
  private mutating func number(_ reader: inout JSONReader) throws(ReadingFailure) -> Any {
    let start = reader.cursor
    guard reader.nativeToken == nil else {
      let value = try reader.readDouble()
      if value.isFinite || !isText { return NSNumber(value: value) }
      throw reader.notRepresentable("JSON has no \(value)", at: start)
    }
    if let integer = try? reader.readInt64(), integer != 0 || reader.cursor == start + 1 {
      return numbers.integer(integer)
    }
    reader.cursor = start
    let text = try reader.readNumberText()
    if text.isNegativeZero { return NSNumber(value: -0.0) }
    if text.isPlainInteger, let integer = text.integer(UInt64.self) {
      return NSNumber(value: integer)
    }
    reader.cursor = start
    if let value = try? reader.readDecimal() { return NSDecimalNumber(decimal: value) }
    throw reader.notRepresentable("a dictionary has no number of so many digits", at: start)
  }

  private func date(_ reader: inout JSONReader) throws(ReadingFailure) -> Any {
    let start = reader.cursor
    let date = try Date.read(&reader)
    guard isText else { return date }
    guard let text = try? StandardTransformer<String, Date>.rfc3339.reverse(date) else {
      throw reader.notRepresentable("RFC 3339 has only the years 0 to 9999", at: start)
    }
    return text
  }

  private func data(_ reader: inout JSONReader) throws(ReadingFailure) -> Any {
    let data = try Data.read(&reader)
    return isText ? data.base64EncodedString() : data
  }

  /// True if the token just read must become text.
  private var isText: Bool {
    guard let nativePaths else { return false }
    let ends = open.dropFirst().map(\.firstValue) + [values.count]
    let path = zip(open, ends).map { container, end -> ValuePath.Component in
      container.isObject ? .key(table[container.key]) : .index(end - container.firstValue)
    }
    return !nativePaths.contains { path.starts(with: $0.components) }
  }
}

/// The `NSNumber`s of the most common values, each created once for a document.
struct SmallNumbers {
  private var integers: [NSNumber?] = []
  private let yes = NSNumber(value: true)
  private let no = NSNumber(value: false)

  func boolean(_ value: Bool) -> NSNumber { value ? yes : no }

  mutating func integer(_ value: Int64) -> NSNumber {
    guard (0..<256).contains(value) else { return NSNumber(value: value) }
    if integers.isEmpty { integers = Array(repeating: nil, count: 256) }
    let index = Int(value)
    if let number = integers[index] { return number }
    let number = NSNumber(value: value)
    integers[index] = number
    return number
  }
}
