// Versions: properties that were added later require a default, and version 0 is the oldest.

// @mapped version: 2
struct Post {
  // @mapped since: 3
  var title = ""
  // @mapped since: 2
  var text: String
  // @mapped since: 2
  var author: String?
  // @mapped since: 1, upgrade: { archive, version in 7 }
  var number: Int
}

// @mapped upgrade: Draft.upgrade
struct Draft {
  var text: String
}

// @mapped version: -1
struct Negative {
  var text: String
}

// @mapped version: 99_999_999_999_999_999_999
struct Huge {
  var text: String
}
