// @mapped(keys: .snake)
struct User {
  var name: String  // @mapped "user_name"
  var mail: String  // @mapped(key: "e_mail")
  var tags: [String]  // @mapped lossy
  var path: String  // @mapped key: "a\.b"
  var list: String  // @mapped alias: "a", "b"
}
// @mapped snake, equality
struct Team {
  var name: String
}
