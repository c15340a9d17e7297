struct A {
  var a: Int
}

// @mapped file keys: .snake
