// Weak and unowned properties, which do not retain the object that is read.

// @mapped
final class Node {
  weak var next: Node?
  unowned(safe) var owner: Node
  // @mapped with: Find()
  weak var found: Node?
  // @mapped skip: .read
  weak var last: Node?
  // @mapped parent
  weak var above: Node?
  // @mapped skip
  weak var other: Node?
  var children: [Node] = []

  init(owner: Node) { self.owner = owner }
}
