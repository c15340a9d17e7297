import Foundation

// @mapped version: 1
struct Archived {
  var day: Date  // @mapped with: .dateFormat("yyyy-MM-dd")
}
