// Annotations inside the type or the value of a property.

// @mapped
struct Point {
  var position: (/* @mapped key: "x" */ x: Int, y: Int)
  var list: [/* @mapped key: "l" */ Int]
  var other: Int = max( /* @mapped key: "o" */ 1, 2)
  var /* @mapped key: "b" */ before: Int
  var after: Int /* @mapped key: "a" */ = 1
}
