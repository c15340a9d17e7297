// @mapped
struct Team {
  var count: Int  // @mapped key: "users[].name", skip: .write
  // @mapped alias: "users[].age"
  var ages: [String: Int]
  // @mapped key.read: "users[].level"
  var level: Level?
  // @mapped key: "users[].id", key.write: "ids[]"
  var ids: [Int]
  // @mapped fields: ["a", "users[].b"], with: Pairing(), skip: .write
  var pair: Pair
  // @mapped key: "users[.name"
  var open: [String]
}

// @mapped
struct Level { var rank: Int }

// @mapped under: "teams[]"
struct Enveloped { var id: Int }
