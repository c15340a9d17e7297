import Isomer

// Two paths of a tag, one of which contains the other.

// @mapped tag: ["type", "type.name"]
enum Nested {
  case one(a: Int)
}

// @mapped tag: ["kind", "kind"]
protocol Twice {}

// @mapped key: "a"
struct Once: Twice {}

// A value that is written to the second path.

// @mapped tag: ["type", "kind"]
enum Beside {
  case one(kind: Int)
}

// A fallback that loses the tag at the second path.

// @mapped tag: ["type", "kind"]
enum Losing {
  case one(a: Int)
  // @mapped fallback
  case other(Rest)
}

// @mapped
struct Rest {
  var type: String
}

// A path beside the content.

// @mapped tag: ["type", "c.kind"], content: "c"
enum Content {
  case one(a: Int)
}

// Functions in other places, and with other options.

// @mapped tag: Point.kind
struct Point {
  var x: Int
  static func kind(_ value: JSONValue) -> String { "Point" }
}

// @mapped tag: kind, content: "c"
enum Named {
  case one(a: Int)
  // @mapped key: 2
  case two(b: Int)
  static func kind(_ value: JSONValue) -> String { "one" }
}

// @mapped tag: kind, content: "c"
class Base {
  static func kind(_ value: JSONValue) -> String { "Derived" }
}

// @mapped key: 1
final class Derived: Base { var a = 1 }

// @mapped tag: .kind
enum Member {
  case one(a: Int)
}

// @mapped tag: knid
enum Misspelt {
  case one(a: Int)
  static func kind(_ value: JSONValue) -> String { "one" }
}

// @mapped
struct Holder {
  var named: Function?  // @mapped flatten
}

// @mapped tag: kind
enum Function {
  case one(a: Int)
  static func kind(_ value: JSONValue) -> String { "one" }
}
