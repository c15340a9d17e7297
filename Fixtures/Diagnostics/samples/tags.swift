import Isomer

// @mapped sample: "tags.json"
struct Tagged {
  var paths: [Path]
  var shapes: [Shape]
  var points: [Point]
  var functions: [Function]
  var vehicles: [Vehicle]
  var moves: [Move]
}

// @mapped tag: ["type", "meta.kind"]
enum Path {
  case one(a: Int)
  case two(b: Int)
}

// @mapped tag: ["type", "kind.name"]
class Shape {}

// @mapped key: "circle"
final class Circle: Shape { var radius = 1.0 }

// @mapped tag: ["type", "kind"]
struct Point { var x: Int }

// @mapped tag: { $0["a"] == nil ? "two" : "one" }
enum Function {
  case one(a: Int)
  case two(b: Int)
}

// @mapped tag: Vehicle.kind
class Vehicle {
  static func kind(_ value: JSONValue) -> String { value["doors"] == nil ? "Truck" : "Car" }
}

// @mapped
final class Car: Vehicle { var doors = 0 }

// @mapped
final class Truck: Vehicle { var load = 0 }

struct Pair: Transformer {
  func transform(_ text: String) -> (Int, Int) { (text.count, 0) }
  func reverse(_ pair: (Int, Int)) -> String { String(repeating: "a", count: pair.0) }
}

// @mapped
enum Move {
  // @mapped with: Pair()
  case at(Int, Int)
  case stop
}
