// @mapped flatten
struct Post {
  var title: String  // @mapped keys: .snake
}

// @mapped
enum State: String {
  case open  // @mapped default: 1
}
