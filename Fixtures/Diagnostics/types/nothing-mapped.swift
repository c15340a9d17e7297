// @mapped explicit
struct Post {
  var title: String
}
