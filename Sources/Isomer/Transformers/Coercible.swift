/// A type that can also be read from other kinds of values, as listed in the table of `coerce`.
///
/// ```swift
/// // @mapped coerce
/// struct Row {
///   var id: Int          // 7, 7.0, "7", "7.0", true as 1
///   var price: Decimal   // 9.5, "9.5"
///   var isOpen: Bool     // true, 1, "YES"
///   var zip: String      // "10115", 10115
///   var day: Date        // 1443164400, "2015-09-25T07:00:00Z"
/// }
/// ```
///
/// Conversions never lose information: integers are neither truncated nor rounded, and a string
/// must have the expected format as a whole. Optionals, arrays, sets and dictionaries convert their
/// contents.
public protocol Coercible {
  /// Reads a value of the type's own kind or of one listed in the table.
  static func readCoerced(_ reader: inout JSONReader) throws(ReadingFailure) -> Self
}

extension Optional: Coercible where Wrapped: Coercible {
  /// Reads nil from `null`, or a converted value.
  @inlinable
  public static func readCoerced(
    _ reader: inout JSONReader
  ) throws(ReadingFailure) -> Wrapped? {
    if try reader.readNull() { return nil }
    return try Wrapped.readCoerced(&reader)
  }
}

extension Array: Coercible where Element: Coercible {
  /// Reads an array and converts its elements.
  @inlinable
  public static func readCoerced(
    _ reader: inout JSONReader
  ) throws(ReadingFailure) -> [Element] {
    var elements: [Element] = []
    try reader.forEachElement { reader throws(ReadingFailure) in
      elements.append(try Element.readCoerced(&reader))
    }
    return elements
  }
}

extension Set: Coercible where Element: Coercible {
  /// Reads an array, converts its elements and merges duplicates.
  @inlinable
  public static func readCoerced(
    _ reader: inout JSONReader
  ) throws(ReadingFailure) -> Set<Element> {
    var elements: Set<Element> = []
    try reader.forEachElement { reader throws(ReadingFailure) in
      elements.insert(
        try reader.hashable { reader throws(ReadingFailure) in try Element.readCoerced(&reader) })
    }
    return elements
  }
}

extension Dictionary: Coercible where Key: MappableKey, Value: Coercible {
  /// Reads an object and converts its values, but not its keys.
  @inlinable
  public static func readCoerced(
    _ reader: inout JSONReader
  ) throws(ReadingFailure) -> [Key: Value] {
    var members: [Key: Value] = [:]
    try reader.forEachMember { reader throws(ReadingFailure) in
      try members.readMember(&reader) { reader throws(ReadingFailure) in
        try Value.readCoerced(&reader)
      }
    }
    return members
  }
}
