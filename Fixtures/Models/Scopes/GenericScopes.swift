/// Generic parameters come from the types around, whichever file declares them.
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

/// A parameter hides a type of its name.
enum Cupboard {
  struct Item {}
  // @mapped
  struct Box<Item> { var items: [Item] }
}

/// Associated types of a parameter are mapped when they are.
// @mapped
struct Index<Element: Identifiable> {
  var ids: [Element.ID]
  var counts: [Element.ID: Int] = [:]
}
