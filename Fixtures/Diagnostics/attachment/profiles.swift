// @mapped() keys: .snake
struct A {
  var a: Int  // @mapped(1) key: "b"
}
