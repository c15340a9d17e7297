// @mapped
struct Post {
  var id: Int  // @mapped null: .write
  var name: String  // @mapped key: "n", alias: ["name", "n"]
  var skipped = 1  // @mapped skip: []
}
