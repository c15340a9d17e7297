import Foundation
import Isomer

/// A transformer with an argument, whose values are optional.
struct Scaled: Transformer {
  var factor: Int
  func transform(_ input: Int) -> Int? { input == 0 ? nil : input * factor }
  func reverse(_ output: Int?) -> Int { (output ?? 0) / factor }
}

/// Transformers whose values are optional, and those of wrapped types.
// @mapped version: 1
struct OptionalOutputs: Equatable {
  // @mapped with: Scaled(factor: 2)
  var scaled: Int?
  // @mapped with: Scaled(factor: 3), default: 3
  var tripled: Int?
  // @mapped with: .map(["one": 1, "none": nil])
  var mapped: Int?
  // @mapped with: .map(["one": 1])
  var plain: Int?
  // @mapped with.read: Scaled(factor: 1), with.write: Scaled(factor: 5)
  var uneven: Int?
  // @mapped with: .string(of: Decimal.self)
  var price: Decimal = 1
  // @mapped with: .string()
  var tax: Decimal?
}
