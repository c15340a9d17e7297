import Foundation
import Isomer

// @mapped
struct Scalars {
  var flag: Bool
  var small: Int8
  var byte: UInt8
  var int: Int
  var large: UInt64
  var double: Double
  var float: Float
  var text: String
  var character: Character
  var date: Date
  var page: URL
  var id: UUID
  var data: Data
}

// @mapped
struct Decimals {
  var value: Decimal
  var list: [Decimal]?
}

// @mapped coerce
struct Coerced {
  var flag: Bool
  var int: Int
  var byte: UInt8?
  var double: Double
  var text: String
}

// @mapped
struct Checked {
  // @mapped check: 1...10
  var count: Int
  // @mapped check: 0..<2.5
  var ratio: Double
  // @mapped check: .count(2...4)
  var list: [Int]
  // @mapped check: .matches("[a-z]{1,3}-[0-9]+")
  var code: String?
  // @mapped check: .count(...2)
  var table: [String: Int] = [:]
}

// @mapped
struct Transformed {
  // @mapped with: .secondsSince1970
  var seconds: Date
  // @mapped with: .millisecondsSince1970
  var milliseconds: Date?
  // @mapped with: .boolean
  var yes: Bool
  // @mapped with: .hex
  var hex: Data
  // @mapped with: .array(of: .secondsSince1970)
  var times: [Date] = []
  // @mapped with: .map(["a": 1, "b": 2])
  var letter: Int
}
