import Foundation
import Isomer
import IsomerFoundation

extension Serde {
  // MARK: Fields

  // @mapped
  struct Parcel: Equatable {
    var weight: Int
    var stamps: Int = Parcel.stamps()
    // @mapped default: "box"
    var kind: String

    static func stamps() -> Int { 3 }
  }

  // @mapped
  struct Settings {
    var depth = 1
    var label = "none"
    var isOn = true
  }

  /// A value without a mapping.
  struct Handle: Equatable { var raw = 7 }

  // @mapped
  struct Opened {
    var path: String
    // @mapped skip
    var handle = Handle()
  }

  // @mapped unknown: .error
  struct StrictOpened {
    var path: String
    // @mapped skip
    var handle = Handle()
  }

  // @mapped unknown: .error
  struct Strict {
    var first: Int
    // @mapped key: "2nd", alias: ["second", "next"]
    var second: Int
  }

  // @mapped
  struct Directions {
    // @mapped key.read: "in", key.write: "out"
    var value: Int
    // @mapped skip: .write
    var onlyRead = 1
    // @mapped skip: .read
    var onlyWritten = 2
  }

  struct Halved: Transformer {
    func transform(_ input: Int) throws -> Int { input / 2 }
    func reverse(_ output: Int) -> Int { output * 2 }
  }

  // @mapped
  struct Transformed {
    // @mapped with: Serde.Halved()
    var both: Int
    // @mapped with.read: Serde.Halved()
    var readOnce: Int
    // @mapped with.write: Serde.Halved()
    var writtenOnce: Int
  }

  // @mapped
  struct Nullable {
    var note: String?
    // @mapped null: .write
    var mark: String?
    // @mapped required
    var must: Int?
  }

  // @mapped
  struct Patch { var nick: PropertyChange<String> }

  // MARK: Names

  // @mapped keys: .snake
  struct SnakeNames { var serveStyle: Int, spinRate: Int }
  // @mapped keys: .kebab
  struct KebabNames { var serveStyle: Int }
  // @mapped keys: .pascal
  struct PascalNames { var serveStyle: Int }
  // @mapped keys: .screamingSnake
  struct LoudNames { var serveStyle: Int }
  // @mapped keys: .screamingKebab
  struct LoudKebabNames { var serveStyle: Int }
  // @mapped keys: .lower
  struct LowerNames { var serveStyle: Int }
  // @mapped keys: .upper
  struct UpperNames {
    var serveStyle: Int
    // @mapped key: "kept"
    var spin: Int
  }
  // @mapped keys: .kebab
  enum KebabCases { case topSpin, backSpin }
  // @mapped keys: .snake
  enum SnakeValues { case firstServe(ballSpeed: Int, isAce: Bool) }

  // MARK: Flattening

  // @mapped
  struct Page { var offset: Int, limit = 20 }
  // @mapped
  struct Audit { var author: String }
  // @mapped
  struct Query {
    var text: String
    // @mapped flatten
    var page: Page
    // @mapped flatten
    var audit: Audit
    // @mapped rest
    var others: [String: JSONValue]
  }
  // @mapped unknown: .error
  struct StrictQuery {
    var text: String
    // @mapped flatten
    var page: Page
  }
  // @mapped
  struct Renamed {
    // @mapped key: "by", alias: "author"
    var name: String
  }
  // @mapped
  struct Outer {
    // @mapped flatten
    var inner: Inner
    // @mapped
    struct Inner {
      // @mapped flatten
      var renamed: Renamed
      var size: Int?
    }
  }
  // @mapped
  struct Paged<Item> {
    var items: [Item]
    // @mapped flatten
    var page: Page
  }
  // @mapped
  struct Empty {}
  // @mapped
  struct WithEmpty {
    var a: Int
    // @mapped flatten
    var empty: Empty
  }

  // MARK: Generic types

  // @mapped
  struct Box<Item> { var item: Item }
  // @mapped
  enum Either<Left, Right> {
    case left(Left)
    case right(Right)
    case pair(Left, Right)
    case named(left: Left, right: Right)
    case neither
  }
  // @mapped
  indirect enum Tree { case leaf(Int), node(Tree, Tree) }
  // @mapped
  final class Chain {
    var value: Int
    var next: Chain?
    init(value: Int) { self.value = value }
  }

  // MARK: Leaving out

  // @mapped
  struct Sparse {
    // @mapped omit: .empty
    var tags: [String] = []
    // @mapped omit: .default
    var depth = 1
    // @mapped omit: { $0 % 2 == 0 }
    var odd = 0
  }
  // @mapped
  enum SparseMove { case along(path: String, /* @mapped omit: { $0 == 0 } */ speed: Int = 0) }
}
