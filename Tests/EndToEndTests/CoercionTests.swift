import Foundation
import Isomer
import Testing

@testable import FixtureModels

/// Tests the conversion table.
@Suite struct CoercionTests {
  private func read(_ key: String, _ value: String) throws -> Coerced {
    try Coerced(json: "{\"\(key)\":\(value)}")
  }

  private func code(_ key: String, _ value: String) throws -> MappingError.Code {
    let error = try failure(Coerced.self, "{\"\(key)\":\(value)}")
    #expect(error.path.description == key)
    return error.code
  }

  @Test("Integers are read from decimal strings and from numbers without fraction")
  func integers() throws {
    for text in ["12", "\"12\"", "12.0", "1.2e1", "120e-1"] {
      #expect(try read("int", text).int == 12)
    }
    #expect(try read("int", "1e2").int == 100)
    #expect(try read("int", "\"-7\"").int == -7)
    #expect(try read("int", "-0.0").int == 0)
    #expect(try read("int", "\"9223372036854775807\"").int == .max)
    #expect(try read("int", "9223372036854775807.0").int == .max)
    #expect(try read("int", "\"-9223372036854775808\"").int == .min)
  }

  @Test("Integers are never truncated and never out of range")
  func integersExact() throws {
    for text in ["1.5", "\"1.5\"", "1e-1", "\"\"", "\" 1\"", "\"1 \"", "\"0x1\"", "\"one\""] {
      #expect(try code("int", text) == .invalidValue)
    }
    for text in ["9223372036854775808", "\"9223372036854775808\"", "1e19", "1e400"] {
      #expect(try code("int", text) == .numberOutOfRange)
    }
    for text in ["256", "\"256\"", "256.0", "-1", "\"-1\"", "2.56e2"] {
      #expect(try code("small", text) == .numberOutOfRange)
    }
    #expect(try read("small", "\"255\"").small == 255)
    #expect(try read("small", "2.55e2").small == 255)
    for text in ["[]", "{}"] { #expect(try code("int", text) == .typeMismatch) }
  }

  @Test("Integers of every width convert up to their bounds")
  func widths() throws {
    let value = try Converted(
      json: """
        {"int8":"-128","int16":"32767","int32":"-2147483648","int64":"-9223372036854775808",\
        "uint":"18446744073709551615","uint16":65535.0,"uint32":"4294967295",\
        "uint64":18446744073709551615,"cgFloat":"1.5","substring":12.50}
        """)
    #expect(value.int8 == .min)
    #expect(value.int16 == .max)
    #expect(value.int32 == .min)
    #expect(value.int64 == .min)
    #expect(value.uint == .max)
    #expect(value.uint16 == .max)
    #expect(value.uint32 == .max)
    #expect(value.uint64 == .max)
    #expect(value.cgFloat == 1.5)
    #expect(value.substring == "12.50")
    for (key, text) in [
      ("int8", "128"), ("int8", "-129"), ("int16", "32768"), ("int32", "2147483648"),
      ("int64", "-9223372036854775809"), ("uint", "18446744073709551616"), ("uint", "-1"),
      ("uint16", "65536"), ("uint32", "4294967296"), ("uint64", "18446744073709551616"),
    ] {
      for form in [text, "\"\(text)\""] {
        let error = try failure(Converted.self, "{\"\(key)\":\(form)}")
        #expect(error.code == .numberOutOfRange)
      }
    }
  }

  @Test("Doubles and floats are read from numeric strings")
  func floatingPoint() throws {
    #expect(try read("double", "\"1.5e3\"").double == 1500)
    #expect(try read("double", "\"-0.1\"").double == -0.1)
    #expect(try read("double", "2").double == 2)
    #expect(try read("float", "\"0.1\"").float == 0.1)
    for text in [
      "\"\"", "\"1,5\"", "\"nan\"", "\"inf\"", "\"0x1p3\"", "\" 1\"", "\"1.\"", "\".5\"",
    ] {
      #expect(try code("double", text) == .invalidValue)
      #expect(try code("float", text) == .invalidValue)
    }
    #expect(try code("double", "\"1e400\"") == .numberOutOfRange)
    #expect(try code("float", "\"1e39\"") == .numberOutOfRange)
    #expect(try code("double", "[]") == .typeMismatch)
  }

  @Test("Booleans are read from any integer and from common words")
  func bools() throws {
    for text in ["true", "1", "2", "-1", "1.0", "18446744073709551616"] {
      #expect(try read("bool", text).bool == true)
    }
    for text in ["false", "0", "-0", "0.0", "0e9"] {
      #expect(try read("bool", text).bool == false)
    }
    for word in ["true", "True", "TRUE", "YES", "1"] {
      #expect(try read("bool", "\"\(word)\"").bool == true)
    }
    for word in ["false", "False", "FALSE", "NO", "0"] {
      #expect(try read("bool", "\"\(word)\"").bool == false)
    }
    for text in ["\"yes\"", "\"\"", "\"2\"", "\"tRUE\"", "\"on\"", "0.5"] {
      #expect(try code("bool", text) == .invalidValue)
    }
    #expect(try code("bool", "[]") == .typeMismatch)
  }

  @Test("Strings are read from numbers, with their digits, and from Booleans")
  func strings() throws {
    for digits in ["1", "-0", "1.50", "1E+2", "12345678901234567890123", "0.1e-400"] {
      #expect(try read("string", digits).string == digits)
    }
    #expect(try read("string", "true").string == "true")
    #expect(try read("string", "false").string == "false")
    #expect(try read("string", "\"1.50\"").string == "1.50")
    #expect(try code("string", "[]") == .typeMismatch)
    #expect(try code("string", "01") != .typeMismatch)
  }

  @Test("Dates are read from seconds since 1970 and from RFC 3339")
  func dates() throws {
    #expect(try read("date", "1443164400").date == Date(timeIntervalSince1970: 1_443_164_400))
    #expect(try read("date", "-0.5").date == Date(timeIntervalSince1970: -0.5))
    #expect(
      try read("date", "\"2015-09-25T07:00:00Z\"").date
        == Date(timeIntervalSince1970: 1_443_164_400))
    #expect(try code("date", "\"1443164400\"") == .invalidValue)
    #expect(try code("date", "true") == .typeMismatch)
  }

  @Test("Collections convert their elements at any depth")
  func collections() throws {
    #expect(try read("ints", "[1,\"2\",3.0]").ints == [1, 2, 3])
    let value = try Converted(
      json: "{\"byName\":{\"a\":\"1\"},\"flags\":[1,\"YES\",true],\"matrix\":[[\"1\",null],[]]}")
    #expect(value.byName == ["a": 1])
    #expect(value.flags == [true])
    #expect(value.matrix == [[1, nil], []])
    #expect(
      try failure(Converted.self, "{\"matrix\":[[1],[1,\"x\"]]}").path == "matrix[1][1]")
  }

  @Test("Null is not converted")
  func null() throws {
    for key in ["int", "small", "double", "float", "bool", "string", "date", "ints"] {
      #expect(try read(key, "null") == Coerced())
    }
  }

  @Test("A property can be strict in a converting type, or convert in a strict type")
  func switches() throws {
    #expect(try code("strict", "\"1\"") == .typeMismatch)
    #expect(try code("strict", "1.0") == .typeMismatch)
    #expect(
      try PartlyCoerced(json: "{\"id\":1,\"name\":\"n\"}") == PartlyCoerced(id: "1", name: "n"))
    #expect(try failure(PartlyCoerced.self, "{\"id\":\"1\",\"name\":1}").path == "name")
  }

  @Test("Without coerce, a number for a string is an error that names both")
  func strict() throws {
    try expectFailure(
      PartlyCoerced.self, "{\"id\":1,\"name\":|>12}", .typeMismatch,
      "name: expected a string, found number 12")
    try expectFailure(
      Book.self, "{\"title\":\"t\",\"pages\":|>\"12\"}", .typeMismatch,
      "pages: expected an integer, found string \"12\"")
    try expectFailure(
      Book.self, "{\"title\":\"t\",\"pages\":|>1.0}", .typeMismatch,
      "pages: expected an integer, found number 1.0")
    try expectFailure(
      Reserved.self, "{\"class\":|>1}", .typeMismatch,
      "class: expected true or false, found number 1")
  }

  @Test("Conversion with defaults, recover and required")
  func defaults() throws {
    #expect(
      try ConvertedDefaults(json: "{\"rank\":null}")
        == ConvertedDefaults(count: 3, size: 4, rank: nil, plain: 5))
    #expect(
      try ConvertedDefaults(json: "{\"count\":\"1\",\"size\":\"x\",\"rank\":\"2\",\"plain\":6}")
        == ConvertedDefaults(count: 1, size: 4, rank: 2, plain: 6))
    #expect(
      try ConvertedDefaults(json: "{\"count\":null,\"size\":null,\"rank\":2.0}")
        == ConvertedDefaults(count: 3, size: 4, rank: 2, plain: 5))
    #expect(try failure(ConvertedDefaults.self, "{}").path == "rank")
    #expect(try failure(ConvertedDefaults.self, "{\"count\":\"x\",\"rank\":1}").path == "count")
  }

  @Test("Converted values are written as their own type")
  func written() throws {
    try expectRoundTrip(
      "{\"int\":\"1\",\"small\":2.0,\"double\":\"0.5\",\"float\":\"0.25\",\"bool\":\"YES\","
        + "\"string\":1.50,\"date\":0,\"ints\":[\"3\"],\"strict\":4}",
      Coerced(
        int: 1, small: 2, double: 0.5, float: 0.25, bool: true, string: "1.50",
        date: Date(timeIntervalSince1970: 0), ints: [3], strict: 4),
      writes: "{\"int\":1,\"small\":2,\"double\":0.5,\"float\":0.25,\"bool\":true,"
        + "\"string\":\"1.50\",\"date\":\"1970-01-01T00:00:00Z\",\"ints\":[3],\"strict\":4}")
  }
}

struct LossyCoercionTests {
  @Test("Elements that cannot be converted are omitted")
  func elements() throws {
    let text = #"{"numbers":[1,"2","x",3.0,3.5],"unique":["1",1,null],"byName":{"a":"1.5","b":[]}}"#
    let value = try LossyCoerced(json: text)
    #expect(value == LossyCoerced(numbers: [1, 2, 3], unique: [1], byName: ["a": 1.5]))
  }
}
