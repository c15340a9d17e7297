import Isomer

// @mapped
struct Audit { var createdBy: String }

// @mapped derive: .merge
struct Trail { var createdAt: String }

struct ByHand: Updatable {
  var x = 0
  static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> ByHand { ByHand() }
  mutating func update(from reader: inout JSONReader) throws(ReadingFailure) {}
}

// @mapped derive: .merge
struct Document {
  var title: String
  var audit: Audit  // @mapped flatten
  var trail: Trail  // @mapped flatten
}

// @mapped
struct Unmerged {
  var audit: Audit  // @mapped flatten
}

// @mapped
class Base {
  var audit = Audit(createdBy: "")  // @mapped flatten
}

// @mapped derive: .merge
final class Derived: Base {}

struct Foreign { var note = "" }

// @mapped for: Foreign
protocol ForeignShape { var note: String { get set } }

// @mapped derive: .merge
struct Flattening {
  var foreign: Foreign  // @mapped flatten
}
