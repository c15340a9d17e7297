// @mapped key: .snake
struct A {
  var a: Int?  // @mapped null: .lossy
  var b: Int  // @mapped since: .read
}
// @mapped unknown: .camel
struct B {
  var b: Int
}
