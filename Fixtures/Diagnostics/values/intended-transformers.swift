import Foundation

// @mapped
struct Event {
  var day: Date  // @mapped with: "yyyy-MM-dd"
  var start: Date  // @mapped with: .iso8601
  var end: Date  // @mapped with: .unix
  var level: Int  // @mapped with: Doubling
  var other: Int  // @mapped with: Transformers.shared
}

struct Doubling: Transformer {
  func transform(_ input: Int) -> Int { input * 2 }
  func reverse(_ output: Int) -> Int { output / 2 }
}
