// Subtypes whose keys are in an object of their own.

// @mapped tag: "type", content: "value"
protocol Pet {}

// @mapped key: "dog"
struct Dog: Pet { var age: Int }

// @mapped key: "fish"
struct Fish: Pet {}

// @mapped
class Shape {}

// @mapped key: "circle"
final class Circle: Shape { var radius = 1.0 }

// @mapped key: "dot"
final class Dot: Shape {}

// @mapped sample: "subtypes.json"
struct Zoo {
  var pets: [any Pet]
  var shapes: [Shape]
}
