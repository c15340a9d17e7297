import Foundation

// @mapped coerce
enum Reply: Int { case ok = 200 }

// @mapped coerce: .case
enum Tint: String { case red, seven = "7" }

// @mapped coerce: .words(["on": true]), sample: "converted.json"
struct Converted {
  var price: Decimal
  var count: Int
  var isOn: [Bool]
  var reply: [Reply]
  var tint: [Tint]
  var byTint: [Tint: Int]
}
