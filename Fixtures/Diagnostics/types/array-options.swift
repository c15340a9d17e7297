import Isomer

// @mapped array
struct Empty {}
// @mapped array
class Open { var a = 1 }
// @mapped array
struct Flat {
  var inner: Inner  // @mapped flatten
}
// @mapped
struct Inner { var x: Int }
// @mapped array
struct OneWay {
  var a: Int
  var b: Int?  // @mapped skip: .write
}
// @mapped array
struct Changing { var a: PropertyChange<Int> }
// @mapped array, derive: .merge
struct Merging { var a: Int }
// @mapped array
// @mapped(api) check: isFine
struct Profiled {
  var a: Int
  static func isFine(_ value: Profiled) -> Bool { value.a > 0 }
}
// @mapped array, under: "x", keys: .snake, omit: .default, null: .write, transparent
struct Keyed {
  var a: Int?  // @mapped key: "q", default: 1, alias: "r"
  var b: Int?  // @mapped null: .write, key.archive: "c"
  var d: Int?  // @mapped keys: .snake, omit: .default
}
// @mapped array, with: Hex()
struct Colour { var value: Int }
// @mapped tag: "type"
protocol Event {}
// @mapped array
struct Started: Event { var a: Int }
// @mapped array
struct Fields {
  var a: Int  // @mapped fields: ["x", "y"], with: Sum()
}
// @mapped array
struct Middle {
  var rows: [Int]  // @mapped rest
  var last: Int
}
// @mapped array, unknown: .error
struct Strict {
  var rows: [Int]  // @mapped rest
}
// @mapped array
struct Kinds {
  var other: [String: JSONValue]  // @mapped rest
}
// @mapped array
struct Constant {
  let rows: [Int] = []  // @mapped rest
}
// @mapped array
struct Odd {
  var rows: [Int] = [1]  // @mapped rest, elements: .lossy, recover: [], default: []
}
// @mapped
struct Uses {
  var token: Colour  // @mapped flatten
  var point: Point  // @mapped flatten
}
// @mapped array
struct Point { var x: Int, y: Int }
// @mapped array
struct Conditional {
  #if DEBUG
    var a: Int
  #endif
}
// @mapped
enum Message {
  case call(id: Int, name: String)  // @mapped array, keys: .snake
  case none  // @mapped array
  case other(JSONValue)  // @mapped fallback, array
  // @mapped array
  case options(
    // @mapped key: "i", alias: "j"
    id: Int,
    // @mapped rest
    rest: [String: JSONValue],
    // @mapped skip: .read
    part: Int?
  )
}
// @mapped tag: "type"
enum Within {
  case point(x: Int, y: Int)  // @mapped array
}
// @mapped tag: "type"
enum Beside {
  case point(Point)
}
