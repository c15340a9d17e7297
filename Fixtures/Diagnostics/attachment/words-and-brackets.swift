// @mapped 3
struct A {
  var a: Int  // @mapped key: "b"), skip
  var b: String  // @mapped default: "open
  var c: Int  // @mapped default: #/open
}
struct B {
  var a: Int  // @mapped key: "b" the key of the server
  var b: Int  // @mapped key: "c" default: 0
}
