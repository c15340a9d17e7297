// @mapped transparent
struct Two { var a: Int, b: Int }
// @mapped transparent
struct Nothing {}
// @mapped transparent
class Open { var a = 1 }
// @mapped transparent
struct Flat {
  var inner: Inner  // @mapped flatten
}
// @mapped
struct Inner { var x: Int }
// @mapped transparent
struct OneWay {
  var a: Int  // @mapped skip: .write
}
// @mapped transparent
struct Changing { var a: PropertyChange<Int> }
// @mapped transparent, derive: .changes
struct Deriving { var a: Int }
// @mapped transparent
// @mapped(api) check: isFine
struct Profiled {
  var a: Int
  static func isFine(_ value: Profiled) -> Bool { value.a > 0 }
}
// @mapped transparent, under: "x", unknown: .error
struct Keyed {
  var a: Int?  // @mapped key: "q", default: 1
}
// @mapped tag: "type"
protocol Event {}
// @mapped transparent
struct Started: Event { var a: Int }
// @mapped transparent
struct Token: Hashable { var a: Int }
// @mapped
struct Uses {
  var token: Token  // @mapped flatten
  var byToken: [Token: Int]
  var byColour: [Colour: Int]
  var readOnly: ReadOnly
}
// @mapped with: Hex(), unknown: .error
struct Colour: Hashable {
  var value: Int  // @mapped key: "v"
}
// @mapped with: Hex()
struct Generic<Value> { var value: Value }
// @mapped with: Hex()
class Base { var a = 1 }
// @mapped with: Hex(), skip
struct Skipped { var a: Int }
// @mapped with.read: Hex()
struct ReadOnly { var a: Int }
// @mapped with: Hex(), untagged
enum Turn {
  case left  // @mapped key: "l"
  case right(Int)
}
// @mapped with: .secondsSince1971
struct Misspelt { var a: Int }
// @mapped transparent
final class Node {
  var next: Node?
  init(next: Node?) { self.next = next }
}

// @mapped transparent
struct Wrapping {
  var lists: [[Wrapping]]  // @mapped elements: .wrap
}

// @mapped untagged
indirect enum Cyclic {
  case number(Int)
  case other(CyclicBox)
}

// @mapped transparent
struct CyclicBox { var value: Cyclic? }

// @mapped tag: "kind"
indirect enum Loose {
  case number(x: Int)
  // @mapped untagged
  case others([Loose])
  // @mapped untagged
  case other(/* @mapped elements: .wrap */ [Loose])
}

// @mapped untagged
indirect enum Acyclic {
  case number(Int)
  case list([Acyclic])
  case byName(/* @mapped elements: .lossy */ [String: Acyclic])
  case inside(x: Acyclic)
}
