// @mapped keys
struct Post {
  var title: String  // @mapped key
  var body: String  // @mapped default
}
