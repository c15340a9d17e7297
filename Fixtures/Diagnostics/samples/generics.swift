// @mapped sample: "offers.json"
struct Everything {
  var page: Page<Offer>
  var boxes: Boxes
  var pairs: Pair<Int, Flag>
  var tree: Tree<Int>
  var nested: Outer<String>
  var users: Users
  var answer: Answer<User>
  var other: Answer<User>
  var later: Counted<User>
  var range: Bounds<Int>
}

// @mapped
struct Page<Item> {
  var data: [Item]
  var limit: Int
}

// @mapped
struct Offer {
  var id: String
  var owner: Owner

  // @mapped
  struct Owner { var name: String }
}

// @mapped
struct Boxes {
  var missing: Box<Int?>
  var filled: Box<Int>
  var list: Box<[Int]>
}

// @mapped
struct Box<Value> {
  var value: Value
}

// @mapped
struct Pair<Key: Hashable, Value> {
  var first: Key
  var second: Box2<Value>
  var map: [Key: Value]

  // @mapped
  struct Box2<X> { var x: X }
}

// @mapped
struct Flag {
  var on: Bool
}

// @mapped
final class Tree<Value> {
  var value: Value
  var next: Tree?
  init(value: Value, next: Tree?) { (self.value, self.next) = (value, next) }
}

// @mapped
struct Outer<Value> {
  var inner: Inner
  var inners: [Outer<Value>.Inner]

  // @mapped
  struct Inner { var value: Value }
}

// @mapped
class Paged<Element> {
  var data: [Element]
  init(data: [Element]) { self.data = data }
}

// @mapped
final class Users: Paged<User> {
}

// @mapped
struct User {
  var name: String
}

// @mapped tag: "ok"
enum Answer<Content> {
  // @mapped key: true
  case success(/* @mapped flatten */ Content)
  // @mapped key: false
  case failure(reason: String)
}

// @mapped
struct Counted<Content> {
  // @mapped flatten
  var content: Content
  var total: Int
}

// @mapped
struct Bounds<Bound: Comparable> {
  var bounds: Range<Bound>
}
