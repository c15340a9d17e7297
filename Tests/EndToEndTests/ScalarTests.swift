import Foundation
import Isomer
import Testing

@testable import FixtureModels

/// Tests the exact values of all types that require no annotation.
@Suite struct ScalarTests {
  private let document = """
    {"int":-9223372036854775808,"int8":-128,"int16":-32768,"int32":-2147483648,\
    "int64":9223372036854775807,"uint":18446744073709551615,"uint8":255,"uint16":65535,\
    "uint32":4294967295,"uint64":18446744073709551615,"float":0.1,"double":0.1,"cgFloat":-2.5,\
    "decimal":12345678901234567890.123456789,"string":"a\\"\\\\\\n\u{e9}\u{1f600}","substring":"",\
    "character":"\u{1f468}\u{200d}\u{1f469}\u{200d}\u{1f467}","bool":true,\
    "url":"https://example.org/a?b=c#d","uuid":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F",\
    "date":"2019-05-15T15:20:18.25Z","data":"AAH+/w=="}
    """

  private func expected() throws -> Scalars {
    Scalars(
      int: .min, int8: .min, int16: .min, int32: .min, int64: .max, uint: .max, uint8: .max,
      uint16: .max, uint32: .max, uint64: .max, float: 0.1, double: 0.1, cgFloat: -2.5,
      decimal: try #require(Decimal(string: "12345678901234567890.123456789")),
      string: "a\"\\\n\u{e9}\u{1f600}", substring: "",
      character: "\u{1f468}\u{200d}\u{1f469}\u{200d}\u{1f467}", bool: true,
      url: try #require(URL(string: "https://example.org/a?b=c#d")),
      uuid: try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")),
      date: Date(timeIntervalSince1970: 1_557_933_618.25), data: Data([0, 1, 254, 255]))
  }

  private func with(_ key: String, _ value: String) -> String {
    let start = document.range(of: "\"\(key)\":")?.upperBound ?? document.endIndex
    let rest = document[start...]
    // The values contain no comma.
    let end = rest.firstIndex { $0 == "," || $0 == "}" } ?? rest.endIndex
    return document[..<start] + value + rest[end...]
  }

  private func code(_ key: String, _ value: String) throws -> MappingError.Code {
    let error = try failure(Scalars.self, with(key, value))
    #expect(error.path.description == key)
    return error.code
  }

  @Test("All scalars are read, written and read again")
  func all() throws {
    try expectRoundTrip(document, expected())
  }

  @Test(
    "Integers have exactly their whole range",
    arguments: [
      ("int8", "-128", "-129"), ("int8", "127", "128"), ("int16", "-32768", "-32769"),
      ("int16", "32767", "32768"), ("int32", "-2147483648", "-2147483649"),
      ("int32", "2147483647", "2147483648"),
      ("int64", "-9223372036854775808", "-9223372036854775809"),
      ("int64", "9223372036854775807", "9223372036854775808"),
      ("int", "-9223372036854775808", "-9223372036854775809"),
      ("int", "9223372036854775807", "9223372036854775808"), ("uint8", "255", "256"),
      ("uint8", "0", "-1"), ("uint16", "65535", "65536"), ("uint16", "0", "-1"),
      ("uint32", "4294967295", "4294967296"), ("uint32", "0", "-1"),
      ("uint64", "18446744073709551615", "18446744073709551616"), ("uint64", "0", "-1"),
      ("uint", "18446744073709551615", "99999999999999999999999"), ("uint", "0", "-1"),
    ])
  func bounds(_ key: String, _ inside: String, _ outside: String) throws {
    let value = try Scalars(json: with(key, inside))
    #expect(try value.jsonString() == with(key, inside))
    #expect(try code(key, outside) == .numberOutOfRange)
  }

  @Test(
    "Integers are never converted through Double",
    arguments: [
      "9007199254740993", "-9007199254740993", "9007199254740991", "9223372036854775806",
      "1000000000000000001",
    ])
  func beyondDouble(_ text: String) throws {
    let value = try Scalars(json: with("int", text))
    #expect(String(value.int) == text)
    #expect(try value.jsonString() == with("int", text))
    #expect(try failure(Scalars.self, with("int", text + ".0")).path == "int")
  }

  @Test(
    "A number with a fraction or exponent is not an integer, nor is a quoted one",
    arguments: ["1.0", "1e2", "1E0", "0.5", "\"1\"", "true", "null", "[]", "{}"])
  func notAnInteger(_ text: String) throws {
    for key in ["int", "int8", "int64", "uint", "uint8", "uint64"] {
      #expect(try code(key, text) == .typeMismatch)
    }
  }

  @Test("Minus zero is zero as an integer and keeps its sign as a Double")
  func minusZero() throws {
    #expect(try Scalars(json: with("int", "-0")).int == 0)
    #expect(try Scalars(json: with("double", "-0.0")).double.sign == .minus)
    #expect(
      try Double(json: Scalars(json: with("double", "-0")).double.jsonString()).sign == .minus)
  }

  @Test(
    "Doubles are rounded correctly and written in the shortest unambiguous form",
    arguments: [
      "5e-324", "2.225073858507201e-308", "2.2250738585072014e-308", "1.7976931348623157e308",
      "0.1", "0.30000000000000004", "1e21", "1e22", "1e23", "9007199254740992",
      "123456789.12345679", "0.3333333333333333", "1e-7", "4.35", "100",
    ])
  func doubles(_ text: String) throws {
    for text in [text, "-" + text] {
      let value = try Scalars(json: with("double", text)).double
      #expect(value == Double(text))
      let written = try value.jsonString()
      #expect(try Double(json: written) == value)
      #expect(written.utf8.count <= value.description.utf8.count)
    }
  }

  @Test("Digits beyond the precision of a Double are rounded to nearest, ties to even")
  func rounding() throws {
    for (text, value) in [
      ("9007199254740993", 9_007_199_254_740_992.0),
      ("9007199254740993.00000000000000000000001", 9_007_199_254_740_994.0),
      ("2.4703282292062327208e-324", 0), ("2.4703282292062328e-324", .leastNonzeroMagnitude),
      ("1e-400", 0),
      ("0.000000000000000000000000000000000000000000000001e48", 1),
    ] {
      #expect(try Scalars(json: with("double", text)).double == value)
    }
    #expect(try code("double", "1e309") == .numberOutOfRange)
    #expect(try code("float", "3.5e38") == .numberOutOfRange)
    #expect(try Scalars(json: with("float", "16777217")).float == 16_777_216)
    // Rounding through Double would round twice.
    #expect(try Scalars(json: with("float", "1.00000017881393432617187499")).float == 1.0000001)
  }

  @Test("Seeded doubles are read back equal")
  func randomDoubles() throws {
    var random = SeededGenerator(seed: 92)
    for _ in 0..<2000 {
      let number = Double(bitPattern: UInt64.random(in: 0 ... .max, using: &random))
      guard number.isFinite else { continue }
      #expect(try Double(json: number.jsonString()) == number)
      let small = Float(bitPattern: UInt32.random(in: 0 ... .max, using: &random))
      guard small.isFinite else { continue }
      #expect(try Float(json: small.jsonString()) == small)
    }
  }

  @Test("NaN and infinities cannot be written, and the error names the property")
  func notRepresentable() throws {
    for number in [Double.nan, .infinity, -.infinity] {
      var value = try expected()
      value.double = number
      let error = try #require(#expect(throws: MappingError.self) { try value.json() })
      #expect(error.code == .notRepresentable)
      #expect(error.path == "double")
    }
  }

  @Test("Decimals keep their digits")
  func decimals() throws {
    for text in ["0.1", "-0.30", "1e10", "99999999999999999999999999999999999999", "1e-20"] {
      let value = try Scalars(json: with("decimal", text))
      #expect(value.decimal == Decimal(string: text))
      #expect(try Scalars(json: value.jsonString()) == value)
    }
    #expect(try code("decimal", "1234567890123456789012345678901234567890") == .numberOutOfRange)
    #expect(try code("decimal", "\"0.1\"") == .typeMismatch)
  }

  @Test(
    "Dates use RFC 3339, with or without fraction and offset",
    arguments: [
      ("2019-05-15T15:20:18Z", 1_557_933_618), ("2019-05-15t15:20:18z", 1_557_933_618),
      ("2019-05-15T17:20:18+02:00", 1_557_933_618), ("2019-05-15T15:20:18-00:00", 1_557_933_618),
      ("2019-05-15T09:50:18.5-05:30", 1_557_933_618.5),
      ("2019-05-15T15:20:18.250000000Z", 1_557_933_618.25), ("1970-01-01T00:00:00Z", 0),
      ("1969-12-31T23:59:59.75Z", -0.25), ("2000-02-29T00:00:00Z", 951_782_400),
      ("0001-01-01T00:00:00Z", -62_135_596_800), ("9999-12-31T23:59:59Z", 253_402_300_799),
      ("2016-12-31T23:59:60Z", 1_483_228_800),
    ] as [(String, Double)])
  func dates(_ text: String, _ seconds: Double) throws {
    let value = try Scalars(json: with("date", "\"\(text)\""))
    #expect(value.date == Date(timeIntervalSince1970: seconds))
    #expect(try Scalars(json: value.jsonString()) == value)
  }

  @Test("A time of whole milliseconds or microseconds has no more digits than that")
  func shortDates() throws {
    for index in 0..<20_000 {
      let (digits, unit) = index % 2 == 0 ? (3, 1_000) : (6, 1_000_000)
      let count = (index * 7919) % unit
      let seconds = 1_748_465_448 + index * 9_973
      let date = Date(timeIntervalSince1970: Double(seconds) + Double(count) / Double(unit))
      let text = try date.jsonString()
      #expect(try Date(json: text) == date)
      #expect(text.utf8.count <= "\"2025-05-28T20:50:48.Z\"".utf8.count + digits, "\(text)")
    }
  }

  @Test("Any date can be read back")
  func preciseDates() throws {
    var seconds = 300_000_000.123
    for _ in 0..<20_000 {
      seconds = (seconds + 98_765.4321).nextUp
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      #expect(try Date(json: date.jsonString()) == date)
      let whole = Date(timeIntervalSinceReferenceDate: seconds.rounded(.down) + 0.123)
      #expect(try Date(json: whole.jsonString()) == whole)
    }
  }

  @Test("Dates are written in UTC, with a fraction only if necessary")
  func writtenDates() throws {
    for (text, written) in [
      ("2019-05-15T17:20:18+02:00", "2019-05-15T15:20:18Z"),
      ("2019-05-15T15:20:18.000Z", "2019-05-15T15:20:18Z"),
      ("2019-05-15T15:20:18.500Z", "2019-05-15T15:20:18.5Z"),
      ("2019-05-15T15:20:18.123Z", "2019-05-15T15:20:18.123Z"),
    ] {
      let value = try Scalars(json: with("date", "\"\(text)\""))
      #expect(try value.jsonString() == with("date", "\"\(written)\""))
    }
  }

  @Test(
    "Other texts are not dates",
    arguments: [
      "", "2019-05-15", "2019-05-15T15:20:18", "2019-05-15 15:20:18", "2019-02-29T00:00:00Z",
      "2019-13-01T00:00:00Z", "2019-05-32T00:00:00Z", "2019-05-15T24:00:00Z",
      "2019-05-15T15:60:00Z", "2019-05-15T15:20:18.Z", "2019-05-15T15:20:18+0200",
      "2019-05-15T15:20:18+24:00", "2019-05-15T15:20:18Zx", " 2019-05-15T15:20:18Z",
      "19-05-15T15:20:18Z", "\u{661}019-05-15T15:20:18Z",
    ])
  func noDates(_ text: String) throws {
    #expect(try code("date", "\"\(text)\"") == .invalidValue)
  }

  @Test("URLs and UUIDs are read strictly")
  func urlsAndUUIDs() throws {
    for text in ["\"\"", "\"http://a b\""] { #expect(try code("url", text) == .invalidValue) }
    #expect(try Scalars(json: with("url", "\"/relative\"")).url.relativeString == "/relative")
    #expect(try Scalars(json: with("url", "\"https:\\/\\/a.b\\/c\"")).url.path == "/c")
    let lower = "\"e621e1f8-c36c-495a-93fc-0c247a3e6e5f\""
    #expect(try Scalars(json: with("uuid", lower)) == expected())
    for text in ["\"\"", "\"E621E1F8C36C495A93FC0C247A3E6E5F\"", "\"x\(lower.dropFirst(2))"] {
      #expect(try code("uuid", text) == .invalidValue)
    }
    #expect(try code("uuid", "1") == .typeMismatch)
  }

  @Test("Data is strict base64")
  func data() throws {
    let cases: [(String, [UInt8])] = [
      ("", []), ("AA==", [0]), ("AAE=", [0, 1]), ("AAEC", [0, 1, 2]),
    ]
    for (text, bytes) in cases {
      let value = try Scalars(json: with("data", "\"\(text)\""))
      #expect(value.data == Data(bytes))
      #expect(try value.jsonString() == with("data", "\"\(text)\""))
    }
    for text in ["A", "AA", "AA=", "AA==AA==", "A A=", "AA\\n==", "-_==", "===="] {
      #expect(try code("data", "\"\(text)\"") == .invalidValue)
    }
  }

  @Test("A character is one grapheme")
  func characters() throws {
    for text in ["\"\"", "\"ab\""] { #expect(try code("character", text) == .invalidValue) }
    #expect(try Scalars(json: with("character", "\"e\\u0301\"")).character == "e\u{301}")
  }

  @Test("Types inferred from an initial value")
  func inferred() throws {
    let empty = try Inferred(json: "{}")
    #expect(empty == Inferred())
    try expectRoundTrip(
      "{\"text\":\"b\",\"count\":2,\"negative\":3,\"ratio\":1,\"flag\":false,\"list\":[],"
        + "\"map\":{\"b\":2},\"empty\":[\"x\"],\"made\":\"1970-01-01T00:00:01Z\"}",
      Inferred(
        text: "b", count: 2, negative: 3, ratio: 1, flag: false, list: [], map: ["b": 2],
        empty: ["x"], made: Date(timeIntervalSince1970: 1)),
      writes: "{\"text\":\"b\",\"count\":2,\"negative\":3,\"ratio\":1,\"flag\":false,"
        + "\"list\":[],\"map\":{\"b\":2},\"empty\":[\"x\"],\"made\":\"1970-01-01T00:00:01Z\"}")
    #expect(try failure(Inferred.self, "{\"count\":1.5}").path == "count")
    #expect(try failure(Inferred.self, "{\"empty\":[1]}").path == "empty[0]")
  }
}
