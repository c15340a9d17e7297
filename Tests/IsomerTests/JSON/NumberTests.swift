import Foundation
import Testing

@testable import Isomer

@Suite struct NumberTests {
  // MARK: Integers

  @Test func integersAreExactOverTheirRange() throws {
    #expect(try Int64(json: "-9223372036854775808") == .min)
    #expect(try Int64(json: "9223372036854775807") == .max)
    #expect(try UInt64(json: "18446744073709551615") == .max)
    #expect(try UInt64(json: "-0") == 0)
    #expect(try Int(json: "-0 ") == 0)
    #expect(try Int8(json: "-128") == .min)
    #expect(try UInt8(json: "255") == .max)
    #expect(try Int16(json: "-32768") == .min)
    #expect(try UInt16(json: "65535") == .max)
    #expect(try Int32(json: "-2147483648") == .min)
    #expect(try UInt32(json: "4294967295") == .max)
    var random = SeededGenerator(seed: 1)
    for _ in 0..<5000 {
      let value =
        Int64.random(in: .min ... .max, using: &random) >> Int64.random(in: 0..<64, using: &random)
      #expect(try Int64(json: "\(value)") == value)
      #expect(try [Int64](json: "[\(value),\(value), \(value) ]") == [value, value, value])
      #expect(try value.jsonString() == "\(value)")
      let bits = UInt64(bitPattern: value)
      #expect(try UInt64(json: "\(bits)") == bits)
      #expect(try bits.jsonString() == "\(bits)")
    }
    for digits in 1...19 {
      let power = (1..<digits).reduce(1 as UInt64) { value, _ in value * 10 }
      for value in [power - 1, power, power + 1] { #expect(try value.jsonString() == "\(value)") }
    }
  }

  @Test(arguments: [
    ("9223372036854775808", MappingError.Code.numberOutOfRange),
    ("-9223372036854775809", .numberOutOfRange), ("99999999999999999999", .numberOutOfRange),
    ("1.0", .typeMismatch), ("1e2", .typeMismatch), ("-1.5", .typeMismatch),
    ("12345678.5", .typeMismatch),
    ("123456789e1", .typeMismatch), ("\"1\"", .typeMismatch), ("null", .typeMismatch),
    ("01", .invalidNumber),
    ("-x", .invalidNumber), ("", .unexpectedEnd), ("00000000", .invalidNumber),
    ("x", .unexpectedByte),
  ])
  func wrongIntegersSayWhy(_ text: String, _ code: MappingError.Code) {
    for padded in [text, text + "        "] {
      do {
        let value = try Int64(json: padded)
        Issue.record("read \(value) from \(text)")
      } catch {
        #expect(
          error.code == code || (code == .invalidNumber && error.code == .unexpectedEnd),
          "\(text): \(error)")
      }
    }
  }

  @Test func narrowIntegersRejectWideOnes() {
    #expect(throws: MappingError.self) { try UInt8(json: "256") }
    #expect(throws: MappingError.self) { try Int8(json: "128") }
    #expect(throws: MappingError.self) { try UInt64(json: "-1") }
    #expect(throws: MappingError.self) { try UInt64(json: "18446744073709551616") }
    #expect(throws: MappingError.self) { try UInt32(json: "4294967296") }
  }

  // MARK: Double

  private func check(_ text: String) {
    guard let expected = Double(text) else { return }
    if expected.isInfinite {
      #expect(throws: MappingError.self) { try Double(json: text) }
    } else {
      let value = try? Double(json: text)
      #expect(value?.bitPattern == expected.bitPattern, "\(text)")
    }
    guard let short = Float(text) else { return }
    if short.isInfinite {
      #expect(throws: MappingError.self) { try Float(json: text) }
    } else {
      let value = try? Float(json: text)
      #expect(value?.bitPattern == short.bitPattern, "\(text)")
    }
  }

  @Test(arguments: [
    "0", "-0", "0.0", "1", "-1", "0.1", "1e22", "1e23", "9007199254740993", "9007199254740992.5",
    "9007199254740993.0000000000000000000000000000001", "1.7976931348623157e308",
    "1.7976931348623158e308", "1.797693134862315807e308", "1.797693134862315808e308", "1.8e308",
    "2.2250738585072014e-308", "2.2250738585072011e-308", "2.2250738585072012e-308", "5e-324",
    "2.4703282292062327e-324", "2.4703282292062328e-324", "1e-324", "1e-400", "1e400", "1e-342",
    "1e-343",
    "4.9406564584124654e-324", "3.4028234663852886e38", "3.4028235677973366e38",
    "3.4028235677973367e38",
    "1.401298464324817e-45", "7.006492321624085e-46", "7.006492321624086e-46", "16777217",
    "16777219",
    "1.00000017881393421514957253748434595763683319091796875001", "123456789012345678",
    "1234567890123456789", "12345678901234567890",
    "0.000000000000000000000000000012345678901234567890",
    "8.5e0", "1.5e+10", "100000000000000000000000", "7.2057594037927933e16",
    "1.1125369292536007e-308",
    "0.500000059604644775390625", "0.50000005960464477539062500000000000001", "65504.00000000001",
  ])
  func hardNumbersAreTheNearest(_ text: String) { check(text) }

  @Test func randomNumbersAreTheNearest() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<20_000 {
      let value = Double(bitPattern: random.next())
      guard value.isFinite else { continue }
      check("\(value)")
      let digits = Int.random(in: 1...25, using: &random)
      let text = (0..<digits).map { _ in "\(Int.random(in: 0...9, using: &random))" }.joined()
      let exponent = Int.random(in: -345...310, using: &random)
      check("1.\(text)e\(exponent)")
      check("-3\(text)")
      check("0.00\(text)")
    }
  }

  /// The decimal expansions of midpoints between two values, and slightly larger ones.
  @Test func halfwayCasesAreTiesToEven() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<1500 {
      // Integers of 54 to 70 bits, for which the midpoint is also an integer.
      let bits = UInt64.random(in: 1 << 53..<1 << 54, using: &random) | 1
      let shift = Int.random(in: 0...9, using: &random)
      let middle = bits.multipliedReportingOverflow(by: 1 << UInt64(shift))
      guard !middle.overflow else { continue }
      let text = "\(middle.partialValue)"
      for tail in ["", ".0", ".00000000000000000000000000001", "e0"] { check(text + tail) }
      // Values below 1: the exact digits of bits / 2^n.
      let power = Int.random(in: 60...70, using: &random)
      let exact = Self.exactText(bits, dividedByTwoToThe: power)
      for tail in ["", "0000000000", "00000000001"] { check(exact + tail) }
      let short = UInt64.random(in: 1 << 24..<1 << 25, using: &random) | 1
      check("\(short)")
      check(Self.exactText(short, dividedByTwoToThe: Int.random(in: 26...60, using: &random)))
    }
  }

  /// Returns the decimal digits of a fraction; each division by 2 appends one.
  private static func exactText(_ value: UInt64, dividedByTwoToThe power: Int) -> String {
    var digits = "\(value)".compactMap(\.wholeNumberValue)
    for _ in 0..<power {
      var rest = 0
      for index in digits.indices {
        let part = rest * 10 + digits[index]
        digits[index] = part / 2
        rest = part % 2
      }
      digits.append(rest * 5)
    }
    let text = digits.map { "\($0)" }.joined()
    let split = text.index(text.endIndex, offsetBy: -power)
    let whole = text[..<split].drop { $0 == "0" }
    return (whole.isEmpty ? "0" : whole) + "." + text[split...]
  }

  // MARK: Writing

  /// Returns the digits without zeros at the start and the end.
  private func digits(_ text: String) -> String {
    let mantissa = text.prefix { $0 != "e" }.filter(\.isNumber).drop { $0 == "0" }
    var digits = String(mantissa)
    while digits.last == "0" { digits.removeLast() }
    return digits
  }

  private func checkWriting(_ value: Double) throws {
    let text = try value.jsonString()
    #expect(Double(text)?.bitPattern == value.bitPattern, "\(text)")
    #expect(try Double(json: text).bitPattern == value.bitPattern, "\(text)")
    #expect(digits(text) == digits(value.description), "\(text) \(value)")
    let short = Float(value)
    guard short.isFinite else { return }
    let shortText = try short.jsonString()
    #expect(Float(shortText)?.bitPattern == short.bitPattern, "\(shortText)")
    #expect(try Float(json: shortText).bitPattern == short.bitPattern, "\(shortText)")
    #expect(digits(shortText) == digits(short.description), "\(shortText) \(short)")
  }

  @Test func numbersAreWrittenShortAndReadBackEqual() throws {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<30_000 {
      let value = Double(bitPattern: random.next())
      if value.isFinite { try checkWriting(value) }
      try checkWriting(Double.random(in: -180...180, using: &random))
      let scales: [Double] = [10, 100, 1e3, 1e6, 1e9]
      let scale = scales.randomElement(using: &random) ?? 1
      try checkWriting((Double.random(in: -1e6...1e6, using: &random) * scale).rounded() / scale)
    }
    for exponent in -1074...1023 {
      let power = Double(sign: .plus, exponent: exponent, significand: 1)
      try checkWriting(power)
      try checkWriting(power.nextUp)
      try checkWriting(power.nextDown)
    }
    for exponent in -323...308 {
      if let value = Double("1e\(exponent)") { try checkWriting(value) }
      if let value = Double("-1.5e\(exponent)"), value.isFinite { try checkWriting(value) }
    }
  }

  @Test(
    arguments: [
      (0.0 as Double, "0"), (-0.0, "-0"), (1, "1"), (-1, "-1"), (0.1, "0.1"), (12.5, "12.5"),
      (100, "100"),
      (123_456_789.125, "123456789.125"), (1e15, "1000000000000000"), (1e21, "1e21"),
      (1e20, "100000000000000000000"),
      (0.000001, "0.000001"), (0.0000001, "1e-7"), (Double.leastNonzeroMagnitude, "5e-324"),
      (1.5e300, "1.5e300"),
      (9_007_199_254_740_991, "9007199254740991"), (9_007_199_254_740_992, "9007199254740992"),
      (0.1 + 0.2, "0.30000000000000004"), (1_234_567.5, "1234567.5"), (12_345_678.5, "12345678.5"),
    ] as [(Double, String)])
  func numbersLookAsExpected(_ value: Double, _ text: String) throws {
    #expect(try value.jsonString() == text)
  }

  @Test func whatIsNoNumberCannotBeWritten() {
    for value in [Double.nan, Double.infinity, -Double.infinity] {
      #expect(throws: MappingError.self) { try value.json() }
      #expect(throws: MappingError.self) { try Float(value).json() }
      let nested: [[String: Double]] = [["a": value]]
      #expect(throws: MappingError.self) { try nested.json() }
    }
  }

  // MARK: Decimal

  @Test(arguments: [
    "0", "1", "-1", "0.1", "12345678901234567890123456789012345678", "-0.00000000000000000001",
    "99999999999999999999999999999999999999", "1e127", "123e-100", "1e-128", "1.50", "100", "5e20",
    "0.12345678901234567890123456789012345678", "0e999",
    "1000000000000000000000000000000000000000000",
  ])
  func decimalsAreExact(_ text: String) throws {
    let value = try Decimal(json: text)
    let expected =
      text == "0e999"
      ? 0 : try #require(Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")))
    #expect(value == expected)
    #expect(try Decimal(json: value.jsonString()) == value)
  }

  @Test func decimalsShiftTheirExponent() throws {
    let large = try Decimal(json: "1e130")
    #expect(large.isFinite && large.exponent == 127)
    #expect(try large.jsonString() == "1" + String(repeating: "0", count: 130))
    #expect(try Decimal(json: large.jsonString()) == large)
    #expect(try Decimal(json: "1.5E2") == 150)
  }

  @Test(arguments: [
    "123456789012345678901234567890123456789", "1e166", "1e-129", "1e99999999999999999999",
  ])
  func decimalsThatDoNotFitAreRejected(_ text: String) {
    #expect(throws: MappingError.self) { try Decimal(json: text) }
  }
}
