// Tags of subtypes, and subtypes that are never chosen.

// @mapped tag: "kind"
class Shape {
  var id = 0
}

// @mapped key: ["circle", "round"]
final class Circle: Shape {}

// @mapped key: "round"
final class Ball: Shape {}

// @mapped key: has("side")
final class Square: Shape {}

// @mapped key: .otherwise
final class Blob: Shape {}

// @mapped key: .otherwise
final class Cloud: Shape {}

// @mapped key: "alone"
struct Alone {
  var id: Int
}

// @mapped key: has("items[0]")
final class Wrong: Shape {}

// @mapped tag: "list[0].type"
class Deep {
  var id = 0
}

// @mapped key: .none
final class Deeper: Deep {}

// @mapped key: ["huge", 99999999999999999999]
final class Huge: Shape {}
