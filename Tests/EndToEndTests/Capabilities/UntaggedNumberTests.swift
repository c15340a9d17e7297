import Foundation
import Isomer
import IsomerFoundation
import Testing

/// Tests numbers that several cases of an untagged enum could read.
@Suite struct UntaggedNumberTests {
  @Test func `Whole numbers are read as the case that writes them`() throws {
    let values: [(UntaggedNumber, String)] = [
      (.count(3), "3"), (.ratio(3), "3.0"), (.ratio(0.5), "0.5"), (.ratio(-0.0), "-0.0"),
      (.ratio(0x1p60), "1.152921504606847e+18"), (.ratio(1e300), "1e+300"), (.counts([3]), "[3]"),
      (.ratios([3, 1.5]), "[3.0,1.5]"),
      (.size(UntaggedSize(width: 1, name: "a")), #"{"width":1,"name":"a"}"#),
      (.scale(width: 1, name: "a"), #"{"width":1.0,"name":"a"}"#),
      (.time(at: Date(timeIntervalSince1970: 3)), #"{"at":3}"#),
      (.byName(["a": 1]), #"{"a":1}"#), (.floats(["a": 1]), #"{"a":1.0}"#),
      (.floats(["a": 0.1]), #"{"a":0.1}"#),
    ]
    for (value, text) in values {
      #expect(try value.jsonString() == text)
      #expect(try UntaggedNumber(json: text) == value)
      let object = try ["x": value].dictionary()
      #expect(try [String: UntaggedNumber](dictionary: object) == ["x": value])
    }
    try expectRoundTrip("[1,2.0,3]", UntaggedPlain.list([.int(1), .double(2), .int(3)]))
    #expect(throws: MappingError.self) { try UntaggedNumber.ratio(.infinity).jsonString() }
  }
}

// @mapped untagged
enum UntaggedNumber: Equatable {
  case count(Int)
  case ratio(Double)
  case counts([Int])
  case ratios([Double])
  case size(UntaggedSize)
  case scale(width: Double, name: String)
  case time( /* @mapped with: .secondsSince1970 */at: Date)
  case byName([String: Int8])
  case floats([String: Float])
}

// @mapped
struct UntaggedSize: Equatable {
  var width: Int
  var name: String
}

// @mapped untagged
enum UntaggedPlain: Equatable {
  case int(Int)
  case double(Double)
  case list([UntaggedPlain])
}
