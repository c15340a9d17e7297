// Conditional references at unsupported locations.

// @mapped version: 1
final class Node {
  // @mapped conditional
  var name: String?
  // @mapped conditional
  let first: Node?
  // @mapped conditional
  var all: [Node] = []
  // @mapped conditional
  var next: Node?
  init(first: Node?) { self.first = first }
}

// @mapped version: 1
struct Holder {
  // @mapped conditional
  var node: Node?
  weak var other: Node?
}

// @mapped version: 1
enum Link {
  case to(/* @mapped conditional */ node: Node?)
}
