import Dispatch
import Foundation
import Testing

@testable import Isomer

@Suite struct ValueTests {
  @Test(
    arguments: [
      ("null", .null), ("true", true), ("7", 7), ("-9223372036854775808", .int(.min)),
      ("9223372036854775807", .int(.max)), ("9223372036854775808", .uint(1 << 63)),
      ("18446744073709551615", .uint(.max)), ("0", 0), ("-5", -5), ("0.1", 0.1),
      ("\"x\"", "x"), ("[]", []), ("{}", [:]), ("[1,[2]]", [1, [2]]),
      (#"{"a":{"b":null}}"#, ["a": ["b": nil]]),
    ] as [(String, JSONValue)])
  func `all kinds are read and written back`(text: String, value: JSONValue) throws {
    #expect(try JSONValue(json: text) == value)
    #expect(try value.jsonString() == text)
  }

  private enum Form { case int, uint, double, decimal, number }

  private func form(_ text: String) throws -> Form? {
    switch try JSONValue(json: text) {
    case .int: .int
    case .uint: .uint
    case .double: .double
    case .decimal: .decimal
    case .number: .number
    default: nil
    }
  }

  @Test func `numbers have the first form that represents them exactly`() throws {
    for text in ["0", "999999999999999999", "1000000000000000000"] {
      #expect(try form(text) == .int, "\(text)")
    }
    #expect(try form("9223372036854775808") == .uint)
    for text in [
      "1.0", "1e2", "0.1", "123456789.125", "1e300", "5e-324", "1e20",
      "0.30000000000000004", "1.7976931348623157e308", "-0.0", "2.5E+3",
    ] { #expect(try form(text) == .double, "\(text)") }
    for text in [
      "18446744073709551616", "-9223372036854775809", "0.1000000000000000055511151231257827",
      "123456789012345678901234567890", "3.14159265358979323846", "100000000000000000000",
    ] { #expect(try form(text) == .decimal, "\(text)") }
    for text in ["-0", "9007199254740993.0", "1e400", String(repeating: "7", count: 60)] {
      #expect(try form(text) == .number, "\(text)")
    }
  }

  @Test(arguments: [
    "18446744073709551616", "-9223372036854775809", "123456789012345678901234567890",
    "3.14159265358979323846", "0.1000000000000000055511151231257827",
    "12345678901234567890123456789012345678",
  ])
  func `decimals keep every digit`(text: String) throws {
    #expect(try JSONValue(json: text).jsonString() == text)
  }

  @Test func `the order of the document is preserved`() throws {
    let text = #"{"z":1,"a":{"y":2,"b":3},"m":[{"q":1,"c":2}]}"#
    #expect(try JSONValue(json: text).jsonString() == text)
  }

  @Test func `the last of several equal keys is used`() throws {
    #expect(try JSONValue(json: #"{"a":1,"b":2,"a":3}"#).jsonString() == #"{"a":3,"b":2}"#)
  }

  @Test func `values are found by path`() throws {
    let value = try JSONValue(
      json: #"{"user":{"login":"octocat"},"items":[{"id":7}],"a.b":1,"":{"x":2}}"#)
    #expect(value["user.login"] == "octocat")
    #expect(value["items[0].id"]?.int == 7)
    #expect(value["a\\.b"] == 1)
    #expect(value[#"[""].x"#] == 2)
    #expect(value[key: "a.b"] == 1)
    #expect(value[""] == value)
    #expect(value["items"]?[0]?["id"] == 7)
    #expect(value["items[1]"] == nil)
    #expect(value["items[0].id.x"] == nil)
    #expect(value["user[0]"] == nil)
    #expect(value["user..login"] == nil)
    #expect(value[ValuePath([.key("user"), .key("login")])] == "octocat")
  }

  @Test func `accessors do not convert`() {
    let value: JSONValue = "1"
    #expect(value.int == nil && value.bool == nil && value.double == nil && value.array == nil)
    #expect(value.string == "1")
    #expect(JSONValue.int(3).double == 3 && JSONValue.int(3).decimal == 3)
    #expect(JSONValue.double(3).int == 3 && JSONValue.double(3.5).int == nil)
    #expect(JSONValue.double(0.1).decimal == Decimal(string: "0.1"))
    #expect(JSONValue.uint(.max).int == nil && JSONValue.uint(.max).integer(UInt64.self) == .max)
    #expect(JSONValue.int(-1).integer(UInt8.self) == nil)
    #expect(JSONValue.null.isNull && !JSONValue.bool(false).isNull)
    #expect(JSONValue.date(.distantPast).date == .distantPast)
    #expect(JSONValue.data(Data([1])).data == Data([1]))
    #expect(JSONValue.bool(true).bool == true)
    #expect((["a": 1] as JSONValue).object?["a"] == 1)
  }

  @Test func `equal values have equal hashes, regardless of their case`() {
    let groups: [[JSONValue]] = [
      [.int(1), .uint(1), .double(1), .decimal(1)],
      [.uint(.max), .decimal(Decimal(UInt64.max))],
      [.double(0.1), .decimal(Decimal(string: "0.1") ?? 0)],
      [["a": 1, "b": [1]], ["b": [1.0], "a": 1]],
      [.string("1")], [.bool(true)], [.null], [[]], [[:]], [["a": 2, "b": [1]]],
      [.data(Data())], [.date(Date(timeIntervalSince1970: 1))],
    ]
    for (index, group) in groups.enumerated() {
      for (other, values) in groups.enumerated() {
        for first in group {
          for second in values {
            #expect((first == second) == (index == other), "\(first) \(second)")
            if index == other { #expect(first.hashValue == second.hashValue) }
          }
        }
      }
    }
  }

  @Test func `dates and data are text in JSON`() throws {
    let value: JSONValue = [
      "at": .date(Date(timeIntervalSince1970: 0)), "bytes": .data(Data([1, 2, 3])),
    ]
    #expect(try value.jsonString() == #"{"at":"1970-01-01T00:00:00Z","bytes":"AQID"}"#)
  }

  @Test func `a number that JSON does not support is an error with its path`() {
    let value: JSONValue = ["a": [1, .double(.infinity)]]
    let error = #expect(throws: MappingError.self) { try value.json() }
    #expect(
      error?.description == "a[1]: JSON has no inf (line 1, column 9, byte 8)")
    #expect(error?.code == .notRepresentable)
    #expect(value.description == #"{"a":[1,null]}"#)
  }

  @Test func `depth is limited for reading and writing`() throws {
    let deep = { (count: Int) in
      String(repeating: "[", count: count) + String(repeating: "]", count: count)
    }
    #expect(try JSONValue(json: deep(512)).jsonString() == deep(512))
    let error = #expect(throws: MappingError.self) { try JSONValue(json: deep(513)) }
    #expect(error?.code == .depthLimit)
    #expect(error?.offset == 512)
    #expect(error?.reason == "arrays and objects are nested deeper than 512 levels")
    let options = ReadingOptions(depthLimit: 1024)
    let value = try JSONValue(json: deep(1024), options: options)
    #expect(try value.jsonString() == deep(1024))
    let deeper = #expect(throws: MappingError.self) { try JSONValue.array([value]).jsonString() }
    #expect(deeper?.code == .depthLimit)
    #expect(deeper?.reason == "arrays and objects are nested deeper than 1024 levels")
    #expect(throws: MappingError.self) {
      try JSONValue(json: String(repeating: "[", count: 1_000_000))
    }
  }

  @Test func `nesting up to the limit works on a small stack`() {
    let text = String(repeating: #"{"a":["#, count: 256) + String(repeating: "]}", count: 256)
    let pretty = onThread(stack: 512 << 10) { () -> String? in
      guard let first = try? JSONValue(json: text), let second = try? JSONValue(json: text),
        first == second, first.hashValue == second.hashValue
      else { return nil }
      return try? first.jsonString([.pretty, .sortedKeys])
    }
    #expect(pretty??.isEmpty == false)
  }

  @Test func `numbers agree with the standard library`() throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      let value = Double(bitPattern: .random(in: 0...UInt64.max, using: &random))
      guard value.isFinite else { continue }
      #expect(try JSONValue(json: value.description) == .double(value))
      guard case .double = try JSONValue(json: value.description) else {
        Issue.record("\(value) is not read as a Double")
        continue
      }
      // With one more digit than the shortest text, it is another number.
      let digits = value.description.split(separator: "e")
      guard digits[0].contains(".") else { continue }
      let longer = digits[0] + "000000000000000001" + (digits.count > 1 ? "e\(digits[1])" : "")
      if case .double(let other) = try JSONValue(json: String(longer)) {
        #expect(abs(value) > 1e100 || abs(value) < 1e-80, "\(longer) \(other)")
      }
    }
  }

  @Test(arguments: [
    "", " ", "{", "[", "[1", "[1,", "[1,]", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,}", "{1:2}",
    "tru", "nul", "01", "1.", "-", "+1", ".5", "1e", "\"", "\"\\x\"", "\"\\ud800\"", "1 2", "[1 2]",
    "{\"a\" 1}", "NaN", "'a'", "\"\u{1}\"", "]", "}", ",", ":", "/*c*/1",
  ])
  func `invalid JSON is rejected`(text: String) {
    #expect(throws: MappingError.self) { try JSONValue(json: text) }
  }
}
