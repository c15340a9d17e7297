// @mapped
struct Post {
  var title: String  // @mapped key.reed: "headline"
  var body: String  // @mapped alias.read: "text"
}
