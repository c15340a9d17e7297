// @mapped sample: "Fixtures/post.json"
struct Post {
  var title: String
}
