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

/// A generic model that is mapped if the associated types of its parameter are.
// @mapped
struct Index<Element: Identifiable> {
  var ids: [Element.ID]
  var counts: [Element.ID: Int] = [:]
}
