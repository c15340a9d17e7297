import Foundation
import Testing

@testable import Isomer
@testable import IsomerFoundation

@Suite struct TransformerTests {
  private func there<T: Transformer>(_ input: T.Input, _ transformer: T) throws -> T.Output {
    try transformer.transform(input)
  }

  private func back<T: Transformer>(_ output: T.Output, _ transformer: T) throws -> T.Input {
    try transformer.reverse(output)
  }

  private func refuses<T: ForwardTransformer>(
    _ input: T.Input, _ transformer: T, _ message: String,
    at location: SourceLocation = #_sourceLocation
  ) {
    let error = #expect(throws: TransformerError.self, sourceLocation: location) {
      try transformer.transform(input)
    }
    #expect(error?.description == message, sourceLocation: location)
    #expect(error?.localizedDescription == message, sourceLocation: location)
  }

  /// Passes a transformer in the form of generated code: a generic parameter and the types.
  private func property<T: Transformer, Output>(
    _ transformer: T, _: Output.Type
  ) -> T where T.Output == Output { transformer }

  @Test func `implicit members find the transformer for the property's type`() throws {
    #expect(try there("5", property(.string(), Int.self)) == 5)
    #expect(try there("5", property(.string(), UInt8.self)) == 5)
    #expect(try there("0.5", property(.string(), Double.self)) == 0.5)
    #expect(try there(1, property(.secondsSince1970, Date.self)).timeIntervalSince1970 == 1)
    #expect(try there(1, property(.zeroOne, Bool.self)))
    #expect(try there("00", property(.hex, Data.self)) == Data([0]))
    let lower = property(
      .custom(read: { (text: String) in text.lowercased() }, write: { $0.uppercased() }),
      String.self)
    #expect(try there("ABC", lower) == "abc" && back("abc", lower) == "ABC")
  }

  @Test func `RFC 3339`() throws {
    let transformer = StandardTransformer<String, Date>.rfc3339
    for (text, seconds, written) in [
      ("2015-09-25T07:00:00Z", 1_443_164_400, "2015-09-25T07:00:00Z"),
      ("2015-09-25T09:00:00.500+02:00", 1_443_164_400.5, "2015-09-25T07:00:00.5Z"),
      ("1969-12-31t23:59:59z", -1, "1969-12-31T23:59:59Z"),
    ] {
      let date = try there(text, transformer)
      #expect(date.timeIntervalSince1970 == seconds)
      #expect(try back(date, transformer) == written)
    }
    refuses(
      "2015-09-25", transformer,
      "expected a date such as \"2019-05-15T15:20:18Z\", found \"2015-09-25\"")
    refuses("", transformer, "expected a date such as \"2019-05-15T15:20:18Z\", found \"\"")
    #expect(throws: TransformerError.self) {
      try transformer.reverse(Date(timeIntervalSince1970: 1e15))
    }
  }

  @Test func `seconds and milliseconds`() throws {
    #expect(
      try there(1443164400.5, StandardTransformer<Double, Date>.secondsSince1970)
        .timeIntervalSince1970 == 1443164400.5)
    #expect(
      try back(
        Date(timeIntervalSince1970: -1.25), StandardTransformer<Double, Date>.secondsSince1970)
        == -1.25)
    let date = try there(1443164400123, StandardTransformer<Double, Date>.millisecondsSince1970)
    #expect(abs(date.timeIntervalSince1970 - 1443164400.123) < 1e-6)
    for milliseconds in stride(from: 1443164400000.0, to: 1443164401000, by: 7) {
      let date = try there(milliseconds, StandardTransformer<Double, Date>.millisecondsSince1970)
      #expect(
        try back(date, StandardTransformer<Double, Date>.millisecondsSince1970) == milliseconds)
    }
  }

  @Test func `dates in custom formats`() throws {
    let day = StandardTransformer<String, Date>.dateFormat("yyyy-MM-dd")
    #expect(try there("2015-09-25", day).timeIntervalSince1970 == 1_443_139_200)
    #expect(try back(Date(timeIntervalSince1970: 1_443_164_400), day) == "2015-09-25")
    let pacific = try #require(TimeZone(identifier: "America/Los_Angeles"))
    let long = StandardTransformer<String, Date>.dateFormat("MMMM d, yyyy", timeZone: pacific)
    #expect(try there("September 25, 2015", long).timeIntervalSince1970 == 1_443_164_400)
    #expect(try back(Date(timeIntervalSince1970: 1_443_164_400), long) == "September 25, 2015")
    refuses(
      "September 37, 2015", long,
      "expected a date in the format MMMM d, yyyy, found \"September 37, 2015\"")
    refuses("2015-02-30", day, "expected a date in the format yyyy-MM-dd, found \"2015-02-30\"")
    refuses("", day, "expected a date in the format yyyy-MM-dd, found \"\"")
  }

  @Test func `dates without a textual form are rejected`() {
    for interval in [1e300, -1e300, .infinity, -.infinity, .nan] {
      let date = Date(timeIntervalSinceReferenceDate: interval)
      #expect(throws: TransformerError.self) {
        try StandardTransformer<String, Date>.rfc3339.reverse(date)
      }
      #expect(throws: TransformerError.self) {
        try StandardTransformer<String, Date>.dateFormat("yyyy-MM-dd").reverse(date)
      }
      #expect(throws: MappingError.self) { try date.json() }
      #expect(throws: MappingError.self) { try JSONValue.date(date).json() }
      #expect(!TransformerError(expected: "a date", input: date).description.isEmpty)
    }
  }

  @Test func `formatters are shared between threads`() async throws {
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for index in 0..<200 {
        group.addTask {
          let transformer = StandardTransformer<String, Date>.dateFormat(
            index.isMultiple(of: 2) ? "yyyy" : "yyyy-MM-dd")
          let text = index.isMultiple(of: 2) ? "2001" : "2001-01-01"
          return try transformer.transform(text).timeIntervalSince1970 == 978_307_200
        }
      }
      for try await isRight in group { #expect(isRight) }
    }
  }

  @Test func `URLs are not changed`() throws {
    for text in ["https://example.org/a%20b?q=1#x", "/a/b", "mailto:a@b.c", "x"] {
      let url = try there(text, StandardTransformer<String, URL>.url)
      #expect(try back(url, StandardTransformer<String, URL>.url) == text)
    }
    for text in ["", "not a valid URL", "http://a b", "http://[", "a|b"] {
      refuses(text, StandardTransformer<String, URL>.url, "expected a URL, found \"\(text)\"")
    }
  }

  @Test func `UUIDs`() throws {
    let text = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
    #expect(
      try back(
        there(text.lowercased(), StandardTransformer<String, UUID>.uuid),
        StandardTransformer<String, UUID>.uuid) == text)
    for text in ["", "x", text + "0", "{\(text)}"] {
      refuses(text, StandardTransformer<String, UUID>.uuid, "expected a UUID, found \"\(text)\"")
    }
  }

  @Test func `bytes as text`() throws {
    #expect(try there("AQID", StandardTransformer<String, Data>.base64) == Data([1, 2, 3]))
    #expect(try back(Data([1, 2, 3, 4]), StandardTransformer<String, Data>.base64) == "AQIDBA==")
    #expect(try there("", StandardTransformer<String, Data>.base64).isEmpty)
    for text in ["A", "AQ", "AQ I", "AQ==AQ==", "*", "====", "AA=D", "AB==", "AAB=", "AQID\n"] {
      refuses(
        text, StandardTransformer<String, Data>.base64,
        "expected bytes in base64, found \"\(text)\"")
    }
    #expect(try there("00fF1a", StandardTransformer<String, Data>.hex) == Data([0, 255, 26]))
    #expect(try back(Data([0, 255, 26]), StandardTransformer<String, Data>.hex) == "00ff1a")
    #expect(try there("", StandardTransformer<String, Data>.hex).isEmpty)
    for text in ["0", "0g", "0x", "é"] {
      refuses(
        text, StandardTransformer<String, Data>.hex,
        "expected pairs of hexadecimal digits, found \"\(text)\"")
    }
  }

  @Test func `Booleans in all forms`() throws {
    for value: JSONValue in [
      true, 1, -1, 9999, "true", "True", "TRUE", "YES", "1", 2.0, .uint(.max),
    ] {
      #expect(try there(value, StandardTransformer<JSONValue, Bool>.boolean))
    }
    for value: JSONValue in [false, 0, "false", "False", "FALSE", "NO", "0", 0.0] {
      #expect(try !there(value, StandardTransformer<JSONValue, Bool>.boolean))
    }
    for value: JSONValue in [
      "yes", "Yes", .decimal(Decimal(sign: .plus, exponent: 30, significand: 3)),
    ] {
      #expect(try there(value, StandardTransformer<JSONValue, Bool>.boolean))
    }
    for value: JSONValue in ["no", "No"] {
      #expect(try !there(value, StandardTransformer<JSONValue, Bool>.boolean))
    }
    let fraction = Decimal(sign: .plus, exponent: -20, significand: 3)
    #expect(throws: TransformerError.self) {
      try StandardTransformer<JSONValue, Bool>.boolean.transform(.decimal(fraction))
    }
    #expect(try back(true, StandardTransformer<JSONValue, Bool>.boolean) == true)
    for value: JSONValue in [12.34, "2", "aaa", "y", "yEs", "on", nil, [], [:]] {
      #expect(throws: TransformerError.self) {
        try StandardTransformer<JSONValue, Bool>.boolean.transform(value)
      }
    }
    #expect(
      try there(1, StandardTransformer<Int, Bool>.zeroOne)
        && !there(0, StandardTransformer<Int, Bool>.zeroOne))
    #expect(
      try back(true, StandardTransformer<Int, Bool>.zeroOne) == 1
        && back(false, StandardTransformer<Int, Bool>.zeroOne) == 0)
    refuses(2, StandardTransformer<Int, Bool>.zeroOne, "expected 0 or 1, found \"2\"")
    let words = property(.boolean(true: "yes", false: "no"), Bool.self)
    #expect(try there("yes", words) && !there("no", words) && back(false, words) == "no")
    refuses("Yes", words, "expected \"yes\" or \"no\", found \"Yes\"")
  }

  @Test func `values as text`() throws {
    #expect(try there("18446744073709551615", StringTransformer<UInt64>()) == .max)
    #expect(try back(UInt64.max, StringTransformer()) == "18446744073709551615")
    refuses("x", StringTransformer<Int>(), "expected a string that holds an integer, found \"x\"")
    refuses(
      "256", StringTransformer<UInt8>(), "expected a string that holds an integer, found \"256\"")
    refuses(
      "x", StringTransformer<Double>(),
      "expected a string that holds a value of type Double, found \"x\"")
  }

  @Test func `read-only closures`() throws {
    func count<T: ForwardTransformer>(_ transformer: T) throws -> Int
    where T.Input == String, T.Output == Int {
      try transformer.transform("a b c")
    }
    #expect(try count(.reading { (text: String) in text.split(separator: " ").count }) == 3)
  }
}
