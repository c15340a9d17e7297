/// A generic type, which is mapped if its parameters are.
// @mapped keys: .snake
public struct Page<Item, Cursor> {
  public var items: [Item]
  public var nextCursor: Cursor?
  public var total: Int = 0
}

extension Page: Equatable where Item: Equatable, Cursor: Equatable {}

// @mapped
struct Keyed<Key: Hashable, Element> {
  var entries: [Key: Element]
}

/// Types in types and in extensions.
enum Namespace {
  // @mapped
  struct Inner: Equatable {
    var value: Int
    var other: Other?
    // @mapped
    struct Other: Equatable { var name: String }
  }
}

extension Namespace {
  // @mapped
  struct Late: Equatable { var inner: Inner }
}
