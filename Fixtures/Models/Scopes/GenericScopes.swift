import Isomer

/// Nested types that use the generic parameters of their enclosing types, across files.
// @mapped
struct Envelope<Content> {
  var content: Content
  // @mapped
  enum Kind: String { case single, several }
  // @mapped
  struct Head { var kind: Kind, first: Content? }
}

extension Envelope {
  // @mapped
  struct Tail<Mark> { var last: Content, mark: Mark, head: Head }
}

extension Sleeve {
  // @mapped
  struct Note: Equatable { var text: String }
}

/// A type whose generic parameter hides a type of the same name.
enum Cupboard {
  struct Item {}
  // @mapped
  struct Box<Item> { var items: [Item] }
}

/// Types that contain generic types, and use their parameters only through them.
// @mapped version: 1, derive: [.equality, .hash]
struct Album<Item> {
  var entries: [Entry]
  var table: [String: Grid<Int, Item>.Row] = [:]
  var state: State

  // @mapped version: 1, derive: [.equality, .hash]
  struct Entry { var item: Item }

  // @mapped version: 1
  enum State { case idle, loaded(Item), failed(code: Int, last: Item?) }
}

struct Grid<Key: Hashable, Item> {
  // @mapped version: 1, derive: [.equality, .hash]
  struct Row { var key: Key, values: [Key: Item] }
}

extension Album.State: Equatable where Item: Equatable {}
extension Album.State: Hashable where Item: Hashable {}

/// Types that contain each other.
// @mapped version: 1, derive: .equality
struct Branch<Leaf> { var leaf: Leaf, pairs: [Fork<Leaf>] }

// @mapped version: 1, derive: .equality
struct Fork<Side> {
  var left: Side?
  var branches: [Branch<Side>]
}

/// The parameters occur in no value.
// @mapped version: 1
struct Phantom<Owner> { var raw: String }

// @mapped
struct Owned<Owner> {
  var id: Phantom<Owner>
  // @mapped with: OwnerTransformer<Owner>()
  var owner: Owner?
}

struct OwnerTransformer<Owner>: Transformer {
  func transform(_ input: Int) -> Owner? { nil }
  func reverse(_ output: Owner?) -> Int { 0 }
}

/// Unknown keys beside values of a parameter.
// @mapped
struct OpenItem<Item> {
  var item: Item
  var others: [String: JSONValue] = [:]  // @mapped rest
}

// @mapped
struct LooseWriting<Item> {
  var item: Item
  var inner: Inner  // @mapped flatten
  var others: [String: JSONValue] = [:]  // @mapped rest
  // @mapped
  struct Inner { var flat: Item }
}

/// Values that are nil if they are missing and the argument is an optional.
// @mapped version: 1
struct Slots<Item, Element: Identifiable> {
  var first: Item
  var second: Item  // @mapped key: "inner.second"
  var third: Element.ID  // @mapped alias: "other"
  // @mapped required
  var needed: Item
}

// @mapped tag: "t", content: "c"
enum SlotCase<Item> { case one(Item), keyed(item: Item, number: Int) }

// @mapped tag: "t"
enum FlatSlot<Item> { case keyed(item: Item, number: Int) }

/// A generic model that is mapped if the associated types of its parameter are.
// @mapped
struct Index<Element: Identifiable> {
  var ids: [Element.ID]
  var counts: [Element.ID: Int] = [:]
}
