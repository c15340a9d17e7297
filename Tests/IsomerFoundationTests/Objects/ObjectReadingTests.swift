import Foundation
import Isomer
import IsomerFoundation
import Testing

/// Tests reading dictionaries from hand-written code and Foundation as trees.
@Suite struct ObjectReadingTests {
  private struct Celsius: Writable {
    var degrees: Double
    func write(to writer: inout JSONWriter) { writer.object { $0.field("degrees", degrees) } }
  }

  private enum Level: String, Writable, MappableKey { case low, high }

  private func json(_ object: Any) throws -> String { try JSONValue(object: object).jsonString() }

  @Test func `integers of every type`() throws {
    #expect(try json([Int8.min, Int8.max] as [Any]) == "[-128,127]")
    #expect(try json([Int16.min, UInt16.max] as [Any]) == "[-32768,65535]")
    #expect(try json([Int32.min, UInt32.max] as [Any]) == "[-2147483648,4294967295]")
    #expect(
      try json([Int64.min, Int64.max, UInt64.max, Int.min, UInt.max, UInt8.max] as [Any])
        == "[-9223372036854775808,9223372036854775807,18446744073709551615,"
        + "-9223372036854775808,18446744073709551615,255]")
  }

  @Test func `integers as NSNumber`() throws {
    let numbers = [
      NSNumber(value: Int64.min), NSNumber(value: UInt64.max), NSNumber(value: Int8(-7)),
      NSNumber(value: UInt8(200)), NSNumber(value: 0), NSNumber(value: 1),
      NSNumber(value: UInt32.max), NSNumber(value: UInt64(1) << 63),
    ]
    #expect(
      try json(numbers)
        == "[-9223372036854775808,18446744073709551615,-7,200,0,1,4294967295,9223372036854775808]")
    #expect(try [UInt64](object: [NSNumber(value: UInt64.max)]) == [.max])
    #expect(try Int64(object: NSNumber(value: Int64.min)) == .min)
  }

  @Test func `Bool and numbers are distinct`() throws {
    #expect(try json([true, false, 1, 0] as [Any]) == "[true,false,1,0]")
    let numbers: [Any] = [
      NSNumber(value: true), NSNumber(value: false), NSNumber(value: 1), NSNumber(value: 0),
      NSNumber(value: Int8(1)), NSNumber(value: 1.0),
    ]
    #expect(try json(numbers) == "[true,false,1,0,1,1.0]")
    #expect(throws: MappingError.self) { try Bool(object: NSNumber(value: 1)) }
    #expect(throws: MappingError.self) { try Int(object: NSNumber(value: true)) }
    let parsed = try JSONSerialization.jsonObject(with: Data("[true,1,false,0,1.5]".utf8))
    #expect(try json(parsed) == "[true,1,false,0,1.5]")
  }

  @Test(arguments: [
    0.1, -0.0, 1e300, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 0x1p53, 0x1p63, 0x1p64,
    1e22, -1.5, 3,
    123_456_789.123_456_78,
  ])
  func `doubles are exact to the last bit`(_ value: Double) throws {
    #expect(try Double(object: value).bitPattern == value.bitPattern)
    #expect(try Double(object: NSNumber(value: value)).bitPattern == value.bitPattern)
    #expect(try [Double](object: [value]).first?.bitPattern == value.bitPattern)
    #expect(try JSONValue(object: value).double?.bitPattern == value.bitPattern)
  }

  @Test func `a Double is not an integer, with or without a fraction`() throws {
    let doubles: [Any] = [3.0, NSNumber(value: -4.0), 3.5, -0.0, 0x1p63, CGFloat(0x1p60)]
    for double in doubles {
      let error = #expect(throws: MappingError.self) { try Int(object: double) }
      #expect(error?.expected == "an integer")
    }
  }

  @Test func `infinity and NaN are read only as floating-point numbers`() throws {
    #expect(try Double(object: Double.infinity) == .infinity)
    #expect(try Float(object: -Float.infinity) == -.infinity)
    #expect(try Double(object: NSNumber(value: Double.nan)).isNaN)
    #expect(try JSONValue(object: Double.infinity) == .double(.infinity))
    #expect(try [String: JSONValue](object: ["a": Double.infinity]).keys.sorted() == ["a"])
    let error = #expect(throws: MappingError.self) { try Int(object: Double.infinity) }
    #expect(error?.description == "document: expected an integer, found inf")
    #expect(throws: MappingError.self) { try Decimal(object: Double.nan) }
  }

  @Test func `other numbers`() throws {
    #expect(try CGFloat(object: CGFloat(1.5)) == 1.5)
    #expect(try Float(object: Float(0.1)) == 0.1)
    #expect(try Double(object: Float(0.1)) == Double(Float(0.1)))
    #expect(try Double(object: NSNumber(value: Float(0.1))) == Double(Float(0.1)))
    let long = try #require(Decimal(string: "12345678901234567890.123456789"))
    #expect(try Decimal(object: long) == long)
    #expect(try Decimal(object: NSDecimalNumber(decimal: long)) == long)
    #expect(try json(long) == "12345678901234567890.123456789")
    #expect(try Double(object: NSDecimalNumber.notANumber).isNaN)
  }

  @Test func `null, nil and NSNull`() throws {
    let nothing: Int? = nil
    let nested: Int?? = .some(nil)
    #expect(try json([nothing as Any, NSNull(), nested as Any]) == "[null,null,null]")
    #expect(try json(["a": Optional(7) as Any, "b": nothing as Any]) == #"{"a":7,"b":null}"#)
    #expect(try json([1, nil, 3] as [Int?]) == "[1,null,3]")
    #expect(try Int?(object: NSNull()) == nil)
  }

  @Test func `strings of every kind`() throws {
    #expect(try json("a\"b") == #""a\"b""#)
    #expect(try json("abc".dropFirst()) == #""bc""#)
    #expect(try json(NSString(string: "é")) == #""é""#)
    #expect(try json(NSMutableString(string: "x")) == #""x""#)
    #expect(try json(Character("c")) == #""c""#)
    #expect(try json(Level.high) == #""high""#)
    #expect(try json("\u{1}\u{2}") == "\"\\u0001\\u0002\"")
  }

  @Test func `collections of every kind`() throws {
    #expect(try json([1, 2]) == "[1,2]")
    #expect(try json(ContiguousArray([1])) == "[1]")
    #expect(try json([1, 2, 3][1...]) == "[2,3]")
    #expect(try json(Set(["x"])) == #"["x"]"#)
    #expect(try json(NSArray(array: [1, "x", NSNull(), [true]])) == #"[1,"x",null,[true]]"#)
    #expect(try json(NSSet(array: [7])) == "[7]")
    #expect(try json(["b": 1, "a": 2]) == #"{"a":2,"b":1}"#)
    #expect(try json(NSDictionary(dictionary: ["b": 1, "a": ["c": 2]])) == #"{"a":{"c":2},"b":1}"#)
    #expect(try json(["a": 1] as [AnyHashable: Any]) == #"{"a":1}"#)
    #expect(try json(["a": [Level.low]] as [String: [Level]]) == #"{"a":["low"]}"#)
    #expect(try json([] as [Any]) == "[]")
    #expect(try json([:] as [String: Any]) == "{}")
    #expect(try json([[], [:] as [String: Any]] as [Any]) == "[[],{}]")
  }

  @Test func `Foundation's values`() throws {
    let date = Date(timeIntervalSinceReferenceDate: 1234.567_891_234_5)
    let data = Data([0, 255, 7])
    let url = try #require(URL(string: "https://a.b/c"))
    #expect(try Date(object: date) == date)
    #expect(try Date(object: date as NSDate) == date)
    #expect(try Date(object: "2015-09-25T07:00:00Z") == Date(timeIntervalSince1970: 1_443_164_400))
    #expect(try Data(object: data) == data)
    #expect(try Data(object: data as NSData) == data)
    #expect(try Data(object: "AP8H") == data)
    #expect(try Data(object: Data()) == Data())
    #expect(try JSONValue(object: [date, data]) == [.date(date), .data(data)])
    #expect(try URL(object: url) == url)
    #expect(try URL(object: url as NSURL) == url)
    let uuid = UUID()
    #expect(try UUID(object: uuid) == uuid)
    #expect(try UUID(object: uuid as NSUUID) == uuid)
  }

  @Test func `dates outside the years of RFC 3339`() throws {
    for seconds in [-1e12, 1e15, .infinity, -0.25, .leastNonzeroMagnitude] {
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      #expect(try Date(object: date) == date)
    }
  }

  @Test func `trees and models`() throws {
    let tree: JSONValue = ["z": 1, "a": [.date(Date(timeIntervalSinceReferenceDate: 0.5)), nil]]
    #expect(try JSONValue(object: ["tree": tree]) == ["tree": tree])
    #expect(try JSONValue(object: tree).object?.keys == ["z", "a"])
    #expect(try json(["t": Celsius(degrees: 21.5)]) == #"{"t":{"degrees":21.5}}"#)
    #expect(try json([Celsius(degrees: 1)]) == #"[{"degrees":1}]"#)
    #expect(try json(NSArray(array: [Celsius(degrees: 1)])) == #"[{"degrees":1}]"#)
    let error = #expect(throws: MappingError.self) {
      try JSONValue(object: ["a": [Celsius(degrees: 1), Unwritable()]])
    }
    #expect(error?.description == "a[1]: no form")
    #expect(error?.code == .notRepresentable && error?.offset == nil)
  }

  private struct Unwritable: Writable {
    func write(to writer: inout JSONWriter) { writer.fail("no form") }
  }

  @Test func `any root`() throws {
    #expect(try Int(object: 7) == 7)
    #expect(try [Int?](object: [1, NSNull()]) == [1, nil])
    #expect(try [String: [Int]](dictionary: ["a": [1]]) == ["a": [1]])
    #expect(try [Level: Int](dictionary: ["low": 1]) == [.low: 1])
  }
}
