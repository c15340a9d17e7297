// @mapped tag: "type", derive: [.equality, .hash, .description, .merge], check: { $0.name != "-" }
class Node {
  var name = ""

  init() {}
}
