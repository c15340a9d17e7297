// @mapped
struct Post {
  var user: String
  var login: String  // @mapped key: "user.login"
}
