import Foundation

/// A property for each type of the conversion table, and collections of them.
// @mapped coerce
struct Converted: Equatable {
  var int8: Int8?, int16: Int16?, int32: Int32?, int64: Int64?
  var uint: UInt?, uint16: UInt16?, uint32: UInt32?, uint64: UInt64?
  var cgFloat: CGFloat?, substring: Substring?
  var byName: [String: Int]?
  var flags: Set<Bool>?
  var matrix: [[Double?]]?
}

/// Conversions with defaults, and values that cannot be converted.
// @mapped
struct ConvertedDefaults: Equatable {
  // @mapped coerce, default: 3
  var count: Int
  // @mapped coerce, recover
  var size = 4
  // @mapped coerce, required
  var rank: Int?
  var plain = 5
}

/// A list that converts its elements and omits those that cannot be converted.
// @mapped coerce
struct LossyCoerced: Equatable {
  // @mapped elements: .lossy
  var numbers: [Int]
  // @mapped elements: .lossy
  var unique: Set<Int>?
  // @mapped elements: .lossy
  var byName: [String: Double]
}
