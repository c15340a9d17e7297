// @mapped
struct Post {
  // @mapped key: "headline"
  // @mapped key: "name"
  var title: String
  var body: String  // @mapped alias: "text", alias: "content"
}
