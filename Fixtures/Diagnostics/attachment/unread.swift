// @mapped
struct User {
  var name: String
  name = "x"
  let id: Int var age: Int
}

extension User {
  undeclared(1)
}

// Types without annotations are not diagnosed.
struct Other {
  var name: String
  name = "x"
}
