// @mapped
struct Post {
  var title: String  // @mapped key: ["title", "headline"]
}
