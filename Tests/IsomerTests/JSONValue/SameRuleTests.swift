import Foundation
import Testing

@_spi(Generated) @testable import Isomer
@_spi(Generated) @testable import IsomerFoundation

/// Tests that models are read from trees and objects by the rules of JSON.
@Suite struct SameRuleTests {
  /// The result of reading: the value, or the code and path of the error.
  private enum Outcome: Equatable {
    case value(String)
    case failure(MappingError.Code, String)

    init(_ read: () throws(MappingError) -> some Any) {
      do throws(MappingError) {
        self = .value(String(describing: try read()))
      } catch {
        self = .failure(error.code, error.path.description)
      }
    }
  }

  private struct Named: Readable {
    var first: Int?
    var last: Int?

    static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Named {
      var named = Named()
      var key = try reader.firstKey(of: keys)
      while let index = key {
        switch index {
        case 0: named.first = try Int?.read(&reader)
        case 1: named.last = try Int?.read(&reader)
        default: try reader.skipValue()
        }
        key = try reader.nextKey(of: keys, after: index, in: reader.slots(of: keys))
      }
      return named
    }

    private static let keys = KeySet("first\nlast")
  }

  /// An enum whose case is determined by the keys that are present.
  private enum Shape: Readable {
    case circle(Double), other

    static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Shape {
      guard try reader.has("radius") else {
        try reader.skipValue()
        return .other
      }
      return .circle(try [String: Double].read(&reader)["radius"] ?? -1)
    }
  }

  private func check<T: Readable>(_: T.Type, _ json: String) {
    let outcome = Outcome { () throws(MappingError) in try T(json: json) }
    let tree = Outcome { () throws(MappingError) in try T(try JSONValue(json: json)) }
    #expect(tree == outcome, "\(T.self) \(json)")
    // The object contains a `Decimal`, which is an integer.
    if json.contains("18446744073709551615.0") { return }
    let object = Outcome { () throws(MappingError) in
      try T(object: try JSONValue(json: json).object())
    }
    #expect(object == outcome, "\(T.self) \(json)")
  }

  @Test(arguments: [
    "0", "7", "-7", "1.0", "1e2", "1E0", "100.0", "-0.0", "0.0", "2.5", "1e15",
    "9007199254740992.0",
    "9223372036854775807", "9223372036854775808", "18446744073709551615", "18446744073709551615.0",
    "1e300", "0.1", "255", "256", "256.0", "true", "null", "\"1\"",
  ])
  func `numbers in all forms`(number: String) {
    check(Int.self, number)
    check(UInt64.self, number)
    check(UInt8.self, number)
    check(Double.self, number)
    check(Float.self, number)
    check(Decimal.self, number)
    check(Bool.self, number)
    check([Int?].self, "[\(number)]")
    check([String: Double].self, #"{"a":\#(number)}"#)
    check(Named.self, #"{"first":\#(number),"last":1}"#)
  }

  @Test(arguments: [
    "{}", #"{"first":1,"first":2}"#, #"{"first":1,"last":3,"first":null}"#,
    #"{"radius":1,"x":2}"#, #"{"radius":1.5,"radius":2}"#,
    #"{"é":1,"e\#u{301}":2}"#,
  ])
  func `repeated keys and keys with different bytes`(json: String) throws {
    check(Shape.self, json)
    check(Named.self, json)
    #expect(
      Outcome { () throws(MappingError) in try Named(try JSONValue(json: json)) }
        == Outcome { () throws(MappingError) in try Named(json: JSONValue(json: json).json()) })
  }

  /// The rules of the guide for repeated keys, which only JSON can contain.
  @Test func `differences between documents and trees`() throws {
    let unfit = #"{"first":"x","first":1}"#
    #expect(throws: MappingError.self) { try Named(json: unfit) }
    #expect(try Named(JSONValue(json: unfit)).first == 1)
    let shape = #"{"radius":null,"radius":1}"#
    guard case .other = try Shape(json: shape), case .circle(1) = try Shape(JSONValue(json: shape))
    else {
      Issue.record("the first key counts in JSON, the last in a tree")
      return
    }
  }

  @Test func `numbers of Swift and Foundation types`() throws {
    let whole: [Any] = [3.0, Float(3), CGFloat(3), NSNumber(value: 3.0), -0.0]
    for number in whole {
      let error = #expect(throws: MappingError.self) { try Int(object: number) }
      #expect(error?.code == .typeMismatch)
      #expect(try Double(object: number).magnitude == (number as? Double == -0.0 ? 0 : 3))
    }
    let integers: [Any] = [3, UInt8(3), Int64(3), NSNumber(value: 3), Decimal(3)]
    for number in integers { #expect(try Int(object: number) == 3) }
    #expect(try JSONValue.double(3).jsonString() == "3.0")
    #expect(try JSONValue(object: [-0.0, 1e300]).jsonString() == "[-0.0,1e+300]")
  }
}
