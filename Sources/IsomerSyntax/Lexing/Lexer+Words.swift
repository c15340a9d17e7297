// Identifiers, numbers and operators.

extension Lexer {
  /// The class of the current scalar; `other` at invalid UTF-8.
  var classHere: ScalarClass {
    guard let byte = cursor.peek() else { return .other }
    if byte < 0x80 { return ScalarClass(ascii: byte) }
    return cursor.scalar().map { ScalarClass(nonASCII: $0.scalar) } ?? .other
  }

  mutating func advance(while wanted: ScalarClass) {
    while let byte = cursor.peek() {
      guard (byte < 0x80 ? ScalarClass(ascii: byte) : classHere) == wanted else { return }
      if byte < 0x80 { cursor.advance() } else { cursor.advanceOverScalar() }
    }
  }

  /// Scans `` `name` ``, which since Swift 6.2 can contain spaces and punctuation, but no line
  /// break.
  mutating func scanQuotedIdentifier() -> Token.Kind {
    var ahead = 1
    while let byte = cursor.peek(ahead), byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
      ahead += 1
      guard byte == UInt8(ascii: "`") else { continue }
      cursor.advance(by: ahead)
      return ahead > 2 ? .identifier : .unknown
    }
    cursor.advance()
    return .unknown
  }

  /// Scans `$0`; `$name` is an ordinary identifier.
  mutating func scanDollar() -> Token.Kind {
    let start = cursor.offset + 1
    advance(while: .identifier)
    let isNumbered =
      cursor.offset > start
      && cursor.bytes[start..<cursor.offset].allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
      }
    return isNumbered ? .dollarIdentifier : .identifier
  }

  /// Scans a number with any letters after its digits, which the compiler diagnoses.
  mutating func scanNumber() -> Token.Kind {
    let isHexadecimal = cursor.isAt("0x")
    let hasRadix = isHexadecimal || cursor.isAt("0b") || cursor.isAt("0o")
    // Only numbers that can have an exponent can have a fraction.
    let exponent: Unicode.Scalar? = isHexadecimal ? "p" : hasRadix ? nil : "e"
    var isFloat = advanceOverDigits(exponent)
    if exponent != nil, cursor.isAt("."), isDigit(cursor.peek(1), isHexadecimal) {
      cursor.advance()
      _ = advanceOverDigits(exponent)
      isFloat = true
    }
    return isFloat ? .float : .integer
  }

  /// Advances past digits and an exponent, and returns true if there is an exponent.
  private mutating func advanceOverDigits(_ exponent: Unicode.Scalar?) -> Bool {
    var hasExponent = false
    while let byte = cursor.peek(), classHere == .identifier {
      cursor.advanceOverScalar()
      guard let exponent, byte | 0x20 == UInt8(ascii: exponent) else { continue }
      hasExponent = true
      if cursor.isAt("+") || cursor.isAt("-") { cursor.advance() }
    }
    return hasExponent
  }

  private func isDigit(_ byte: UInt8?, _ isHexadecimal: Bool) -> Bool {
    guard let byte else { return false }
    return switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
      isHexadecimal
    default: false
    }
  }

  /// Scans operator characters, up to the start of a comment or regex literal.
  mutating func scanOperator() -> Token.Kind {
    let start = cursor.offset
    let takesDots = cursor.isAt(".")
    var slash: Int?
    repeat {
      if cursor.isAt("/") { slash = slash ?? cursor.offset }
      cursor.advanceOverScalar()
    } while isAtOperatorCharacter(takesDots) && !cursor.isAt("//") && !cursor.isAt("/*")
    return slash.flatMap { scanRegex(at: $0, inOperatorFrom: start) } ?? .operator
  }

  private func isAtOperatorCharacter(_ takesDots: Bool) -> Bool {
    if cursor.isAtEnd { return false }
    if cursor.isAt(".") { return takesDots }
    return classHere == .operator
      || cursor.scalar().map { ScalarClass.continuesOperator($0.0) } ?? false
  }
}
