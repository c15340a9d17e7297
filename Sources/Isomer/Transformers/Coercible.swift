/// A type that can also be read from other kinds of value, by the table of `coerce`.
///
/// ```swift
/// // @mapped coerce
/// struct Row {
///   var id: Int          // 7, 7.0, "7"
///   var price: Double    // 9.5, "9.5"
///   var isOpen: Bool     // true, 1, "YES"
///   var zip: String      // "10115", 10115
///   var day: Date        // 1443164400, "2015-09-25T07:00:00Z"
/// }
/// ```
///
/// Conversions never lose anything: there is no truncation and no rounding of integers, and a
/// text that is not wholly of the wanted form is an error. Optionals, arrays, sets and
/// dictionaries convert what they hold.
public protocol Coercible {
  /// Reads one value, of the type's own kind or of one that the table lists.
  static func readCoerced(_ reader: inout JSONReader) throws(ReadingFailure) -> Self
}

extension Optional: Coercible where Wrapped: Coercible {
  /// Reads nil from `null`, or what the wrapped type reads.
  @inlinable
  public static func readCoerced(
    _ reader: inout JSONReader
  ) throws(ReadingFailure) -> Wrapped? {
    if try reader.readNull() { return nil }
    return try Wrapped.readCoerced(&reader)
  }
}

extension Array: Coercible where Element: Coercible {
  /// Reads an array whose elements are converted.
  @inlinable
  public static func readCoerced(
    _ reader: inout JSONReader
  ) throws(ReadingFailure) -> [Element] {
    var elements: [Element] = []
    guard try reader.beginArray() else { return elements }
    repeat { elements.append(try Element.readCoerced(&reader)) } while try reader.nextElement()
    return elements
  }
}

extension Set: Coercible where Element: Coercible {
  /// Reads an array whose elements are converted, each once.
  @inlinable
  public static func readCoerced(
    _ reader: inout JSONReader
  ) throws(ReadingFailure) -> Set<Element> {
    var elements: Set<Element> = []
    guard try reader.beginArray() else { return elements }
    repeat { elements.insert(try Element.readCoerced(&reader)) } while try reader.nextElement()
    return elements
  }
}

extension Dictionary: Coercible where Key: MappableKey, Value: Coercible {
  /// Reads an object whose values are converted; its keys are not.
  @inlinable
  public static func readCoerced(
    _ reader: inout JSONReader
  ) throws(ReadingFailure) -> [Key: Value] {
    var members: [Key: Value] = [:]
    guard try reader.beginObject() else { return members }
    repeat {
      let key = try Key.readKey(&reader)
      members[key] = try Value.readCoerced(&reader)
    } while try reader.nextMember()
    return members
  }
}
