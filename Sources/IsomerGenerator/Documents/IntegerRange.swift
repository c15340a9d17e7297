/// The range of an integer type.
package struct IntegerRange: Sendable {
  package let lower: String
  package let upper: String
  /// The size of the type; 64 for `Int` and `UInt`.
  package let bits: Int

  /// The ranges of the types by name.
  package static let all = Dictionary(
    uniqueKeysWithValues: StandardTypes.bits.map { ($0, IntegerRange(bits: $1)) })

  /// The ranges of the types that keys and conversion support.
  package static let convertible = all.filter { StandardTypes.integers.contains($0.key) }

  /// Creates the range of a number of bits, negative for signed types.
  private init(bits: Int) {
    self.bits = abs(bits)
    // Older platforms do not have the types of 128 bits.
    switch bits {
    case -128:
      lower = "-170141183460469231731687303715884105728"
      upper = "170141183460469231731687303715884105727"
    case 128: (lower, upper) = ("0", "340282366920938463463374607431768211455")
    case ..<0:
      (lower, upper) = ("\(Int64.min >> (64 + bits))", "\(Int64.max >> (64 + bits))")
    default: (lower, upper) = ("0", "\(UInt64.max >> (64 - bits))")
    }
  }

  package var isSigned: Bool { lower != "0" }

  /// The magnitude of the lower bound, without a sign.
  package var magnitude: Substring { lower.drop { $0 == "-" } }

  /// Returns true if an integer as text, with a sign and leading zeros, is in the range.
  func contains(_ digits: String) -> Bool {
    let limit = digits.hasPrefix("-") ? magnitude : upper[...]
    let size = digits.drop { "+-0".contains($0) }
    return size.count == limit.count ? size <= limit : size.count < limit.count
  }
}
