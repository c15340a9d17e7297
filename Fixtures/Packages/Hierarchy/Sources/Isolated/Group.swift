// @mapped key: "group"
final class Group: Node {
  var children: [Node] = []
}

// @mapped key: "leaf"
class Leaf: Node {
  var size: Int?
}

public func names(_ json: String) throws -> (count: Int, text: String) {
  let node = try Node(json: json)
  return ((node as? Group)?.children.count ?? 0, try node.jsonString())
}
