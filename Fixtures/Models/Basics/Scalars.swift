import Foundation

/// All types that are supported without annotations.
// @mapped
struct Scalars: Equatable {
  var int: Int, int8: Int8, int16: Int16, int32: Int32, int64: Int64
  var uint: UInt, uint8: UInt8, uint16: UInt16, uint32: UInt32, uint64: UInt64
  var float: Float, double: Double, cgFloat: CGFloat
  var decimal: Decimal
  var string: String, substring: Substring, character: Character
  var bool: Bool
  var url: URL, uuid: UUID, date: Date, data: Data
}

/// Properties whose types are inferred from their initial values.
// @mapped
struct Inferred: Equatable {
  var text = "a"
  var count = 1
  var negative = -1
  var ratio = 0.5
  var flag = true
  var list = [1, 2]
  var map = ["a": 1.5]
  var empty = [String]()
  var made = Date(timeIntervalSince1970: 0)
}
