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
