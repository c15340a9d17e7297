/// Recognizes objects with the same keys in the same order, so that they share one list of keys.
///
/// ```
/// {"id":1,"tag":2}  {"id":3,"url":4}      root ─"id":→ 1 ─"tag":→ 2   the list id, tag
///                                                       └─"url":→ 3   the list id, url
/// ```
///
/// A node is a key after certain other keys. It refers to the text of its first occurrence in the
/// document. The same text is the same key, also with escapes and spaces, so a key that occurs again
/// is neither parsed nor copied. The child that occurred last is compared first.
struct KeyTree {
  private struct Node {
    /// The text of the key, from its quote to its colon.
    var offset = 0
    var length = 0
    /// The first child and the next sibling, or 0.
    var child = 0
    var sibling = 0
    /// The keys of the objects that end with this node.
    var keys: JSONObject.SharedKeys?
  }

  private var nodes: [Node] = []

  static let root = 0

  // Keys that do not occur again would make the search long and the tree large.
  private static let largestNumberOfChildren = 32
  private static let largestNumberOfNodes = 4096

  init() {
    nodes.reserveCapacity(64)
    nodes.append(Node())
  }

  /// The keys of the objects that end with a node; nil before the first such object.
  subscript(node: Int) -> JSONObject.SharedKeys? {
    get { nodes[node].keys }
    set { nodes[node].keys = newValue }
  }

  /// Reads a key after the key of another node and returns its node; nil if the tree is full.
  mutating func readKey(
    after parent: Int, _ reader: inout JSONReader
  ) throws(ReadingFailure) -> Int? {
    _ = reader.token()
    var (node, previous, children) = (nodes[parent].child, 0, 0)
    while node != 0 {
      if reader.takeKey(nodes[node].offset, nodes[node].length) {
        if previous != 0 { moveToFront(node, of: parent, after: previous) }
        return node
      }
      (previous, node, children) = (node, nodes[node].sibling, children + 1)
    }
    _ = try reader.readKey()
    guard children < Self.largestNumberOfChildren, nodes.count < Self.largestNumberOfNodes else {
      return nil
    }
    return add(reader.keyStart..<reader.cursor, to: parent)
  }

  private mutating func moveToFront(_ node: Int, of parent: Int, after previous: Int) {
    nodes[previous].sibling = nodes[node].sibling
    nodes[node].sibling = nodes[parent].child
    nodes[parent].child = node
  }

  private mutating func add(_ text: Range<Int>, to parent: Int) -> Int {
    nodes.append(
      Node(offset: text.lowerBound, length: text.count, sibling: nodes[parent].child))
    nodes[parent].child = nodes.count - 1
    return nodes.count - 1
  }
}

extension JSONReader {
  /// Reads the key at the cursor and its colon if they have the text of an earlier key; otherwise
  /// returns false.
  @inline(__always)
  fileprivate mutating func takeKey(_ offset: Int, _ length: Int) -> Bool {
    // The earlier key is in the document before the cursor.
    guard length <= count &- cursor, equalBytes(base + offset, base + cursor, count: length) else {
      return false
    }
    keyStart = cursor
    cursor &+= length
    return true
  }
}
