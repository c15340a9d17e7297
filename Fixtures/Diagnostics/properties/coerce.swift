import Foundation

// @mapped
struct Post {
  var link: URL  // @mapped coerce
  var day: Date  // @mapped coerce, with: .secondsSince1970
}
