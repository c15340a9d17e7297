// @mapped under: 3
struct Post {
  var title: String  // @mapped key: headline
  var tags: [String]  // @mapped alias: []
}
