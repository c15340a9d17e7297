import Isomer

/// A model that is updated under each of its profiles.
// @mapped derive: [.merge, .equality], keys: .snake, after.read: DeskState.touch, check: DeskState.isFine
// @mapped(wire) keys: .same, under: "panel"
// @mapped(brief) skip: .write
struct DeskState {
  let number: Int
  // @mapped(wire) key: "t", check: .count(1...)
  // @mapped(brief) key: "head"
  var titleText: String
  // @mapped default: 3
  // @mapped(wire) default: 7
  var level: Int
  // @mapped merge: .deep
  // @mapped(brief) skip
  var owner: DeskOwner?
  // @mapped merge: .deep
  // @mapped(wire) key: "all.knobs"
  var knobs: [DeskKnob] = []
  // @mapped flatten
  var stamp = DeskStamp()
  // @mapped rest
  // @mapped(brief) skip
  var extra: [String: JSONValue] = [:]
  // @mapped skip
  var touches = 0

  mutating func touch() { touches += 1 }
  static func isFine(_ state: DeskState) throws {
    if state.level < 0 { throw TransformerError(expected: "a level", input: state.level) }
  }
}

/// A model without these profiles.
// @mapped derive: [.merge, .equality]
struct DeskOwner {
  var name: String
  var mail: String?
}

/// A model whose identity has another path under a profile.
// @mapped derive: [.merge, .equality]
// @mapped(wire)
struct DeskKnob {
  // @mapped id
  // @mapped(wire) key: "meta.id"
  let id: Int
  // @mapped(wire) key: "v"
  var value = 0
  var name: String?
}

// @mapped derive: [.merge, .equality]
// @mapped(wire)
struct DeskStamp {
  // @mapped(wire) key: "by"
  var author = ""
  var place: String?
}

/// A model with its own initialiser.
// @mapped derive: .merge
// @mapped(wire) keys: .upper
struct DeskSeat {
  private(set) var row: Int
  // @mapped(wire) key: "AT"
  private(set) var seat: String?

  init(row: Int, seat: String?) { (self.row, self.seat) = (row, seat) }
}

// @mapped derive: .merge
// @mapped(wire) keys: .upper
struct DeskSlot<Content: Equatable>: Equatable {
  let content: Content
  var note: String?
  // @mapped rest
  var extra: [String: JSONValue] = [:]
}

/// A model that is not read under a profile.
// @mapped derive: .merge
// @mapped(wire) skip: .read
struct DeskReport { var text = "" }

/// A class without a hierarchy.
// @mapped derive: .merge
// @mapped(wire) keys: .upper
final class DeskLog {
  let id: Int
  // @mapped check: .count(...3)
  // @mapped(wire) check: .count(...5)
  var lines: [String] = []

  init(id: Int) { self.id = id }
}

/// A hierarchy that is also a cluster.
// @mapped derive: .merge, tag: "kind", key: "part"
// @mapped(wire) tag: "k", keys: .upper
class DeskPart {
  // @mapped id
  var name = ""
  // @mapped merge: .deep
  var parts: [DeskPart] = []
  init() {}
}

// @mapped key: "dial"
final class DeskDial: DeskPart {
  // @mapped(wire) key: "R"
  var range = 1.0
  // @mapped(wire) skip: .read
  var colour: String?
}
