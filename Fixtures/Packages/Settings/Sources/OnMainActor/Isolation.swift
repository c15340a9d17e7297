import Isomer
import IsomerArchive

@globalActor actor Storage { static let shared = Storage() }

@MainActor protocol Shown { var title: String { get } }

// @mapped version: 1, derive: [.equality, .hash, .copy, .merge, .description, .changes]
nonisolated struct Ledger {
  // @mapped id
  var number: Int
  var kind: Kind = .plain
  var parts: [Part] = []
  var box: Crate<Int>?

  // @mapped
  enum Kind: String { case plain, rich }

  // @mapped tag: "type", version: 1
  enum Part: Hashable {
    case text(value: String, size: Int = 1)
    case rule
  }
}

// @mapped version: 1
nonisolated struct Crate<Value> { var value: Value }

nonisolated extension Crate: Equatable where Value: Equatable {}
nonisolated extension Crate: Hashable where Value: Hashable {}

// @mapped tag: "kind", derive: [.equality, .copy]
nonisolated class Figure {
  var name = ""
  init() {}
}

// @mapped key: "round"
nonisolated final class Round: Figure { var radius = 1.0 }

// @mapped version: 1
@Storage final class Shelf {
  var books: [Book] = []
  init() {}
}

// @mapped version: 1, derive: [.equality, .description]
@Storage struct Book { var title: String }

// @mapped
struct Leaf: Shown {
  var title: String
  nonisolated let number: Int
}

// @mapped
nonisolated final class Mixed {
  @MainActor var title = ""
  init() {}
}

/// Reads nonisolated models outside the main actor.
nonisolated func readLedger(_ text: String) throws -> (Ledger, Figure, String) {
  let ledger = try Ledger(json: text)
  return (try Ledger(archive: ledger.archive()), try Figure(json: text), try ledger.jsonString())
}

@Storage func readShelf(_ text: String) throws -> Shelf { try Shelf(json: text) }

@MainActor func readLeaf(_ text: String) throws -> (Leaf, Mixed) {
  (try Leaf(json: text), try Mixed(json: text))
}
