import Foundation
import Testing

@testable import Isomer
@testable import IsomerFoundation

/// Tests dates and numbers with formats, styles and formatters.
@Suite struct FormatTests {
  private func property<T: Transformer>(_ transformer: T, _: T.Output.Type) -> T { transformer }
  private let english = Locale(identifier: "en_US")
  private let german = Locale(identifier: "de_DE")

  private func refuses<T: ForwardTransformer>(
    _ input: T.Input, _ transformer: T, _ words: String? = nil,
    at location: SourceLocation = #_sourceLocation
  ) {
    let error = #expect(throws: TransformerError.self, sourceLocation: location) {
      try transformer.transform(input)
    }
    if let words { #expect(error?.description == words, sourceLocation: location) }
  }

  // MARK: Dates

  @Test func `formats do not block each other`() throws {
    let settings = SharedDateFormatter.Settings(
      format: "yyyy", timeZone: .gmt, locale: Locale(identifier: "en_US_POSIX"),
      calendar: Calendar(identifier: .gregorian), defaultDate: nil)
    let year = SharedDateFormatter.of(settings)
    let day = StandardTransformer<String, Date>.dateFormat("yyyy-MM-dd")
    let date = Date(timeIntervalSince1970: 86_400)
    // A single lock for all formatters would cause a deadlock.
    let text = try year.use { _ in try day.reverse(date) }
    #expect(text == "1970-01-02")
    #expect(SharedDateFormatter.of(settings) === year)
    #expect(
      try StandardTransformer<String, Date>.dateFormat("yyyy", timeZone: .current).reverse(date)
        == "1970")
  }

  @Test func `many threads use the same and other formats`() {
    let formats = ["yyyy", "yyyy-MM-dd", "dd.MM.yyyy HH:mm", "EEEE, d MMMM yyyy"]
    nonisolated(unsafe) let wrong = UnsafeMutablePointer<Int>.allocate(capacity: 8)
    wrong.initialize(repeating: 0, count: 8)
    defer { wrong.deallocate() }
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for round in 0..<200 {
        // More settings than the cache stores.
        let zone = TimeZone(secondsFromGMT: round % 3 == 0 ? 60 * (thread + round) : 0) ?? .gmt
        let transformer = StandardTransformer<String, Date>.dateFormat(
          formats[round % 4], timeZone: zone)
        let date = Date(timeIntervalSince1970: Double((thread * 200 + round) * 86_400))
        let text = try? transformer.reverse(date)
        let back = text.flatMap { try? transformer.transform($0) }
        let again = back.flatMap { try? transformer.reverse($0) }
        if text == nil || text != again { wrong[thread] += 1 }
      }
    }
    #expect((0..<8).allSatisfy { wrong[$0] == 0 })
  }

  @Test func `RFC 3339 with a fixed number of fraction digits`() throws {
    func text(_ seconds: Double, _ digits: Int) throws -> String {
      try StandardTransformer<String, Date>.rfc3339(fractionDigits: digits).reverse(
        Date(timeIntervalSince1970: seconds))
    }
    #expect(try text(1, 0) == "1970-01-01T00:00:01Z")
    #expect(try text(1, 3) == "1970-01-01T00:00:01.000Z")
    #expect(try text(1.25, 3) == "1970-01-01T00:00:01.250Z")
    #expect(try text(1.25, 0) == "1970-01-01T00:00:01Z")
    #expect(try text(1.75, 0) == "1970-01-01T00:00:02Z")
    #expect(try text(59.9996, 3) == "1970-01-01T00:01:00.000Z")
    #expect(try text(-0.5, 1) == "1969-12-31T23:59:59.5Z")
    #expect(try text(0.25, 20) == "1970-01-01T00:00:00.250000000Z")
    #expect(try text(0.25, -1) == "1970-01-01T00:00:00Z")
    #expect(try text(253_402_300_799.25, 0) == "9999-12-31T23:59:59Z")
    #expect(throws: TransformerError.self) { try text(253_402_300_799.75, 0) }
    let transformer = property(.rfc3339(fractionDigits: 3), Date.self)
    for text in ["2015-09-25T07:00:00Z", "2015-09-25T09:00:00.000000+02:00"] {
      #expect(try transformer.reverse(transformer.transform(text)) == "2015-09-25T07:00:00.000Z")
    }
  }

  @Test func `RFC 3339 rounded down is the text of JSONEncoder with iso8601`() throws {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    let transformer = property(.rfc3339(fractionDigits: 0, rounding: .down), Date.self)
    for seconds in [0, 0.7, 1_443_164_400.9996, 253_402_300_799.75, -0.3, -1.75] {
      let date = Date(timeIntervalSince1970: seconds)
      #expect(try [transformer.reverse(date)].json() == encoder.encode([date]), "\(seconds)")
    }
  }

  @Test func `date formats with locale, time zone, calendar, default date`() throws {
    let date = Date(timeIntervalSince1970: 1_443_164_400)
    let long = StandardTransformer<String, Date>.dateFormat(
      "d. MMMM yyyy HH:mm", timeZone: try #require(TimeZone(identifier: "Europe/Berlin")),
      locale: german)
    #expect(try long.reverse(date) == "25. September 2015 09:00")
    #expect(try long.transform("25. September 2015 09:00") == date)
    let march = try long.transform("1. März 2015 00:00")
    #expect(try long.reverse(march) == "1. März 2015 00:00")
    let buddhist = StandardTransformer<String, Date>.dateFormat(
      "yyyy-MM-dd", calendar: Calendar(identifier: .buddhist))
    #expect(try buddhist.reverse(date) == "2558-09-25")
    #expect(
      try buddhist.transform("2558-09-25") == Date(timeIntervalSince1970: 1_443_139_200))
    let day = Date(timeIntervalSince1970: 1_443_139_200)
    let time = property(.dateFormat("HH:mm", defaultDate: day), Date.self)
    #expect(try time.transform("07:00") == date)
    #expect(try time.reverse(date) == "07:00")
    #expect(
      try StandardTransformer<String, Date>.dateFormat("MM-dd").transform("05-03")
        == Date(timeIntervalSince1970: 957_312_000))
  }

  @Test func `an empty date format neither reads nor writes`() {
    refuses("", StandardTransformer<String, Date>.dateFormat(""))
    refuses("x", StandardTransformer<String, Date>.dateFormat(""))
    #expect(throws: TransformerError.self) {
      try StandardTransformer<String, Date>.dateFormat("").reverse(Date())
    }
  }

  // MARK: Numbers

  /// Mantle's example and its counterpart.
  @Test func `numbers in the format of a locale`() throws {
    let double = property(.number(locale: english), Double.self)
    #expect(try double.transform("12,345.678") == 12345.678)
    #expect(try double.reverse(12345.678) == "12,345.678")
    #expect(try double.transform("12345.678") == 12345.678)
    #expect(try property(.number(locale: german), Double.self).reverse(12345.678) == "12.345,678")
    #expect(try property(.number(locale: german), Double.self).transform("-1,5") == -1.5)
    for value in [0, 0.1, -12345.6789123, 1e15, 1e-7, 5e300, 123456789.12345678] {
      #expect(try double.transform(double.reverse(value)) == value)
    }
    let fixed = property(.number(locale: english, fractionDigits: 2...2), Double.self)
    #expect(try fixed.reverse(12345.678) == "12,345.68" && fixed.reverse(1) == "1.00")
    let plain = property(.number(locale: english, grouping: false), Double.self)
    #expect(try plain.reverse(12345.678) == "12345.678")
    #expect(try property(.number(locale: english), Float.self).reverse(0.1) == "0.1")
    #expect(try property(.number(locale: english), Float.self).transform("0.1") == Float(0.1))
  }

  @Test func `the whole text must be a number`() {
    let double = property(.number(locale: english), Double.self)
    refuses("Apple", double, "expected a number as en_US writes it, found \"Apple\"")
    for text in ["", " 12", "12 ", "12,345.678x", "1,2,3", "1,2345", "12.345,6", "NaN", "∞"] {
      refuses(text, double)
    }
    for value in [Double.nan, .infinity, -.infinity] {
      #expect(throws: TransformerError.self) { try double.reverse(value) }
    }
    #expect(throws: TransformerError.self) {
      try property(.number(locale: english), Float.self).transform(
        "1" + String(repeating: "0", count: 39))
    }
    #expect(throws: TransformerError.self) {
      try property(.number(locale: english), Decimal.self).reverse(.nan)
    }
  }

  @Test func `integers keep all digits and have no fraction`() throws {
    let big = property(.number(locale: english), UInt64.self)
    #expect(try big.transform("18,446,744,073,709,551,615") == .max)
    #expect(try big.reverse(.max) == "18,446,744,073,709,551,615")
    let least = property(.number(locale: english), Int64.self)
    #expect(try least.transform(least.reverse(.min)) == .min)
    for text in ["18,446,744,073,709,551,616", "-1", "1.5"] { refuses(text, big) }
    #expect(try big.transform("1.0") == 1)
    let byte = property(.number(locale: english), UInt8.self)
    #expect(try byte.transform("255") == 255)
    refuses("256", byte, "expected an integer as en_US writes it, found \"256\"")
    let fixed = property(.number(locale: english, fractionDigits: 1...1), Int.self)
    #expect(try fixed.reverse(1234) == "1,234.0" && fixed.transform("1,234.0") == 1234)
  }

  @Test func `decimals in the format of a locale and in JSON format`() throws {
    let number = try #require(Decimal(string: "123456789012345678901234.5678"))
    let local = property(.number(locale: german), Decimal.self)
    #expect(try local.reverse(number) == "123.456.789.012.345.678.901.234,5678")
    #expect(try local.transform("123.456.789.012.345.678.901.234,5678") == number)
    let text = property(.string(), Decimal.self)
    #expect(try text.reverse(number) == "123456789012345678901234.5678")
    #expect(try text.transform("123456789012345678901234.5678") == number)
    #expect(try text.transform("-1.50e2") == -150)
    for wrong in ["", " 1", "1 ", "+1", "01", "1,5", "0x1", "NaN", "1e200", "[1]"] {
      refuses(wrong, text)
    }
    refuses(String(repeating: "9", count: 39), text)
    #expect(throws: TransformerError.self) { try text.reverse(.nan) }
  }

  // MARK: Format styles

  @Test func `Foundation's format styles`() throws {
    let percent = property(
      .format(FloatingPointFormatStyle<Double>.Percent(locale: english)), Double.self)
    #expect(try percent.transform("12.5%") == 0.125)
    #expect(percent.reverse(0.125) == "12.5%")
    refuses("12.5", percent)
    refuses("12.5%x", percent)
    let dollars = property(
      .format(Decimal.FormatStyle.Currency(code: "USD", locale: english)), Decimal.self)
    #expect(try dollars.transform("$1,234.50") == 1234.5)
    #expect(dollars.reverse(1234.5) == "$1,234.50")
    let date = property(.format(.iso8601), Date.self)
    #expect(try date.transform("2015-09-25T07:00:00Z").timeIntervalSince1970 == 1_443_164_400)
    #expect(date.reverse(Date(timeIntervalSince1970: 1_443_164_400)) == "2015-09-25T07:00:00Z")
    refuses("2015-09-25T07:00:00Zx", date)
  }

  // MARK: Formatters

  private static func numbers() -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.locale = Locale(identifier: "en_US")
    return formatter
  }

  @Test func `any formatter`() throws {
    let number = property(.formatter(Self.numbers(), for: Double.self), Double.self)
    #expect(try number.transform("12,345.678") == 12345.678)
    #expect(try number.reverse(12345.678) == "12,345.678")
    refuses("Apple", number, "expected a text that NumberFormatter reads, found \"Apple\"")
    let exact = property(.formatter(Self.numbers()), Decimal.self)
    #expect(try exact.transform("12.5") == 12.5 && exact.reverse(12.5) == "12.5")
    let whole = property(.formatter(Self.numbers()), Int.self)
    #expect(try whole.transform("1,234") == 1234 && whole.reverse(1234) == "1,234")
    let date = property(.formatter(ISO8601DateFormatter(), for: Date.self), Date.self)
    #expect(try date.transform("2015-09-25T07:00:00Z").timeIntervalSince1970 == 1_443_164_400)
    #expect(try date.reverse(Date(timeIntervalSince1970: 0)) == "1970-01-01T00:00:00Z")
  }

  @Test func `an error of the wrong type names both types`() {
    let wrong = StandardTransformer<String, Int>.formatter(ISO8601DateFormatter())
    refuses(
      "2015-09-25T07:00:00Z", wrong,
      "expected a value of type Int, found \"2015-09-25T07:00:00Z\": "
        + "ISO8601DateFormatter makes a value of type Date of it")
    let error = #expect(throws: TransformerError.self) { try wrong.reverse(1) }
    #expect(error?.description == "expected a value that ISO8601DateFormatter writes, found \"1\"")
    refuses("1.5", StandardTransformer<String, Int>.formatter(Self.numbers()))
  }

  /// A user-defined formatter.
  private final class RomanFormatter: Formatter, ParsingFormatter {
    struct NoNumeral: Error, CustomStringConvertible { let description = "not a Roman numeral" }
    func value(from text: String) throws -> Any? {
      guard text.allSatisfy({ $0 == "I" }) else { throw NoNumeral() }
      return text.isEmpty ? nil : text.count
    }
    func text(for value: Any) -> String? {
      (value as? Int).map { String(repeating: "I", count: $0) }
    }
  }

  @Test func `a user-defined formatter and its errors`() throws {
    let roman = property(.formatter(RomanFormatter(), for: Int.self), Int.self)
    #expect(try roman.transform("III") == 3 && roman.reverse(2) == "II")
    let error = #expect(throws: TransformerError.self) { try roman.transform("x") }
    #expect(error?.reason == "not a Roman numeral")
    #expect(error?.underlying is RomanFormatter.NoNumeral)
    refuses("", roman)
    // A formatter that has no suitable function in this Foundation, or cannot parse at all.
    refuses("1 KB", StandardTransformer<String, Int>.formatter(ByteCountFormatter()))
  }

  @Test func `a formatter is shared between threads`() async throws {
    let number = StandardTransformer<String, Double>.formatter(Self.numbers())
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for index in 0..<100 {
        group.addTask {
          let value = Double(index) * 1000.5
          return try number.transform(number.reverse(value)) == value
        }
      }
      for try await isSame in group { #expect(isSame) }
    }
  }
}
