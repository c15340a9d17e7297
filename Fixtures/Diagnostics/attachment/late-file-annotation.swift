struct A {
  var a: Int
}

// @mapped file keys: .snake

// @mapped target keys: .snake
