// @mapped version: 1
struct Post {
  var id: Int
  var cache = ""  // @mapped skip, key: "c", default: "x", null: .write
  var depth = 1  // @mapped skip: .json, key.archive: "e"
}

// A profile maps the property.
// @mapped
// @mapped(web)
struct Account {
  var id: Int
  // @mapped skip, key: "login"
  // @mapped(web) without: .skip
  var name = ""
}
