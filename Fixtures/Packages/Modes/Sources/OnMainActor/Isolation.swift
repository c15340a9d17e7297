import Isomer

@globalActor actor Storage { static let shared = Storage() }

@MainActor protocol Shown { var title: String { get } }

// @mapped version: 1, derive: [.equality, .hash, .copy, .merge, .description, .changes]
nonisolated struct Entry {
  // @mapped id
  var number: Int
  var kind: Kind = .plain
  var parts: [Part] = []
  var box: Box<Int>?

  // @mapped
  enum Kind: String { case plain, rich }

  // @mapped tag: "type", version: 1
  enum Part: Hashable {
    case text(value: String, size: Int = 1)
    case rule
  }
}

// @mapped version: 1
nonisolated struct Box<Value> { var value: Value }

nonisolated extension Box: Equatable where Value: Equatable {}
nonisolated extension Box: Hashable where Value: Hashable {}

// @mapped tag: "kind", derive: [.equality, .copy]
nonisolated class Shape {
  var name = ""
  init() {}
}

// @mapped key: "round"
nonisolated final class Round: Shape { var radius = 1.0 }

// @mapped version: 1
@Storage final class Shelf {
  var books: [Book] = []
  init() {}
}

// @mapped version: 1, derive: [.equality, .description]
@Storage struct Book { var title: String }

// @mapped
struct Page: Shown {
  var title: String
  nonisolated let number: Int
}

// @mapped
nonisolated final class Mixed {
  @MainActor var title = ""
  init() {}
}

/// Models that are not isolated are read anywhere.
nonisolated func readEntry(_ text: String) throws -> (Entry, Shape, String) {
  let entry = try Entry(json: text)
  return (try Entry(archive: entry.archive()), try Shape(json: text), try entry.jsonString())
}

@Storage func readShelf(_ text: String) throws -> Shelf { try Shelf(json: text) }

@MainActor func readPage(_ text: String) throws -> (Page, Mixed) {
  (try Page(json: text), try Mixed(json: text))
}
