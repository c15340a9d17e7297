// @maped
struct A {
  var a: Int  // @Mapped key: "b"
}

// @mapped: key
struct B {
  var b: Int
}

// @mapped
struct C {
  var c: Int  // @mapper
}
