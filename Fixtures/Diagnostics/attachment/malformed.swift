// @mapped keys .snake
struct A {
  var a: Int  // @mapped key:
  var b: Int  // @mapped key: "b" default: 1
  var c: [Int]  // @mapped default: [1, 2
  var d: Int  // @mapped key 'd', default 1
  var e: Int  // @mapped key: 'e d', alias: ['f', 'g']
  var f: Int  // @mapped key: 'f
  var g: Int  // @mapped alias: "h", "i"
  var j: Date  // @mapped with: .dateFormat(“yyyy”)
}
