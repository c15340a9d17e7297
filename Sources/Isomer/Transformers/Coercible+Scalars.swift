#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Bool: Coercible {
  /// Reads a Bool, any integer (0 is false), or one of the common words in quotes.
  ///
  /// `true True TRUE YES 1` are true, `false False FALSE NO 0` are false.
  public static func readCoerced(_ reader: inout JSONReader) throws(ReadingFailure) -> Bool {
    let kind = try reader.peekKind()
    let start = reader.cursor
    switch kind {
    case .number:
      let number = try reader.readNumberText()
      guard number.isInteger else { throw reader.invalid("true, false or an integer") }
      reader.noteCoercion(at: start)
      return !number.significand.isEmpty
    case .string:
      guard let value = BooleanText.value(of: try reader.readString()) else {
        throw reader.invalid("true, false, \"YES\", \"NO\", \"1\" or \"0\"")
      }
      reader.noteCoercion(at: start)
      return value
    default: return try reader.readBool()
    }
  }
}

extension String: Coercible {
  /// Reads a string, a number as its text in the document, or a Bool.
  public static func readCoerced(_ reader: inout JSONReader) throws(ReadingFailure) -> String {
    let kind = try reader.peekKind()
    if kind == .number || kind == .boolean { reader.noteCoercion(at: reader.cursor) }
    switch kind {
    case .number: return try reader.readRawNumber()
    case .boolean: return try reader.readBool() ? "true" : "false"
    default: return try reader.readString()
    }
  }
}

extension Substring: Coercible {
  /// Reads a value like `String`.
  public static func readCoerced(
    _ reader: inout JSONReader
  ) throws(ReadingFailure) -> Substring {
    Substring(try String.readCoerced(&reader))
  }
}

extension Date: Coercible {
  /// Reads seconds since 1970 as a number, or an RFC 3339 string; the year must be 0 to 9999, so
  /// that the date can be written.
  public static func readCoerced(_ reader: inout JSONReader) throws(ReadingFailure) -> Date {
    guard try reader.peekKind() == .number else { return try Date.read(&reader) }
    let start = reader.cursor
    let date = Date(timeIntervalSince1970: try reader.readDouble())
    guard date.rfc3339 != nil else {
      reader.details.expected = "seconds in the years 0 to 9999"
      throw reader.outOfRange()
    }
    reader.noteCoercion(at: start)
    return date
  }
}

extension Double: Coercible {
  /// Reads a number, a string that contains one, or a Bool as 1 or 0.
  public static func readCoerced(_ reader: inout JSONReader) throws(ReadingFailure) -> Double {
    if let value: Double = try reader.readOtherNumber() { return value }
    return try reader.readDouble()
  }
}

extension Float: Coercible {
  /// Reads a number, a string that contains one, or a Bool as 1 or 0.
  public static func readCoerced(_ reader: inout JSONReader) throws(ReadingFailure) -> Float {
    if let value: Float = try reader.readOtherNumber() { return value }
    return try reader.readFloat()
  }
}

extension Decimal: Coercible {
  /// Reads a number, a string that contains one, exactly, or a Bool as 1 or 0.
  public static func readCoerced(_ reader: inout JSONReader) throws(ReadingFailure) -> Decimal {
    if let value = try reader.readOtherNumber({ try? Decimal(json: $0) }) { return value }
    return try reader.readDecimal()
  }
}

extension JSONReader {
  /// Reads a string that contains a JSON number, or a Bool; returns nil if another kind of value
  /// follows.
  fileprivate mutating func readOtherNumber<Format: BinaryFormat>()
    throws(ReadingFailure) -> Format?
  {
    try readOtherNumber { text in Format(text).flatMap { $0.isFinite ? $0 : nil } }
  }

  fileprivate mutating func readOtherNumber<Number>(
    _ parse: (String) -> Number?
  ) throws(ReadingFailure) -> Number? {
    let kind = try peekKind()
    let start = cursor
    let text: String
    switch kind {
    case .boolean: text = try readBool() ? "1" : "0"
    case .string:
      text = try readString()
      guard NumberText(text.utf8) != nil else {
        throw invalid("a number, or a string that holds one")
      }
    default: return nil
    }
    guard let value = parse(text) else { throw outOfRange() }
    noteCoercion(at: start)
    return value
  }
}

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
extension JSONValue: Coercible {}
