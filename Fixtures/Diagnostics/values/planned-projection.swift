// @mapped
struct Team {
  var names: [String]  // @mapped key: "users[].name"
}
