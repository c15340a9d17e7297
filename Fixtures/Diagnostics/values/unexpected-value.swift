// @mapped explicit: true
struct Post {
  var title: String  // @mapped required: true
}
