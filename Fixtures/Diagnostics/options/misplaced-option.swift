// @mapped flatten
struct Post {
  var title: String  // @mapped explicit
}

// @mapped
enum State: String {
  case open  // @mapped default: 1
}
