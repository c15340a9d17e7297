import Foundation
import Isomer
import IsomerFoundation
import Testing

@testable import FixtureModels

/// The assertions of Mappable's tests, named after the rows of its features; tests describe rules
/// that differ intentionally.
@Suite struct MappableTests {
  // MARK: Scalars

  @Test func `integers of every width, from numbers and from strings`() throws {
    for text in [
      #"{"short":123,"int":-12345,"uint":12345,"long":1234567891011121314}"#,
      #"{"short":"123","int":"-12345","uint":"12345","long":"1234567891011121314"}"#,
    ] {
      let model = try WideIntegers(json: text)
      #expect(model.int == -12345)
      #expect(model.int8 == 123)
      #expect(model.int16 == -12345)
      #expect(model.int32 == -12345)
      #expect(model.int64 == 1_234_567_891_011_121_314)
      #expect(model.uint == 12345)
      #expect(model.uint8 == 123)
      #expect(model.uint64 == 1_234_567_891_011_121_314)
    }
  }

  @Test(arguments: [Int.min, -999_999, -1, 0, 1, 100, 99_999_999, Int.max])
  func `each integer is preserved, as a number and as text`(value: Int) throws {
    #expect(try Lenient(dictionary: ["int": value]).int == value)
    #expect(try Lenient(dictionary: ["int": String(value)]).int == value)
    #expect(try Lenient(json: #"{"int":\#(value)}"#).int == value)
  }

  @Test func `no truncation, no values out of range, all of UInt64`() throws {
    #expect(throws: MappingError.self) { try Int(json: "1.1") }
    #expect(throws: MappingError.self) { try Int8(json: "128") }
    #expect(try UInt64(object: UInt64.max) == .max)
    #expect(try UInt64(json: "18446744073709551615") == .max)
  }

  @Test func `floating-point numbers, also from numeric strings`() throws {
    let model = try Convertible(json: #"{"double":"-12345.123","float":-12345.123}"#)
    #expect(model.double == -12345.123)
    #expect(model.float == -12345.123)
    #expect(throws: MappingError.self) { try Convertible(json: #"{"double":"aaa"}"#) }
  }

  @Test func `Booleans from words and integers`() throws {
    for text in ["true", "1", "-1", "9999", #""true""#, #""True""#, #""TRUE""#, #""YES""#, #""1""#]
    {
      #expect(try Convertible(json: #"{"bool":\#(text)}"#).bool == true, "\(text)")
    }
    for text in ["false", "0", #""false""#, #""False""#, #""FALSE""#, #""NO""#, #""0""#] {
      #expect(try Convertible(json: #"{"bool":\#(text)}"#).bool == false, "\(text)")
    }
    for text in ["12.34", #""2""#, #""aaa""#, "[]"] {
      #expect(throws: MappingError.self, "\(text)") {
        try Convertible(json: #"{"bool":\#(text)}"#)
      }
    }
  }

  @Test func `strings from numbers, with their digits`() throws {
    for (text, expected) in [("123", "123"), (#""a""#, "a"), ("123.0", "123.0"), ("-7", "-7")] {
      #expect(try Convertible(json: #"{"text":\#(text)}"#).text == expected)
    }
    for text in ["[]", "{}"] {
      #expect(throws: MappingError.self) { try Convertible(json: #"{"text":\#(text)}"#) }
    }
  }

  @Test func `URLs, including relative ones, only from text`() throws {
    #expect(try Convertible(json: #"{"url":"/a/b"}"#).url?.path == "/a/b")
    #expect(throws: MappingError.self) { try Convertible(json: #"{"url":123}"#) }
  }

  // MARK: Dates

  @Test func `seconds or RFC 3339, depending on the value`() throws {
    let date = Date(timeIntervalSince1970: 1_465_833_600)
    for text in ["1465833600", #""2016-06-13T16:00:00+00:00""#, #""2016-06-13T16:00:00Z""#] {
      #expect(try Convertible(json: #"{"date":\#(text)}"#).date == date)
    }
    #expect(throws: MappingError.self) { try Convertible(json: #"{"date":"monday"}"#) }
  }

  @Test func `each property has its own strategy`() throws {
    let model = try DatedAlike(
      json: """
        {"seconds":1465833600,"milliseconds":1465833600000,"rfc":"2016-06-13T16:00:00Z",
         "formatted":"2016/06/13","inner":{"at":"2016-06-13T16:00:00Z"}}
        """)
    let date = Date(timeIntervalSince1970: 1_465_833_600)
    let dates = [model.seconds, model.milliseconds, model.rfc, model.inner?.at]
    #expect(dates.allSatisfy { $0 == date })
    #expect(model.formatted == Date(timeIntervalSince1970: 1_465_776_000))
    #expect(throws: MappingError.self) { try DatedAlike(json: #"{"seconds":"2016"}"#) }
    #expect(throws: MappingError.self) { try DatedAlike(json: #"{"inner":{"at":1465833600}}"#) }
    #expect(try DatedAlike(json: try model.json()) == model)
  }

  // MARK: Collections

  @Test func `arrays, dictionaries and sets of values and of models`() throws {
    let model = try Gathered(
      json: """
        {"array":[1,2,3],"models":[{"int":123},{"int":456}],"byKey":{"1":{"int":7}},
         "texts":["a","b","a"],"set":[{"int":1},{"int":2}]}
        """)
    #expect(model.array == [1, 2, 3])
    #expect(model.models.map(\.int) == [123, 456])
    #expect(model.byKey["1"]?.int == 7)
    #expect(model.texts == ["a", "b"])
    #expect(Set(model.set.map(\.int)) == [1, 2])
    #expect(throws: MappingError.self) { try Gathered(json: #"{"array":[1,"x"]}"#) }
  }

  // MARK: Optionals and defaults

  @Test func `with recover, an optional is nil for any invalid value`() throws {
    for text in ["{}", #"{"int":null}"#, #"{"int":{}}"#, #"{"int":[]}"#] {
      #expect(try Lenient(json: text).int == nil)
    }
    #expect(try Lenient(json: #"{"int":"123"}"#).int == 123)
    let (model, report) = try Lenient.readWithReport(json: #"{"int":1,"model":"ddddd"}"#)
    #expect(model == Lenient(int: 1))
    #expect(report.entries.map(\.path.description) == ["model"])
  }

  @Test func `without recover, an invalid value is an error`() {
    #expect(throws: MappingError.self) { try Convertible(json: #"{"date":[]}"#) }
  }

  @Test func `a default for missing, null and, with recover, invalid values`() throws {
    for text in [#"{"int":[]}"#, "{}", #"{"int":null,"model":7}"#] {
      let model = try Defaulted(json: text)
      #expect(model.int == 123)
      #expect(model.model.int == 444)
    }
  }

  // MARK: Paths

  @Test func `key paths: nested, with indexes, and with a dot in a key`() throws {
    let model = try Pathed(
      json: #"{"values.AA":2,"values":{"AA":[0,1,2]},"AA":[{"BB":[{"CC":0}]}]}"#)
    #expect(model == Pathed(array: [.a, .b, .c], second: .b, deep: .a, literal: .c))
    let error = #expect(throws: MappingError.self) {
      try Pathed(json: #"{"values.AA":2,"values":{"AA":[]},"AA":[{"BB":[{"CC":0}]}]}"#)
    }
    #expect(error?.code == .missingKey)
  }

  @Test func `the value at a path, read or unchanged`() throws {
    let text = #"{"a":{"str":"aa","dict":{"a":1,"b":"123123"}},"b":"hello world","c":12.4}"#
    let model = try RawPart(dictionary: ["a": ["dict": ["a": 1, "b": "123123"] as [String: Any]]])
    #expect(model.part["a"] == 1)
    #expect(model.inner == "123123")
    let value = try JSONValue(json: text)
    #expect(value["b"] == "hello world")
    #expect(try String(json: text, at: "b") == "hello world")
    #expect(try Double(json: text, at: "c") == 12.4)
  }

  // MARK: Enums, classes, entry points

  @Test func `enums by raw value, exactly`() throws {
    #expect(try [Ordinal](json: "[0,1,2]") == [.a, .b, .c])
    #expect(throws: MappingError.self) { try Ordinal(json: "3") }
    #expect(throws: MappingError.self) { try Ordinal(json: #""0""#) }
  }

  @Test func `enums with a type and a value`() throws {
    let text = #"[{"type":"a","value":123},{"type":"b","value":"hello"}]"#
    let values = try [Labelled](json: text)
    #expect(values == [.a(123), .b("hello")])
    #expect(try values.jsonString() == text)
    #expect(throws: MappingError.self) { try [Labelled](json: #"[{"type":123,"value":123}]"#) }
    #expect(throws: MappingError.self) { try [Labelled](json: #"[{"type":{},"value":0}]"#) }
  }

  @Test func `a subclass inherits the mapping of its superclass`() throws {
    let model = try NumberedTwice(json: #"{"int":123,"b":456}"#)
    #expect(model.int == 123)
    #expect(model.b == 456)
  }

  @Test func `from dictionaries, text, bytes, and fragments`() throws {
    #expect(try Numbered(dictionary: ["int": 1]).int == 1)
    #expect(try Numbered(object: ["int": 1] as NSDictionary).int == 1)
    #expect(try Numbered(json: #"{"int":1}"#).int == 1)
    #expect(try Numbered(json: Data(#"{"int":1}"#.utf8)).int == 1)
    #expect(try Int(json: "5") == 5)
    #expect(try [String: Int](json: #"{"a":1}"#) == ["a": 1])
    #expect(throws: MappingError.self) { try Numbered(json: [0xFF, 0xFE]) }
    #expect(throws: MappingError.self) { try Numbered(json: "{") }
  }

  @Test func `errors are typed and have a location`() {
    let missing = #expect(throws: MappingError.self) { try [Numbered](json: "[{}]") }
    #expect(missing?.code == .missingKey)
    #expect(missing?.path.description == "[0].int")
    let wrong = #expect(throws: MappingError.self) { try [Numbered](json: #"[{"int":"x"}]"#) }
    #expect(wrong?.code == .typeMismatch)
    #expect(wrong?.description.contains("\"x\"") == true)
  }

  @Test func `OmniTests a model that contains itself in all supported forms`() throws {
    let inner: [String: Any] = [
      "optional": "should be nil", "array": [Any](), "optionalArray": [Any](),
      "dict": [String: Any](),
    ]
    let omni = try Omni(dictionary: [
      "optional": inner, "array": [inner, inner], "optionalArray": [inner, NSNull()],
      "dict": ["1": inner, "2": inner],
    ])
    #expect(omni.optional?.optional == nil)
    #expect(omni.array == [omni.optional, omni.optional].compactMap(\.self))
    #expect(omni.optionalArray == [omni.optional, nil])
    #expect(omni.dict["1"] == omni.optional)
  }

  // MARK: The README

  @Test func `README a flight and a country`() throws {
    let flight = try Flight(json: #"{"id":"CA1234","time":1465833600}"#)
    #expect(flight == Flight(number: "CA1234", time: Date(timeIntervalSince1970: 1_465_833_600)))
    let country = try Country(
      json: #"{"name":"France","city":[{"name":"Paris"}],"location":{"continent":"europe"}}"#)
    #expect(country.cities == [City(name: "Paris")])
    #expect(country.atContinent == .europe)
    #expect(try Country(json: #"{"name":"x","location":{"continent":"asia"}}"#).cities.isEmpty)
  }
}
