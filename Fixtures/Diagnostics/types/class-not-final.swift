// @mapped
class Message {
  var id = 0
  init() {}
}
