// @mapped
struct User {
  var name: String
  name = "x"
  let id: Int var age: Int
}

extension User {
  undeclared(1)
}

// Nothing is said of types without annotations.
struct Other {
  var name: String
  name = "x"
}
