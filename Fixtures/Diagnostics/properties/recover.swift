// @mapped
struct Post {
  var id: Int  // @mapped recover
  var size = 1  // @mapped recover
}
