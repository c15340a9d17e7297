// @mapped keys: .snake,
// unknown: .error
struct A {
  // @mapped key: "b",
  // @mapped default: 1,
  var a: Int
  var c: Int  // @mapped key: "d",
  // what follows
  var e: Int  // @mapped key: "f",

  // nothing of it
  /* @mapped key: "h", */ var g: Int
  // @mapped default: [
  //   1,
  // ],
  // and more
  var i: [Int]
}
