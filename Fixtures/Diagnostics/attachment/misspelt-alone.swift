// @Mapped keys: .snake
struct A {
  var a: Int
}

// The types above are
// mapped
struct B {
  @Mapped var b: Int
  // @Mapped("b") var c: Int
}

// @Mapped is a property wrapper.
struct C {
  var c: Int  // mapped
}
