import Isomer

/// Expressions that use names from the enclosing types of a model.
struct Inventory {
  // @mapped
  enum Kind: String { case a, b }
  struct Doubling: Transformer {
    var factor = 2
    func transform(_ input: Int) -> Int { input * factor }
    func reverse(_ output: Int) -> Int { output / factor }
  }
  typealias Short = Kind

  // @mapped check: Limits.isFine, after.read: { Limits.touch(&$0) }
  struct Item {
    // @mapped default: Kind.b
    var kind: Kind
    var other: Kind = Kind.a
    // @mapped with: Doubling(factor: 3)
    var number: Int
    // @mapped recover: [Short.a]
    var list: [Short]
    // @mapped with: .map(["x": Kind.a, "y": Kind.b])
    var mapped: Inventory.Kind
    // @mapped check: { $0 != Kind.a }
    var checked: Kind = .b

    // @mapped
    enum Choice {
      case one( /* @mapped default: Kind.a */
        kind: Kind, /* @mapped skip */ d: Doubling = Doubling())
    }
  }

  enum Limits {
    static func isFine(_ item: Item) -> Bool { item.kind == .b }
    static func touch(_ item: inout Item) {}
  }
}

struct Workbook<Element> {
  // @mapped
  struct Row {
    var count: Kind = Kind.a
    // @mapped default: Kind.b
    var kind: Kind
  }
  // @mapped
  enum Kind: String { case a, b }
}

/// A nested type with the name of a nested type of the enclosing type.
// @mapped
struct Engine {
  var kind: Kind
  var part: Piece
  // @mapped
  struct Kind: Equatable { var name: String }
  // @mapped
  struct Piece {
    var kind: Kind
    var others: [Kind?]
    // @mapped
    struct Kind: Equatable { var number: Int }
  }
}

class Vessel {
  // @mapped
  struct Kind: Equatable { var sails: Int }
  // @mapped
  class Boat {
    var kind: Kind
    init(kind: Kind) { self.kind = kind }
    // @mapped
    enum Kind: String { case wood, steel }
  }
  // @mapped init: init(kind:rig:)
  class Yacht: Boat {
    var rig: Kind
    init(kind: Boat.Kind, rig: Kind) {
      self.rig = rig
      super.init(kind: kind)
    }
    // @mapped
    struct Kind: Equatable { var masts: Int }
  }
}
