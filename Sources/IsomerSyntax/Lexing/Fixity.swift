/// The fixity of an operator, which the whitespace around it determines, as in the compiler.
enum Fixity: Sendable { case none, prefix, postfix, infix }

extension [UInt8] {
  /// Returns the fixity of the operator in a range.
  func fixity(of range: SourceRange) -> Fixity {
    let isLeftBound = isLeftBound(range.start)
    if isLeftBound == isRightBound(range.end, isLeftBound: isLeftBound) { return .infix }
    return isLeftBound ? .postfix : .prefix
  }

  /// Returns true if an operand may end right before the offset.
  func isLeftBound(_ start: Int) -> Bool {
    guard start > 0 else { return false }
    switch self[start - 1] {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): return false
    // The end of a block comment counts as whitespace.
    case UInt8(ascii: "/"): return !(start > 1 && self[start - 2] == UInt8(ascii: "*"))
    case 0xA0: return !(start > 1 && self[start - 2] == 0xC2)
    case let byte: return !Self.isGap(byte)
    }
  }

  /// Returns true if an operand may begin at the offset.
  ///
  /// The operator is postfix in `x^.y`, and prefix in `^.y`.
  func isRightBound(_ end: Int, isLeftBound: Bool) -> Bool {
    guard end < count else { return false }
    let next = end + 1 < count ? self[end + 1] : 0
    switch self[end] {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return false
    case UInt8(ascii: "."): return !isLeftBound
    case UInt8(ascii: "/"): return next != UInt8(ascii: "/") && next != UInt8(ascii: "*")
    case 0xC2: return next != 0xA0
    case let byte: return !Self.isGap(byte)
    }
  }

  private static func isGap(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0B, 0x0C,
      0, UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      true
    default: false
    }
  }
}
