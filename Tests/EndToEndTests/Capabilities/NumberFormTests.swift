import Foundation
import Isomer
import IsomerArchive
import IsomerFoundation
import Testing

// @mapped version: 1, derive: [.merge, .equality]
struct Limits {
  var range: Range<Int>
  var closed: ClosedRange<Double>?
  var names: [ClosedRange<String>] = []
}

// @mapped version: 1, derive: [.merge, .equality]
struct WideNumbers {
  var signed: Int128
  var unsigned: UInt128?
  // @mapped with: .string()
  var text: Int128 = 0
}

// @mapped version: 1, derive: [.merge, .equality]
struct Ratios {
  // @mapped with: .nonFinite()
  var ratio: Double
  // @mapped with: .nonFinite(nan: "nan", infinity: "inf", negativeInfinity: "-inf")
  var other: Float?
  // @mapped with: .array(of: .nonFinite())
  var all: [Double] = []
}

// @mapped version: 1, derive: [.merge, .equality]
struct KeyedCounts {
  var flags: [Bool: Int] = [:]
  var weights: [Double: Int] = [:]
  var days: [Date: Int] = [:]
}

struct NumberFormTests {
  private func message(_ body: () throws -> Void) -> String? {
    #expect(throws: MappingError.self, performing: body)?.description
  }

  @Test func ranges() throws {
    let document = #"{"range":[1,5],"closed":[0.5,0.5],"names":[["a","b"]]}"#
    let limits = try Limits(json: document)
    #expect(limits == Limits(range: 1..<5, closed: 0.5...0.5, names: ["a"..."b"]))
    #expect(try limits.jsonString() == document)
    #expect(try Limits(dictionary: limits.dictionary()) == limits)
    #expect(try Limits(archive: limits.archive()) == limits)
    #expect(
      String(decoding: try JSONEncoder().encode(1..<5), as: UTF8.self)
        == (try (1..<5).jsonString()))
  }

  @Test(arguments: [
    ("[5,1]", "a lower bound and an upper bound that is not below it, found an array"),
    ("[5]", "an array of 2 values, found an array"), ("[]", "an array of 2 values, found an array"),
    ("[1,2,3]", "an array of 2 values, found an array"), ("{}", "an array, found an object"),
    ("null", "an array, found null"),
  ])
  func invalidRanges(range: String, expected: String) {
    let message = message { _ = try Limits(json: #"{"range":\#(range)}"#) }
    #expect(message == "range: expected \(expected) (line 1, column 10, byte 9)")
  }

  @Test func invalidBounds() {
    let message = message { _ = try Limits(json: #"{"range":[1,"x"]}"#) }
    #expect(
      message == #"range[1]: expected an integer, found string "x" (line 1, column 13, byte 12)"#)
    #expect(throws: MappingError.self) { try Limits(json: #"{"range":[9,9223372036854775808]}"#) }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func wideIntegers() throws {
    let document = #"""
      {"signed":-170141183460469231731687303715884105728,\#
      "unsigned":340282366920938463463374607431768211455,"text":"12345678901234567890123"}
      """#
    let numbers = try WideNumbers(json: document)
    #expect(numbers.signed == .min && numbers.unsigned == .max)
    #expect(numbers.text == 12_345_678_901_234_567_890_123)
    #expect(try numbers.jsonString() == document)
    #expect(try WideNumbers(archive: numbers.archive()) == numbers)
    let small = WideNumbers(signed: -1, unsigned: 1 << 80)
    #expect(try WideNumbers(dictionary: small.dictionary()) == small)
    #expect(try WideNumbers(archive: small.archive()) == small)
    // A dictionary has no numbers of more than 38 digits.
    #expect(throws: MappingError.self) { try numbers.dictionary() }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test(arguments: [
    "170141183460469231731687303715884105728", "1.5", "1e2", "1e400", "\"1\"", "true",
  ])
  func invalidWideIntegers(number: String) {
    let message = message { _ = try WideNumbers(json: #"{"signed":\#(number)}"#) }
    #expect(message?.hasPrefix("signed: expected an integer") == true)
  }

  #if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
  @Test func halfPrecision() throws {
    for bits in stride(from: UInt16(0), to: 0xFFFF, by: 7) {
      let number = Float16(bitPattern: bits)
      guard number.isFinite else { continue }
      #expect(try Float16(json: number.jsonString()) == number)
      #expect(try Float16(archive: number.archive()) == number)
    }
    #expect(try Float16(0.1).jsonString() == "0.1")
    #expect(try Float16(json: "65519") == .greatestFiniteMagnitude)
    #expect(throws: MappingError.self) { try Float16(json: "65520") }
    #expect(throws: MappingError.self) { try Float16(json: "1e999") }
    // The nearest value, and not that of the nearest `Double`.
    #expect(try Float16(json: "1.000488281250000001") == Float16(1).nextUp)
    #expect(throws: MappingError.self) { try Float16.nan.jsonString() }
  }
  #endif

  @Test func nonFinite() throws {
    let document = #"{"ratio":"-Infinity","other":"inf","all":[1,"NaN",0.5]}"#
    let ratios = try Ratios(json: document)
    #expect(ratios.ratio == -.infinity && ratios.other == .infinity && ratios.all[1].isNaN)
    #expect(try ratios.jsonString() == document)
    #expect(try Ratios(dictionary: ratios.dictionary()).ratio == -.infinity)
    #expect(try Ratios(archive: ratios.archive()).other == .infinity)
    let message = message { _ = try Ratios(json: #"{"ratio":"inf"}"#) }
    #expect(
      message == #"ratio: expected a number, "NaN", "Infinity" or "-Infinity", found string "inf" "#
        + "(line 1, column 10, byte 9)")
    #expect(throws: MappingError.self) { try Ratios(json: #"{"ratio":true}"#) }
  }

  @Test func keys() throws {
    let document = #"""
      {"flags":{"true":1},"weights":{"1.5":2},"days":{"2015-09-25T07:00:00.5Z":3}}
      """#
    let counts = try KeyedCounts(json: document)
    #expect(counts.flags == [true: 1] && counts.weights == [1.5: 2])
    #expect(counts.days == [Date(timeIntervalSince1970: 1_443_164_400.5): 3])
    #expect(try counts.jsonString() == document)
    #expect(try KeyedCounts(dictionary: counts.dictionary()) == counts)
    #expect(try KeyedCounts(propertyList: counts.propertyList(.binary)) == counts)
    #expect(try KeyedCounts(archive: counts.archive()) == counts)
    let tree = try JSONValue(archive: counts.archive())
    #expect(tree[#"days.2015-09-25T07:00:00\.5Z"#] == 3)
  }

  @Test(arguments: [
    (#"{"flags":{"yes":1}}"#, #"flags.yes: expected "true" or "false" as the key"#),
    (#"{"weights":{"nan":1}}"#, "weights.nan: expected a number as the key"),
    (#"{"weights":{"1e999":1}}"#, "weights.1e999: expected a number as the key"),
    (#"{"days":{"x":1}}"#, "days.x: expected a date such as"),
  ])
  func invalidKeys(document: String, expected: String) {
    let message = message { _ = try KeyedCounts(json: document) }
    #expect(message?.hasPrefix(expected) == true)
  }

  @Test func unwritableKeys() {
    #expect(throws: MappingError.self) { try KeyedCounts(weights: [.nan: 1]).jsonString() }
    let late = Date(timeIntervalSince1970: 1e300)
    #expect(throws: MappingError.self) { try KeyedCounts(days: [late: 1]).jsonString() }
    #expect(throws: MappingError.self) { try KeyedCounts(days: [late: 1]).dictionary() }
  }
}
