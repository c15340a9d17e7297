// @mapped
// @mapped(old) sample: "user.json"
struct Member {
  // @mapped(old) key: "name"
  var login: String
  // @mapped(old) key: "tags"
  var age: Int
}
