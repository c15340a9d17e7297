// @mapped keys: .snake, under.read: "a[0]", under.write: "b[0]"
struct Post {
  var one: Int  // @mapped keys: .kebab, key: "o"
  var two: Int  // @mapped keys.read: .kebab, key.read: "t"
  var three: Int  // @mapped keys: .kebab, keys.read: .snake, keys.write: .lower
  var four: Int  // @mapped keys: .kebab, key.read: "f"
}

// @mapped under.read: "a"
struct Place {
  var point: String  // @mapped fields: ["x", "y"], with: Joined()
}

// @mapped skip: .read
struct Log {
  var text: String  // @mapped keys.read: .snake
}
