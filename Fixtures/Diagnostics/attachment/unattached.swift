// @mapped

import Foundation

// @mapped
func run() {
  // @mapped key: "x"
  let x = 1
  _ = x
}

// @mapped
struct A {
  var a: Int
  // @mapped key: "nothing"
}
// @mapped
