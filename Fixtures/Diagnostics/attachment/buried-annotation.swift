/// The user. @mapped keys: .snake
struct User {
  var firstName: String  // the name; @mapped key: "name"
}

/** An issue.
 * @mapped
 */
struct Issue {
  var title: String
}

// @mapped
struct Repeated {
  var tags: [String]  // @mapped key: "t" // @mapped default: []
  var name: String  // @mapped key: "n" // the name
}
