// @mapped
struct Post {
  var title = makeTitle()
  var state = State.open
}
