// @mapped 3
struct A {
  var a: Int  // @mapped key: "b"), skip
  var b: String  // @mapped default: "open
  var c: Int  // @mapped default: #/open
}
