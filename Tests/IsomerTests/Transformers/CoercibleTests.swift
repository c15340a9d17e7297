import Foundation
import Testing

@_spi(Generated) @testable import Isomer
@_spi(Generated) @testable import IsomerFoundation

@Suite struct CoercibleTests {
  /// A type that is read like a property with `coerce`.
  private struct Coerced<Model: Coercible>: Readable {
    var model: Model
    static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Coerced {
      Coerced(model: try Model.readCoerced(&reader))
    }
  }

  private func read<T: Coercible>(_ json: String, _: T.Type = T.self) throws(MappingError) -> T {
    try Coerced<T>(json: json).model
  }

  private func refuses<T: Coercible>(
    _ json: String, _: T.Type, _ code: MappingError.Code, _ message: String,
    at location: SourceLocation = #_sourceLocation
  ) {
    let error = #expect(throws: MappingError.self, sourceLocation: location) {
      try read(json, T.self)
    }
    #expect(error?.code == code, sourceLocation: location)
    #expect(
      error?.description == "document: \(message) (line 1, column 1, byte 0)",
      sourceLocation: location)
  }

  @Test func `integers`() throws {
    for (json, value) in [
      ("7", 7), (#""7""#, 7), ("7.0", 7), ("1e2", 100), ("12.5e1", 125), (#""-7""#, -7),
      ("-0.0", 0), (#""9223372036854775807""#, .max), ("-9223372036854775808", .min),
    ] { #expect(try read(json, Int.self) == value, "\(json)") }
    #expect(try read("255.0", UInt8.self) == 255)
    #expect(try read(#""18446744073709551615""#, UInt64.self) == .max)
    #expect(try read("9007199254740993", Int64.self) == 9_007_199_254_740_993)
    refuses("1.1", Int.self, .invalidValue, "expected an integer, found number 1.1")
    refuses(
      "300", UInt8.self, .numberOutOfRange,
      "expected an integer from 0 to 255, found number 300")
    refuses(
      #""300""#, UInt8.self, .numberOutOfRange,
      "expected an integer from 0 to 255, found string \"300\"")
    refuses(
      "-1", UInt.self, .numberOutOfRange,
      "expected an integer from 0 to 18446744073709551615, found number -1")
    for text in ["1.", ".0", "1.01", "", " 1", "x", "0x1", "1e2", "--1", "-"] {
      refuses(
        "\"\(text)\"", Int.self, .invalidValue,
        "expected an integer, or a string that holds one, found string \"\(text)\"")
    }
    for json in ["true", "1.0", #""1.0""#, #""+01.00""#] { #expect(try read(json, Int8.self) == 1) }
    refuses("null", Int.self, .typeMismatch, "expected an integer, found null")
    refuses("[1]", Int.self, .typeMismatch, "expected an integer, found an array")
  }

  @Test func `integers of every width`() throws {
    #expect(try read("-128.0", Int8.self) == -128)
    #expect(try read(#""-32768""#, Int16.self) == -32768)
    #expect(try read("1e5", Int32.self) == 100_000)
    #expect(try read("1e5", Int64.self) == 100_000)
    #expect(try read("1", UInt.self) == 1)
    #expect(try read(#""65535""#, UInt16.self) == 65535)
    #expect(try read("4294967295", UInt32.self) == .max)
  }

  @Test func `floating point`() throws {
    #expect(try read("9.5", Double.self) == 9.5)
    #expect(try read(#""9.5""#, Double.self) == 9.5)
    #expect(try read(#""-1e-3""#, Float.self) == -0.001)
    #expect(try read(#""0.1""#, Float.self) == 0.1)
    #expect(try read(#""2""#, CGFloat.self) == 2)
    for text in ["aaa", "", "nan", "inf", "0x1p3", "1.", " 1", "1,5"] {
      refuses(
        "\"\(text)\"", Double.self, .invalidValue,
        "expected a number, or a string that holds one, found string \"\(text)\"")
    }
    refuses(
      #""1e400""#, Double.self, .numberOutOfRange,
      "expected a number in the range of its type, found string \"1e400\"")
    #expect(try read("false", Double.self) == 0)
    #expect(try read("true", Float.self) == 1)
    refuses("[]", Double.self, .typeMismatch, "expected a number, found an array")
  }

  @Test func `decimals`() throws {
    for json in ["9.5", #""9.50""#, #""95e-1""#] { #expect(try read(json, Decimal.self) == 9.5) }
    #expect(try read("true", Decimal.self) == 1)
    refuses(
      #""1e200""#, Decimal.self, .numberOutOfRange,
      "expected a number in the range of its type, found string \"1e200\"")
  }

  @Test func `Bools`() throws {
    for json in [
      "true", "1", "-1", "9999", "1.0", "1e30", #""true""#, #""True""#, #""TRUE""#, #""YES""#,
      #""1""#,
    ] {
      #expect(try read(json, Bool.self), "\(json)")
    }
    for json in [
      "false", "0", "0.0", "-0", #""false""#, #""False""#, #""FALSE""#, #""NO""#, #""0""#,
    ] {
      #expect(try !read(json, Bool.self), "\(json)")
    }
    refuses(
      "12.34", Bool.self, .invalidValue, "expected true, false or an integer, found number 12.34")
    for text in ["2", "aaa", "yes", "tRUE", ""] {
      refuses(
        "\"\(text)\"", Bool.self, .invalidValue,
        "expected true, false, \"YES\", \"NO\", \"1\" or \"0\", found string \"\(text)\"")
    }
    refuses("{}", Bool.self, .typeMismatch, "expected true or false, found an object")
  }

  @Test(arguments: ["7", "123.0", "-0.10", "1E+2", "505874924095815681234567890", "1e400"])
  func `strings keep the digits of a number`(number: String) throws {
    #expect(try read(" \(number) ", String.self) == number)
    #expect(try read(number, Substring.self) == number[...])
  }

  @Test func `strings`() throws {
    #expect(try read("true", String.self) == "true")
    #expect(try read("false", String.self) == "false")
    #expect(try read(#""a\n""#, String.self) == "a\n")
    refuses("[1]", String.self, .typeMismatch, "expected a string, found an array")
    refuses("null", String.self, .typeMismatch, "expected a string, found null")
    refuses("01", String.self, .invalidNumber, "expected a number as JSON writes it, found '01'")
  }

  @Test func `dates`() throws {
    #expect(try read("1443164400.5", Date.self).timeIntervalSince1970 == 1443164400.5)
    #expect(try read("-1", Date.self).timeIntervalSince1970 == -1)
    #expect(
      try read(#""2015-09-25T07:00:00Z""#, Date.self).timeIntervalSince1970 == 1_443_164_400)
    refuses(
      #""yesterday""#, Date.self, .invalidValue,
      "expected a date such as \"2019-05-15T15:20:18Z\", found string \"yesterday\"")
    refuses("true", Date.self, .typeMismatch, "expected a string, found true")
    for seconds in ["253402300799", "-62167219200", "253402300799.5", "1e11"] {
      let date = try read(seconds, Date.self)
      #expect(try Date(json: date.json()) == date)
    }
    for seconds in ["253402300800", "-62167219201", "1e12", "-1e300"] {
      refuses(
        seconds, Date.self, .numberOutOfRange,
        "expected seconds in the years 0 to 9999, found number \(seconds)")
    }
  }

  @Test func `collections convert their elements`() throws {
    #expect(try read(#"[1,"2",null]"#, [Int?].self) == [1, 2, nil])
    #expect(try read("null", Int?.self) == nil)
    #expect(try read(#"["1",1,1.0]"#, Set<Int>.self) == [1])
    #expect(try read(#"{"a":"1","b":2}"#, [String: Int].self) == ["a": 1, "b": 2])
    #expect(try read(#"{"1":[true,0]}"#, [Int: [Bool]].self) == [1: [true, false]])
    #expect(try read("[]", [Int].self) == [])
    #expect(try read("{}", [String: Int].self) == [:])
    let error = #expect(throws: MappingError.self) {
      try read(#"{"a":[1,"x"]}"#, [String: [Int]].self)
    }
    #expect(error?.path.description == "a[1]")
    #expect(error?.offset == 8)
  }
}
