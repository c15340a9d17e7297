// @mapped
struct Post {
  var id: Int  // @mapped required
  var parent: Int? = 1  // @mapped required
}
