import Foundation
import Testing

@_spi(Generated) @testable import Isomer
@_spi(Generated) @testable import IsomerFoundation

/// Tests numbers with exponents or digits longer than any integer, which must never cause a trap.
@Suite struct LongExponentTests {
  private static let exponents = [
    "1", "38", "127", "128", "308", "309", "400", "999999999", "1000000001", "9223372036854775807",
    "9223372036854775808", "99999999999999999999", "000000000000000000000000000001",
    String(repeating: "9", count: 300),
  ]
  private static let digits = [
    "0", "1", "9", "0.0", "0.1", "1.5", "12345678901234567890", "18446744073709551616.0",
    "0." + String(repeating: "0", count: 400) + "1", "1" + String(repeating: "0", count: 400),
  ]

  static let numbers: [String] = digits.flatMap { digits in
    exponents.flatMap { exponent in
      ["e", "E", "e+", "e-"].flatMap { sign in
        [digits + sign + exponent, "-" + digits + sign + exponent]
      }
    }
  }

  private func isZero(_ number: String) -> Bool {
    number.prefix { $0 != "e" && $0 != "E" }.allSatisfy { "-0.".contains($0) }
  }

  /// Returns the value, or nil if the number is out of range; records other failures.
  private func read<T: Readable>(
    _ number: String, _: T.Type, _ other: MappingError.Code = .numberOutOfRange
  ) -> T? {
    do throws(MappingError) {
      return try T(json: number)
    } catch {
      #expect(
        error.code == .numberOutOfRange || error.code == other, "\(T.self) \(number.prefix(80))")
      return nil
    }
  }

  private struct Coerced<Model: Coercible>: Readable {
    var model: Model
    static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Coerced {
      Coerced(model: try reader.coerced(Model.self))
    }
  }

  @Test func `unconverted numbers`() {
    for number in Self.numbers {
      let double = read(number, Double.self)
      let float = read(number, Float.self)
      #expect(double == Double(number).flatMap { $0.isFinite ? $0 : nil }, "\(number.prefix(80))")
      #expect(float == Float(number).flatMap { $0.isFinite ? $0 : nil }, "\(number.prefix(80))")
      #expect(read(number, CGFloat.self).map(Double.init) == double)
      #expect(read(number, Int.self, .typeMismatch) == nil)
      #expect(read(number, UInt8.self, .typeMismatch) == nil)
      let decimal = read(number, Decimal.self)
      let value = read(number, JSONValue.self)
      if isZero(number) {
        #expect(decimal == 0 && value == 0 && double == 0)
      } else if let decimal {
        #expect(decimal.isFinite, "\(number.prefix(80))")
        #expect(value?.decimal == decimal, "\(number.prefix(80)) \(number.suffix(9))")
      }
    }
  }

  @Test func `converted numbers`() {
    for number in Self.numbers {
      let quoted = "\"\(number)\""
      #expect(read(number, Coerced<Double>.self)?.model == read(number, Double.self))
      #expect(read(quoted, Coerced<Double>.self)?.model == read(number, Double.self))
      #expect(read(quoted, Coerced<Float>.self)?.model == read(number, Float.self))
      let integer = read(number, Coerced<Int>.self, .invalidValue)?.model
      if isZero(number) { #expect(integer == 0) }
      _ = read(number, Coerced<UInt64>.self, .invalidValue)
      _ = read(number, Coerced<Int8>.self, .invalidValue)
      #expect(read(quoted, Coerced<Int>.self, .invalidValue) == nil)
      let bool = read(number, Coerced<Bool>.self, .invalidValue)?.model
      if isZero(number) { #expect(bool == false) }
      #expect(read(number, Coerced<String>.self)?.model == number)
      let date = read(number, Coerced<Date>.self)?.model
      if let date { #expect(throws: Never.self) { try date.json() } }
      #expect(read(quoted, Date.self, .invalidValue) == nil)
    }
  }

  @Test func `components of numbers`() {
    for number in Self.numbers {
      let parts = NumberText(number.utf8)
      #expect(parts != nil)
      #expect(parts?.significand.isEmpty == isZero(number))
      for value in [parts?.integer(Int.self), parts?.integer(Int8.self).map(Int.init)] {
        if isZero(number) { #expect(value == 0) }
      }
      if let double = parts?.exactDouble { #expect(double == Double(number)) }
    }
  }

  @Test func `numbers in documents`() {
    for number in Self.numbers {
      let text = #"{"a":["# + number + #"],"b":"# + number + "}"
      if let value = read(text, JSONValue.self) {
        #expect((try? value.jsonString()) != nil)
        #expect(value == value && value.hashValue == value.hashValue)
      }
      _ = read(text, [String: JSONValue].self)
      #expect(throws: MappingError.self) { try JSONValue(json: text + number) }
    }
  }

  @Test(arguments: ["0e", "0e-", "1e+", "1e9x", "01e5", "1.e5", "0e99999999999999999999."])
  func `invalid numbers are rejected`(text: String) {
    #expect(throws: MappingError.self) { try JSONValue(json: text) }
    #expect(throws: MappingError.self) { try Decimal(json: text) }
    #expect(throws: MappingError.self) { try Double(json: text) }
  }
}
