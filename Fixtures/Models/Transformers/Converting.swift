import Foundation

/// Every type of the conversion table, and what holds it.
// @mapped coerce
struct Converted: Equatable {
  var int8: Int8?, int16: Int16?, int32: Int32?, int64: Int64?
  var uint: UInt?, uint16: UInt16?, uint32: UInt32?, uint64: UInt64?
  var cgFloat: CGFloat?, substring: Substring?
  var byName: [String: Int]?
  var flags: Set<Bool>?
  var matrix: [[Double?]]?
}

/// Conversion beside defaults; and what is still no value.
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

/// Elements that convert are kept, and those that do not are left out.
// @mapped coerce
struct LossyCoerced: Equatable {
  // @mapped elements: .lossy
  var numbers: [Int]
  // @mapped elements: .lossy
  var unique: Set<Int>?
  // @mapped elements: .lossy
  var byName: [String: Double]
}
