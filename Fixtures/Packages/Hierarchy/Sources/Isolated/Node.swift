// @mapped tag: "type"
class Node {
  var name = ""

  init() {}
}
