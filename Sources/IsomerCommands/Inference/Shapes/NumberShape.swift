/// The numbers at one path.
struct NumberShape {
  /// A type that stores numbers without loss, the first choice first.
  enum Kind: String, CaseIterable {
    case int = "Int"
    case uint64 = "UInt64"
    case double = "Double"
    case decimal = "Decimal"

    fileprivate func accepts(_ digits: String) -> Bool {
      switch self {
      case .int: Int64(digits) != nil
      case .uint64: UInt64(digits) != nil
      case .double: Self.isDouble(digits)
      case .decimal: digits.utf8.count <= 38 && !Self.hasExponent(digits)
      }
    }

    /// Returns true unless a number is too large, or too small, or an integer that is not exact.
    private static func isDouble(_ digits: String) -> Bool {
      guard let value = Double(digits), value.isFinite else { return false }
      if let integer = Int64(digits) { return Int64(exactly: value) == integer }
      let isInteger = digits.utf8.allSatisfy { $0 != UInt8(ascii: ".") } && !hasExponent(digits)
      return !isInteger && (value != 0 || isZero(digits))
    }

    private static func hasExponent(_ digits: String) -> Bool {
      digits.utf8.contains { $0 | 0x20 == UInt8(ascii: "e") }
    }

    private static func isZero(_ digits: String) -> Bool {
      !digits.utf8.prefix { $0 | 0x20 != UInt8(ascii: "e") }.contains {
        $0 >= UInt8(ascii: "1") && $0 <= UInt8(ascii: "9")
      }
    }
  }

  private(set) var count = 0
  private var kinds = Kind.allCases

  /// The type of all numbers; nil if no type stores all of them.
  var kind: Kind? { kinds.first }

  mutating func add(_ digits: String) {
    count += 1
    kinds.removeAll { !$0.accepts(digits) }
  }

  mutating func merge(_ other: NumberShape) {
    count += other.count
    kinds.removeAll { !other.kinds.contains($0) }
  }
}
