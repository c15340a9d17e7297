// Comments after properties that begin with an option.

// @mapped
struct User {
  var name: String  // key: "n"
  var day: String  // with.read: .day
  var tags: [String] = []  // alias: ["t"]
  var mail: String  // key: of the account
  var note: String  // default: none
  var text: String  /// key: "x"
  var page: String  // "key": "x"
  var login: String  // @mapped key: "l"
  // key: "z"
  var size: Int { 1 }
}

struct Unmapped {
  var name: String  // key: "n"
}
