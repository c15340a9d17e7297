/// The kinds of values in a document: those of JSON, and two of dictionaries and property lists.
public enum JSONKind: Sendable, Hashable {
  /// An object, `{…}`.
  case object
  /// An array, `[…]`.
  case array
  /// A string.
  case string
  /// A number, with or without a fraction.
  case number
  /// `true` or `false`.
  case boolean
  /// `null`.
  case null
  /// A `Date` in a dictionary or a property list; in JSON, dates are strings.
  case date
  /// A `Data` in a dictionary or a property list; in JSON, data is a string.
  case data

  /// Creates the kind of the JSON value that starts with a byte; nil if there is none.
  @inline(__always)
  @usableFromInline
  init?(firstByte: UInt8) {
    switch firstByte {
    case Byte.openBrace: self = .object
    case Byte.openBracket: self = .array
    case Byte.quote: self = .string
    case Byte.lowerT, Byte.lowerF: self = .boolean
    case Byte.lowerN: self = .null
    case Byte.minus, Byte.zero...Byte.nine: self = .number
    default: return nil
    }
  }
}
