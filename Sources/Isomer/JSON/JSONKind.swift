/// The kinds of value that a document has: JSON's, and two more of dictionaries and property lists.
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
  /// A `Date` as such, in a dictionary or a property list; in JSON dates are strings.
  case date
  /// A `Data` as such, in a dictionary or a property list; in JSON it is a string.
  case data

  /// The kind of the JSON value that begins with a byte; nil where none does.
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
