// @mapped
struct Post {
  var title: String  // @mapped key: "name"
  var name: String
  var other: String  // @mapped key: "name", skip: .write
}
