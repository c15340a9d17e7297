import Foundation

/// A type that converts values, with one strict property.
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

/// A strict type with one property that converts values.
// @mapped
struct PartlyCoerced: Equatable {
  // @mapped coerce
  var id: String
  var name: String
}
