// Current models compared with the locked versions.

// @mapped version: 3
struct Person {
  // @mapped was: "name"
  var fullName: String
  var age: Int
}

// @mapped version: 2, upgrade: Upgraded.upgrade
struct Upgraded {
  var first: String
}

// @mapped version: 3
struct Lowered {
  var id: Int
}

// @mapped version: 2
struct Newer {
  var id: Int
  // @mapped upgrade: { archive, version in 0 }
  var count: Int
}

// @mapped version: 2
struct Since {
  // @mapped since: 2
  var tags: [String] = []
}

// @mapped version: 1
struct New {
  var id: Int
}
