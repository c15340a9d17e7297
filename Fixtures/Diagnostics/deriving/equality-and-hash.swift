import Foundation

// @mapped skip, derive: .hash
struct Button {
  var title: String  // @mapped skip: .equality
  var action: () -> Void
  var target: (any Sendable)?
  var size: (Int, Int)
  var sizes: [(Int, Int)]
  var context: Any?  // @mapped skip
  var handler: (() -> Void)?  // @mapped skip
}

// @mapped derive: .equality
struct Page {
  var items: [Item]
  var owner: Owner?
  var state: State
  var kind: Kind
  var next: Next
}

// @mapped
struct Item { var id: Int }
// @mapped
final class Owner: Codable { var id = 0 }
// @mapped
enum State { case open, closed }
// @mapped
enum Kind {
  case plain
  // @mapped fallback
  case other(String)
}
// @mapped derive: .equality
struct Next { var item: Data }
