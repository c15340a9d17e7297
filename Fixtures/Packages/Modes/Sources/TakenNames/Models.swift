// @mapped file version: 1

import Isomer

// @mapped derive: [.equality, .hash, .description, .copy, .merge]
struct Note {
  var title = "untitled"
  var tags = ["a": [1.5]]
  var count: Swift.Int
  var isOpen = true
  // @mapped id
  var id: Swift.String
  var level: Level = .low

  // @mapped
  enum Level: Swift.Int { case low, high }
}

// @mapped tag: "t"
class Shelf {
  var name: Swift.String = ""
  init() {}
}

// @mapped key: "deep", derive: [.equality, .hash, .description]
class DeepShelf: Shelf {
  var depth: Swift.Int = 0
}

// @mapped tag: "type"
protocol Piece {}
// @mapped key: "a", derive: .equality
struct PieceA: Piece { var x: Swift.Int }
// @mapped
struct Board { var piece: (any Piece)?; var all: [any Piece] }

// @mapped untagged, check: { _ in true }
enum Mixed {
  case number(Swift.Int)
  case text(a: Swift.String)
  case bare
}
// @mapped
enum Rank: Swift.Int { case one = 1 }

// @mapped derive: .init
struct Label {
  var text = "a"
  var sizes = [1, 2]
  var isBold = false
  init(plain text: Swift.String) {}
}
