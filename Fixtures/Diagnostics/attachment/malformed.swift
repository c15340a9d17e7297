// @mapped keys .snake
struct A {
  var a: Int  // @mapped key:
  var b: Int  // @mapped key: "b" default: 1
  var c: [Int]  // @mapped default: [1, 2
}
