// @mapped
struct Post {
  var title: String  // @mapped elements: .lossy
}
