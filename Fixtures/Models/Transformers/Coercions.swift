import Foundation

/// The conversion table for a whole type, and one property that is strict.
// @mapped coerce
struct Coerced: Equatable {
  var int: Int?
  var small: UInt8?
  var double: Double?
  var float: Float?
  var bool: Bool?
  var string: String?
  var date: Date?
  var ints: [Int]?
  // @mapped coerce: .off
  var strict: Int?
}

/// One property that converts among strict ones.
// @mapped
struct PartlyCoerced: Equatable {
  // @mapped coerce
  var id: String
  var name: String
}
