/// The kinds of value that JSON has.
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

  /// The kind of the value that begins with a byte; nil where no value does.
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
