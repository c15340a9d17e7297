/// The role of a scalar in the grammar of The Swift Programming Language.
enum ScalarClass {
  case identifier, `operator`, space, other

  init(nonASCII scalar: Unicode.Scalar) {
    if scalar.value == 0xA0 || scalar.value == 0xFEFF {
      self = .space
    } else if Self.isInside(Self.operators, scalar.value) {
      self = .operator
    } else {
      self = Self.isInside(Self.others, scalar.value) ? .other : .identifier
    }
  }

  init(ascii byte: UInt8) {
    // The range of small letters first, and without the generic pattern of ranges.
    if byte | 0x20 >= UInt8(ascii: "a"), byte | 0x20 <= UInt8(ascii: "z") {
      self = .identifier
      return
    }
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      self = .identifier
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "?"):
      self = .operator
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C, 0:
      self = .space
    default:
      self = .other
    }
  }

  /// The non-ASCII scalars that operators can contain.
  private static let operators: [ClosedRange<UInt32>] = [
    0xA1...0xA7, 0xA9...0xA9, 0xAB...0xAC, 0xAE...0xAE, 0xB0...0xB1, 0xB6...0xB6, 0xBB...0xBB,
    0xBF...0xBF, 0xD7...0xD7, 0xF7...0xF7, 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E,
    0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF,
    0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030...0x3030,
  ]

  /// The non-ASCII scalars that neither operators nor identifiers can contain.
  private static let others: [ClosedRange<UInt32>] = [
    0x80...0x9F, 0x1680...0x1680, 0x180E...0x180E, 0x2000...0x200A, 0x200E...0x2015,
    0x2018...0x201F, 0x2028...0x2029, 0x202F...0x202F, 0x205F...0x205F, 0x3000...0x3000,
    0xE000...0xF8FF, 0xFFFE...0xFFFF,
  ]

  /// Returns true if the scalar is a combining mark that can follow the first character of an
  /// operator.
  static func continuesOperator(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x300 && isInside(marks, scalar.value)
  }

  private static let marks: [ClosedRange<UInt32>] = [
    0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F,
    0xE0100...0xE01EF,
  ]

  private static func isInside(_ ranges: [ClosedRange<UInt32>], _ value: UInt32) -> Bool {
    ranges.contains { $0.contains(value) }
  }
}
