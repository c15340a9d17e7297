import Foundation

// @mapped
struct Post {
  var link: URL  // @mapped coerce
  var day: Date  // @mapped coerce, with: .secondsSince1970
}

// @mapped coerce: .case
struct Words {
  var count: Int  // @mapped coerce: .words(["on": true])
  var a: Bool  // @mapped coerce: .words(["on": 1])
  var b: Bool  // @mapped coerce: [.off, .words(["on": true])]
  var c: Bool  // @mapped coerce: .words(["on": true, "on": false])
  var d: Bool  // @mapped coerce: []
}

// @mapped coerce: .case
enum Numbers: Int { case one = 1 }

// @mapped coerce: .case
enum Valued { case one(Int) }

// @mapped coerce: [.case, .words(["on": true])]
enum Twice: String { case one, other = "ONE" }
