import Foundation
// @mapped keys: .snake, sample: "release.json"
struct Release {
  var id: Int
  var tagName: String
  var publishedAt: Date
  var notes: String?
}
