// @mapped derive: .changes, skip: .write
struct ReadOnly { var id = 0 }

// @mapped derive: [.changes, .merge, .equality]
class Base { var id = 0 }

// @mapped
final class Sub: Base {
  var isEmpty = true
  var plain: Plain  // @mapped skip: .equality
  init(plain: Plain) { self.plain = plain }
}

// @mapped derive: .changes
struct Outer {
  var base: Base  // @mapped flatten
}

// @mapped derive: .changes
class Faulty {
  var name: String?  // @mapped null: .error
}

// @mapped
final class Below: Faulty { var text = "" }

// @mapped derive: .changes
open class Wide { public var id = 0 }

// @mapped derive: .changes
enum State { case on, off }

// @mapped
struct Plain { var x = 0 }

// @mapped derive: .merge
struct Audit { var by = "" }

// @mapped derive: .changes
struct Holder {
  var plain: Plain
  var left: Plain  // @mapped skip: .merge
  var change: PropertyChange<Int>  // @mapped check: 0...1
  var audit: Audit  // @mapped flatten
  func changes(to new: Holder) -> Int { 0 }
}

// @mapped derive: .changes
// @mapped(short) keys: .upper
struct Profiled { var id = 0 }

// @mapped derive: .changes
@MainActor struct Isolated<Content> {
  var plain: Plain
  var content: Content
}

// @mapped derive: .changes
struct Basket { var isEmpty = true }

// @mapped derive: .changes
struct Described { var description = "", debugDescription = "" }

// @mapped tag: "t"
protocol Anyone {}

// @mapped
struct Someone: Anyone { var x = 0 }

// @mapped derive: .changes
struct Profile {
  var size = 20  // @mapped null: .error
  var name: String?  // @mapped null: .error
}

// @mapped derive: .changes
struct Group {
  var one: any Anyone
  var many: [any Anyone]
  var other: any Anyone  // @mapped skip: .merge
  var first: (any Anyone)? { get { nil } set {} }  // @mapped
}
