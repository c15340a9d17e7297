// Errors of archives and of recorded documents are reported together.

// @mapped sample: "user.json", unknown: .ignore, key.archive: "User"
struct User {
  var name: Int
  var age: Int
}
