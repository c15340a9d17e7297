// @mapped
struct A {
  var a: Int  // @mapped key = "b", default: 1
  var c: Int  // @mapped key="d"
}
