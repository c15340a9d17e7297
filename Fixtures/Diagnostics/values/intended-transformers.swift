import Foundation

// @mapped
struct Event {
  var day: Date  // @mapped with: "yyyy-MM-dd"
  var start: Date  // @mapped with: .iso8601
  var end: Date  // @mapped with: .unix
  var other: Int  // @mapped with: Transformers.shared
}
