import Foundation

// @mapped derive: [.hash, .description, .copy]
struct Repository {
  var id: Int
  var description: String?

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
  func copy() -> Self { self }
}

// @mapped derive: .equality
struct Tag { var id: Int }

extension Tag: Equatable {
  static func == (left: Tag, right: Tag) -> Bool { left.id == right.id }
}

// @mapped skip, derive: [.equality, .copy]
final class Thing: NSObject { var id = 0 }

// @mapped derive: [.equality, .hash, .description, .copy]
enum State { case open, closed }

// @mapped derive: [.equality, .hash]
enum Event {
  case open
  // @mapped fallback
  case other(String)
}
